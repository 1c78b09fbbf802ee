import UIKit

/// A card: a picture with a white edge, or, where there is none, its number on a colour.
class Card: UIView {
  /// Which one it is, counted from 0, the uppermost of the first heap.
  private(set) var number = 0

  /// The only thing that moves it: a snap to its place, an attachment to a finger, a push that it flies by; `nil` in the heap.
  var behavior: UIDynamicBehavior?

  private let imageView = UIImageView()
  private let label = UILabel(.systemFont(ofSize: 72, weight: .bold), Palette.ground)
  private static let edge: CGFloat = 9
  private static let colors = [
    Palette.warm, Palette.cool, Palette.rose,
    UIColor(red: 0.62, green: 0.85, blue: 0.6, alpha: 1),
    UIColor(red: 0.78, green: 0.68, blue: 0.95, alpha: 1),
  ]

  convenience init(number: Int) {
    self.init(frame: .zero)
    self.number = number
    backgroundColor = Palette.ink
    layer.cornerRadius = 14
    layer.shadowOpacity = 0.45
    layer.shadowRadius = 14
    layer.shadowOffset = CGSize(width: 0, height: 5)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = 7
    imageView.backgroundColor = Card.colors[number % Card.colors.count]
    label.text = (number + 1).description
    for view in [imageView, label] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityTraits = .image
    accessibilityLabel = "Card " + (number + 1).description
  }

  /// Shows a picture instead of the number.
  func show(_ picture: UIImage) {
    imageView.image = picture
    label.isHidden = true
  }

  /// How the cards of a heap lie: each turned a little, and a little beside the others, by its number.
  var tilt: CGAffineTransform {
    CGAffineTransform(rotationAngle: [0.052, -0.066, 0.03, -0.035, 0.07][number % 5])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = bounds.insetBy(dx: Card.edge, dy: Card.edge)
    label.frame = bounds
  }
}
