import UIKit

/// The colours of what is drawn: light ink on dark ground, and three that mean something.
nonisolated enum Palette {
  static let ground = UIColor(red: 0.043, green: 0.047, blue: 0.059, alpha: 1)
  static let ink = UIColor(red: 0.965, green: 0.945, blue: 0.91, alpha: 1)
  static let dimInk = ink.withAlphaComponent(0.62)
  /// What is on the ground and not yet anything: a card, a plate.
  static let plate = UIColor(red: 0.125, green: 0.129, blue: 0.141, alpha: 1)
  /// As dim ink looks on a plate, where lines cross and must not shine through each other.
  static let pencil = UIColor(red: 0.65, green: 0.64, blue: 0.62, alpha: 1)

  /// What has succeeded, or is about to; outward.
  static let warm = UIColor(red: 1, green: 0.73, blue: 0.4, alpha: 1)
  /// The opposite direction; inward.
  static let cool = UIColor(red: 0.5, green: 0.79, blue: 0.98, alpha: 1)
  /// What has come to nothing.
  static let rose = UIColor(red: 0.94, green: 0.47, blue: 0.47, alpha: 1)
}

extension UILabel {
  /// A centred label.
  convenience init(_ font: UIFont, _ color: UIColor) {
    self.init(frame: .zero)
    self.font = font
    textColor = color
    textAlignment = .center
  }
}
