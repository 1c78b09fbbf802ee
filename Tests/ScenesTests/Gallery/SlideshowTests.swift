import Testing
import TouchKit
import TouchTesting

@testable import Scenes

@Suite struct SlideshowTests {
  // MARK: The order

  @Test func `In the list's order a slideshow goes on from where it begins, round after round`() {
    var rounds = SlideshowRounds(SlideshowOrder(), count: 4, start: 2)
    #expect((0..<6).map { _ in rounds.next() } == [2, 3, 0, 1, 2, 3])
  }

  @Test func `Of a list of places only those count that there are`() {
    var rounds = SlideshowRounds(SlideshowOrder(pictures: [7, -1, 3, 90]), count: 10, start: nil)
    #expect((0..<4).map { _ in rounds.next() } == [7, 3, 7, 3])
    var none = SlideshowRounds(SlideshowOrder(pictures: [90]), count: 10, start: nil)
    #expect(none.next() == nil)
  }

  @Test(arguments: 1...40)
  func `Shuffled, each round has every photo once, and no photo comes twice running`(seed: Int) {
    let count = 2 + seed % 9
    let start = seed % 2 == 0 ? nil : seed % count
    var rounds = SlideshowRounds(
      SlideshowOrder(seed: UInt64(seed)), count: count, start: start)
    let shown = (0..<5 * count).compactMap { _ in rounds.next() }
    if let start { #expect(shown.first == start) }
    for round in 0..<5 {
      #expect(Set(shown[round * count..<(round + 1) * count]).count == count)
    }
    #expect(zip(shown, shown.dropFirst()).allSatisfy { $0 != $1 })
    var again = SlideshowRounds(
      SlideshowOrder(seed: UInt64(seed)), count: count, start: start)
    #expect((0..<5 * count).compactMap { _ in again.next() } == shown)
  }

  @Test func `Photos that come and go in the middle of a round are in it, or no more`() {
    var rounds = SlideshowRounds(SlideshowOrder(), count: 4, start: 0)
    #expect((0..<2).map { _ in rounds.next() } == [0, 1])
    // One comes at the beginning, the third goes, and one comes at the end: 0 1 2 3 are 1 2 gone 3.
    rounds.update(count: 5) { [1, 2, nil, 3][$0] }
    #expect((0..<8).map { _ in rounds.next() } == [3, 4, 0, 1, 2, 3, 4, 0])
    var some = SlideshowRounds(SlideshowOrder(pictures: [3, 1, 2]), count: 4, start: nil)
    #expect(some.next() == 3)
    some.update(count: 5) { [1, 2, nil, 3][$0] }
    #expect((0..<4).map { _ in some.next() } == [2, 3, 2, 3], "no others than were asked for")
    some.update(count: 0) { _ in nil }
    #expect(some.next() == nil && some.count == 0)
  }

  @Test(arguments: 1...20)
  func `Shuffled, those that come have their turn in the same round`(seed: Int) {
    var rounds = SlideshowRounds(SlideshowOrder(seed: UInt64(seed)), count: 5, start: nil)
    var shown = (0..<3).compactMap { _ in rounds.next() }
    rounds.update(count: 9) { $0 }
    shown += (0..<6).compactMap { _ in rounds.next() }
    #expect(Set(shown) == Set(0..<9) && shown.count == 9)
  }

  @Test func `How long a photo is shown is at least a second, and something at all`() {
    #expect(SlideshowOrder(seconds: 0).seconds == 1)
    #expect(SlideshowOrder(seconds: .infinity).seconds == 6)
  }

  // MARK: The place of a photo

  @Test
  func `A photo covers the window where little is lost by that, and is shown whole otherwise`() {
    let window = CGSize(width: 1600, height: 900)
    let wide = SlideFrame.frame(of: CGSize(width: 4032, height: 3024), in: window)
    #expect(near(wide, CGRect(x: 0, y: -150, width: 1600, height: 1200)))
    let upright = SlideFrame.frame(of: CGSize(width: 3024, height: 4032), in: window)
    #expect(near(upright, CGRect(x: 462.5, y: 0, width: 675, height: 900)))
    #expect(SlideFrame.frame(of: .zero, in: window) == .zero)
  }

  // MARK: In the gallery

  private func frames(of play: GalleryPlay) -> [SlideFrame] {
    play.scene.slideshow.view.subviews.compactMap { $0 as? SlideFrame }
  }

  // The photo that is seen: the one in front.
  private func seen(_ play: GalleryPlay) -> Int? {
    frames(of: play).last { $0.alpha > 0 }?.index
  }

  @Test func `Each photo is shown for its time, and fades over into the next one`() {
    let play = GalleryPlay(count: 5)
    play.scene.setSlideshow(SlideshowOrder(seconds: 3))
    play.frames(3)
    #expect(play.told.contains(.slideshow(true)))
    #expect(seen(play) == 0)
    play.frames(3 * 60)
    #expect(seen(play) == 0)
    play.frames(80)
    #expect(seen(play) == 1)
    var order: [Int] = []
    for _ in 0..<60 * 20 {
      play.frames(1)
      if let now = seen(play), now != order.last { order.append(now) }
    }
    #expect(order == [1, 2, 3, 4, 0])
  }

  @Test func `A photo that is late is waited for, and a broken one is passed over`() {
    let play = GalleryPlay(count: 80)
    play.broken = [61]
    play.scene.setSlideshow(SlideshowOrder(pictures: [60, 61, 62], seconds: 2))
    play.frames(30)
    play.isBusy = true
    play.frames(600)
    #expect(seen(play) == 60)
    play.isBusy = false
    play.frames(30)
    #expect(seen(play) == 62)
  }

  @Test func `Where none can be shown it tries again, and loads no more than one at a time`() {
    let play = GalleryPlay(count: 80)
    play.broken = [60, 61, 62]
    play.scene.setSlideshow(SlideshowOrder(pictures: [60, 61, 62], seconds: 2))
    play.frames(600)
    #expect(play.scene.slideshow.isRunning && seen(play) == nil)
    play.broken = []
    play.frames(600)
    #expect(seen(play) != nil)
  }

  @Test func `Of a photo whose large size cannot be shown the small one is`() {
    let play = GalleryPlay(count: 3)
    // They are in the grid already.
    play.broken = [0, 1, 2]
    play.scene.setSlideshow(SlideshowOrder(seconds: 2))
    play.frames(90)
    #expect(seen(play) == 0)
  }

  @Test func `A touch ends it, and does nothing else; the photo that was seen is open then`() {
    let play = GalleryPlay(count: 9)
    play.scene.setSlideshow(SlideshowOrder(seconds: 2))
    play.frames(60 * 8)
    let last = seen(play)
    play.tester.tap(at: CGPoint(x: 195, y: 300))
    play.settle()
    #expect(play.told.contains(.slideshow(false)))
    #expect(play.isOpen && play.viewer.pager.index == last && play.taps == 0)
    #expect(play.scene.slideshow.view.isHidden)
    #expect(frames(of: play).allSatisfy { $0.index != nil })
  }

  @Test func `A key ends it, and only that; it begins with the photo that is open`() {
    let play = GalleryPlay(count: 9)
    play.open(4)
    play.scene.setSlideshow(SlideshowOrder(seconds: 2))
    play.frames(30)
    #expect(seen(play) == 4)
    #expect(play.scene.press(.escape))
    play.settle()
    #expect(play.isOpen && play.viewer.pager.index == 4)
    #expect(!play.scene.slideshow.isRunning)
  }

  @Test func `Photos move while they are shown, and lie still for those who want less motion`() {
    for reduces in [false, true] {
      let play = GalleryPlay(count: 3, reducesMotion: reduces)
      play.scene.setSlideshow(SlideshowOrder(seconds: 5))
      play.frames(30)
      let image = frames(of: play).last { $0.alpha > 0 }?.subviews.first
      let before = image?.transform
      play.frames(60)
      #expect((image?.transform == before) == reduces)
    }
  }

  @Test func `A long slideshow keeps no photo but those that it shows`() {
    let play = GalleryPlay(count: 60)
    let before = play.wanted.count
    play.scene.setSlideshow(SlideshowOrder(seconds: 1, seed: 9))
    for _ in 0..<20 {
      play.frames(150)
      #expect(play.wanted.count <= before + 2)
    }
    play.scene.setSlideshow(nil)
    play.settle()
  }
}
