import Foundation
import PhotoFacts
import PhotoIndex
import Testing
import ThumbnailStore

@testable import GalleryServer
@testable import PhotoFolder

@Suite("Thumbnails that are made ahead")
struct ThumbnailsAheadTests {
  /// Tells the number of each file of which a thumbnail is made.
  private struct Recorder: PictureDecoder {
    let base = DirectDecoder()
    let made: AsyncStream<UInt64>.Continuation

    func rendition(
      of file: OpenFile, facts: PhotoFacts, size: Rendition.Size, quality: Int
    ) throws(PictureFault) -> Rendition {
      made.yield(UInt64(file.number))
      return try base.rendition(of: file, facts: facts, size: size, quality: quality)
    }

    func facts(of file: OpenFile, name: String, sidecar: Data?) -> PhotoFacts {
      base.facts(of: file, name: name, sidecar: sidecar)
    }

    func tiles(
      of file: OpenFile, facts: PhotoFacts, block: PictureBlock, quality: Int
    ) throws(PictureFault) -> [ImageTile: Rendition] {
      try base.tiles(of: file, facts: facts, block: block, quality: quality)
    }

    func placeholder(of picture: Data) -> [UInt8]? { base.placeholder(of: picture) }
    func withoutPrivateData(_ picture: Data) -> Data? { base.withoutPrivateData(picture) }
    func withoutMetadata(_ video: OpenFile, contentType: String) -> Data? {
      base.withoutMetadata(video, contentType: contentType)
    }
  }

  @Test("those that a scroll will show next come in its order and its direction")
  func order() async throws {
    try await TestSite.serve { site in
      for number in 1...8 {
        try site.add("\(number).png", TestPicture.png(10 + number, 10, [0, 0, 0]))
      }
    } _: { site in
      let folder = try Folder(site.photos.path)
      let names = try Dictionary(
        uniqueKeysWithValues: (1...8).map { number in
          let file = try #require(folder.file([Array("\(number).png".utf8)]))
          return (UInt64(file.number), number)
        })
      let index = try PhotoIndex(folder: folder, file: site.root.appending(path: "own.sqlite"))
      await index.update()
      let photos = try await index.all()
      let (numbers, made) = AsyncStream.makeStream(of: UInt64.self)
      let ahead = ThumbnailsAhead(
        index: index,
        thumbnails: ThumbnailStore(folder: site.root.appending(path: "own"), workers: 1),
        decoder: Recorder(made: made))
      var iterator = numbers.makeAsyncIterator()
      func next(_ count: Int) async -> [Int?] {
        var next: [Int?] = []
        while next.count < count { next.append(await iterator.next().flatMap { names[$0] }) }
        return next
      }
      await ahead.listed(in: .name)
      await ahead.asked(for: photos[2], edge: 128)
      #expect(await next(5) == [4, 5, 6, 7, 8])
      // Back: what has been made is not made again.
      await ahead.asked(for: photos[4], edge: 128)
      await ahead.asked(for: photos[1], edge: 128)
      #expect(await next(1) == [1])
      await ahead.asked(for: photos[2], edge: 256)
      #expect(await next(5) == [4, 5, 6, 7, 8])
    }
  }
}
