extension FrameClock {
  /// What somebody has chosen for the window that gets an event, lays out or draws a frame at this moment.
  static var presentCategory: UIContentSizeCategory {
    FrameClock.current?.contentSizeCategory ?? .unspecified
  }

  // Somebody has chosen otherwise: all windows follow.
  final func tellTraits(before category: UIContentSizeCategory, _ style: UIUserInterfaceStyle) {
    asCurrent {
      for window in windows {
        let own = window.ownStyle
        // What a window has of its own stays.
        guard own == .unspecified || category != contentSizeCategory else { continue }
        if style != userInterfaceStyle, window.backgroundColor?.isDynamic == true {
          window.tellColor()
        }
        window.tellTraits(
          UITraitCollection(of: window, category, own == .unspecified ? style : own))
        window.layOutEverything()
      }
    }
  }
}

extension UIView {
  // From the outside in, as they are laid out.
  final func tellTraits(_ previous: UITraitCollection) {
    markColors()
    traitsChanged()
    traitCollectionDidChange(previous)
    #if !hasFeature(Embedded)
      look?.traitRegistrations?.tell(self, since: previous)
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
      let own = child.ownStyle
      if own == .unspecified {
        child.tellTraits(previous)
      } else if now.preferredContentSizeCategory != previous.preferredContentSizeCategory {
        // Light or dark is as before there.
        child.tellTraits(UITraitCollection(of: host, previous.preferredContentSizeCategory, own))
      }
    }
  }
}
