extension UICollectionView {
  /// When cells that are seen are asked anew how large they want to be.
  nonisolated public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    /// Only when they come into view, or the layout is invalidated.
    case disabled = 0
    /// Also when a cell, or its content view, calls ``UIView/invalidateIntrinsicContentSize()``.
    case enabled = 1
    /// Also when any view in a cell calls it. Natively also when constraints in a cell change, or what they place shows another content.
    case enabledIncludingConstraints = 2
  }

  /// When cells, headers and others that are seen are asked anew how large they want to be. Enabled by default.
  ///
  /// They are asked at the next layout, in layouts that estimate their size, and what lies behind them makes room at once.
  public final var selfSizingInvalidation: SelfSizingInvalidation {
    get { extras?.selfSizingInvalidation ?? .enabled }
    set { makeExtras().selfSizingInvalidation = newValue }
  }

  /// What a view shows is of another size.
  ///
  /// - Parameter isOwn: true where the view, or its content view, says so.
  final func contentChanged(in view: UICollectionReusableView, isOwn: Bool) {
    switch selfSizingInvalidation {
    case .disabled: return
    case .enabled where !isOwn: return
    case .enabled, .enabledIncludingConstraints: break
    }
    guard shown.contains(where: { $0.view === view }) else { return }
    askAgain(view)
    covered = nil
    setNeedsLayout()
  }
}

extension UIView {
  /// What the view shows has become larger or smaller. The cell that it is, or is in, is asked how large it wants to be, if its collection view
  /// takes part in that: see ``UICollectionView/selfSizingInvalidation``. Nothing happens elsewhere.
  public final func invalidateIntrinsicContentSize() {
    tellArranger()
    var above: UIView? = self
    while let view = above {
      if let own = view as? UICollectionReusableView {
        let isOwn = own === self || (own as? UICollectionViewCell)?.hasContent(self) == true
        (own.superview as? UICollectionView)?.contentChanged(in: own, isOwn: isOwn)
        return
      }
      above = view.superview
    }
  }
}
