import Testing
import TouchKit
import TouchTesting

@testable import Scenes

/// Other photos, sizes, shapes and photos that open, one in the middle of the other, while fingers are down.
@Suite struct GalleryChaosTests {
  /// From 0 to one less than the count.
  private func draw(_ dice: inout SplitMix64, _ count: Int) -> Int {
    Int(dice.next() % UInt64(count))
  }

  private func groups(_ count: Int, _ dice: inout SplitMix64) -> PhotoGroups {
    func level() -> [PhotoGroups.Group] {
      var start = 0
      var made: [PhotoGroups.Group] = []
      while start < count, made.count < 9 {
        made.append(.init(start: start, title: "from \(start)"))
        start += 1 + draw(&dice, 40)
      }
      return made
    }
    return draw(&dice, 4) == 0
      ? .none : PhotoGroups(days: level(), months: level(), years: level())
  }

  private func list(_ dice: inout SplitMix64) -> GalleryList {
    let count = [0, 1, 5, 30, 120][draw(&dice, 5)]
    let step = max(1, 120 / max(count, 1))
    let albums = (0..<draw(&dice, 3)).map {
      GalleryAlbum(cover: Int32($0), name: "album", detail: "3 photos")
    }
    return GalleryList(
      key: Int32(draw(&dice, 4)), numbers: (0..<count).map { Int32($0 * step) },
      groups: groups(count, &dice),
      albums: albums)
  }

  private func act(on play: GalleryPlay, _ fingers: inout [Finger], _ dice: inout SplitMix64) {
    let place = CGPoint(x: draw(&dice, 390), y: 60 + draw(&dice, 760))
    switch draw(&dice, 14) {
    case 0, 1: play.scene.show(list(&dice))
    case 2: play.scene.showShapes(draw(&dice, 2) == 0)
    case 3: _ = play.scene.press(.minus)
    case 4: _ = play.scene.press(.plus)
    case 5: play.scene.show(picture: draw(&dice, 120))
    case 6: _ = play.scene.press(.escape)
    case 7 where fingers.count < 3: fingers.append(play.tester.finger(downAt: place))
    case 8 where !fingers.isEmpty: fingers.remove(at: draw(&dice, fingers.count)).up()
    case 9: play.scene.choose([.none, .begin, .all][draw(&dice, 3)])
    case 10:
      play.scene.window.frame.size =
        [CGSize(width: 390, height: 844), CGSize(width: 844, height: 390)][draw(&dice, 2)]
    default:
      for finger in fingers {
        finger.move(by: CGFloat(draw(&dice, 121) - 60), CGFloat(draw(&dice, 121) - 60))
      }
    }
    play.frames([0, 1, 1, 3, 20][draw(&dice, 5)])
  }

  @Test(arguments: 0..<20)
  func `Whatever comes in between, the gallery comes to rest with the photos of its list`(seed: Int)
  {
    let play = GalleryPlay()
    var dice = SplitMix64(seed: UInt64(seed))
    var fingers: [Finger] = []
    for _ in 0..<120 { act(on: play, &fingers, &dice) }
    for finger in fingers { finger.up() }
    play.settle()
    let last = GalleryList(key: 9, numbers: [4, 9, 70], groups: .none)
    play.scene.show(last)
    play.settle()
    #expect(play.grid.numberOfItems(inSection: 0) == 3)
    #expect(play.cell(1) != nil)
  }
}
