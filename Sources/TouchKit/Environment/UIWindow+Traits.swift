extension FrameClock {
  /// What somebody has chosen for the window that gets an event, lays out or draws a frame at this moment.
  static var presentCategory: UIContentSizeCategory {
    FrameClock.current?.contentSizeCategory ?? .unspecified
  }

  // Somebody has chosen otherwise: all windows follow.
  final func tellTraits(before category: UIContentSizeCategory, _ style: UIUserInterfaceStyle) {
    asCurrent {
      for window in windows {
        if window.backgroundColor?.isDynamic == true { window.tellColor() }
        window.tellTraits(UITraitCollection(of: window, category, style))
        window.layOutEverything()
      }
    }
  }
}

extension UIView {
  // From the outside in, as they are laid out.
  fileprivate final func tellTraits(_ previous: UITraitCollection) {
    markColors()
    traitsChanged()
    traitCollectionDidChange(previous)
    controller?.traitCollectionDidChange(previous)
    for child in children { child.tellTraits(previous) }
  }
}
