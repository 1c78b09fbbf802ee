// As people write it, forEach and all.
// swift-format-ignore-file: ReplaceForEachWithForLoop

import CoreGraphics
import Foundation
import QuartzCore
import UIKit
import UIKit.UIGestureRecognizerSubclass

// Small habits, each as somebody writes it. They have to compile; what they do is tested elsewhere.

// Closures kept by the recognizer.
class ClosureTapGestureRecognizer: UITapGestureRecognizer {
  private var action: (() -> Void)?

  convenience init(action: @escaping () -> Void) {
    self.init()
    self.action = action
    addAction { [weak self] _ in self?.action?() }
  }
}

// Every initializer spelled out, defaults and all.
class SpelledOutGestureRecognizer: UIGestureRecognizer {
  let minimumLength: CGFloat

  init(minimumLength: CGFloat = 10, target: Any? = nil, action: Selector? = nil) {
    self.minimumLength = minimumLength
    super.init(target: target, action: action)
    name = "spelledOut"
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInView = false
    requiresExclusiveTouchType = false
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventingGestureRecognizer is UIScreenEdgePanGestureRecognizer)
  }

  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer.view === view
      && (otherGestureRecognizer as? UITapGestureRecognizer)?.numberOfTapsRequired == 2
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let scrollView = otherGestureRecognizer.view as? UIScrollView else { return false }
    return scrollView.panGestureRecognizer == otherGestureRecognizer
  }

  override func ignore(_ touch: UITouch, for event: UIEvent) {
    super.ignore(touch, for: event)
  }
}

// A protocol in front of recognizers, and generics over them.
protocol Draggable: AnyObject {
  var dragRecognizer: UIPanGestureRecognizer { get }
}

extension UIView {
  func addGesture<T: UIGestureRecognizer>(_ recognizer: T, configure: (T) -> Void) -> T {
    configure(recognizer)
    addGestureRecognizer(recognizer)
    return recognizer
  }

  func firstRecognizer<T: UIGestureRecognizer>(of type: T.Type) -> T? {
    gestureRecognizers?.compactMap { $0 as? T }.first
  }

  func removeAllGestureRecognizers() {
    gestureRecognizers?.forEach { removeGestureRecognizer($0) }
  }
}

// Moving, turning and scaling a view by what recognizers say.
final class TransformingView: UIView, UIGestureRecognizerDelegate {
  private lazy var pan = UIPanGestureRecognizer()
  private lazy var pinch = UIPinchGestureRecognizer()
  private lazy var rotation = UIRotationGestureRecognizer()
  private var startTransform = CGAffineTransform.identity

  override init(frame: CGRect) {
    super.init(frame: frame)
    for recognizer in [pan, pinch, rotation] as [UIGestureRecognizer] {
      recognizer.delegate = self
      addGestureRecognizer(recognizer)
    }
    pan.minimumNumberOfTouches = 1
    pan.maximumNumberOfTouches = 2
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func panned(_ gesture: UIPanGestureRecognizer) {
    guard let piece = gesture.view else { return }
    let translation = gesture.translation(in: piece.superview)
    if gesture.state == .began || gesture.state == .changed {
      piece.center = CGPoint(x: piece.center.x + translation.x, y: piece.center.y + translation.y)
      gesture.setTranslation(CGPoint.zero, in: piece.superview)
    }
  }

  func pinched(_ gesture: UIPinchGestureRecognizer) {
    switch gesture.state {
    case .began:
      startTransform = transform
    case .changed:
      transform = startTransform.scaledBy(x: gesture.scale, y: gesture.scale)
      if gesture.numberOfTouches > 1 {
        _ = gesture.location(ofTouch: 0, in: self).applying(transform.inverted())
      }
    default:
      break
    }
  }

  func rotated(_ gesture: UIRotationGestureRecognizer) {
    gesture.view!.transform = gesture.view!.transform.rotated(by: gesture.rotation)
    gesture.rotation = 0
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer.view != otherGestureRecognizer.view { return false }
    return !(gestureRecognizer is UILongPressGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { false }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer == pan {
      let velocity = pan.velocity(in: self)
      return abs(velocity.x) + abs(velocity.y) > 0
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

// Touch handling in views, hit areas and responders.
class HitAreaView: UIView {
  var extra = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  private var firstPoint: CGPoint?

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.inset(
      by: UIEdgeInsets(
        top: -extra.top, left: -extra.left, bottom: -extra.bottom, right: -extra.right)
    ).contains(point)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view == self ? nil : view
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, touch.view == self else {
      next?.touchesBegan(touches, with: event)
      return
    }
    firstPoint = touch.location(in: superview)
    let all = event?.allTouches?.filter { $0.phase != .ended && $0.phase != .cancelled } ?? []
    isMultipleTouchEnabled = all.count > 1
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first, let event = event else { return }
    for sample in event.coalescedTouches(for: touch) ?? [] {
      _ = sample.azimuthUnitVector(in: self).dx * sample.force
    }
    if touch.type == .stylus, touch.altitudeAngle < .pi / 4, touch.tapCount == 1 {
      alpha = max(0.1, min(1, touch.force / max(touch.maximumPossibleForce, 1)))
    }
    center = convert(touch.preciseLocation(in: self), to: superview)
  }
}

// States in collections, in strings, in extensions.
extension UIGestureRecognizer.State: CustomDebugStringConvertible {
  public var debugDescription: String { text }
}

struct GestureLog {
  var states: [UIGestureRecognizer.State] = []
  var times: [TimeInterval] = []
  var touchesBySequence: [UITouch: [CGPoint]] = [:]
  var seen = Set<UITouch>()
  var phases: [UITouch.Phase: Int] = [:]

  @MainActor mutating func add(_ recognizer: UIGestureRecognizer) {
    guard UIGestureRecognizer.State.recognized == .ended else { return }
    states.append(recognizer.state)
    times.append(CACurrentMediaTime())
  }

  var isOver: Bool {
    [.ended, .cancelled, .failed].contains(states.last)
  }
}

// Geometry.
enum Geometry {
  static func example() -> CGRect {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let shifted = rect.offsetBy(dx: 10, dy: 10).insetBy(dx: 5, dy: 5).integral.standardized
    let vector = CGVector(dx: 1, dy: 0)
    let transform = CGAffineTransform(translationX: vector.dx, y: vector.dy)
      .concatenating(CGAffineTransform(scaleX: 2, y: 2))
      .concatenating(CGAffineTransform(rotationAngle: CGFloat.pi / 2))
    let size = CGSize(width: 1, height: 1).applying(transform)
    let joined = shifted.union(rect).intersection(CGRect(origin: .zero, size: size))
    return joined.isNull || joined.isEmpty ? rect.applying(transform) : joined
  }
}

// A card that is thrown and caught: the finger's velocity becomes the spring's.
final class ThrownCardView: UIView {
  private let card = UIView()
  private var animator: UIViewPropertyAnimator?
  var rest = CGPoint.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    card.frame = bounds.insetBy(dx: 40, dy: 40)
    card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    rest = card.center
    addSubview(card)
    let pan = UIPanGestureRecognizer()
    pan.addAction { [weak self] pan in self?.panned(pan) }
    card.addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      animator?.stopAnimation(true)
    case .changed:
      let translation = pan.translation(in: self)
      card.center.x += translation.x
      card.center.y += translation.y
      pan.setTranslation(.zero, in: self)
    case .ended, .cancelled:
      let velocity = pan.velocity(in: self)
      let distance = CGPoint(x: rest.x - card.center.x, y: rest.y - card.center.y)
      let vector = CGVector(
        dx: distance.x == 0 ? 0 : velocity.x / distance.x,
        dy: distance.y == 0 ? 0 : velocity.y / distance.y)
      let timing = UISpringTimingParameters(dampingRatio: 0.7, initialVelocity: vector)
      let animator = UIViewPropertyAnimator(duration: 0.6, timingParameters: timing)
      animator.addAnimations { self.card.center = self.rest }
      animator.addCompletion { [weak self] position in
        if position == .end { self?.animator = nil }
      }
      animator.startAnimation()
      self.animator = animator
    default: break
    }
  }
}
