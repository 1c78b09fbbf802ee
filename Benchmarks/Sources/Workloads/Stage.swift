import TouchKit

/// A window with views in each other and recognizers on the innermost one.
public final class Stage: NSObject, UIGestureRecognizerDelegate {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private var recognizers: [UIGestureRecognizer] = []
  private let actions = Counter()
  private let isSimultaneous: Bool

  public init(views: Int, recognizers count: Int, isSimultaneous: Bool) {
    self.isSimultaneous = isSimultaneous
    super.init()
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

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    isSimultaneous
  }

  // Spelled out: see UIResponder.
  deinit {}

  public func player(_ stream: TouchStream) -> StreamPlayer {
    StreamPlayer(window: window, stage: self, stream: stream)
  }
}

/// What the actions do: as little as can be seen.
final class Counter {
  var count = 0
}
