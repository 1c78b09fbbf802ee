// Properties that a layer and its view have in common; the view stores them.
extension CALayer {
  // Of a layer that is no view's the change takes its time, natively: see CALayer+Implicit.
  private func change(_ body: (UIView) -> Void) {
    guard let view else { return }
    #if hasFeature(Embedded)
      body(view)
    #else
      animateByItself { body(view) }
    #endif
  }

  /// The radius of the corners, in points; 0 by default. Content is clipped to them only where ``masksToBounds`` is
  /// true.
  public var cornerRadius: CGFloat {
    get { view?.layerCornerRadius ?? 0 }
    set { change { $0.layerCornerRadius = newValue } }
  }

  /// True where what lies outside the bounds is not drawn; ``UIView/clipsToBounds``.
  public var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  /// From 0, invisible, to 1, the default; ``UIView/alpha``.
  public var opacity: Float {
    get { Float(view?.alpha ?? 1) }
    set { change { $0.alpha = CGFloat(newValue) } }
  }

  /// True where the view is not drawn; ``UIView/isHidden``.
  public var isHidden: Bool {
    get { view?.isHidden ?? false }
    set { view?.isHidden = newValue }
  }

  /// The color behind the content; ``UIView/backgroundColor``.
  public var backgroundColor: CGColor? {
    get { view?.backgroundColor?.cgColor }
    set { change { $0.backgroundColor = newValue.map { UIColor(cgColor: $0) } } }
  }

  /// The rectangle in the superview's coordinates; ``UIView/frame``.
  public var frame: CGRect {
    get { view?.frame ?? .zero }
    set { change { $0.frame = newValue } }
  }

  /// The rectangle in the view's own coordinates; ``UIView/bounds``.
  public var bounds: CGRect {
    get { view?.bounds ?? .zero }
    set { change { $0.bounds = newValue } }
  }

  /// Where the anchor point is, in the superview's coordinates; ``UIView/center``.
  public var position: CGPoint {
    get { view?.center ?? .zero }
    set { change { $0.center = newValue } }
  }

  /// The point that ``position`` places and the transform is applied about, from (0, 0) to (1, 1); ``UIView/anchorPoint``.
  public var anchorPoint: CGPoint {
    get { view?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
    set { view?.anchorPoint = newValue }
  }

  /// A map applied about the anchor point; identity by default.
  ///
  /// What is drawn and returned is its part in the plane
  /// (``CATransform3DGetAffineTransform(_:)``). For a map without perspective that is just what UIKit draws: a
  /// turn about the x axis by 60° makes the view half as high. Perspective (`m14`, `m24`, `m34`) is left out.
  public var transform: CATransform3D {
    get { CATransform3DMakeAffineTransform(affineTransform()) }
    set { setAffineTransform(CATransform3DGetAffineTransform(newValue)) }
  }

  /// ``UIView/transform``.
  public func affineTransform() -> CGAffineTransform {
    view?.transform ?? .identity
  }

  /// Sets ``UIView/transform``.
  public func setAffineTransform(_ m: CGAffineTransform) {
    change { $0.transform = m }
  }
}
