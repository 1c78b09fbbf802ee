#if !APPLE_UIKIT
  import UIKit

  /// Draws what zooms: a dark ground, and before it the part of a view that is to be seen, with round corners.
  final class ZoomStage: UIView {
    let ground = UIView(frame: .zero)
    /// What lies behind the ground, in front of the controller behind; fills the stage.
    var veil: UIView? {
      didSet {
        oldValue?.removeFromSuperview()
        guard let veil else { return }
        veil.isUserInteractionEnabled = false
        veil.frame = CGRect(origin: .zero, size: bounds.size)
        veil.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(veil, at: 0)
      }
    }
    private let opening = UIView(frame: .zero)
    private let changed: () -> Void
    private var drawn = CGSize.zero

    /// True where a finger that lands is the transition's: nothing in the view that zooms hears of it, or has a say in it.
    var takesTouches = false {
      didSet { opening.isUserInteractionEnabled = !takesTouches }
    }

    /// - Parameter changed: called when the stage has another size.
    init(frame: CGRect, changed: @escaping () -> Void) {
      self.changed = changed
      super.init(frame: frame)
      ground.isUserInteractionEnabled = false
      opening.clipsToBounds = true
      addSubview(ground)
      addSubview(opening)
    }

    #if !hasFeature(Embedded)
      required init?(coder: NSCoder) {
        nil
      }
    #endif

    /// Puts a view where the last one was drawn.
    func hold(_ view: UIView) {
      if view.superview !== opening { opening.addSubview(view) }
    }

    /// Removes a view, unless it has another superview already.
    func release(_ view: UIView) {
      guard view.superview === opening else { return }
      view.removeFromSuperview()
      view.transform = .identity
    }

    func draw(_ view: UIView, as appearance: ZoomAppearance) {
      let whole = CGRect(origin: .zero, size: bounds.size)
      ground.frame = whole
      ground.alpha = appearance.dimming
      opening.alpha = appearance.alpha
      opening.frame = appearance.frame
      opening.layerCornerRadius = appearance.corners
      if view.bounds.size != whole.size {
        view.transform = .identity
        view.frame = whole
      }
      view.transform = CGAffineTransform(scaleX: appearance.scale, y: appearance.scale)
      view.center = CGPoint(
        x: (whole.midX - appearance.crop.minX) * appearance.scale,
        y: (whole.midY - appearance.crop.minY) * appearance.scale)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      guard bounds.size != drawn else { return }
      drawn = bounds.size
      changed()
    }
  }
#endif
