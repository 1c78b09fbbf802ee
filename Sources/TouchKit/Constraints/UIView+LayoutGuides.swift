extension UIView {
  /// What of the view is not covered: what of its bounds is within its present ``safeAreaInsets``.
  public final var safeAreaLayoutGuide: UILayoutGuide {
    kept(&constraintArranger.safeAreaGuide, .inset { $0.safeAreaInsets })
  }

  /// What of the view is within its ``layoutMargins``.
  public final var layoutMarginsGuide: UILayoutGuide {
    kept(&constraintArranger.marginsGuide, .inset { $0.layoutMargins })
  }

  /// What of the view is within its ``layoutMargins``, in the middle, and no wider than lines are easily read: ``Constants/readableWidth``. In a view whose own width constraints decide it follows with one more layout.
  public final var readableContentGuide: UILayoutGuide {
    kept(
      &constraintArranger.readableGuide,
      .inset { view in
        var insets = view.layoutMargins
        let surplus = view.bounds.width - insets.left - insets.right - Constants.readableWidth
        if surplus > 0 {
          insets.left += surplus / 2
          insets.right += surplus / 2
        }
        return insets
      })
  }

  /// How far what is in the view keeps from its edges, in points: what was set, 8 by default, and in a controller's view 16 at both sides (20 in one that is at
  /// least 414 points wide) and none above and below; and what of the view is covered, see ``safeAreaInsets``.
  ///
  /// Only ``layoutMarginsGuide``, the attributes with margins and stacks that ask for it take notice of them.
  public final var layoutMargins: UIEdgeInsets {
    get {
      let covered = safeAreaInsets
      guard let own = existingArranger?.margins else { return defaultMargins + covered }
      return own + covered
    }
    set {
      guard newValue.isFinite else { return }
      constraintArranger.margins = newValue
      invalidateArrangement()
    }
  }

  /// The ``layoutMargins`` by the direction in which one reads.
  public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let (own, isRight) = (layoutMargins, readsFromRight)
      return NSDirectionalEdgeInsets(
        top: own.top, leading: isRight ? own.right : own.left, bottom: own.bottom,
        trailing: isRight ? own.left : own.right)
    }
    set {
      let isRight = readsFromRight
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isRight ? newValue.trailing : newValue.leading,
        bottom: newValue.bottom, right: isRight ? newValue.leading : newValue.trailing)
    }
  }

  // Made when it is first asked for, and the same one from then on.
  fileprivate func kept(_ guide: inout UILayoutGuide?, _ kind: UILayoutGuide.Kind) -> UILayoutGuide
  {
    if let guide { return guide }
    let made = UILayoutGuide()
    made.kind = kind
    made.owner = self
    guide = made
    return made
  }

  private var defaultMargins: UIEdgeInsets {
    guard controller != nil else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    let side: CGFloat = bounds.width < 414 ? 16 : 20
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }
}

extension UIScrollView {
  /// The content: its upper left corner, and its ``contentSize``. What is placed in it scrolls along, and constraints that reach all its edges say how large
  /// it is: the content size follows them.
  public final var contentLayoutGuide: UILayoutGuide {
    kept(&constraintArranger.contentGuide, .content)
  }

  /// The window onto the content: the scroll view's bounds, whose origin is the ``contentOffset``. What is related to it stays where it is while the content
  /// scrolls.
  public final var frameLayoutGuide: UILayoutGuide {
    kept(&constraintArranger.frameGuide, .frame)
  }
}
