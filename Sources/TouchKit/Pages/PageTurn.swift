/// A turn from the page that is shown to one of its neighbours.
struct PageTurn {
  let number: Int
  let side: PageSide
  let page: UIViewController
  /// Who is told that it has ended, where the program began it; the delegate hears of the others.
  let completion: ((Bool) -> Void)?
  let isAnnounced: Bool
}

/// Which neighbour of a page.
nonisolated enum PageSide: CGFloat {
  case before = -1
  case after = 1

  var other: PageSide {
    self == .before ? .after : .before
  }
}

/// The pages beside the one that is shown, as the data source has named them.
struct PageNeighbours {
  var before: UIViewController?
  var after: UIViewController?
  /// False where the data source is to be asked.
  var knowsBefore = false
  var knowsAfter = false

  subscript(side: PageSide) -> UIViewController? {
    get { side == .before ? before : after }
    set {
      switch side {
      case .before: (before, knowsBefore) = (newValue, true)
      case .after: (after, knowsAfter) = (newValue, true)
      }
    }
  }
}
