/// What rows of lists look like. Ours where nothing else is said: UIKit's follow the size of text and the device, and are not documented.
nonisolated enum ListMetrics {
  /// The least height of a row, in points. Ours: near that of phones.
  static let rowHeight: CGFloat = 44
  /// From the edge of a row to its content, and from the edge of the view to an inset group, in points. Ours: near that of phones.
  static let margin: CGFloat = 16
  /// Above and below the content of a row.
  static let rowMargin: CGFloat = 11
  /// Above and below that of a header and a footer.
  static let headerMargin: CGFloat = 7
  /// Above and below a group.
  static let groupMargin: CGFloat = 18
  /// How round the corners of an inset group are.
  static let groupCorner: CGFloat = 10
  /// Between an accessory and what is beside it.
  static let accessoryGap: CGFloat = 8
  /// From one level of indentation to the next. Documented.
  static let indentation: CGFloat = 10

  static let separatorColor = UIColor.separator
  static let secondaryColor = UIColor.secondaryLabel
  static let markColor = UIColor.tertiaryLabel
  static let markedColor = UIColor.systemGray4
  static let destructiveColor = UIColor.systemRed
  static let normalColor = UIColor.systemGray
}
