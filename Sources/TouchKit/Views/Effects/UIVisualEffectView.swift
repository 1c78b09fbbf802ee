/// Blurs what lies behind it. What is to be seen before that belongs into its ``contentView``.
///
/// ```swift
/// let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
/// bar.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
/// bar.contentView.addSubview(title)
/// ```
///
/// It costs a page much: the browser draws what lies behind it anew whenever that changes.
open class UIVisualEffectView: UIView {
  private let backdrop = BackdropView(frame: .zero)

  /// Fills the view, before the blur. Clear by default.
  public final let contentView = UIView(frame: .zero)

  /// What becomes of what lies behind; nothing for `nil`. A change within a closure of animations fades: to `nil`, from `nil`, and from one fill to another.
  public final var effect: UIVisualEffect? {
    didSet { if effect !== oldValue { show() } }
  }

  /// How much of the effect is seen, from 0 to 1. (An ``UIView/alpha`` below 1 of the view itself would leave nothing behind it to be blurred, in pages as in UIKit.)
  package final var effectShare: CGFloat = 1 {
    didSet { if effect != nil { backdrop.alpha = effectShare } }
  }

  /// A view with an effect and an empty frame.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    backdrop.alpha = 0
    backdrop.isUserInteractionEnabled = false
    for view in [backdrop, contentView] {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    show()
  }

  /// A view without an effect, for one that is set later.
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  #if !hasFeature(Embedded)
    public required init?(coder: NSCoder) {
      return nil
    }
  #endif

  // Spelled out: see UIResponder.
  deinit {}

  open override var debugDescription: String {
    "UIVisualEffectView"
  }

  // What fades is the view behind the contents, so that they are seen as before.
  private func show() {
    if let blur = effect as? UIBlurEffect {
      // From nothing it comes in its own color.
      if backdrop.alpha == 0 {
        UIView.performWithoutAnimation { backdrop.backgroundColor = blur.fill }
      } else {
        backdrop.backgroundColor = blur.fill
      }
    }
    backdrop.alpha = effect == nil ? 0 : effectShare
  }
}

/// What lies behind it is blurred.
private final class BackdropView: UIView {
  override var layerKind: LayerKind {
    .backdrop
  }

  override func contentsAlone() -> UIView? {
    BackdropView(frame: .zero)
  }

  deinit {}
}
