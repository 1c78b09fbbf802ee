/// What stands at the end, or at the beginning, of a row of a list.
public struct UICellAccessory {
  /// When an accessory is seen.
  nonisolated public enum DisplayedState: Hashable, Sendable {
    /// Always.
    case always
    /// While the collection view is edited, see ``UICollectionView/isEditing``.
    case whenEditing
    /// While it is not.
    case whenNotEditing
  }

  /// Which end of a row an accessory is at.
  nonisolated public enum Placement: Hashable, Sendable {
    /// The beginning.
    case leading(displayed: DisplayedState = .always)
    /// The end.
    case trailing(displayed: DisplayedState = .always)
  }

  /// A view of the program's as an accessory.
  public struct CustomViewConfiguration {
    /// The view, which keeps its size.
    public let customView: UIView

    /// Which end of the row it is at, and when.
    public let placement: Placement

    /// A view at one end of the row.
    public init(customView: UIView, placement: Placement) {
      (self.customView, self.placement) = (customView, placement)
    }
  }

  #if !hasFeature(Embedded)
    /// What an arrow that opens an outline looks like, and what opens it.
    public struct OutlineDisclosureOptions {
      /// What opens and closes what is in a row.
      nonisolated public enum Style: Hashable, Sendable {
        /// As `cell`.
        case automatic
        /// A tap anywhere on the row, which does not select it.
        case header
        /// A tap on the arrow alone; one on the row selects it.
        case cell
      }

      /// What opens and closes what is in the row; the arrow alone by default.
      public var style: Style

      /// The color of the arrow; `nil`, the default, for the tint color of the row.
      public var tintColor: UIColor?

      /// Options for an arrow.
      public init(style: Style = .automatic, tintColor: UIColor? = nil) {
        (self.style, self.tintColor) = (style, tintColor)
      }
    }
  #endif

  enum Kind {
    case disclosure
    case checkmark
    case label(String)
    case delete((() -> Void)?)
    case reorder
    #if !hasFeature(Embedded)
      case outline(OutlineDisclosureOptions, (() -> Void)?)
    #endif
    case custom(UIView)
  }

  let kind: Kind
  let displayed: DisplayedState
  var isLeading = false

  /// An arrow: a touch leads further. At the end of the row; while the view is not edited, unless something else is said.
  public static func disclosureIndicator(displayed: DisplayedState = .whenNotEditing)
    -> UICellAccessory
  {
    UICellAccessory(kind: .disclosure, displayed: displayed)
  }

  /// A checkmark in the tint color. At the end of the row; while the view is not edited, unless something else is said.
  public static func checkmark(displayed: DisplayedState = .whenNotEditing) -> UICellAccessory {
    UICellAccessory(kind: .checkmark, displayed: displayed)
  }

  /// A gray text, such as a number. At the end of the row; always, unless something else is said.
  public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(kind: .label(text), displayed: displayed)
  }

  /// A red button at the beginning of the row, while the view is edited, unless something else is said.
  ///
  /// - Parameter actionHandler: what a touch does; `nil`, the default, opens the row's actions at its end, if there are any.
  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(kind: .delete(actionHandler), displayed: displayed, isLeading: true)
  }

  /// A grip that moves the row, by ``UICollectionView/beginInteractiveMovementForItem(at:)``, as soon as a finger is down on it. At the end of the row; while
  /// the view is edited, unless something else is said. Where the data source does not let the item be moved it does nothing.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(kind: .reorder, displayed: displayed)
  }

  #if !hasFeature(Embedded)
    /// An arrow that opens what is in a row of an outline, and closes it, and points down while it is open. At the end of the row; always, unless something else is
    /// said.
    ///
    /// What is open is the data source's to say, where it is a ``UICollectionViewDiffableDataSource`` and shows a section snapshot in the section: it asks its
    /// ``UICollectionViewDiffableDataSource/sectionSnapshotHandlers`` and applies the snapshot anew.
    ///
    /// - Parameter actionHandler: what a touch does instead; `nil` by default.
    public static func outlineDisclosure(
      displayed: DisplayedState = .always,
      options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
      actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
      UICellAccessory(kind: .outline(options, actionHandler), displayed: displayed)
    }
  #endif

  /// A view of the program's.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let view = configuration.customView
    switch configuration.placement {
    case .leading(let displayed):
      return UICellAccessory(kind: .custom(view), displayed: displayed, isLeading: true)
    case .trailing(let displayed):
      return UICellAccessory(kind: .custom(view), displayed: displayed)
    }
  }

  #if !hasFeature(Embedded)
    /// True where a tap on the row does what one on the accessory does.
    var opensByRow: Bool {
      guard case .outline(let options, nil) = kind else { return false }
      return options.style == .header
    }
  #endif

  func isShown(editing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: editing
    case .whenNotEditing: !editing
    }
  }

  func makeView(for cell: UICollectionViewListCell) -> UIView {
    switch kind {
    case .disclosure:
      return AccessoryLine(
        [CGPoint(x: 1, y: 0), CGPoint(x: 7, y: 6), CGPoint(x: 1, y: 12)],
        CGSize(width: 8, height: 12), ListMetrics.markColor)
    case .checkmark:
      return AccessoryLine(
        [CGPoint(x: 0, y: 6), CGPoint(x: 5, y: 11), CGPoint(x: 14, y: 0)],
        CGSize(width: 14, height: 12), cell.tintColor)
    case .label(let text):
      let label = UILabel(frame: .zero)
      label.text = text
      label.textColor = ListMetrics.secondaryColor
      label.textAlignment = .right
      return label
    case .delete(let handler):
      return DeleteAccessory(of: cell, handler)
    case .reorder:
      return ReorderAccessory(of: cell)
    #if !hasFeature(Embedded)
      case .outline(let options, let handler):
        return OutlineAccessory(of: cell, options.tintColor, handler)
    #endif
    case .custom(let view):
      return view
    }
  }
}
