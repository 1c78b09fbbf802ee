import TouchKit

/// A window with views in each other and recognizers on the innermost one.
@MainActor
final class Stage: UIGestureRecognizerDelegate {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private var recognizers: [UIGestureRecognizer] = []
  private let actions = Counter()
  private let isSimultaneous: Bool

  init(views: Int, recognizers count: Int, isSimultaneous: Bool) {
    self.isSimultaneous = isSimultaneous
    var inner: UIView = window
    for _ in 0..<views {
      let view = UIView(frame: window.bounds)
      view.isMultipleTouchEnabled = true
      inner.addSubview(view)
      inner = view
    }
    for index in 0..<count {
      let recognizer = count == 1 ? UIPanGestureRecognizer() : Stage.recognizer(index)
      recognizer.addAction { [actions] _ in actions.count += 1 }
      recognizer.delegate = isSimultaneous ? self : nil
      inner.addGestureRecognizer(recognizer)
      recognizers.append(recognizer)
    }
  }

  private static func recognizer(_ index: Int) -> UIGestureRecognizer {
    switch index % 8 {
    case 0: return UIPanGestureRecognizer()
    case 1: return UIPinchGestureRecognizer()
    case 2: return UIRotationGestureRecognizer()
    case 3: return UITapGestureRecognizer()
    case 4:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      return tap
    case 5: return UILongPressGestureRecognizer()
    case 6: return UISwipeGestureRecognizer()
    default: return UIPanGestureRecognizer()
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    isSimultaneous
  }

  func play(_ stream: Stream, events: Int, name: String) -> Result {
    Player(window: window, stream: stream).measure(events, name: name)
  }
}

/// What the actions do: as little as can be seen.
@MainActor
final class Counter {
  var count = 0
}
