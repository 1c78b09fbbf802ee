import TouchKit
import Tsumami

/// Every standard recognizer and the one-finger zoom on one view, all at once: what do they make of
/// the fingers?
///
/// A tap waits for the double tap, so that a double tap is not a tap as well. Apart from that all
/// of them recognize simultaneously, so that no gesture hides another.
final class AllGesturesScene: Scene {
  private let surface: UIView
  private var recognized: [Name] = []

  init(size: CGSize, clock: FrameClock) {
    surface = UIView(frame: CGRect(origin: .zero, size: size))
    super.init(name: SceneKind.all.name, size: size, clock: clock)
    surface.isMultipleTouchEnabled = true
    window.addSubview(surface)
    addTaps()
    addDrags()
    addTransforms()
  }

  override var outcome: [SceneEntry.Field] {
    [SceneEntry.Field("recognized", .texts(recognized))]
  }

  override func resize(to size: CGSize) {
    super.resize(to: size)
    surface.frame = window.bounds
  }

  // MARK: The recognizers

  private func add<R: UIGestureRecognizer>(
    _ recognizer: R, _ name: Name,
    _ addValues: @escaping (R, inout [SceneEntry.Field]) -> Void = { _, _ in }
  ) {
    recognizer.delegate = self
    surface.addGestureRecognizer(recognizer)
    follow(recognizer, as: name, addValues)
    var hasBegun = false
    recognizer.addAction { [here = WeakReference(self)] recognizer in
      if recognizer.state == .began || recognizer.state == .ended && !hasBegun {
        here.object?.recognized.append(name)
      }
      hasBegun = recognizer.state == .began || recognizer.state == .changed
    }
  }

  private func addTaps() {
    let doubleTap = UITapGestureRecognizer()
    doubleTap.numberOfTapsRequired = 2
    let tap = UITapGestureRecognizer()
    tap.require(toFail: doubleTap)
    let twoFingerTap = UITapGestureRecognizer()
    twoFingerTap.numberOfTouchesRequired = 2
    add(doubleTap, "doubleTap")
    add(tap, "tap")
    add(twoFingerTap, "twoFingerTap")
    let longPress = UILongPressGestureRecognizer()
    add(longPress, "longPress")
    // What a finger can do, the Enter key can do too.
    for recognizer in [doubleTap, tap, longPress] { recognizer.allow(.select) }
  }

  private func addDrags() {
    add(UIPanGestureRecognizer(), "pan") { [surface = WeakReference(surface)] in
      $1.append(.point("translation", $0.translation(in: surface.object)))
      $1.append(.point("velocity", $0.velocity(in: surface.object)))
    }
    let directions: [(UISwipeGestureRecognizer.Direction, Name)] = [
      (.left, "swipeLeft"), (.right, "swipeRight"), (.up, "swipeUp"), (.down, "swipeDown"),
    ]
    for (direction, name) in directions {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction
      add(swipe, name)
    }
  }

  private func addTransforms() {
    add(UIPinchGestureRecognizer(), "pinch") {
      $1.append(.number("scale", $0.scale))
      $1.append(.number("velocity", $0.velocity))
    }
    add(UIRotationGestureRecognizer(), "rotation") {
      $1.append(.number("rotation", $0.rotation))
      $1.append(.number("velocity", $0.velocity))
    }
    let zoom = OneFingerZoomGestureRecognizer()
    zoom.movementThreshold = 10
    add(zoom, "oneFingerZoom") {
      $1.append(.number("scale", $0.scale))
      $1.append(.number("velocity", $0.velocity))
    }
  }
}

extension AllGesturesScene: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    true
  }
}
