import UIKit

/// The letters side by side, each with how far the finger has come with it.
class LetterRow: UIView {
  private(set) var cards: [ShapeCard] = []

  /// Adds a letter at the right.
  func add(_ card: ShapeCard) {
    cards.append(card)
    addSubview(card)
  }

  /// Follows the finger.
  ///
  /// - Returns: the letter that lifting the finger now would make.
  func follow() -> StrokeShape? {
    // Of several sequences at most one is complete.
    var complete: StrokeShape?
    for card in cards where card.follow() { complete = card.shape }
    return complete
  }

  func light(_ shape: StrokeShape?) {
    for card in cards { card.isLit = card.shape == shape }
  }

  /// Shows that nothing is being drawn.
  func rest() {
    for card in cards { card.rest() }
  }

  private let gap: CGFloat = 8

  private func cardWidth(in width: CGFloat) -> CGFloat {
    (min(width - 32, 460) - 4 * gap) / 5
  }

  func fittingHeight(for width: CGFloat) -> CGFloat {
    cardWidth(in: width) + 36
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = cardWidth(in: bounds.width)
    for (index, card) in cards.enumerated() {
      let x = bounds.midX - 2.5 * width - 2 * gap + CGFloat(index) * (width + gap)
      card.frame = CGRect(x: x, y: 0, width: width, height: width + 36)
    }
  }
}
