extension UILabel {
  /// The size and the weight of the letters; the system's font in 17 points by default.
  /// ``fontSize`` and ``fontWeight`` are the same as numbers.
  public final var font: UIFont! {
    get {
      UIFont(size: fontSize, cssWeight: fontWeight, scaling: fontScaling)
    }
    set {
      let new = newValue ?? .systemFont(ofSize: 17)
      fontSize = new.pointSize
      fontWeight = new.cssWeight
      fontScaling = new.scaling
      followCategory()
    }
  }

  /// True where the font follows the size of text that somebody has chosen, if it is one of ``UIFont/preferredFont(forTextStyle:)`` or of
  /// ``UIFontMetrics``; false by default. Whoever lays the label out asks ``sizeThatFits(_:)`` anew: all views of a window are laid out
  /// after a change.
  public final var adjustsFontForContentSizeCategory: Bool {
    get { followsCategory }
    set {
      followsCategory = newValue
      followCategory()
    }
  }

  final func followCategory() {
    guard followsCategory, let scaling = fontScaling else { return }
    fontSize = scaling.size(presentClock?.contentSizeCategory ?? .unspecified)
    fontScaling = scaling
  }
}
