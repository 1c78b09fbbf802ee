import UIKit

/// What stands above the cards: what to do with them, and what became of the last one.
class CardsPanel: UIView {
  private let label = UILabel(.systemFont(ofSize: 28, weight: .bold), Palette.ink)
  private let hint = UILabel(.systemFont(ofSize: 15), Palette.dimInk)

  /// How high it is, in points.
  static let height: CGFloat = 84

  func addLabels() {
    isUserInteractionEnabled = false
    label.accessibilityTraits = .updatesFrequently
    label.text = "Throw a card"
    hint.text = "Let it go slowly, and it comes back"
    addSubview(label)
    addSubview(hint)
  }

  func say(_ text: String, _ color: UIColor, hint: String) {
    label.text = text
    label.textColor = color
    self.hint.text = hint
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 0, y: 16, width: bounds.width, height: 38)
    hint.frame = CGRect(x: 0, y: 56, width: bounds.width, height: 22)
  }
}
