import Testing
import TouchKit
import TouchTesting
import Tsumami

@testable import Scenes

@Suite struct ComparisonTests {
  let play: GalleryPlay
  private let halves = [
    CGRect(x: 0, y: 56, width: 390, height: 360), CGRect(x: 0, y: 430, width: 390, height: 360),
  ]

  init() {
    play = GalleryPlay()
    play.settle()
    play.startTranscript()
  }

  private func side(_ picture: Int32?, _ side: Int, _ verdict: Verdict? = nil)
    -> ComparedPhotos.Side
  {
    ComparedPhotos.Side(picture: picture, frame: halves[side], takesBack: verdict)
  }

  private func compare(
    _ first: Int32?, _ second: Int32?, takesBack: (Verdict?, Verdict?) = (nil, nil),
    next: [Int32] = []
  ) {
    play.scene.compare(
      ComparedPhotos(side(first, 0, takesBack.0), side(second, 1, takesBack.1), next: next))
  }

  private func begin(_ first: Int32? = 0, _ second: Int32? = 3) throws -> Comparison {
    compare(first, second)
    play.settle()
    return try #require(play.scene.comparison)
  }

  private var told: [SceneRequest] {
    play.told.filter {
      switch $0 {
      case .decides, .compares, .zoomed: true
      default: false
      }
    }
  }

  private func shown(_ pane: ComparisonPane) -> CGRect {
    pane.page.view.imageView.convert(pane.page.view.imageView.bounds, to: nil)
  }

  // MARK: Showing

  @Test func `Two photos are shown whole, each in its room, and the grid is not`() throws {
    let comparison = try begin()
    for (pane, room) in zip(comparison.panes, halves) {
      #expect(room.insetBy(dx: -0.5, dy: -0.5).contains(shown(pane)))
      #expect(pane.page.view.isShownWhole)
    }
    #expect(play.grid.isHidden && comparison.panes[0].page.view.imageView.image != nil)
    play.scene.compare(nil)
    play.settle()
    #expect(!play.grid.isHidden && comparison.view.isHidden)
    #expect(comparison.panes.allSatisfy { $0.picture == nil })
  }

  @Test func `What was loaded for them is let go of in the end`() throws {
    let before = play.wanted
    compare(40, 43, next: [50, 51])
    play.settle()
    #expect(play.wanted.contains { $0 & 0xff_ffff == 50 })
    #expect(play.wanted.contains { $0 & 0xff_ffff == 51 })
    play.scene.compare(nil)
    play.settle()
    #expect(play.wanted == before)
  }

  @Test func `A photo that is next is there at once`() throws {
    compare(40, 43, next: [50])
    play.settle()
    play.isBusy = true
    compare(40, 50, next: [])
    let pane = try #require(play.scene.comparison?.panes[1])
    #expect(pane.page.view.imageView.image != nil && pane.page.progress == .complete)
  }

  @Test
  func `A photo that is open makes way, and a host that names what is not there gets nothing`()
    throws
  {
    play.open(4)
    let comparison = try begin(4, 9000)
    #expect(!play.viewer.isOpen && comparison.panes[0].picture == 4)
    #expect(comparison.panes[1].picture == nil && comparison.panes[1].page.view.isHidden)
    play.scene.decide(.keep, side: 1)
    play.scene.decide(.keep, side: 7)
    play.scene.setComparedSide(-1)
    play.settle()
    #expect(told.isEmpty)
    play.scene.show(picture: 2)
    #expect(!play.viewer.isOpen)
  }

  // MARK: Deciding

  @Test(arguments: [(Verdict.keep, -90.0), (.reject, 90.0)])
  func `A flick takes the photo away, and the other one stays`(verdict: Verdict, way: CGFloat)
    throws
  {
    let comparison = try begin()
    let other = shown(comparison.panes[0])
    play.tester.drag(
      from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 600 + way), over: 0.1)
    #expect(comparison.panes[1].picture == 3, "it is on its way")
    play.settle()
    #expect(told == [.compares(side: 1), .decides(side: 1, verdict)])
    #expect(comparison.panes[1].picture == nil && comparison.panes[1].page.view.isHidden)
    #expect(shown(comparison.panes[0]) == other)
    #expect(play.lines.contains { $0.contains(#""event":"decided","side":1,"verdict":"#) })
    compare(0, 5)
    play.settle()
    #expect(comparison.panes[1].picture == 5 && !comparison.panes[1].page.view.isHidden)
    #expect(comparison.panes[1].page.view.alpha == 1)
    #expect(comparison.panes[1].page.view.transform == .identity)
  }

  @Test func `Let go of near its place it goes back, and says what letting go would do meanwhile`()
    throws
  {
    let pane = try begin().panes[1]
    let place = shown(pane)
    let finger = play.tester.finger(downAt: CGPoint(x: 200, y: 600))
    finger.drag(to: CGPoint(x: 200, y: 560), over: 0.4)
    #expect(shown(pane).minY < place.minY - 25)
    finger.drag(to: CGPoint(x: 200, y: 500), over: 0.4)
    #expect(pane.subviews.last?.alpha == 1, "letting go would keep it")
    finger.drag(to: CGPoint(x: 200, y: 570), over: 0.4)
    play.tester.advance(by: 0.2)
    finger.up()
    play.settle()
    #expect(shown(pane) == place && pane.page.view.alpha == 1)
    #expect(told == [.compares(side: 1)])
  }

  @Test func `A photo that leaves is caught where it is, and brought back`() throws {
    let pane = try begin().panes[1]
    let place = shown(pane)
    play.tester.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 650), over: 0.08)
    play.frames(3)
    let before = shown(pane)
    #expect(before.minY > place.minY + 60)
    let finger = play.tester.finger(downAt: CGPoint(x: 200, y: 700))
    play.frames(20)
    #expect(shown(pane) == before, "held")
    finger.drag(to: CGPoint(x: 200, y: 660), over: 0.2)
    finger.up()
    play.settle()
    #expect(shown(pane) == place)
    #expect(told == [.compares(side: 1)])
  }

  @Test func `A photo that is caught and let go of without a movement goes on leaving`() throws {
    _ = try begin()
    play.tester.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 650), over: 0.08)
    play.frames(3)
    let finger = play.tester.finger(downAt: CGPoint(x: 200, y: 700))
    play.frames(10)
    finger.up()
    play.settle()
    #expect(told.last == .decides(side: 1, .reject))
  }

  @Test func `Sideways decides nothing, and a zoomed photo is dragged`() throws {
    let comparison = try begin()
    play.tester.drag(from: CGPoint(x: 300, y: 600), to: CGPoint(x: 100, y: 590), over: 0.1)
    play.settle()
    comparison.link.viewport = .init(magnification: 3, middle: CGPoint(x: 0.5, y: 0.5))
    play.tester.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500), over: 0.1)
    play.settle()
    #expect(comparison.panes.map(\.picture) == [0, 3])
    #expect(comparison.panes[0].page.view.viewport.middle.y > 0.55)
    #expect(told.contains(.zoomed(3000)))
    #expect(!told.contains { if case .decides = $0 { true } else { false } })
    // The next one comes in as it is zoomed.
    play.scene.decide(.reject, side: 0)
    play.settle()
    compare(6, 3)
    play.settle()
    #expect(abs(comparison.panes[0].page.view.viewport.magnification - 3) < 1e-6)
  }

  @Test func `Keys decide, and a second one does not wait for the first`() throws {
    let comparison = try begin()
    play.scene.decide(.reject, side: 0)
    play.frames(2)
    #expect(comparison.panes[0].picture == 0, "it is seen to leave")
    play.scene.decide(.reject, side: 0)
    play.frames(1)
    #expect(told == [.decides(side: 0, .reject)], "the first one; the host sends the second one")
    play.settle()
    #expect(told == [.decides(side: 0, .reject)])
  }

  @Test func `What is taken back comes from where it went`() throws {
    let comparison = try begin()
    play.scene.decide(.reject, side: 0)
    play.settle()
    compare(0, 3, takesBack: (.reject, nil))
    #expect(shown(comparison.panes[0]).minY >= halves[0].maxY - 1)
    play.frames(6)
    #expect(shown(comparison.panes[0]).minY < halves[0].maxY)
    play.settle()
    #expect(halves[0].insetBy(dx: -0.5, dy: -0.5).contains(shown(comparison.panes[0])))
  }

  @Test func `Where less motion is wanted, a key decides at once`() {
    let play = GalleryPlay(reducesMotion: true)
    play.scene.compare(ComparedPhotos(side(0, 0), side(1, 1)))
    play.settle()
    play.scene.decide(.keep, side: 1)
    play.frames(1)
    #expect(play.told.contains(.decides(side: 1, .keep)))
    play.scene.compare(ComparedPhotos(side(0, 0), side(1, 1, .keep)))
    play.frames(1)
    #expect(play.scene.comparison?.panes[1].page.view.transform == .identity)
  }

  @Test func `The end comes in the middle of a flick, and the next beginning is clean`() throws {
    let comparison = try begin()
    let finger = play.tester.finger(downAt: CGPoint(x: 200, y: 600))
    finger.drag(to: CGPoint(x: 200, y: 500), over: 0.2)
    play.scene.compare(nil)
    play.settle()
    finger.up()
    play.settle()
    #expect(!comparison.isOn && !play.grid.isHidden)
    play.startTranscript()
    _ = try begin(7, 8)
    #expect(comparison.panes.map(\.picture) == [7, 8])
    #expect(comparison.panes.allSatisfy { $0.page.view.transform == .identity })
    #expect(told.isEmpty)
  }

  // MARK: Keys

  @Test func `Keys zoom and move both, the letter Z to the pixels and back`() throws {
    let comparison = try begin()
    #expect(play.scene.press(.letterZ))
    play.settle()
    let scale = comparison.panes[0].page.view.scrollView.zoomScale
    #expect(abs(scale - 1.0 / 3) < 0.001)
    let (first, second) = (comparison.panes[0].page.view, comparison.panes[1].page.view)
    #expect(abs(first.viewport.magnification - second.viewport.magnification) < 1e-6)
    let before = second.viewport.middle.x
    #expect(play.scene.press(.right))
    play.settle()
    #expect(second.viewport.middle.x > before)
    #expect(play.scene.press(.letterZ))
    play.settle()
    #expect(first.isShownWhole && second.isShownWhole)
    #expect(!play.scene.press(.escape), "the host's")
  }

  @Test func `A wheel zooms both about the pointer, and a trackpad drags them then`() throws {
    let comparison = try begin()
    let (first, second) = (comparison.panes[0].page.view, comparison.panes[1].page.view)
    let pointer = CGPoint(x: 195, y: 236)
    play.scene.wheel(by: CGPoint(x: 0, y: -120), at: pointer, isPinch: false)
    play.settle()
    #expect(!first.isShownWhole && !second.isShownWhole)
    let before = second.viewport.middle.x
    play.scene.wheel(by: CGPoint(x: 20, y: 3), at: pointer, isPinch: false)
    play.settle()
    #expect(second.viewport.middle.x > before)
    play.scene.wheel(by: CGPoint(x: 0, y: 120), at: pointer, isPinch: false)
    play.settle()
    #expect(first.isShownWhole && second.isShownWhole)
  }

  // MARK: Mathematics

  @Test func `What a finger decides is the place that it would have 120 ms later`() {
    func verdict(_ offset: CGFloat, _ velocity: CGFloat) -> Verdict? {
      FlickAway.verdict(offset: offset, velocity: velocity, height: 600)
    }
    #expect(verdict(-60, 0) == nil && verdict(-60, -400) == .keep)
    #expect(verdict(101, 0) == .reject && verdict(101, -200) == nil)
    #expect(FlickAway.verdict(offset: 0, velocity: 5000, height: 0) == nil)
  }

  @Test(arguments: Verdict.allCases)
  func `What is caught while it leaves comes back for the smallest movement that means something`(
    leaving: Verdict
  ) {
    func verdict(_ moved: CGFloat, _ velocity: CGFloat = 0) -> Verdict? {
      let way = leaving.direction
      return FlickAway.verdict(
        caught: leaving, offset: 200 * way, moved: moved * way, velocity: velocity * way,
        height: 600)
    }
    #expect(verdict(0) == leaving && verdict(-8) == leaving && verdict(40) == leaving)
    #expect(verdict(-9) == nil && verdict(0, -100) == nil)
    #expect(verdict(0, -3000) == (leaving == .keep ? .reject : .keep), "thrown across")
  }
}
