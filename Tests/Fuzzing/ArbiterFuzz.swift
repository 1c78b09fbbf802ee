import Tsumami
import UIKit

/// A window with recognizers and a scroll view, whose fingers, time and disturbances are the bytes of an input.
///
/// What has to hold: a recognizer's states follow each other as UIKit says, and everything is at rest once the fingers are gone.
@MainActor final class ArbiterFuzz {
  private var bytes: FuzzBytes
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1020, height: 1020))
  private let views: [UIView]
  private var recognizers: [UIGestureRecognizer] = []
  private var states: [ObjectIdentifier: UIGestureRecognizer.State] = [:]
  private var now = 0.0

  init(_ bytes: FuzzBytes) {
    self.bytes = bytes
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
    scroll.contentSize = CGSize(width: 2000, height: 2000)
    views = [
      scroll, UIView(frame: CGRect(x: 100, y: 100, width: 700, height: 700)),
      UIView(frame: CGRect(x: 300, y: 0, width: 300, height: 1000)),
    ]
    window.addSubview(scroll)
    scroll.addSubview(views[1])
    window.addSubview(views[2])
    for view in views { view.isMultipleTouchEnabled = true }
    recognizers = makeRecognizers()
  }

  private func makeRecognizers() -> [UIGestureRecognizer] {
    let doubleTap = UITapGestureRecognizer()
    doubleTap.numberOfTapsRequired = 2
    let all = [
      UITapGestureRecognizer(), doubleTap, UIPanGestureRecognizer(), UIPinchGestureRecognizer(),
      UIRotationGestureRecognizer(), UILongPressGestureRecognizer(), UISwipeGestureRecognizer(),
      OneFingerZoomGestureRecognizer(), StrokeGestureRecognizer(),
      PinchDirectionGestureRecognizer(),
    ]
    for recognizer in all {
      recognizer.addAction { [weak self] in self?.acted($0) }
      views[bytes.next(below: views.count)].addGestureRecognizer(recognizer)
      if bytes.next(below: 3) == 0 { recognizer.require(toFail: all[bytes.next(below: all.count)]) }
    }
    return all
  }

  private func acted(_ recognizer: UIGestureRecognizer) {
    let before = states[ObjectIdentifier(recognizer)] ?? .possible
    let isLegal =
      switch (before, recognizer.state) {
      case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
        (.began, .cancelled), (.changed, .cancelled):
        true
      // A new attempt.
      case (.possible, .began), (.possible, .ended), (.ended, .began), (.ended, .ended),
        (.cancelled, .began), (.cancelled, .ended):
        true
      default: false
      }
    precondition(isLegal, "\(type(of: recognizer)): \(before) to \(recognizer.state)")
    states[ObjectIdentifier(recognizer)] = recognizer.state
    if bytes.next() > 250 { disturb() }
  }

  private func disturb() {
    let recognizer = recognizers[bytes.next(below: recognizers.count)]
    let view = views[bytes.next(below: views.count)]
    switch bytes.next(below: 8) {
    case 0: recognizer.isEnabled.toggle()
    case 1: recognizer.view?.removeGestureRecognizer(recognizer)
    case 2: view.addGestureRecognizer(recognizer)
    case 3: view.removeFromSuperview()
    case 4: window.addSubview(view)
    case 5: view.isHidden.toggle()
    case 6: window.cancelTouches()
    default: view.isUserInteractionEnabled.toggle()
    }
  }

  private func sample() -> TouchSample {
    let phases: [UITouch.Phase] = [.began, .moved, .moved, .ended, .cancelled, .stationary]
    return TouchSample(
      id: bytes.next(below: 6), phase: phases[bytes.next(below: phases.count)],
      location: CGPoint(x: bytes.coordinate(), y: bytes.coordinate()), timestamp: now)
  }

  func run() {
    // A longer input finds nothing that a shorter one does not.
    for _ in 0..<400 where !bytes.isEmpty {
      now += Double(bytes.next(below: 64)) / 250
      switch bytes.next(below: 16) {
      case 0: disturb()
      case 1, 2, 3: window.clock.advance(to: now)
      case 4:
        window.scroll(
          by: CGPoint(x: bytes.coordinate(), y: bytes.coordinate()), at: CGPoint(x: 300, y: 300),
          time: now)
      default: window.send((0...bytes.next(below: 3)).map { _ in sample() })
      }
    }
    bytes = FuzzBytes([])
    window.cancelTouches()
    for _ in 0..<600 {
      now += 1.0 / 30
      window.clock.advance(to: now)
      window.discardChanges()
    }
    for recognizer in recognizers {
      precondition(
        recognizer.state == .possible, "\(type(of: recognizer)) is \(recognizer.state) for ever")
    }
    precondition(window.clock.isIdle, "something moves for ever")
  }
}
