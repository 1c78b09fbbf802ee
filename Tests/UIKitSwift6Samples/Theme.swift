import UIKit

// Colors as programs for iOS have them: written in hexadecimal, of light and dark, and by what they are for.
extension UIColor {
  convenience init(hex: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(hex >> 16 & 0xff) / 255, green: CGFloat(hex >> 8 & 0xff) / 255,
      blue: CGFloat(hex & 0xff) / 255, alpha: alpha)
  }

  static let brand = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(hex: 0x8ab4f8) : UIColor(hex: 0x1a73e8)
  }
}

/// A plate with words, which tells whether it is seen.
final class BadgeView: UIView {
  let label = UILabel()
  var onVisibility: ((Bool) -> Void)?

  override var isHidden: Bool {
    didSet { if isHidden != oldValue { onVisibility?(!isHidden) } }
  }

  override var alpha: CGFloat {
    didSet { label.alpha = min(1, alpha * 2) }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 8
    layer.borderWidth = 1
    setBorder()
    label.textColor = .brand
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
      setBorder()
    }
  }

  private func setBorder() {
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }
}

/// Dark in any case, and asks before it goes.
final class DraftController: UIViewController {
  var isSaved = false
  private(set) var asked = 0
  private(set) var styles: [UIUserInterfaceStyle] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    overrideUserInterfaceStyle = .dark
    view.backgroundColor = .systemBackground
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (self: Self, previousTraitCollection: UITraitCollection) in
      self.styles += [
        previousTraitCollection.userInterfaceStyle, self.traitCollection.userInterfaceStyle,
      ]
    }
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard isSaved else {
      asked += 1
      return
    }
    super.dismiss(animated: flag, completion: completion)
  }
}
