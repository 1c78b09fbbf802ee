#if !hasFeature(Embedded)
  extension UIView {
    /// ``updateConstraints()`` is called before the next layout. Natively only.
    public final func setNeedsUpdateConstraints() {
      constraintArranger.needsUpdate = true
      invalidateArrangement()
    }

    /// Whether ``updateConstraints()`` has still to be called. Natively only.
    public final func needsUpdateConstraints() -> Bool {
      existingArranger?.needsUpdate == true
    }

    /// Calls ``updateConstraints()`` now, of this view and those in it, where that is due. Natively only.
    public final func updateConstraintsIfNeeded() {
      updateConstraintsBelow()
    }

    // Subviews first, as in UIKit. What is called may make others due, and itself.
    final func updateConstraintsBelow() {
      for _ in 0..<8 where !updateDueConstraints() { return }
    }

    // Whether any was due.
    private final func updateDueConstraints() -> Bool {
      var wasDue = false
      for child in subviews where child.existingArranger != nil {
        if child.updateDueConstraints() { wasDue = true }
      }
      guard let own = existingArranger, own.needsUpdate else { return wasDue }
      own.needsUpdate = false
      if let controller { controller.updateViewConstraints() } else { updateConstraints() }
      return true
    }
  }
#endif
