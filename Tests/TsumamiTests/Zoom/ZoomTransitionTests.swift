import Testing
import TouchTesting
import Tsumami
import UIKit

@Suite struct ZoomTransitionTests {
  let play = ZoomPlay()
  private let whole = CGRect(x: 0, y: 0, width: 300, height: 600)

  @Test func `A photo grows out of its cell, which is hidden meanwhile`() {
    play.open()
    #expect(isNear(play.shown, play.cell.frame))
    // It covers the cell: 100 high, so 200 wide.
    #expect(isNear(play.pictureShown, CGRect(x: -30, y: 100, width: 200, height: 100)))
    #expect(play.photo.view.superview?.layerCornerRadius == 10)
    #expect(play.cell.isConcealed)
    var before: CGFloat = 0
    for _ in 0..<20 {
      play.tester.advance(by: 1 / 60)
      #expect(play.zoom.progress >= before && play.zoom.progress <= 1)
      before = play.zoom.progress
    }
    play.tester.settle()
    #expect(play.shown == whole)
    #expect(play.pictureShown == CGRect(x: 0, y: 225, width: 300, height: 150))
    #expect(!play.cell.isConcealed)
    #expect(play.completions == 1)
    #expect(
      play.heard() == """
        grid willDisappear
        photo willAppear
        photo isAppearing
        photo didAppear
        grid didDisappear
        """)
  }

  @Test func `A zoom whose presenter leaves the window shows its cell again at once`() {
    play.open()
    play.tester.advance(by: 0.1)
    #expect(play.cell.isConcealed)
    play.window.rootViewController = nil
    #expect(!play.cell.isConcealed)
    #expect(!play.zoom.isMoving)
    #expect(play.zoom.progress == 0)
  }

  @Test func `It goes back into its cell wherever that is by then, and a little over`() {
    play.open()
    play.tester.settle()
    _ = play.heard()
    play.cell.frame = CGRect(x: 180, y: 400, width: 100, height: 100)
    play.close()
    var least: CGFloat = 1
    for frame in 0..<60 where play.photo.view.superview != nil {
      if frame == 10 { play.cell.frame.origin.y = 420 }
      play.tester.advance(by: 1 / 60)
      least = min(least, play.zoom.progress)
    }
    #expect(least < -0.015 && least > -0.025)
    play.tester.settle()
    #expect(play.photo.view.window == nil)
    #expect(!play.cell.isConcealed)
    #expect(play.photo.view.transform.isIdentity)
    #expect(
      play.heard() == """
        photo willDisappear
        grid willAppear
        grid isAppearing
        grid didAppear
        photo didDisappear
        """)
  }

  @Test func `Pulled down it shrinks about the finger, and comes back or goes`() {
    play.open()
    play.tester.settle()
    _ = play.heard()
    let finger = play.tester.finger(downAt: CGPoint(x: 100, y: 300))
    finger.drag(to: CGPoint(x: 100, y: 310.001), over: 0.05)
    let start = play.picture.convert(CGPoint(x: 100, y: 85), to: nil)
    finger.drag(to: CGPoint(x: 100, y: 370), over: 0.2)
    play.tester.advance(by: 0.2)
    // 60 of 600 points: 0.933 of its size.
    #expect(abs(play.pictureShown.width - 300 * 0.933) < 0.1)
    let held = play.picture.convert(CGPoint(x: 100, y: 85), to: nil)
    #expect(abs(held.y - start.y - 60) < 1)
    #expect(play.photo.isBeingDismissed)
    #expect(play.heard() == "photo willDisappear\ngrid willAppear\ngrid isAppearing")
    finger.up()
    play.tester.settle()
    #expect(play.shown == whole)
    #expect(
      play.heard() == """
        grid willDisappear
        photo willAppear
        photo isAppearing
        photo didAppear
        grid didDisappear
        """)

    let second = play.tester.finger(downAt: CGPoint(x: 100, y: 300))
    second.drag(to: CGPoint(x: 120, y: 450), over: 0.3)
    second.up()
    play.tester.settle()
    #expect(play.grid.presentedViewController == nil)
    #expect(play.grid.last == "didAppear")
    #expect(play.photo.last == "didDisappear")
  }

  @Test func `Two fingers that pinch it together close it`() {
    play.open()
    play.tester.settle()
    play.tester.pinch(at: CGPoint(x: 150, y: 300), from: 200, to: 100, over: 0.3)
    play.tester.settle()
    #expect(play.photo.last == "didDisappear")
    #expect(play.photo.view.window == nil)
  }

  @Test func `A finger catches it half-way, without a jump, and lets it go on`() {
    play.open()
    play.tester.advance(by: 0.1)
    let before = play.shown
    #expect(before.width > 130 && before.width < 290)
    let finger = play.tester.finger(downAt: CGPoint(x: before.midX, y: before.midY))
    #expect(play.shown == before)
    play.tester.advance(by: 1)
    #expect(play.shown == before)
    finger.move(to: CGPoint(x: before.midX + 5, y: before.midY - 7))
    #expect(abs(play.shown.midX - before.midX - 5) < 0.01)
    #expect(abs(play.shown.midY - before.midY + 7) < 0.01)
    let released = play.shown
    finger.up()
    #expect(isNear(play.shown, released, 1e-6))
    play.tester.settle()
    #expect(play.shown == whole)
    #expect(play.completions == 1)
  }

  @Test func `A dismissal while a pulled one comes back goes on from where that is`() {
    play.open()
    play.tester.settle()
    _ = play.heard()
    let finger = play.tester.finger(downAt: CGPoint(x: 100, y: 300))
    finger.drag(to: CGPoint(x: 100, y: 370), over: 0.2)
    play.tester.advance(by: 0.2)
    finger.up()
    play.tester.advance(by: 0.05)
    #expect(play.zoom.isOpening)
    let before = play.shown
    play.close()
    #expect(isNear(play.shown, before))
    #expect(play.photo.isBeingDismissed && !play.zoom.isOpening)
    play.tester.settle()
    #expect(play.grid.presentedViewController == nil)
    #expect(play.photo.view.window == nil)
    #expect(!play.cell.isConcealed)
    #expect(
      play.heard() == """
        photo willDisappear
        grid willAppear
        grid isAppearing
        grid willDisappear
        photo willAppear
        photo isAppearing
        photo didAppear
        grid didDisappear
        photo willDisappear
        grid willAppear
        grid isAppearing
        grid didAppear
        photo didDisappear
        """)
  }

  @Test func `It may be turned round, and round again`() {
    play.open()
    play.tester.advance(by: 0.12)
    let first = play.tester.finger(downAt: CGPoint(x: 100, y: 200))
    first.drag(to: CGPoint(x: 100, y: 320), over: 0.1)
    first.up()
    play.tester.advance(by: 0.04)
    #expect(play.photo.transitionCoordinator?.isCancelled == true)
    let second = play.tester.finger(downAt: CGPoint(x: 100, y: 300))
    second.drag(to: CGPoint(x: 100, y: 100), over: 0.1)
    second.up()
    play.tester.settle()
    #expect(play.shown == whole)
    #expect(play.completions == 1)
    #expect(
      play.heard() == """
        grid willDisappear
        photo willAppear
        photo isAppearing
        photo didAppear
        grid didDisappear
        """)
  }

  @Test func `A presentation that is turned round is cancelled`() {
    play.open()
    play.tester.advance(by: 0.12)
    _ = play.heard()
    let finger = play.tester.finger(downAt: CGPoint(x: 100, y: 200))
    finger.drag(to: CGPoint(x: 100, y: 320), over: 0.1)
    finger.up()
    play.tester.settle()
    #expect(
      play.heard() == """
        photo willDisappear
        grid willAppear
        grid isAppearing
        grid didAppear
        photo didDisappear
        """)
    #expect(play.grid.presentedViewController == nil)
    #expect(play.completions == 1)
    #expect(!play.cell.isConcealed)
  }

  @Test func `A dismissal replaces a presentation where that is`() {
    play.open()
    play.tester.advance(by: 0.1)
    let before = play.shown
    play.close()
    #expect(isNear(play.shown, before, 1e-6))
    play.tester.settle()
    #expect(
      play.heard() == """
        grid willDisappear
        photo willAppear
        photo isAppearing
        photo didAppear
        grid didDisappear
        photo willDisappear
        grid willAppear
        grid isAppearing
        grid didAppear
        photo didDisappear
        """)
    #expect(play.completions == 2)
  }

  @Test func `Whoever wants less motion gets a fade`() {
    play.window.isReduceMotionEnabled = true
    play.open()
    play.tester.advance(by: 0.05)
    #expect(play.shown == whole)
    let alpha = play.photo.view.superview?.alpha ?? 0
    #expect(alpha > 0.05 && alpha < 0.95)
    #expect(!play.cell.isConcealed)
    play.tester.settle()
    play.close()
    play.tester.settle()
    #expect(play.photo.last == "didDisappear")
  }

  @Test func `Something without a source fades`() {
    let photo = UIViewController()
    photo.preferredTransition = .zoom { _ in nil }
    play.grid.present(photo, animated: true)
    play.tester.advance(by: 0.05)
    #expect(photo.view.superview?.bounds.size == whole.size)
    play.tester.settle()
    #expect(photo.view.window != nil)
  }

  @Test func `Nothing is kept by what zooms`() {
    weak var photo: UIViewController?
    weak var zoom: ZoomTransition?
    weak var window: UIWindow?
    for moment in [0.0, 0.1, 5] {
      do {
        let play = ZoomPlay()
        (photo, zoom, window) = (play.photo, play.zoom, play.window)
        play.open()
        play.tester.advance(by: moment)
        let finger = play.tester.finger(downAt: CGPoint(x: 100, y: 200))
        finger.move(to: CGPoint(x: 100, y: 260))
      }
      #expect(photo == nil && zoom == nil && window == nil)
    }
  }

  /// Catch, turn, release, rotate, dismiss, present, move the cell, in any order; each program by its number.
  @Test(arguments: 0..<400)
  func `Nothing jumps farther than the fingers move, and what is heard is what is seen`(seed: Int) {
    var chance = SplitMix64(seed: UInt64(seed))
    var fingers: [Finger] = []
    var started = 0
    for _ in 0..<60 {
      let before = play.shown
      let seen = play.photo.view.window != nil
      switch chance.roll(10) {
      case 0, 1:
        if play.photo.presentingViewController == nil {
          started += 1
          play.open()
          continue
        }
      case 2:
        if play.photo.presentingViewController != nil {
          started += 1
          play.close()
          if play.photo.view.window != nil { same(before, 0, seed) }
          continue
        }
      case 3, 4:
        if fingers.count < 2 {
          fingers.append(play.tester.finger(downAt: chance.place))
          if seen { same(before, 0, seed) }
        }
      case 5, 6:
        if !fingers.isEmpty {
          let finger = fingers[chance.roll(fingers.count)]
          let way = CGPoint(x: chance.roll(61) - 30, y: chance.roll(81) - 30)
          finger.move(by: way.x, way.y)
          // A point far from the finger moves by the shrinking, too; two fingers scale.
          let reach = fingers.count > 1 ? 8.0 : 2
          if seen { same(before, reach * (abs(way.x) + abs(way.y)) + 0.01, seed) }
        }
      case 7:
        if !fingers.isEmpty {
          fingers.remove(at: chance.roll(fingers.count)).up()
          if seen, play.photo.view.window != nil { same(before, 1e-3, seed) }
        }
      case 8:
        play.cell.frame.origin = chance.place
      default:
        if chance.roll(4) == 0 {
          play.window.frame.size = CGSize(width: 250 + chance.roll(3) * 50, height: 600)
        }
      }
      play.tester.advance(by: TimeInterval(chance.roll(6)) / 60)
    }
    for finger in fingers { finger.up() }
    play.tester.settle()
    let isOpen = play.photo.view.window != nil
    #expect(play.photo.presentingViewController != nil || !isOpen, "seed \(seed)")
    #expect(play.photo.last == (isOpen ? "didAppear" : play.photo.last == "" ? "" : "didDisappear"))
    if !play.photo.last.isEmpty {
      #expect(play.grid.last == (isOpen ? "didDisappear" : "didAppear"), "seed \(seed)")
    }
    #expect(!play.cell.isConcealed, "seed \(seed)")
    #expect(!play.zoom.isHeld && !play.zoom.isMoving, "seed \(seed)")
    #expect(play.completions == started, "seed \(seed)")
    if isOpen { #expect(play.shown == play.window.bounds, "seed \(seed)") }
  }

  private func same(_ before: CGRect, _ limit: CGFloat, _ seed: Int) {
    let after = play.shown
    guard !before.isNull, !after.isNull else { return }
    let jump = max(abs(after.midX - before.midX), abs(after.midY - before.midY))
    #expect(jump <= limit + 1e-6, "seed \(seed): from \(before) to \(after)")
  }
}

nonisolated extension SplitMix64 {
  fileprivate mutating func roll(_ count: Int) -> Int {
    Int(next() % UInt64(count))
  }

  fileprivate var place: CGPoint {
    mutating get { CGPoint(x: 20 + roll(200), y: 20 + roll(500)) }
  }
}
