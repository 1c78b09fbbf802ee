extension FrameClock {
  /// What somebody has chosen for the window that gets an event, lays out or draws a frame at this moment.
  static var presentCategory: UIContentSizeCategory {
    FrameClock.current?.contentSizeCategory ?? .unspecified
  }

  // Somebody has chosen otherwise: all windows follow.
  final func tellTraits(before category: UIContentSizeCategory, _ style: UIUserInterfaceStyle) {
    asCurrent {
      for window in windows
      where window.surroundingsChanged(from: UITraitCollection(of: window, category, style)) {
        if style != userInterfaceStyle, window.backgroundColor?.isDynamic == true {
          window.tellColor()
        }
        window.layOutEverything()
      }
    }
  }
}

extension UIView {
  /// Tells of what has become of the traits around this view. False where nothing is another one here: light or dark are as before in a
  /// view with a style of its own.
  @discardableResult final func surroundingsChanged(from previous: UITraitCollection) -> Bool {
    let own = ownStyle
    let category = previous.preferredContentSizeCategory
    if own == .unspecified {
      tellTraits(previous)
    } else {
      guard traitCollection.preferredContentSizeCategory != category else { return false }
      tellTraits(UITraitCollection(of: host, category, own))
    }
    return true
  }

  // From the outside in, as they are laid out.
  final func tellTraits(_ previous: UITraitCollection) {
    markColors()
    traitsChanged()
    traitCollectionDidChange(previous)
    #if !hasFeature(Embedded)
      rareSettings?.traitRegistrations?.tell(self, since: previous)
    #endif
    if let controller {
      controller.traitCollectionDidChange(previous)
      #if !hasFeature(Embedded)
        controller.traitRegistrations?.tell(controller, since: previous)
      #endif
    }
    // The calls may have made this view what it was before, or moved its subviews elsewhere.
    let now = traitCollection
    guard
      now.userInterfaceStyle != previous.userInterfaceStyle
        || now.preferredContentSizeCategory != previous.preferredContentSizeCategory
    else { return }
    for child in children where child.isChild(of: self) && child.host === host {
      child.surroundingsChanged(from: previous)
    }
  }
}
