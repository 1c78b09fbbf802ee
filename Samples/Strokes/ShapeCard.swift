import Tsumami
import UIKit

/// A letter that can be drawn: how it is drawn, how far the finger has come with it, and whether
/// lifting now would make it one.
class ShapeCard: UIView {
  private(set) var shape = StrokeShape.i

  /// What watches for the letter.
  private(set) var recognizer = StrokeGestureRecognizer()

  private let line = PathView(width: 3, color: Palette.pencil)
  private let start = PathView(width: 8, color: Palette.pencil)
  private let letter = UILabel(.systemFont(ofSize: 15, weight: .semibold), Palette.dimInk)
  private let bar = UIView()

  /// - Parameters:
  ///   - title: what the letter does; `nil` for its name.
  ///   - recognizer: what watches for the letter.
  convenience init(
    _ shape: StrokeShape, title: String? = nil, recognizer: StrokeGestureRecognizer
  ) {
    self.init(frame: .zero)
    self.shape = shape
    self.recognizer = recognizer
    isUserInteractionEnabled = false
    layer.cornerRadius = 16
    letter.text = title ?? shape.letter
    if title != nil { letter.font = .systemFont(ofSize: 13, weight: .semibold) }
    bar.layer.cornerRadius = 1.5
    bar.backgroundColor = Palette.warm
    for view in [line, start, letter, bar] { addSubview(view) }
    paint()
  }

  /// True while lifting the finger would make it this letter, and after it has.
  var isLit = false {
    didSet { if isLit != oldValue { paint() } }
  }

  // How much of it has been drawn, 0…1.
  private var progress: CGFloat = 0 {
    didSet { if progress != oldValue { placeBar() } }
  }

  /// Shows how far the finger has come with it.
  ///
  /// - Returns: true where lifting now would make it the letter.
  func follow() -> Bool {
    switch recognizer.state {
    case .failed, .cancelled:
      progress = 0
      return false
    case .began, .changed:
      progress = recognizer.progress
      return recognizer.isComplete
    case .possible, .ended:
      progress = recognizer.progress
      return false
    }
  }

  /// Shows that nothing is being drawn.
  func rest() {
    progress = 0
  }

  private func paint() {
    let color = isLit ? Palette.warm : Palette.pencil
    backgroundColor = isLit ? Palette.warm.withAlphaComponent(0.16) : Palette.plate
    line.strokeColor = color
    start.strokeColor = color
    letter.textColor = isLit ? Palette.warm : Palette.ink
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.width * 0.46
    let place = CGRect(
      x: (bounds.width - side) / 2, y: bounds.height * 0.17, width: side, height: side)
    line.points = shape.outline(in: place)
    // A dot where the finger lands: a line to the same place.
    start.points = [line.points[0], line.points[0]]
    letter.frame = CGRect(x: 0, y: bounds.height - 36, width: bounds.width, height: 20)
    placeBar()
  }

  private func placeBar() {
    let full = bounds.width - 24
    bar.isHidden = progress <= 0
    bar.frame = CGRect(x: 12, y: bounds.height - 10, width: full * progress, height: 3)
  }
}
