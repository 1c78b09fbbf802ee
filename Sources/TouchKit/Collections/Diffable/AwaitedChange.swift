#if !hasFeature(Embedded)
  extension UICollectionViewDiffableDataSource {
    /// Shows the items of the snapshot, and waits until everything is at rest, or another change replaced this one. Where the collection
    /// view goes away meanwhile, it waits no longer.
    ///
    /// As in UIKit, asynchronous code that does not want to wait calls the method with a completion. Natively only.
    ///
    /// - Parameter animatingDifferences: false to show the new state at once.
    public func apply(
      _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
      animatingDifferences: Bool = true
    ) async {
      await AwaitedChange.completed {
        apply(snapshot, animatingDifferences: animatingDifferences, completion: $0)
      }
    }

    /// Shows in a section what is visible of its snapshot, and waits as ``apply(_:animatingDifferences:)`` does. Natively only.
    ///
    /// - Parameter animatingDifferences: false to show the new state at once.
    public func apply(
      _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
      to section: SectionIdentifierType, animatingDifferences: Bool = true
    ) async {
      await AwaitedChange.completed {
        apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: $0)
      }
    }

    /// Shows what the snapshot says, with all cells made anew, by the next layout. There is nothing to wait for, so that it returns at once. Natively only.
    public func applySnapshotUsingReloadData(
      _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
      await AwaitedChange.completed { applySnapshotUsingReloadData(snapshot, completion: $0) }
    }
  }

  /// Wakes the one that waits for a completion: when it is called, and also when it is released without having been called, so that nobody
  /// waits for ever.
  private final class AwaitedChange {
    private var waiting: CheckedContinuation<Void, Never>?

    private init(_ waiting: CheckedContinuation<Void, Never>) { self.waiting = waiting }

    deinit { waiting?.resume() }

    private func end() {
      waiting?.resume()
      waiting = nil
    }

    static func completed(_ change: (_ completion: @escaping () -> Void) -> Void) async {
      await withCheckedContinuation { waiting in
        let awaited = AwaitedChange(waiting)
        change { awaited.end() }
      }
    }
  }
#endif
