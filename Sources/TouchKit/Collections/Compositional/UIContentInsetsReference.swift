/// What the content insets of a section of a compositional layout count from. Layout margins and readable content are not there.
nonisolated public enum UIContentInsetsReference: Int, Hashable, Sendable {
  /// What the layout's configuration says; in a configuration the safe area.
  case automatic = 0
  /// The edges of the collection view across the scroll axis, without what the safe area covers there.
  case none = 1
  /// The edges of the safe area, of the collection view across the scroll axis.
  case safeArea = 2
}
