#if !hasFeature(Embedded)
  /// What stands at the end, or at the beginning, of a row of a list. Natively only.
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

    enum Kind {
      case disclosure
      case checkmark
      case label(String)
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

    func isShown(editing: Bool) -> Bool {
      switch displayed {
      case .always: true
      case .whenEditing: editing
      case .whenNotEditing: !editing
      }
    }

    func makeView(tint: UIColor) -> UIView {
      switch kind {
      case .disclosure:
        return AccessoryLine(
          [CGPoint(x: 1, y: 0), CGPoint(x: 7, y: 6), CGPoint(x: 1, y: 12)],
          CGSize(width: 8, height: 12), ListMetrics.markColor)
      case .checkmark:
        return AccessoryLine(
          [CGPoint(x: 0, y: 6), CGPoint(x: 5, y: 11), CGPoint(x: 14, y: 0)],
          CGSize(width: 14, height: 12), tint)
      case .label(let text):
        let label = UILabel(frame: .zero)
        label.text = text
        label.textColor = ListMetrics.secondaryColor
        label.textAlignment = .right
        return label
      case .custom(let view):
        return view
      }
    }
  }

  /// A mark that is one line.
  final class AccessoryLine: PathView {
    init(_ points: [CGPoint], _ size: CGSize, _ color: UIColor) {
      super.init(frame: CGRect(origin: .zero, size: size))
      isUserInteractionEnabled = false
      (self.points, lineWidth, strokeColor) = (points, 2, color)
    }

    required init?(coder: NSCoder) {
      nil
    }

    deinit {}
  }
#endif
