/// What a view looks like as a rectangle: its corners, border, shadow, opacity, transform, and its depth among its
/// siblings.
///
/// Get it from ``UIView/layer``. Properties that the view has too are shared with it: ``cornerRadius``,
/// ``opacity`` (``UIView/alpha``), ``masksToBounds`` (``UIView/clipsToBounds``) and so on; set in
/// `UIView.animate` these are animated, and natively the border and the shadow, too. ``maskedCorners`` and ``zPosition`` change at once.
///
/// A view's layer belongs to it and does not retain it. After the view's release the shared properties read as those of
/// an empty view, and setting them does nothing.
///
/// Other layers are made by programs and put into one by ``addSublayer(_:)``, which retains them: for shapes (``CAShapeLayer``), or rectangles that are no views. They get no touches. Natively
/// a change of what can be animated takes a quarter of a second by itself there, as in UIKit: see ``CATransaction``.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class CALayer {
  private final var link: Backlink<UIView>
  // The view of a layer that is in no other one, or of a copy, see presentation().
  private final var held: UIView?
  // True for a layer that shows no view of the program's.
  private(set) final var isAlone: Bool

  #if hasFeature(Embedded)
    public init() {
      let own = UIView.forLayer()
      link = Backlink(to: own)
      held = own
      isAlone = true
    }
  #else
    /// A layer of its own, of no size, in no other one.
    ///
    /// (Required, which it is not in UIKit: views make their layers by it, see ``UIView/layerClass``.)
    public required init() {
      let own = UIView.forLayer()
      link = Backlink(to: own)
      held = own
      isAlone = true
    }

    /// The layer is that of a view from now on.
    final func belong(to view: UIView) {
      link = Backlink(to: view)
      held = nil
      isAlone = false
    }
  #endif

  // One that a view of another class shows. For the linker as a public one, see below.
  @usableFromInline
  init(shownBy own: UIView) {
    own.becomeSublayer()
    link = Backlink(to: own)
    held = own
    isAlone = true
  }

  // The layer of a view. For the linker as a public one: where classes may be subclassed, Embedded Swift has others twice.
  @usableFromInline
  init(of view: UIView, keeping copy: UIView? = nil) {
    link = Backlink(to: view)
    held = copy
    isAlone = false
  }

  deinit {}

  /// The view that shows the layer; `nil` once the one that it belongs to is gone.
  final var view: UIView? {
    link.object
  }

  /// The view of a layer that is alone keeps it from now on, instead of the other way round.
  final func giveAway() {
    held?.layerObject = self
    held = nil
  }

  /// The layer keeps its view again.
  final func keep(_ view: UIView) {
    held = view
    view.layerObject = nil
  }

  // MARK: Corners

  /// The corners that ``cornerRadius`` makes round: the background, what is clipped, a picture, the border and the shadow follow. All four by default; a sheet at the
  /// bottom has those at the top.
  ///
  /// ```swift
  /// sheet.layer.cornerRadius = 16
  /// sheet.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  /// ```
  ///
  /// Changes at once, also in `UIView.animate`. Bits that stand for no corner are left out.
  public final var maskedCorners = CACornerMask.all {
    didSet {
      if !maskedCorners.isSubset(of: .all) { maskedCorners = maskedCorners.intersection(.all) }
      if maskedCorners != oldValue { view?.mark(.maskedCorners) }
    }
  }

  // MARK: Border

  /// The width of a line along the inner edge of the bounds, in points; 0, no border, by default. It follows the
  /// corners and is drawn in front of everything in the view. A negative or unbounded width counts as 0.
  public final var borderWidth: CGFloat = 0 {
    didSet {
      if !(borderWidth >= 0 && borderWidth.isFinite) { borderWidth = 0 }
      if goesOn(
        .borderWidth, .border, borderWidth != oldValue, from: .number(oldValue),
        to: .number(borderWidth))
      {
        borderWidth = oldValue
      }
    }
  }

  /// The color of the border; opaque black by default. `nil` draws none.
  public final var borderColor: CGColor? = UIColor.black.cgColor {
    didSet {
      if goesOn(
        .borderColor, .border, borderColor != oldValue, from: color(oldValue),
        to: color(borderColor))
      {
        borderColor = oldValue
      }
    }
  }

  // MARK: Shadow

  /// How dark the shadow is, from 0, none, the default, to 1.
  ///
  /// The shadow is that of the bounds with their corners, also where the view draws nothing: give it to views
  /// with a background or a picture. As in UIKit a view that clips (``masksToBounds``) shows none.
  public final var shadowOpacity: Float = 0 {
    didSet {
      if goesOn(
        .shadowOpacity, .shadow, shadowOpacity != oldValue, from: .number(CGFloat(oldValue)),
        to: .number(CGFloat(shadowOpacity)))
      {
        shadowOpacity = oldValue
      }
    }
  }

  /// The standard deviation of the blur, in points; 3 by default. Half of the blur radius of CSS and of
  /// drawing programs.
  public final var shadowRadius: CGFloat = 3 {
    didSet {
      if goesOn(
        .shadowRadius, .shadow, shadowRadius != oldValue, from: .number(oldValue),
        to: .number(shadowRadius))
      {
        shadowRadius = oldValue
      }
    }
  }

  /// How far the shadow is moved, in points; (0, −3) by default, which is upwards.
  public final var shadowOffset = CGSize(width: 0, height: -3) {
    didSet {
      if goesOn(
        .shadowOffset, .shadow, shadowOffset != oldValue, from: .point(CGPoint(oldValue)),
        to: .point(CGPoint(shadowOffset)))
      {
        shadowOffset = oldValue
      }
    }
  }

  /// The color of the shadow; opaque black by default. `nil` draws none.
  public final var shadowColor: CGColor? = UIColor.black.cgColor {
    didSet {
      if goesOn(
        .shadowColor, .shadow, shadowColor != oldValue, from: color(oldValue),
        to: color(shadowColor))
      {
        shadowColor = oldValue
      }
    }
  }

  // MARK: Depth

  /// Siblings with a larger one are drawn in front of this, whatever their order; 0 by default. Of equal ones the
  /// order of ``UIView/subviews`` decides. As in UIKit touches follow the order of the subviews alone. What is
  /// not a number counts as 0.
  public final var zPosition: CGFloat = 0 {
    didSet {
      if zPosition.isNaN { zPosition = 0 }
      guard zPosition != oldValue, let view else { return }
      view.superview?.layerState.ordersByDepth = true
      view.mark(.inserted)
    }
  }

  // MARK: Drawing

  #if !hasFeature(Embedded)
    /// Draws what the layer shows behind its sublayers, in front of its background. Called before a frame in which ``setNeedsDisplay()`` has asked for it, once the layer is in a window and has a size.
    ///
    /// The coordinates are the layer's ``bounds``; nothing outside of them is shown. What is drawn is stretched where the layer gets another size, unless ``needsDisplayOnBoundsChange`` is true. As in Core Animation what
    /// draws into a present context, as `UIBezierPath.fill()`, needs ``UIGraphicsPushContext(_:)`` in here. By default a view's layer calls ``UIView/draw(_:)``, and others draw nothing. Natively only.
    open func draw(in ctx: CGContext) {
      drawView(in: ctx)
    }

    /// Calls ``draw(in:)`` before the next frame. A layer that draws asks for it once to be drawn at all. Natively only.
    open func setNeedsDisplay() {
      view?.requestDisplay()
    }

    /// How many pixels a point has in what is drawn. Nothing to set here: what is drawn is kept as lines and curves, which a host shows in all the pixels that its screen has, so a lower one is not seen. 1 by default. Natively only.
    open var contentsScale: CGFloat = 1
  #endif

  // MARK: Layer changes

  #if !hasFeature(Embedded)
    /// The layer belongs to this view from now on. For what the view draws because of it.
    func move(to view: UIView) {}

    /// A new layer looks like another one of the same class, but for what their views store.
    func take(_ other: CALayer) {
      takeLooks(of: other)
    }
  #endif

  final var hasShadow: Bool {
    shadowOpacity > 0 && shadowColor != nil
  }

  /// The aspects that differ from a new layer's.
  final var differences: LayerAspects {
    var aspects: LayerAspects = []
    if maskedCorners != .all { aspects.insert(.maskedCorners) }
    if borderWidth > 0 { aspects.insert(.border) }
    if hasShadow { aspects.insert(.shadow) }
    return aspects
  }

  final func describe(_ aspects: LayerAspects, _ number: Int32, into changes: inout [LayerChange]) {
    if aspects.contains(.maskedCorners) {
      changes.append(.maskedCorners(number, maskedCorners))
    }
    if aspects.contains(.border) {
      let width = borderColor == nil ? 0 : borderWidth
      changes.append(.border(number, width: width, color: shown(borderColor)))
    }
    if aspects.contains(.shadow) {
      let opacity = min(max(CGFloat(shadowOpacity), 0), 1)
      let color =
        view?.clipsToBounds == false
        ? shown(shadowColor) : .clear
      changes.append(
        .shadow(
          number, color: color.withAlphaComponent(color.alpha * opacity),
          radius: max(0, shadowRadius), offset: shadowOffset))
    }
  }

  private final func shown(_ color: CGColor?) -> UIColor {
    guard let color else { return .clear }
    return view?.shown(color.color) ?? color.color
  }

  /// The aspects that are drawn in two colors, for light and dark.
  final var dynamicAspects: LayerAspects {
    var aspects: LayerAspects = []
    if borderWidth > 0, borderColor?.color.isDynamic == true { aspects.insert(.border) }
    if hasShadow, shadowColor?.color.isDynamic == true { aspects.insert(.shadow) }
    return aspects
  }
}

extension UIView {
  /// The view as a rectangle that is drawn: border, shadow, corners, depth. Made on first access, and the same object
  /// for the whole life of the view; of the class that ``layerClass`` says, natively.
  public var layer: CALayer {
    if let layerObject { return layerObject }
    #if hasFeature(Embedded)
      let made = CALayer(of: self)
    #else
      let made = makeLayer()
    #endif
    layerObject = made
    return made
  }

  #if !hasFeature(Embedded)
    private final func makeLayer() -> CALayer {
      let wanted: AnyClass = type(of: self).layerClass
      guard wanted != CALayer.self, let kind = wanted as? CALayer.Type else {
        return CALayer(of: self)
      }
      let made = kind.init()
      made.belong(to: self)
      made.move(to: self)
      return made
    }
  #endif
}
