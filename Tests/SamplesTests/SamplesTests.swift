import Testing
import TouchTesting
import UIKit

// This target compiles the samples as an app on iOS does: as Swift 6, with nothing isolated that UIKit does not
// isolate, and with the modules UIKit and Tsumami alone. Here each is used as an app uses it, in a window of its own.
@MainActor @Suite struct SamplesTests {
  let tester = TouchTester(
    driving: UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))

  private func show(_ controller: UIViewController) {
    tester.window.rootViewController = controller
    tester.advance(by: 1 / 60)
  }

  @Test func `One finger enlarges the picture, and back to where it was`() {
    let viewer = ImageViewController()
    viewer.image = UIImage(source: 0, size: CGSize(width: 1024, height: 768))
    show(viewer)
    let fitting = viewer.scrollView.zoomScale
    #expect(fitting == viewer.scrollView.minimumZoomScale && fitting < 1)
    tester.tap(at: CGPoint(x: 160, y: 240))
    tester.advance(by: 0.1)
    let finger = tester.finger(downAt: CGPoint(x: 160, y: 240))
    finger.drag(to: CGPoint(x: 160, y: 140), over: 0.2)
    #expect(abs(viewer.scrollView.zoomScale / fitting - exp(1)) < 1e-6)
    finger.drag(to: CGPoint(x: 160, y: 240), over: 0.2)
    #expect(abs(viewer.scrollView.zoomScale / fitting - 1) < 1e-6)
  }

  @Test func `A double tap zooms the map in, and two fingers zoom it out`() {
    let map = TapZoomViewController()
    show(map)
    tester.doubleTap(at: CGPoint(x: 100, y: 100))
    tester.settle()
    #expect(map.scrollView.zoomScale == 1.5)
    let fingers = [80, 120].map { tester.finger(downAt: CGPoint(x: $0, y: 240)) }
    for finger in fingers { finger.up() }
    tester.settle()
    #expect(map.scrollView.zoomScale == 1)
  }

  @Test func `A letter that is drawn is the one whose card is lit`() {
    let strokes = StrokesViewController()
    show(strokes)
    let finger = tester.finger(downAt: CGPoint(x: 100, y: 200))
    finger.drag(to: CGPoint(x: 100, y: 300), over: 0.2)
    finger.drag(to: CGPoint(x: 200, y: 300), over: 0.2)
    finger.up()
    #expect(strokes.board.panel.letters.cards.filter(\.isLit).map(\.shape) == [.l])
    tester.settle()
    #expect(tester.window.clock.isIdle)
  }

  @Test func `Two fingers that move apart are an outward pinch, which is erased`() throws {
    let pinchMe = PinchMeViewController()
    show(pinchMe)
    let label = try #require(
      pinchMe.view.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }.first {
        $0.accessibilityTraits == .updatesFrequently
      })
    tester.pinch(at: CGPoint(x: 160, y: 240), from: 60, to: 200, over: 0.3)
    #expect(label.text == "Outward Pinch")
    tester.settle()
    #expect(label.text == "")
  }

  @Test func `A pinch outwards leads to fewer columns`() {
    let grid = GridViewController(collectionViewLayout: ColumnGridLayout(columns: 3))
    show(grid)
    tester.pinch(at: CGPoint(x: 160, y: 240), from: 100, to: 190, over: 0.3)
    tester.settle()
    #expect(grid.zoom.columns == 2)
  }

  @Test func `A card that is thrown leaves, and the next one straightens up; slowly it comes back`()
  {
    let thrown = CardsViewController()
    show(thrown)
    let (first, second) = (thrown.cards[4], thrown.cards[3])
    let home = first.center
    #expect(second.transform != .identity)
    let finger = tester.finger(downAt: CGPoint(x: home.x + 40, y: home.y - 60))
    finger.drag(to: CGPoint(x: home.x + 10, y: home.y + 20), over: 0.3)
    tester.advance(by: 0.3)
    // It is held where it was touched, and has turned about that.
    #expect(first.transform != .identity)
    let grip = first.convert(CGPoint(x: home.x + 10, y: home.y + 20), from: thrown.view)
    #expect(abs(grip.x - first.bounds.midX - 40) < 1 && abs(grip.y - first.bounds.midY + 60) < 1)
    finger.up()
    tester.settle()
    #expect(abs(first.center.x - home.x) < 0.2 && abs(first.center.y - home.y) < 0.2)
    tester.drag(from: home, to: CGPoint(x: home.x + 90, y: home.y - 20), over: 0.08)
    #expect(thrown.thrownCount == 1)
    tester.settle()
    #expect(thrown.heap.first === first && thrown.heap.last === thrown.cards[2])
    #expect(abs(second.center.x - home.x) < 0.2 && abs(second.transform.b) < 0.01)
    #expect(tester.window.clock.isIdle)
  }

  @Test func `A card that flies can be caught`() {
    let thrown = CardsViewController()
    show(thrown)
    let (card, home) = (thrown.cards[4], thrown.cards[4].center)
    tester.drag(from: home, to: CGPoint(x: home.x, y: home.y - 80), over: 0.08)
    tester.advance(by: 0.08)
    #expect(card.behavior is UIPushBehavior)
    let place = card.center
    let finger = tester.finger(downAt: place)
    tester.advance(by: 0.2)
    #expect(card.behavior is UIAttachmentBehavior)
    #expect(abs(card.center.x - place.x) < 1 && abs(card.center.y - place.y) < 1)
    finger.up()
    tester.settle()
    #expect(abs(card.center.x - home.x) < 0.2 && abs(card.center.y - home.y) < 0.2)
  }

  @Test func `A sample that is gone has left nothing behind`() {
    weak var gone: UIViewController?
    for make in [
      { ImageViewController() }, { TapZoomViewController() }, { StrokesViewController() },
      { PinchMeViewController() },
      { GridViewController(collectionViewLayout: ColumnGridLayout(columns: 3)) },
      { CardsViewController() },
    ] as [() -> UIViewController] {
      do {
        let controller = make()
        gone = controller
        show(controller)
        // While something is still to come.
        tester.pinch(at: CGPoint(x: 160, y: 240), from: 60, to: 200, over: 0.3)
        tester.tap(at: CGPoint(x: 160, y: 240))
      }
      tester.window.rootViewController = nil
      #expect(gone == nil)
      tester.settle()
    }
  }
}
