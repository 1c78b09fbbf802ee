import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes shapes by examples, drawn with one finger in one stroke or in several. Discrete.
///
/// ```swift
/// let recognizer = ShapeGestureRecognizer()
/// recognizer.library = library
/// recognizer.addAction {
///   if let match = $0.match { print($0.library.shapes[match.shape]) }
/// }
/// ```
///
/// A drawing is complete when no further stroke has begun for ``strokeTimeout`` after a lift. Then
/// the nearest shape of the library is recognized, or the recognizer fails if none is near enough
/// (``ShapeLibrary/acceptance``). A second finger fails it.
open class ShapeGestureRecognizer: UIGestureRecognizer {
  /// The shapes and their templates; empty by default.
  open var library = ShapeLibrary()

  /// How long to wait for a further stroke after a lift, in seconds; 0.4 by default. 0 is for
  /// shapes of one stroke: they are recognized at the lift.
  open var strokeTimeout: TimeInterval = 0.4

  /// The least size of a drawing, measured along its longer side in points of the window; 30 by
  /// default. A smaller first stroke is a tap, and fails at the lift.
  open var minimumSize: CGFloat = 30

  /// True to recognize every drawing, with ``match`` nil: for recording templates. False by default.
  ///
  ///     library.addTemplate(recognizer.drawing, to: heart)
  open var acceptsEverything = false

  /// The shape that has been recognized, until the gesture is over.
  open private(set) var match: ShapeMatch?

  /// The drawing, in the window's coordinates, until the gesture is over.
  open private(set) var drawing = ShapeDrawing()

  /// The shape that would be recognized now; nil where none is near enough.
  ///
  /// - Complexity: that of ``ShapeLibrary/recognize(_:)``.
  open var candidate: ShapeMatch? {
    drawing.longerSide >= minimumSize ? library.recognize(drawing) : nil
  }

  private var finger: UITouch?
  private let decision = DelayedCall()

  /// The drawing, in a view's coordinates; `nil` stands for the window.
  open func drawing(in view: UIView?) -> ShapeDrawing {
    guard let view else { return drawing }
    return ShapeDrawing(strokes: drawing.strokes.map { $0.map { view.convert($0, from: nil) } })
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    decision.cancel()
    guard finger == nil, touches.count == 1, let touch = touches.first else {
      state = .failed
      return
    }
    finger = touch
    drawing.beginStroke()
    drawing.add(touch.location(in: nil))
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let finger = touches.first(where: { $0 === finger }) else { return }
    event.forEachLocation(of: finger, in: nil) { drawing.add($0) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard let finger, touches.contains(finger) else { return }
    drawing.add(finger.location(in: nil))
    self.finger = nil
    if drawing.longerSide < minimumSize {
      state = .failed
    } else if strokeTimeout > 0 {
      decision.schedule(after: strokeTimeout, in: view) { [here = WeakReference(self)] in
        here.object?.decide()
      }
    } else {
      decide()
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  open override func reset() {
    super.reset()
    decision.cancel()
    finger = nil
    match = nil
    drawing.removeAll()
  }

  private func decide() {
    match = acceptsEverything ? nil : library.recognize(drawing)
    state = acceptsEverything || match != nil ? .ended : .failed
  }

  // Spelled out: see UIResponder.
  deinit {}
}
