import Testing
import UIKit

// What many files for iOS declare themselves, in extensions and in subclasses: no member of ours may be in the way.
extension UIView {
  @IBInspectable var borderWidth: CGFloat {
    get { layer.borderWidth }
    set { layer.borderWidth = newValue }
  }
}

extension UIButton {
  @IBInspectable var cornerRadius: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }
}

private final class Card: UIView {
  @IBInspectable var cornerRadius: CGFloat = 10 {
    didSet { layer.cornerRadius = cornerRadius }
  }
  var shadowColor = UIColor.black
}

extension UIColor {
  fileprivate var red: Int { 7 }
}

@MainActor @Suite struct OwnNamesTests {
  @Test func `A view and a button may have a radius of their own, as on iOS`() {
    let (card, button) = (Card(frame: .zero), UIButton(type: .custom))
    card.cornerRadius = 4
    button.cornerRadius = 5
    button.borderWidth = 2
    #expect(card.layer.cornerRadius == 4 && button.layer.cornerRadius == 5)
    #expect(button.layer.borderWidth == 2 && UIColor.black.red == 7)
    #expect(ObjectIdentifier(card.classForCoder) == ObjectIdentifier(Card.self))
  }
}
