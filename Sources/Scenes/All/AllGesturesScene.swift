import TouchKit
import Tsumami

/// Every standard recognizer and the one-finger zoom on one view, all at once: what do they make of
/// the fingers?
///
/// A tap waits for the double tap, so that a double tap is not a tap as well. Apart from that all
/// of them recognize simultaneously, so that no gesture hides another.
final class AllGesturesScene: Scene {
  private let surface: UIView
  private let hint = UILabel(size: 17, color: Palette.ink)
  private let latest = UILabel.status(size: 22, weight: 600, color: Palette.ink)
  private var recognized: [Name] = [] {
    didSet {
      var lines = ""
      for name in recognized.suffix(3) {
        lines += (lines.isEmpty ? "" : "\n") + name.string.description
      }
      latest.text = lines
    }
  }

  init(size: CGSize, clock: FrameClock) {
    surface = UIView(frame: CGRect(origin: .zero, size: size))
    super.init(name: SceneKind.all.name, size: size, clock: clock)
    surface.isMultipleTouchEnabled = true
    window.addSubview(surface)
    hint.text = "Tap, press, swipe, drag, pinch or turn: with one finger or several"
    for label in [hint, latest] {
      label.numberOfLines = 3
      window.addSubview(label)
    }
    placeLabels()
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
    placeLabels()
  }

  // One under the other in the middle: what to do, and what was recognized last.
  private func placeLabels() {
    let (middle, width) = (window.bounds.midY, max(0, window.bounds.width - 40))
    hint.frame = CGRect(x: 20, y: middle - 80, width: width, height: 66)
    latest.frame = CGRect(x: 20, y: middle, width: width, height: 96)
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
