/// A rectangle on the screen that has content, gets touches and contains other views.
///
/// A view's ``center`` is in the superview's coordinates, its size is that of ``bounds``;
/// ``transform`` applies about the center. ``frame`` is computed from the three.
open class UIView: UIResponder {
  // MARK: Geometry

  var geometry = ViewGeometry()

  // MARK: The tree

  // Written by `UIView+Tree`, and the recognizers by `UIView+Gestures`.
  @exclusivity(unchecked) final var parentLink = Backlink<UIView>()
  @exclusivity(unchecked) final var children: [UIView] = []
  @exclusivity(unchecked) final var recognizers: [UIGestureRecognizer] = []
  @exclusivity(unchecked) final var hostLink = Backlink<UIWindow>()

  /// The controller whose view this is.
  @exclusivity(unchecked) private final var controllerLink = Backlink<UIViewController>()
  final var controller: UIViewController? {
    get { controllerLink.object }
    set { controllerLink.object = newValue }
  }

  // MARK: What is drawn

  final var layerState = LayerState()
  // The insets of the last call of safeAreaInsetsDidChange().
  final var announcedSafeArea = UIEdgeInsets.zero
  // True if the safe area can be non-zero here, or was when last reported. False lets the layout skip computing it.
  @exclusivity(unchecked) final var mayBeCovered = false
  // Made on first access.
  final var layerObject: CALayer?

  // The animations of this view's properties; nil while none is animated.
  final var animations: PropertyAnimations?

  // The tint, the direction, and light or dark that were set, and who hears of traits; nil for most views.
  final var rareSettings: RareSettings?

  /// The opacity of the view with its subviews, from 0, invisible, to 1, the default; others are clamped. Below
  /// ``Constants/smallestTouchableAlpha`` it gets no touches.
  open var alpha: CGFloat {
    get { ownAlpha }
    set { setAlpha(newValue) }
  }

  // Storage of `alpha`. Animations write it directly, so an overridden `alpha` is called only when the program sets it.
  @exclusivity(unchecked) final var ownAlpha: CGFloat = 1

  final func setAlpha(_ wanted: CGFloat) {
    let new = wanted > 1 ? 1 : wanted < 0 ? 0 : wanted
    let old = ownAlpha
    guard new != old else { return setUnchanged(.alpha) }
    guard !isAnimated(.alpha, to: .number(new)) else { return }
    ownAlpha = new
    mark(.opacity)
    animatedPropertyChanged(.alpha, from: .number(old))
  }

  /// True where the view and its subviews are neither drawn nor touched. False by default.
  open var isHidden: Bool {
    get { ownHidden }
    set {
      guard newValue != ownHidden else { return }
      ownHidden = newValue
      mark(.hidden)
      tellArranger()
      if rareSettings?.isModal == true { parent?.markSubviewsRead() }
    }
  }

  @exclusivity(unchecked) final var ownHidden = false

  /// True while something else shows what the view shows, in its place: it is not drawn then, and touched as ever.
  /// Apart from ``isHidden`` and ``alpha``, which are those of whoever put the view there. A collection view that uses
  /// the view for another item sets it to false. False by default.
  @exclusivity(unchecked) package final var isConcealed = false {
    didSet { if isConcealed != oldValue { mark(.opacity) } }
  }

  /// The part of the opacity that is seen while a transition fades the view in, from 0 to 1. Apart from ``alpha``, which is that of whoever set it. 1 by default.
  @exclusivity(unchecked) final var shownShare: CGFloat = 1 {
    didSet { if shownShare != oldValue { mark(.opacity) } }
  }

  /// True where what lies outside the bounds is not drawn. False by default, except for scroll views.
  @exclusivity(unchecked) public var clipsToBounds = false {
    didSet {
      guard clipsToBounds != oldValue else { return }
      mark(layerObject?.hasShadow == true ? [.clips, .shadow] : .clips)
    }
  }

  /// The color behind the content; none by default.
  open var backgroundColor: UIColor? {
    didSet {
      guard backgroundColor != oldValue else { return setUnchanged(.background) }
      guard !isAnimated(.background, to: .color((backgroundColor ?? .clear).shades)) else {
        backgroundColor = oldValue
        return
      }
      mark(.background)
      animatedPropertyChanged(.background, from: .color((oldValue ?? .clear).shades))
    }
  }

  /// How a picture, or what ``draw(_:)`` has drawn, is fitted into the bounds. Scale to fill by default.
  @exclusivity(unchecked) public var contentMode = ContentMode.scaleToFill {
    didSet {
      guard contentMode != oldValue else { return }
      mark(.contentMode)
      if contentMode == .redraw { layerState.redraws = true }
    }
  }

  /// The radius of the corners, in points; 0 by default. ``CALayer/cornerRadius`` without a layer.
  ///
  /// (Not in UIKit, and not called `cornerRadius`: many a subclass and extension on iOS declares a property of that name.)
  @exclusivity(unchecked) public var layerCornerRadius: CGFloat = 0 {
    didSet {
      guard layerCornerRadius != oldValue else { return setUnchanged(.corners) }
      guard !isAnimated(.corners, to: .number(layerCornerRadius)) else {
        layerCornerRadius = oldValue
        return
      }
      mark(.corners)
      animatedPropertyChanged(.corners, from: .number(oldValue))
    }
  }

  /// What gives way when the superview's size changes. Empty by default: the view stays where it is, at its size.
  ///
  /// The view follows at once, within an animation too, and wherever the superview's size was set; a superview that places its
  /// subviews itself in ``layoutSubviews()`` has the last word.
  @exclusivity(unchecked) public final var autoresizingMask: AutoresizingMask = []

  /// False where subviews do not follow a change of this view's size, whatever their ``autoresizingMask``. True by default.
  @exclusivity(unchecked) public final var autoresizesSubviews = true

  /// Any number that helps to find the view again; 0 by default.
  @exclusivity(unchecked) public var tag = 0

  // MARK: Touch

  /// False where the view and its subviews get no touches: the views behind get them. True by
  /// default, except for image views and labels.
  @exclusivity(unchecked) open var isUserInteractionEnabled = true

  /// True for a control: a finger on it does not scroll. Asked instead of a cast, which would make controls a part of every module that scrolls.
  var keepsTouches: Bool {
    false
  }

  /// True where the view gets every touch; otherwise only the first one. Recognizers get all of them. False by default.
  @exclusivity(unchecked) public var isMultipleTouchEnabled = false

  /// True where, while the view has a touch, other views get none, and it gets none while others have one. Recognizers
  /// get all of them. False by default.
  @exclusivity(unchecked) public var isExclusiveTouch = false

  // MARK: Accessibility

  /// Whether assistive technology reads the view. By default what has an ``accessibilityLabel`` or ``accessibilityTraits`` is read; false, and the view is not, nor the
  /// words of a label, while its subviews are as they were. (In UIKit subviews of what is true are not read.)
  open var isAccessibilityElement: Bool {
    get { !isLeftUnread && (accessibilityLabel != nil || accessibilityTraits != .none) }
    set { isLeftUnread = !newValue }
  }

  final var isLeftUnread = false {
    didSet { if isLeftUnread != oldValue { mark(.accessibility) } }
  }

  /// The text that assistive technology reads for the view. `nil` by default.
  open var accessibilityLabel: String? {
    didSet { mark(.accessibility) }
  }

  /// The kind of element that the view is for assistive technology.
  @exclusivity(unchecked) open var accessibilityTraits: UIAccessibilityTraits = .none {
    didSet { if accessibilityTraits != oldValue { mark(.accessibility) } }
  }

  /// The value of a view that is ``UIAccessibilityTraits/adjustable`` or a ``UIAccessibilityTraits/toggleButton``, such as `50%`; set it anew with each
  /// change. `nil` by default.
  ///
  /// In pages `50%` and `2 / 5`, the second of five, are understood as numbers, which screen readers say in their own language; other words are read as they
  /// are.
  open var accessibilityValue: String? {
    didSet { mark(.accessibility) }
  }

  /// Assistive technology asks for a larger value of an ``UIAccessibilityTraits/adjustable`` view; in a page also the arrow keys to the right and up, while
  /// it has the focus. Does nothing by default; an override takes a step that is worth one, and says the new ``accessibilityValue``.
  open func accessibilityIncrement() {}

  /// As ``accessibilityIncrement()``, for a smaller value.
  open func accessibilityDecrement() {}

  /// Assistive technology, or Enter and Space in a page, press a view that is a ``UIAccessibilityTraits/button``, a ``UIAccessibilityTraits/link`` or a
  /// ``UIAccessibilityTraits/toggleButton``.
  ///
  /// - Returns: true for a view that has done what pressing it does. False by default: a finger then taps its middle.
  open func accessibilityActivate() -> Bool {
    false
  }

  #if hasFeature(Embedded)
    public final var accessibilityHint: String? {
      get { rareSettings?.hint }
      set { setHint(newValue) }
    }

    public final var accessibilityViewIsModal: Bool {
      get { rareSettings?.isModal == true }
      set { setModal(newValue) }
    }
  #else
    /// What happens when the view is used, read after its label where somebody wants to hear it: "Opens the photo". `nil` by default.
    open var accessibilityHint: String? {
      get { rareSettings?.hint }
      set { setHint(newValue) }
    }

    /// True where assistive technology, and Tab in a page, reach no sibling that lies behind the view, while the view is not hidden: a card over everything
    /// else. False by default; what a controller presents over the whole window is reached alone without it. Touches are as ever. In a page the
    /// focus that was in a sibling is there again afterwards, unless something else has it by then.
    open var accessibilityViewIsModal: Bool {
      get { rareSettings?.isModal == true }
      set { setModal(newValue) }
    }
  #endif

  /// True where assistive technology does not hear of the view and its subviews, and keys do not reach them: for what another view covers, or shows in its
  /// place. Touches are as ever. False by default.
  @exclusivity(unchecked) open var accessibilityElementsHidden = false {
    didSet { if accessibilityElementsHidden != oldValue { mark(.accessibility) } }
  }

  // MARK: Tint

  #if hasFeature(Embedded)
    public final var tintColor: UIColor! {
      get { shownTint }
      set { setTint(newValue) }
    }
  #else
    /// The color of what can be touched, such as the title of a system button: the first one that was set, from this view upwards, or else
    /// the standard blue; grayed where ``tintAdjustmentMode-swift.property`` is dimmed. Set to `nil` it is the superview's again, as by default.
    open var tintColor: UIColor! {
      get { shownTint }
      set { setTint(newValue) }
    }
  #endif

  /// ``UIView/tintColor`` is another one, because it or the mode was set here or further up, or because the view has another superview. To be
  /// overridden by views that draw with it; does nothing by default.
  open func tintColorDidChange() {}

  // MARK: Life

  /// A view that takes up a rectangle of its superview, in the superview's points.
  public init(frame: CGRect) {
    super.init()
    geometry.setFrame(frame)
  }

  /// A view with an empty frame.
  public convenience override init() {
    self.init(frame: .zero)
  }

  #if !hasFeature(Embedded)
    /// The class of the view's ``layer``, ``CALayer`` or a subclass of it: a view with ``CAShapeLayer`` is that shape. `CALayer.self` by default.
    open class var layerClass: AnyClass { CALayer.self }

    /// Views are made in code: TouchKit reads no archives, so this answers `nil`. It is there because every
    /// `UIView` subclass with an initializer of its own has to declare it.
    public required init?(coder: NSCoder) {
      return nil
    }
  #endif

  // Explicit for the same reason as that of UIResponder.
  deinit {}

  /// The controller whose view this is, or the superview.
  open override var next: UIResponder? {
    controller ?? parent
  }

  open override var debugDescription: String {
    "UIView"
  }

  /// The kind of element that the host makes for this view.
  var layerKind: LayerKind {
    .view
  }

  // What labels and lines show. Overridden there: with casts here each module would have the code of both. (Pictures are in most of them, and an override
  // would be in a module that draws nothing, too.)

  /// Appends the layer changes for aspects of the contents.
  func describeContents(
    _ aspects: LayerAspects, _ number: Int32, into changes: inout [LayerChange]
  ) {}

  /// The aspects of the contents that are drawn in two colors, for light and dark.
  var dynamicContents: LayerAspects {
    []
  }

  /// A view that shows the same contents, without a place; `nil` where there are none.
  func contentsAlone() -> UIView? {
    nil
  }

  // MARK: To be overridden

  /// Draws what is seen behind the subviews, in front of ``backgroundColor``: lines and shapes, by ``UIBezierPath`` or into ``UIGraphicsGetCurrentContext()``.
  ///
  /// ```swift
  /// override func draw(_ rect: CGRect) {
  ///   UIColor.systemBlue.setStroke()
  ///   let circle = UIBezierPath(ovalIn: bounds.insetBy(dx: 4, dy: 4))
  ///   circle.lineWidth = 4
  ///   circle.stroke()
  /// }
  /// ```
  ///
  /// Called before a frame, with the bounds: once the view is in a window and has a size, after ``setNeedsDisplay()``, when light becomes dark, and for each size where
  /// ``contentMode`` is ``ContentMode/redraw``; in another size it is else stretched, or fitted as the content mode says. Nothing outside the bounds is shown. It stays sharp at any scale.
  /// Does nothing by default. In Embedded Swift call ``setNeedsDisplay()`` as the view is made: there it is not looked for in views that never ask.
  open func draw(_ rect: CGRect) {}

  /// Lays the subviews out. Called before a frame is drawn, after the size of the view changed or
  /// ``UIView/setNeedsLayout()``.
  open func layoutSubviews() {}

  /// How far the covered edges of the window reach into the view, in points of the view: content within these insets is
  /// not covered. Zero in no window.
  ///
  /// As in UIKit it is computed from the superview's insets and the view's frame, so that in a scroll view it depends
  /// on the content offset. A view whose insets are others because the host or a controller set them, or because it or a
  /// superview got another place, is told by ``safeAreaInsetsDidChange()`` and laid out again; one that only scrolls with
  /// its superview is not.
  ///
  /// A subclass that overrides it says so for what is in it, too; zero for content that is to lie below what covers the window.
  ///
  /// - Complexity: O(depth of the view).
  open var safeAreaInsets: UIEdgeInsets {
    coveredInsets
  }

  /// ``safeAreaInsets`` are other ones than at the last call, zero before the first. Called as the view is laid out, just
  /// before ``layoutSubviews()``; in a scroll view not for each step of scrolling, but with the next layout.
  open func safeAreaInsetsDidChange() {}

  /// The size of text that somebody has chosen, or light and dark, is another one: ``traitCollection`` has the new traits. Called from the
  /// window on down, or from the view on whose ``overrideUserInterfaceStyle`` was set, for the view's controller just afterwards; all that is in it is laid out
  /// then. A view that comes into a window or into another superview asks by itself. Does nothing by default.
  ///
  /// - Parameter previousTraitCollection: the ones before; never `nil` here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // The same for views of TouchKit, and for one that comes into a window.
  func traitsChanged() {}

  /// The size of what the view shows, in points, whatever the room for it; ``noIntrinsicMetric`` for an axis without one, both by default. The size of the
  /// picture of an image view, of the words of a label in lines as long as they are, the own size of a control.
  ///
  /// Constraints ask it, see ``NSLayoutConstraint``, and ``sizeThatFits(_:)``. A subclass that answers another one calls ``invalidateIntrinsicContentSize()`` where
  /// that changes.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The size that suits the content best, within this size; ``intrinsicContentSize`` by default, and the present size on an axis without one.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = intrinsicContentSize
    return CGSize(
      width: own.width >= 0 ? own.width : bounds.width,
      height: own.height >= 0 ? own.height : bounds.height)
  }

  #if !hasFeature(Embedded)
    // In Embedded Swift they are not overridden, and stand beside what they do.

    /// Adds a view in front of the other subviews, after removing it from its old superview.
    open func addSubview(_ view: UIView) {
      insert(view, at: children.count)
    }

    /// Inserts a view at an index counted from the back; an index beyond the end is the end.
    open func insertSubview(_ view: UIView, at index: Int) {
      insert(view, at: childIndex(ofSubview: index))
    }

    /// Removes the view from its superview. Its touches are cancelled, and its recognizers fail or are cancelled.
    open func removeFromSuperview() {
      withdraw()
    }

    /// Attaches a recognizer: it gets the touches on this view and its subviews from the next touch-down on.
    ///
    /// A recognizer is attached to one view at a time: it is removed from the one before.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      attach(gestureRecognizer)
    }

    /// Detaches a recognizer. A gesture that it has begun is cancelled first.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      detach(gestureRecognizer)
    }

    /// Invalidates the layout: ``layoutSubviews()`` is called before the next frame. Overrides call super; as in UIKit they do not hear of a layout that becomes
    /// invalid because the view has another size.
    open func setNeedsLayout() {
      requestLayout()
    }

    /// Lays out this view and its subviews at once, where their layout is invalid. It is not how the window lays out before a frame, and overrides of
    /// subviews are not called.
    open func layoutIfNeeded() {
      layOutAtOnce()
    }

    /// Calls ``draw(_:)`` anew before the next frame; what was drawn is replaced as a whole.
    open func setNeedsDisplay() {
      requestDisplay()
    }

    /// Resizes the view to fit its content, see ``sizeThatFits(_:)``. The top left corner of the frame does not move.
    open func sizeToFit() {
      fitSize()
    }
  #endif

  #if !hasFeature(Embedded)
    /// Where constraints are made or changed that others depend on: called before the layout once for each view that constraints have to do with, subviews first, and
    /// after ``UIView/setNeedsUpdateConstraints()``. Overrides call super, at last. Does nothing by default. Natively only.
    open func updateConstraints() {}
  #endif

  /// The view is about to change its superview; `nil` where it is removed from one.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// The view has changed its superview.
  open func didMoveToSuperview() {}

  /// The view is about to change its window.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// The view has changed its window.
  open func didMoveToWindow() {}

  /// A subview has been added.
  open func didAddSubview(_ subview: UIView) {}

  /// A subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Asked when one of the view's recognizers is about to leave the possible state, or one of a view above it that would cancel
  /// touches which have landed on this one (``UIGestureRecognizer/cancelsTouchesInView``); false makes it fail. True by default. The recognizer's
  /// delegate is asked after it.
  ///
  /// A button, a switch, a page control and a slider keep what they do themselves from recognizers above them.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// True where a point, in the view's coordinates, is part of it. The bounds by default. Asked by
  /// ``hitTest(_:with:)``; subviews are touched only where this is true.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    geometry.bounds.encloses(point)
  }

  /// The deepest view at a point, in this view's coordinates: the one that gets a touch there.
  ///
  /// Hidden, transparent and disabled views are skipped with their subviews. The window calls it for each finger that
  /// comes down; a result in another window gets the touch, but its recognizers do not.
  ///
  /// - Complexity: O(views visited).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isTouchable, self.point(inside: point, with: event) else { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(child.geometry.fromParent(point), with: event) { return hit }
    }
    return self
  }

  final var isTouchable: Bool {
    isUserInteractionEnabled && !ownHidden && ownAlpha > Constants.smallestTouchableAlpha
  }

  /// The bounds have another size; for subclasses within TouchKit.
  func sizeChanged(from old: CGRect) {}

  #if !hasFeature(Embedded)
    /// Which origin the bounds get while they are animated.
    func animatedOrigin(_ origin: CGPoint) -> CGPoint { origin }
  #endif

  /// The bounds have another origin than the old ones and the same size: the content is scrolled. For
  /// subclasses within TouchKit.
  func scrolled(from old: CGRect) {}

  /// How fast an animated property changes at this moment, per second; `nil` for one at rest. For subclasses within
  /// TouchKit with motions of their own.
  func velocity(of property: AnimatedProperty) -> AnimatedValue? {
    animations?.velocity(of: property, self)
  }

  /// A subview has another size, which this view's layout has not given it; for subclasses within TouchKit.
  func subviewResized(_ subview: UIView) {
    setNeedsLayout()
  }

  /// The view has been laid out; for subclasses within TouchKit.
  func didLayOut() {}

  /// The view is about to leave its window; for subclasses within TouchKit that have something
  /// running on its clock. Of a window that has gone away without a word it is called as the view comes into the next one.
  func willLeaveWindow() {}

  // MARK: Scrolling content; for subclasses within TouchKit

  /// True for a view whose content keys can scroll or zoom.
  var hasKeyCommands: Bool {
    false
  }

  /// Carries out a key's command. False where that changes nothing.
  func carryOut(_ command: ScrollCommand) -> Bool {
    false
  }

  /// Moves the content by a delta, in points of its offset, as far as it goes.
  ///
  /// - Returns: the rest of it, for the superviews.
  func scrollContent(by delta: CGPoint, animated: Bool) -> CGPoint {
    delta
  }

  /// Zooms the content by a factor about a point, in the view's coordinates. False where nothing zooms.
  func magnifyContent(by factor: CGFloat, at point: CGPoint, animated: Bool) -> Bool {
    false
  }

  /// True where a touch on a subview is withheld from that subview.
  func withholds(_ touch: UITouch, from view: UIView, with event: UIEvent) -> Bool {
    false
  }

  // MARK: Geometry in public

  /// The view's rectangle in its own coordinates: its origin is (0, 0) unless the content is scrolled.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { setBounds(newValue) }
  }

  /// Where the view's anchor point is before its transform, in the superview's coordinates: the middle of the view, unless it has another
  /// ``anchorPoint``.
  open var center: CGPoint {
    get { geometry.position }
    set {
      if newValue == geometry.position { return setUnchanged(.center) }
      if !isAnimated(.center, to: .point(newValue)) { setCenter(newValue) }
    }
  }

  /// A transform applied about the ``anchorPoint``; identity by default.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set {
      if newValue == geometry.transform { return setUnchanged(.transform) }
      if !isAnimated(.transform, to: .transform(newValue)) { change { $0.setTransform(newValue) } }
    }
  }

  /// The point of the view that its ``center`` places, and that its transform turns and scales it about: from (0, 0), the top left corner of
  /// the bounds, to (1, 1), the bottom right one. (½, ½), the middle, by default; it may lie outside.
  ///
  /// Setting it moves the view: the center stays, and another point of the view is there now. To turn a view about the place
  /// between two fingers set the center to that place, too. It changes at once, also within `UIView.animate`. What is not finite is
  /// left out.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { if newValue.isFinite { change { $0.setAnchorPoint(newValue) } } }
  }

  /// The smallest upright rectangle that contains the transformed view, in the superview's coordinates.
  ///
  /// Setting it under a transform changes the bounds to the size that gives this frame: under a
  /// scale of 2 a frame 200 wide makes bounds 100 wide. The bounds do not change where the frame already has this size.
  open var frame: CGRect {
    get { geometry.frame }
    set {
      // Most views: no transform, anchored in their middle, and not animated.
      guard animations == nil, geometry.isPlain, geometry.isCentred else {
        setAnyFrame(newValue)
        return
      }
      let old = (bounds: geometry.bounds, center: geometry.middle)
      geometry.place(in: newValue)
      frameChanged(from: old.bounds, old.center)
    }
  }
}
