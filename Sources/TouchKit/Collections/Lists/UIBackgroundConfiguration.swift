/// What is behind the content of a cell, as a value.
public struct UIBackgroundConfiguration {
  // What a cell is painted with that the program has given no color.
  nonisolated enum Standard {
    case none
    case row
    case groupedRow

    var color: UIColor? {
      switch self {
      case .none: nil
      case .row: .systemBackground
      case .groupedRow: .secondarySystemGroupedBackground
      }
    }
  }

  private let standard: Standard
  private var own: UIColor?
  private var hasOwn = false
  private var followed: UIColor?

  /// The color; `nil` for none. As long as it is not set that of the kind of list, and another one while the cell is highlighted or selected.
  public var backgroundColor: UIColor? {
    get { hasOwn ? own : followed }
    set { (own, hasOwn) = (newValue, true) }
  }

  /// How round its corners are, in points; 0 by default.
  public var cornerRadius: CGFloat = 0

  /// How far it stays away from the edges of the cell, in points; 0 by default.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// The color of a line around it; `nil`, the default, for none.
  public var strokeColor: UIColor?

  /// How wide that line is, in points; 0 by default.
  public var strokeWidth: CGFloat = 0

  /// A view of the program's, as large as the background and in it; `nil` by default.
  public var customView: UIView?

  init(_ standard: Standard) {
    self.standard = standard
    followed = standard.color
  }

  /// No background, whatever the state is.
  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.none)
  }

  /// That of a row in a plain list: ``UIColor/systemBackground``, and gray while it is highlighted or selected.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.row)
  }

  /// That of a row in a grouped list: ``UIColor/secondarySystemGroupedBackground``, which in the dark is lighter than the ground of the list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedRow)
  }

  /// That of a header or a footer in a plain list: ``UIColor/systemBackground``.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    var new = UIBackgroundConfiguration(.none)
    new.followed = .systemBackground
    return new
  }

  /// That of a header or a footer in a grouped list: none.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.none)
  }

  #if !hasFeature(Embedded)
    /// The same for a state: what the program has set stays.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
      (state as? UICellConfigurationState).map { updated(forCell: $0) } ?? self
    }
  #endif

  func updated(forCell state: UICellConfigurationState) -> UIBackgroundConfiguration {
    guard standard != .none else { return self }
    var new = self
    let isMarked = state.isSelected || state.isHighlighted
    new.followed = isMarked ? ListMetrics.markedColor : standard.color
    return new
  }

  func show(in view: UIView) {
    view.backgroundColor = backgroundColor
    view.layer.cornerRadius = max(0, cornerRadius)
    view.layer.borderWidth = strokeColor == nil ? 0 : strokeWidth
    view.layer.borderColor = strokeColor?.cgColor
    for child in view.subviews where child !== customView { child.removeFromSuperview() }
    guard let customView, customView.superview !== view else { return }
    customView.frame = view.bounds
    customView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(customView)
  }
}

#if !hasFeature(Embedded)
  extension UIBackgroundConfiguration: nonisolated Hashable {}
#endif
