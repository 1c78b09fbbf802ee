import Testing
import TouchKit
import TouchTesting

/// A view of 320 × 480 points in a window, on which others are related to each other.
final class Board {
  let tester = TouchTester()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    tester.window.clock.measureText = { EvenLetters.size(of: $0) }
    tester.window.addSubview(view)
  }

  /// A view for constraints to place.
  func add<View: UIView>(_ view: View, to superview: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? self.view).addSubview(view)
    return view
  }

  func add(to superview: UIView? = nil) -> UIView {
    add(UIView(), to: superview)
  }

  /// Draws a frame. One is enough: afterwards nothing asks for another one, unless something moves.
  func layOut() {
    tester.advance(by: 1.0 / 60)
    #expect(!tester.window.needsFrames || !tester.window.clock.isIdle)
  }
}

/// A view with a content of some size.
final class SizedView: UIView {
  var size: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var intrinsicContentSize: CGSize {
    size
  }
}

extension UIView {
  /// Related to all edges of another view.
  func fill(_ other: UIView, by inset: CGFloat = 0) {
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
      topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
    ])
  }
}
