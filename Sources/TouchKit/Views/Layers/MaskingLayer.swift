/// A layer that another one can be masked with, ``CALayer/mask``: a ``CAShapeLayer`` or a ``CAGradientLayer``.
///
/// (Not in Core Animation, where any layer can be a mask. Of these hosts know what is opaque.)
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class MaskingLayer: CALayer {
  #if hasFeature(Embedded)
    public override init() {
      super.init(shownBy: MaskView(frame: .zero))
    }
  #else
    /// A layer that shows nothing.
    public required init() {
      super.init(shownBy: MaskView(frame: .zero))
    }
  #endif

  // Spelled out: see UIResponder.
  deinit {}
}

/// What shows a layer that can be a mask.
final class MaskView: UIView {
  private var masked = Backlink<UIView>()
  // A copy of a mask.
  private var isCopy = false

  // Spelled out: see UIResponder.
  deinit {}

  /// It is the mask of a view's layer from the moment on at which it is in the view, until it is taken out.
  func mask(_ view: UIView) {
    masked.object = view
  }

  override var layerKind: LayerKind {
    guard let superview, isCopy || masked.leads(to: superview) else { return .view }
    return .mask
  }

  override func didMoveToSuperview() {
    if superview == nil { masked.object = nil }
  }

  override func contentsAlone() -> UIView? {
    guard layerKind == .mask else { return nil }
    let copy = MaskView(frame: .zero)
    copy.isCopy = true
    return copy
  }
}

extension CALayer {
  /// What is opaque in it is seen of this layer and everything in it, and nothing else; `nil`, all of it, by default.
  ///
  /// ```swift
  /// let mask = CAShapeLayer()
  /// mask.path = UIBezierPath(ovalIn: view.bounds).cgPath
  /// view.layer.mask = mask
  /// ```
  ///
  /// The mask is in this layer's coordinates, as a sublayer is, and is retained; it counts as none of ``sublayers``, and is taken out of the one that it is in. Of it the path or the colors with
  /// their opacity count, its own opacity, its place and its transform, and not its background, its corners and what is in it. Touches arrive as without it. It is animated as any layer: a circle that opens is a
  /// ``CABasicAnimation`` of `path`, natively.
  ///
  /// In pages a shape of one opaque color cuts exactly. What is masked by gradients, lines and colors that let something through is seen within its bounds only there, such a gradient is moved, but not scaled or
  /// turned by its transform, and the page's content security policy has to allow `img-src data:` for lines and colors.
  ///
  /// - Precondition: the new one is not the layer of a view.
  public final var mask: MaskingLayer? {
    get {
      guard let view else { return nil }
      for child in view.children where child.layerKind == .mask {
        return child.layerObject as? MaskingLayer
      }
      return nil
    }
    set {
      let old = mask
      guard old !== newValue else { return }
      old?.removeFromSuperlayer()
      guard let newValue, let view else { return }
      guard let shown = newValue.view as? MaskView else {
        preconditionFailure("The layer of a view cannot be a mask.")
      }
      newValue.removeFromSuperlayer()
      shown.mask(view)
      insert(newValue, at: 0)
    }
  }
}
