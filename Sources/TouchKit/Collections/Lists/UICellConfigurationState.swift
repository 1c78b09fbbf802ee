#if !hasFeature(Embedded)
  /// What configurations may depend on. Natively only.
  @preconcurrency @MainActor
  public protocol UIConfigurationState {
    /// The traits of the view that is configured.
    var traitCollection: UITraitCollection { get set }

    /// What the program itself has put into the state; `nil` for what it has not.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
  }

  /// The name of something that a program puts into a ``UICellConfigurationState``. Natively only.
  nonisolated public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A key by its name; one's own begins with the program's.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
#endif

/// The state that a cell is configured for.
public struct UICellConfigurationState {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection

  /// True for the cell of a selected item.
  public var isSelected = false

  /// True while a finger is on the cell.
  public var isHighlighted = false

  /// True where the cell gets no touches, see ``UIView/isUserInteractionEnabled``.
  public var isDisabled = false

  /// True while the collection view is edited, see ``UICollectionView/isEditing``.
  public var isEditing = false

  /// True while the cell is pulled aside and its actions are seen.
  public var isSwiped = false

  /// True while a finger moves the item.
  public var isReordering = false

  #if !hasFeature(Embedded)
    private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  #endif

  /// The state of a cell of which nothing is true.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  #if !hasFeature(Embedded)
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
      get { own[key] }
      set { own[key] = newValue }
    }
  #endif
}

#if !hasFeature(Embedded)
  extension UICellConfigurationState: UIConfigurationState {}
#endif
