/// Views in a row or a column, which the stack places by constraints: one after the other, with room between them.
///
/// ```swift
/// let stack = UIStackView(arrangedSubviews: [title, subtitle, button])
/// stack.axis = .vertical
/// stack.alignment = .leading
/// stack.spacing = 8
/// ```
///
/// Its views are as long as they want to be, by their ``UIView/intrinsicContentSize`` and their own constraints, and give way in the order of their priorities. A
/// hidden view takes no room: the others close up with the next layout. One that is hidden or shown within `UIView.animate` shrinks away or opens meanwhile, and can be
/// caught half-way. The stack itself is as large as its views need where constraints do not say otherwise.
open class UIStackView: UIView {
  /// How the length of the stack is shared. The raw values are UIKit's.
  nonisolated public enum Distribution: Int, Hashable, Sendable {
    /// The views fill the stack; by their priorities some are longer or shorter than they want to be.
    case fill = 0
    /// All are as long as each other.
    case fillEqually = 1
    /// They fill the stack, each in proportion to the length that it wants.
    case fillProportionally = 2
    /// What is left lies between them, equally, and at least the spacing.
    case equalSpacing = 3
    /// Their middles are equally far from each other, as far as the spacing allows.
    case equalCentering = 4
  }

  /// Where views lie across the stack. The raw values are UIKit's. (There are no baselines.)
  nonisolated public enum Alignment: Int, Hashable, Sendable {
    /// They are as wide as the stack, or as high.
    case fill = 0
    /// At its leading edge, or its upper one.
    case leading = 1
    /// In its middle.
    case center = 3
    /// At its trailing edge, or its lower one.
    case trailing = 4

    /// The same as ``leading``, for a row.
    public static var top: Alignment { .leading }
    /// The same as ``trailing``, for a row.
    public static var bottom: Alignment { .trailing }
  }

  /// The views that it places, in their order. Those that are removed from it as subviews are no longer in it.
  public final private(set) var arrangedSubviews: [UIView] = []

  /// Horizontal, a row, by default.
  public final var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { invalidateArrangement() } }
  }

  /// How its length is shared; ``Distribution-swift.enum/fill`` by default.
  public final var distribution = Distribution.fill {
    didSet { if distribution != oldValue { invalidateArrangement() } }
  }

  /// Where views lie across it; ``Alignment-swift.enum/fill`` by default.
  public final var alignment = Alignment.fill {
    didSet { if alignment != oldValue { invalidateArrangement() } }
  }

  /// The room between views, in points; 0 by default. Negative, they overlap. What is not finite is left out.
  public final var spacing: CGFloat = 0 {
    didSet {
      if !spacing.isFinite { spacing = oldValue }
      if spacing != oldValue { invalidateArrangement() }
    }
  }

  /// Whether views keep from its edges by the ``UIView/layoutMargins``. False by default.
  public final var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { invalidateArrangement() } }
  }

  private var ownSpacings: [(view: UIView, spacing: CGFloat)] = []

  /// An empty row that takes up a rectangle of its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    makeRareSettings().arranger = StackArranger()
  }

  /// A row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  #if !hasFeature(Embedded)
    public required init(coder: NSCoder) {
      super.init(frame: .zero)
      makeRareSettings().arranger = StackArranger()
    }
  #endif

  // Spelled out: see UIResponder.
  deinit {}

  // MARK: Its views

  /// Adds a view at the end, as a subview too, and sets its ``UIView/translatesAutoresizingMaskIntoConstraints`` to false.
  public final func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view at an index of ``arrangedSubviews``, from 0 to their number; one that is in it moves there.
  public final func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    precondition(
      stackIndex >= 0 && stackIndex <= arrangedSubviews.count,
      "Views are inserted at an index from 0 to their number.")
    var index = stackIndex
    if let old = arrangedSubviews.index(ofObject: view) {
      arrangedSubviews.remove(at: old)
      if old < index { index -= 1 }
    }
    if view.superview !== self { addSubview(view) }
    // The calls above may have changed the stack.
    guard view.superview === self, !arrangedSubviews.contains(object: view) else { return }
    arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    invalidateArrangement()
  }

  /// The stack no longer places a view, which is still its subview: call ``UIView/removeFromSuperview()`` for both.
  public final func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(object: view) else { return }
    arrangedSubviews.remove(object: view)
    ownSpacings.removeAll { $0.view === view }
    invalidateArrangement()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the room after one of its views, in points, in place of ``spacing``; ``spacingUseDefault`` takes that back.
  public final func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    ownSpacings.removeAll { $0.view === arrangedSubview }
    if spacing.isFinite, spacing != UIStackView.spacingUseDefault,
      arrangedSubviews.contains(object: arrangedSubview)
    {
      ownSpacings.append((arrangedSubview, spacing))
    }
    invalidateArrangement()
  }

  /// The room after a view, if it is another one than ``spacing``; ``spacingUseDefault`` otherwise.
  public final func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    ownSpacings.first { $0.view === arrangedSubview }?.spacing ?? UIStackView.spacingUseDefault
  }

  /// In place of a room of its own: ``spacing``.
  nonisolated public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  /// As UIKit has it for stacks: 8 points.
  nonisolated public static let spacingUseSystem: CGFloat = 8
}
