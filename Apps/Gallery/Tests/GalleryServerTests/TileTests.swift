import Foundation
import Testing

@testable import Decoding
@testable import GalleryServer
@testable import PhotoFacts

@Suite("Tiles of huge pictures")
struct TileTests {
  /// 2048 × 1536 pixels: 4 × 3 tiles, 2 × 2, 1.
  static let large = Result { try ThumbnailTests.large() }

  @Test("a tile has one name, and every other text is none")
  func names() {
    let tile = ImageTile(level: 2, column: 13, row: 7)
    #expect(ImageTile(tile.name) == tile && tile.name == "2-13_7")
    for text in [
      "", "0", "0-0", "0-0_", "-0_0", "0-0_0_0", "0-0-0_0", "+0-0_0", "0--1_0", "-1-0_0", "00-0_0",
      "0-01_0", "21-0_0", "0-0_99999999999", "0-99999999999999999999_0", "a-b_c", "0-0_0 ",
    ] {
      #expect(ImageTile(text) == nil, "\(text)")
    }
  }

  @Test("the last column and row of a level are what is left, and the last level is one tile")
  func parts() {
    // 5000 × 3000: 10 × 6 tiles, 5 × 3, 3 × 2, 2 × 1, 1 × 1.
    let pyramid = ImagePyramid(width: 5000, height: 3000)
    for (level, columns, rows) in [(0, 10, 6), (1, 5, 3), (2, 3, 2), (3, 2, 1), (4, 1, 1)] {
      func isPart(_ column: Int, _ row: Int) -> Bool {
        pyramid.contains(ImageTile(level: level, column: column, row: row))
      }
      #expect(isPart(columns - 1, rows - 1), "\(level)")
      #expect(!isPart(columns, 0) && !isPart(0, rows), "\(level)")
    }
    let all = pyramid.tiles
    #expect(all.count == 60 + 15 + 6 + 2 + 1 && Set(all).count == all.count)
    #expect(all.allSatisfy(pyramid.contains))
    // Block by block: each begins once.
    let blocks = zip(all, all.dropFirst()).filter { $0.block != $1.block }
    #expect(blocks.count + 1 == Set(all.map(\.block)).count)
    let top = ImageTile(level: 0, column: 0, row: 0)
    let second = ImageTile(level: 1, column: 0, row: 0)
    #expect(!pyramid.contains(ImageTile(level: 5, column: 0, row: 0)))
    #expect(ImagePyramid(width: 512, height: 512).contains(top))
    #expect(!ImagePyramid(width: 512, height: 512).contains(second))
    #expect(ImagePyramid(width: 513, height: 1).contains(second))
    #expect(!pyramid.contains(ImageTile(level: -1, column: 0, row: 0)))
    #expect(!pyramid.contains(ImageTile(level: 0, column: -1, row: 0)))
  }

  @Test("a part of the upright picture is found in the stored one, whichever way that lies")
  func areas() {
    // Each pixel of a picture of 4 × 3, stored in the eight ways of EXIF: rows of letters.
    let stored: [(orientation: Int, rows: [String])] = [
      (1, ["abcd", "efgh", "ijkl"]), (2, ["dcba", "hgfe", "lkji"]), (3, ["lkji", "hgfe", "dcba"]),
      (4, ["ijkl", "efgh", "abcd"]), (5, ["aei", "bfj", "cgk", "dhl"]),
      (6, ["dhl", "cgk", "bfj", "aei"]), (7, ["lhd", "kgc", "jfb", "iea"]),
      (8, ["iea", "jfb", "kgc", "lhd"]),
    ]
    let upright = Array("abcdefghijkl")
    for (orientation, rows) in stored {
      for x in 0..<4 {
        for y in 0..<3 {
          for width in 1...4 - x {
            for height in 1...3 - y {
              let area = PixelArea(x: x, y: y, width: width, height: height)
                .stored(orientation: orientation, width: rows[0].count, height: rows.count)
              let found = rows.dropFirst(area.y).prefix(area.height)
                .flatMap { $0.dropFirst(area.x).prefix(area.width) }
              let wanted = (y..<y + height).flatMap { upright[$0 * 4 + x..<$0 * 4 + x + width] }
              #expect(found.sorted() == wanted.sorted(), "\(orientation): \(area)")
            }
          }
        }
      }
    }
  }

  @Test("the tiles of a level are the picture, divided", arguments: 0...2)
  func divided(level: Int) throws {
    let picture = try Self.large.get()
    let (width, height) = ImagePyramid(width: 2048, height: 1536).size(of: level)
    let whole = try Rendition(picture: picture, size: .longerEdge(width), quality: 95)
    let tiles = try Rendition.tiles(
      picture: picture, block: PictureBlock(level: level, column: 0, row: 0), quality: 95)
    #expect(tiles.count == ((width + 511) / 512) * ((height + 511) / 512))
    for (tile, rendition) in tiles {
      let (left, top) = (tile.column * 512, tile.row * 512)
      #expect(rendition.width == min(512, width - left), "\(tile)")
      #expect(rendition.height == min(512, height - top), "\(tile)")
      for (x, y) in [(20, 30), (rendition.width / 2, rendition.height / 2)] {
        let here = try TestPicture.pixel(x, y, of: rendition.bytes)
        let there = try TestPicture.pixel(
          min(whole.width - 1, left + x), min(whole.height - 1, top + y), of: whole.bytes)
        // Two ways of making a picture smaller differ where it has edges.
        #expect(zip(here, there).allSatisfy { abs($0 - $1) < 60 }, "\(tile): \(here) \(there)")
      }
    }
    let beside = PictureBlock(level: level, column: 1, row: 0)
    #expect(try Rendition.tiles(picture: picture, block: beside).isEmpty)
  }

  @Test("tiles stand upright, whatever the camera held")
  func orientation() throws {
    let stored = try TestSite.fixture("halves.jpg")
    // 600 × 300 pixels that ask to be turned by a quarter.
    let tiles = try Rendition.tiles(
      picture: stored, block: PictureBlock(level: 0, column: 0, row: 0))
    let whole = try Rendition(picture: stored, size: .whole)
    #expect(tiles.count == 2)
    for (tile, rendition) in tiles {
      let height = tile.row == 0 ? 512 : 88
      #expect(rendition.width == 300 && rendition.height == height)
      for (x, y) in [(10, 10), (290, 80)] {
        let here = try TestPicture.pixel(x, y, of: rendition.bytes)
        let there = try TestPicture.pixel(x, y + 512 * tile.row, of: whole.bytes)
        #expect(zip(here, there).allSatisfy { abs($0 - $1) < 12 }, "\(tile)")
      }
    }
  }

  @Test("what can be seen through stays so, and colours are those of a thumbnail")
  func kinds() throws {
    for name in [
      "window.png", "cmyk.jpg", "grey-with-rgb-profile.jpg", "red-and-blue-exchanged.png",
    ] {
      let picture = try TestSite.fixture(name)
      let tiles = try Rendition.tiles(
        picture: picture, block: PictureBlock(level: 0, column: 0, row: 0))
      let tile = try #require(tiles[ImageTile(level: 0, column: 0, row: 0)])
      let whole = try Rendition(picture: picture, size: .whole)
      #expect(tile.contentType == whole.contentType, "\(name)")
      let here = try TestPicture.pixel(0, 0, of: tile.bytes)
      let there = try TestPicture.pixel(0, 0, of: whole.bytes)
      #expect(zip(here, there).allSatisfy { abs($0 - $1) < 12 }, "\(name): \(here) \(there)")
    }
  }

  @Test("a decoder makes the same tiles, and says why there are none")
  func decoded() async throws {
    let file = try ThumbnailTests.opened(Self.large.get())
    let broken = try ThumbnailTests.opened(Self.large.get().prefix(2000))
    let block = PictureBlock(level: 1, column: 0, row: 0)
    let made = try await RawClient.waiting { () -> Result<Bool, any Error> in
      Result {
        let decoders = DecoderTests.decoders()
        let facts = decoders.facts(of: file, name: "a.webp", sidecar: nil)
        let tiles = try decoders.tiles(of: file, facts: facts, block: block, quality: 82)
        #expect(throws: PictureFault.self) {
          try decoders.tiles(of: broken, facts: facts, block: block, quality: 82)
        }
        return try tiles.count == 4
          && tiles == DirectDecoder().tiles(of: file, facts: facts, block: block, quality: 82)
      }
    }.get()
    #expect(made)
  }

  @Test("a tile is served by its photo's version for ever; one that there is not is not found")
  func served() async throws {
    let picture = try Self.large.get()
    try await TestSite.serve { site in
      try site.add("Album/a.webp", picture)
      try site.add("broken.jpg", Data("x".utf8))
    } _: { site in
      let page = await site.client.get("/photos?limit=1")
      let list = try #require(
        JSONSerialization.jsonObject(with: page.body) as? [String: Any])
      let photo = try #require((list["photos"] as? [[String: Any]])?.first)
      let version = try #require(photo["version"] as? String)
      let answer = await site.client.get("/tiles/0-3_2/Album/a.webp?v=\(version)")
      #expect(answer.status == 200 && answer["Content-Type"] == "image/jpeg")
      #expect(answer["Cache-Control"]?.contains("immutable") == true)
      #expect(try ThumbnailTests.size(answer.body) == [512, 512])
      let again = await site.client.get(
        "/tiles/0-3_2/Album/a.webp", ["If-None-Match": answer["ETag"] ?? ""])
      #expect(again.status == 304)
      for target in [
        "/tiles/0-4_0/Album/a.webp", "/tiles/0-0_3/Album/a.webp", "/tiles/3-0_0/Album/a.webp",
        "/tiles/0-0_0/broken.jpg", "/tiles/0-0_0/none.jpg", "/tiles/0-0_0", "/tiles/x/Album/a.webp",
        "/tiles/0-0_0/../secret.jpg",
      ] {
        #expect(await site.client.get(target).status >= 400, "\(target)")
      }
      // The others of its block have been made with it.
      let stored = FileManager.default.subpaths(atPath: site.cache.path) ?? []
      #expect(stored.filter { $0.contains("-0-") }.count == 12)
    }
  }
}
