extension UIView {
  /// Light or dark for this view and what is in it, whatever somebody prefers; unspecified, the default, where it is as in the superview.
  ///
  /// Colors with two shades are drawn anew, and in a window all views whose ``traitCollection`` is another one then are told
  /// (``traitCollectionDidChange(_:)``) and laid out. Of a window it also decides the color behind everything. It cannot be overridden.
  ///
  /// - Complexity: O(subviews) where that changes something; with it in use, a color with two shades is looked up in O(depth of the view).
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { rareSettings?.style ?? .unspecified }
    set {
      guard newValue != overrideUserInterfaceStyle else { return }
      changeStyle { makeRareSettings().style = newValue }
    }
  }

  /// What this view, or else the controller whose view it is, has instead of the superview's.
  final var ownStyle: UIUserInterfaceStyle {
    let own = overrideUserInterfaceStyle
    return own == .unspecified ? controller?.overrideUserInterfaceStyle ?? own : own
  }

  /// Light or dark, as the view is seen.
  final var shownStyle: UIUserInterfaceStyle {
    var here: UIView? = RareSettings.areStylesUsed ? self : nil
    while let view = here {
      let own = view.ownStyle
      if own != .unspecified { return own }
      here = view.parent
    }
    return (host?.clock ?? FrameClock.current)?.userInterfaceStyle ?? .unspecified
  }

  /// Carries out what may make this view light or dark, and tells of it.
  final func changeStyle(_ change: () -> Void) {
    let old = traitCollection
    RareSettings.areStylesUsed = true
    change()
    guard let window, traitCollection.userInterfaceStyle != old.userInterfaceStyle else { return }
    if self === window { window.tellColor() }
    window.clock.asCurrent { tellTraits(old) }
    layOutEverything()
  }
}

extension UIViewController {
  /// Light or dark for what the controller shows, whatever somebody prefers; unspecified, the default, where it is as around it. See
  /// ``UIView/overrideUserInterfaceStyle``; the view's own comes first. What it presents is not in its view, and has its own. It cannot be
  /// overridden.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { wantedStyle }
    set {
      guard newValue != wantedStyle else { return }
      guard let view = viewIfLoaded else {
        RareSettings.areStylesUsed = true
        wantedStyle = newValue
        return
      }
      view.changeStyle { wantedStyle = newValue }
    }
  }
}
