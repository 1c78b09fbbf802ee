import Testing
import TouchTesting
import Tsumami
import UIKit

/// What happens to the source and to the picture while a zoom is on its way, and who may send it elsewhere.
@Suite struct ZoomSourceTests {
  // MARK: Redirected

  @Test
  func `A zoom that a finger holds is sent elsewhere from where it is, and the finger loses it`() {
    let play = ZoomPlay()
    play.open()
    play.tester.settle()
    _ = play.heard()
    let finger = play.tester.finger(downAt: CGPoint(x: 100, y: 300))
    finger.drag(to: CGPoint(x: 120, y: 380), over: 0.2)
    let before = play.shown
    #expect(play.zoom.isHeld)
    play.zoom.redirect(toOpen: false)
    #expect(isNear(play.shown, before, 1e-6) && play.zoom.isMoving && !play.zoom.isOpening)
    for _ in 0..<10 {
      finger.move(by: 0, -20)
      play.tester.advance(by: 1 / 60)
    }
    finger.up()
    play.tester.settle()
    #expect(play.photo.view.window == nil && !play.cell.isConcealed)
    #expect(
      play.heard() == """
        photo willDisappear
        grid willAppear
        grid isAppearing
        grid didAppear
        photo didDisappear
        """)
  }

  @Test func `A zoom on its way is sent back, and back again, or is there at once`() {
    let play = ZoomPlay()
    play.open()
    play.tester.advance(by: 0.08)
    for opens in [false, true, false, true] {
      let before = play.shown
      play.zoom.redirect(toOpen: opens)
      #expect(isNear(play.shown, before, 1e-6) && play.zoom.isOpening == opens)
      play.tester.advance(by: 0.03)
    }
    play.zoom.redirect(toOpen: false, animated: false)
    #expect(play.photo.view.window == nil && play.zoom.progress == 0)
    #expect(play.photo.last == "didDisappear" && play.grid.last == "didAppear")
    #expect(play.completions == 1)
    play.zoom.redirect(toOpen: true)
    #expect(!play.zoom.isMoving, "nothing happens at rest")
    play.open()
    play.tester.settle()
    #expect(play.photo.last == "didAppear")
  }

  @Test func `How far the fingers have gone is still to be read from the recognizers`() {
    let play = ZoomPlay()
    play.open()
    play.tester.settle()
    let finger = play.tester.finger(downAt: CGPoint(x: 100, y: 300))
    finger.drag(to: CGPoint(x: 100, y: 360), over: 0.2)
    #expect(play.zoom.panGestureRecognizer.translation(in: nil).y > 40)
    #expect(play.zoom.dimming > 0.5 && play.zoom.dimming < 0.9)
    finger.up()
  }

  // MARK: The picture

  @Test func `A picture that is made whole for the way back stays where it is seen`() {
    let play = ZoomPlay()
    var picture = CGRect(x: 0, y: 225, width: 300, height: 150)
    play.zoom.alignmentRectProvider = { _ in picture }
    play.open()
    play.tester.settle()
    // Zoomed to three times its size, and dragged.
    picture = CGRect(x: -400, y: 150, width: 900, height: 450)
    play.picture.frame = picture
    let seen = play.pictureShown
    play.whenAsked = {
      picture = CGRect(x: 0, y: 225, width: 300, height: 150)
      play.picture.frame = picture
    }
    play.close()
    #expect(isNear(play.pictureShown, seen, 1e-6))
    var width = seen.width
    for _ in 0..<6 {
      play.tester.advance(by: 1 / 60)
      #expect(play.pictureShown.width < width)
      width = play.pictureShown.width
    }
    play.tester.settle()
    #expect(play.photo.last == "didDisappear")
  }

  @Test func `A picture that changes on the way is followed without a jump of the view`() {
    let play = ZoomPlay()
    var picture = CGRect(x: 0, y: 225, width: 300, height: 150)
    play.zoom.alignmentRectProvider = { _ in picture }
    play.open()
    play.tester.advance(by: 0.1)
    let before = play.photo.view.convert(play.photo.view.bounds, to: nil)
    picture = CGRect(x: 75, y: 100, width: 150, height: 400)
    play.tester.advance(by: 0.001)
    #expect(isNear(play.photo.view.convert(play.photo.view.bounds, to: nil), before, 3))
    play.tester.settle()
    #expect(play.shown == CGRect(x: 0, y: 0, width: 300, height: 600))
  }

  @Test func `A scroll view within zooms by fingers that go apart, and the photo goes by others`() {
    let play = ZoomPlay()
    let page = ZoomableImageView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    page.show(placeholder: nil, size: CGSize(width: 600, height: 300))
    play.photo.view.addSubview(page)
    play.zoom.shouldBegin = { _, _ in page.isShownWhole }
    play.open()
    play.tester.settle()
    play.tester.pinch(at: CGPoint(x: 150, y: 300), from: 80, to: 160, over: 0.3)
    play.tester.settle()
    #expect(!page.isShownWhole && play.photo.last == "didAppear")
    page.zoom(to: 0.01, at: CGPoint(x: 150, y: 300), animated: false)
    play.tester.pinch(at: CGPoint(x: 150, y: 300), from: 200, to: 100, over: 0.3)
    play.tester.settle()
    #expect(page.isShownWhole && play.photo.last == "didDisappear")
  }

  @Test func `The ground never gets darker on the way back`() {
    let play = ZoomPlay()
    play.open()
    play.tester.settle()
    let finger = play.tester.finger(downAt: CGPoint(x: 100, y: 200))
    finger.drag(to: CGPoint(x: 120, y: 380), over: 0.3)
    play.tester.advance(by: 0.2)
    finger.up()
    var before = play.zoom.dimming
    #expect(before > 0.1 && before < 0.5)
    for _ in 0..<40 {
      play.tester.advance(by: 1 / 60)
      // A spring that swings over comes back by next to nothing.
      #expect(play.zoom.dimming < before + 0.001)
      before = play.zoom.dimming
    }
    #expect(before == 0)
  }

  @Test func `Pinched together it lets the ground get lighter, and never darker on the way back`() {
    let play = ZoomPlay()
    play.open()
    play.tester.settle()
    let fingers = [100, 200].map { play.tester.finger(downAt: CGPoint(x: $0, y: 300)) }
    play.tester.drag(fingers, to: [115, 185].map { CGPoint(x: $0, y: 300) }, over: 0.3)
    var before = play.zoom.dimming
    #expect(before > 0 && before < 0.4)
    // They may part again.
    play.tester.drag(fingers, to: [102, 198].map { CGPoint(x: $0, y: 300) }, over: 0.3)
    #expect(play.zoom.dimming > 0.8)
    play.tester.drag(fingers, to: [115, 185].map { CGPoint(x: $0, y: 300) }, over: 0.3)
    play.tester.advance(by: 0.2)
    for finger in fingers { finger.up() }
    before = play.zoom.dimming
    for _ in 0..<40 {
      play.tester.advance(by: 1 / 60)
      #expect(play.zoom.dimming < before + 0.001)
      before = play.zoom.dimming
    }
    #expect(before == 0)
  }

  @Test func `What fades goes nowhere while it does`() {
    let play = ZoomPlay()
    play.window.isReduceMotionEnabled = true
    play.open()
    play.tester.settle()
    let finger = play.tester.finger(downAt: CGPoint(x: 100, y: 300))
    finger.drag(to: CGPoint(x: 120, y: 450), over: 0.3)
    play.tester.advance(by: 0.2)
    let held = play.shown
    finger.up()
    play.tester.advance(by: 0.06)
    #expect(isNear(play.shown, held, 0.01) && play.photo.view.superview!.alpha < 1)
    play.tester.settle()
    #expect(play.photo.last == "didDisappear")
  }

  // MARK: Cells

  @Test
  func `A cell that is used again for another item is not kept hidden, and is no place to land`() {
    let play = CellPlay()
    play.close(after: 0.05)
    let cell = play.cell(0)!
    #expect(cell.isConcealed && !cell.isHidden)
    // Out of sight, and used again at once.
    play.list.contentOffset.y = 1500
    play.list.layoutIfNeeded()
    play.tester.advance(by: 1 / 60)
    #expect(play.list.visibleCells.allSatisfy { !$0.isConcealed && !$0.isHidden })
    play.tester.settle()
    #expect(play.spares.allSatisfy { $0.isHidden })
  }

  @Test func `A cell that is laid out on the way stays hidden`() {
    let play = CellPlay()
    play.close(after: 0.05)
    play.list.contentOffset.y = 30
    play.list.layoutIfNeeded()
    #expect(play.cell(0)?.isConcealed == true)
    play.tester.settle()
    #expect(play.cell(0)?.isConcealed == false)
    #expect(play.photo.view.window == nil)
  }
}

/// A list of a thousand items, and a photo that is open over the first.
private final class CellPlay: NSObject, UICollectionViewDataSource {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  let tester: TouchTester
  let list: UICollectionView
  let photo = UIViewController()
  private let root = UIViewController()

  override init() {
    tester = TouchTester(driving: window)
    list = UICollectionView(
      frame: window.bounds, collectionViewLayout: ColumnGridLayout(columns: 2))
    super.init()
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = self
    root.view.addSubview(list)
    window.rootViewController = root
    photo.modalPresentationStyle = .overFullScreen
    photo.preferredTransition = .zoom { [weak self] _ in self?.cell(0) }
    tester.advance(by: 0.1)
    root.present(photo, animated: true)
    tester.settle()
  }

  func close(after time: TimeInterval) {
    photo.dismiss(animated: true)
    tester.advance(by: time)
  }

  func cell(_ item: Int) -> UICollectionViewCell? {
    list.cellForItem(at: IndexPath(item: item, section: 0))
  }

  /// Cells that show nothing now.
  var spares: [UIView] {
    list.subviews.filter { view in
      view is UICollectionViewCell && !list.visibleCells.contains { $0 === view }
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    1000
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
