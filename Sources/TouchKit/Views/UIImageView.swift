/// A view that shows a picture. It gets touches only where ``UIView/isUserInteractionEnabled`` is set to true.
open class UIImageView: UIView {
  /// The picture; none by default. Setting it does not change the size of the view.
  open var image: UIImage? {
    didSet { if image !== oldValue { contentChanged(.image) } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityTraits = .image
  }

  /// A view of the picture's own size, at the origin.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  #if !hasFeature(Embedded)
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  #endif

  // Spelled out: see UIResponder.
  deinit {}

  /// The size of the picture.
  open override var intrinsicContentSize: CGSize {
    image?.size ?? super.intrinsicContentSize
  }

  override var layerKind: LayerKind {
    .image
  }
}
