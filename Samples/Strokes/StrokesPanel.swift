import UIKit

/// What stands over the board: the letters that are watched for, what the finger is to do, and what has been drawn.
class StrokesPanel: UIView {
  let letters = LetterRow()
  private let label = UILabel(.systemFont(ofSize: 30, weight: .bold), Palette.ink)
  private let hint = UILabel(.systemFont(ofSize: 15), Palette.dimInk)
  private let history = UILabel(.systemFont(ofSize: 15, weight: .semibold), Palette.dimInk)
  private var recognized: [String] = []

  func addLabels() {
    isUserInteractionEnabled = false
    label.accessibilityTraits = .updatesFrequently
    for view in [letters, label, hint, history] { addSubview(view) }
    show(candidate: nil)
  }

  /// Shows which letter has been drawn.
  func show(recognized shape: StrokeShape) {
    recognized.append(shape.letter)
    label.text = shape.letter
    label.textColor = Palette.warm
    // As many as fit on a line.
    history.text = recognized.suffix(12).joined(separator: "   ")
  }

  /// Shows that what was drawn is none of the letters.
  func showNone() {
    label.text = "None of these"
    label.textColor = Palette.rose
  }

  /// Shows what lifting the finger now would make.
  func show(candidate: StrokeShape?) {
    letters.light(candidate)
    hint.text =
      candidate.map { "Lift now for " + $0.letter } ?? "Draw a letter with one finger, and lift"
  }

  func begin() {
    label.text = ""
    show(candidate: nil)
  }

  /// Shows that nothing is being drawn; what was drawn last stays lit.
  func end(with shape: StrokeShape?) {
    letters.rest()
    show(candidate: nil)
    letters.light(shape)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: safeAreaInsets)
    let height = letters.fittingHeight(for: room.width)
    letters.frame = CGRect(x: room.minX, y: room.minY + 18, width: room.width, height: height)
    hint.frame = CGRect(x: 0, y: letters.frame.maxY + 14, width: bounds.width, height: 24)
    label.frame = CGRect(x: 0, y: letters.frame.maxY + 42, width: bounds.width, height: 44)
    history.frame = CGRect(x: 0, y: room.maxY - 34, width: bounds.width, height: 24)
  }
}
