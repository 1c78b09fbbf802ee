import Testing
import TouchKit
import TouchTesting
import Tsumami

@testable import Scenes

/// A photo of 300 megapixels among others: the host is asked for what the screen shows, and for no more.
@Suite struct GalleryTileTests {
  let play = GalleryPlay(huge: [4])

  // The whole photo as it lies below the tiles: 2048 pixels on its shorter edge.
  private let below = PictureSize.source(of: 4, step: 5)

  private func open(_ item: Int) {
    play.scene.show(picture: item)
    play.settle()
  }

  private func zoom(to scale: CGFloat) {
    play.viewer.current?.zoom(to: scale, at: CGPoint(x: 195, y: 422), animated: false)
    play.settle()
  }

  @Test func `The whole photo is one picture, and no tile is asked for`() {
    open(4)
    #expect(play.askedTiles == 0)
    #expect(!play.asked.contains(4), "the photo itself is never loaded")
    #expect(play.viewer.current?.isShownWhole == true)
  }

  @Test
  func
    `Zoomed in, the screen is covered by tiles of the level that it needs, and the photo itself is never loaded`()
  {
    open(4)
    for (scale, level) in [(0.1, 1), (0.3, 0), (1, 0), (3, 0)] {
      zoom(to: scale)
      let levels = Set(play.tiles.values.map(\.level))
      #expect(levels.contains(level), "\(scale)")
      // 390 × 844 points with 3 pixels each, and half of that more: 288 pixels for a tile at least.
      #expect(play.tiles.values.filter { $0.level == level }.count <= 8 * 15)
    }
    #expect(!play.asked.contains(4))
    #expect(play.wanted.contains(below), "the whole photo stays below its tiles")
  }

  @Test func `Turning to a neighbour and closing let go of the tiles`() {
    open(4)
    zoom(to: 1)
    #expect(!play.tiles.isEmpty)
    play.scene.show(picture: 5)
    play.settle()
    play.scene.show(picture: 9)
    play.settle()
    #expect(play.tiles.isEmpty)
    play.scene.show(picture: 4)
    play.settle()
    zoom(to: 1)
    #expect(!play.tiles.isEmpty)
    #expect(play.scene.press(.escape))
    play.settle()
    #expect(play.tiles.isEmpty)
  }

  @Test func `A photo that is not huge is loaded as a whole`() {
    open(3)
    zoom(to: 3)
    #expect(play.asked.contains(3) && play.askedTiles == 0)
  }

  @Test func `What lies below the tiles has no more pixels than two screens of a tablet`() {
    let sizes: [(width: CGFloat, height: CGFloat, step: Int32)] = [
      (20_000, 20_000, 5), (20_000, 5000, 4), (5000, 20_000, 4), (5477, 3652, 5), (200_000, 200, 1),
      (20_000_000, 1, 1),
    ]
    for size in sizes {
      let step = PictureSize.stepBelowTiles(CGSize(width: size.width, height: size.height))
      #expect(step == size.step, "\(size)")
    }
  }
}
