/// One change of a batch, as a layout hears of it: see
/// ``UICollectionViewLayout/prepare(forCollectionViewUpdates:)``.
///
/// A change of a whole section has a path with the section's number and `NSNotFound`, which is
/// `Int.max`, as the item.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class UICollectionViewUpdateItem {
  /// What an update does with an item or a section.
  nonisolated public enum Action: Int, Hashable, Sendable {
    /// It is new.
    case insert
    /// It is removed.
    case delete
    /// Its cell is replaced by a new one.
    case reload
    /// It has another position.
    case move
    /// It stays as it is.
    case none
  }

  /// Where it was before the batch; `nil` for what is inserted.
  public let indexPathBeforeUpdate: IndexPath?

  /// Where it is after the batch; `nil` for what is deleted.
  public let indexPathAfterUpdate: IndexPath?

  /// What the update does with it.
  public let updateAction: Action

  init(_ action: Action, _ before: IndexPath?, _ after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
  }

  deinit {}
}

extension UpdateStep {
  var asUpdateItem: UICollectionViewUpdateItem {
    switch self {
    case .insertItem(let path): UICollectionViewUpdateItem(.insert, nil, path)
    case .deleteItem(let path): UICollectionViewUpdateItem(.delete, path, nil)
    case .reloadItem(let path), .reconfigureItem(let path):
      UICollectionViewUpdateItem(.reload, path, path)
    case .moveItem(let from, let to): UICollectionViewUpdateItem(.move, from, to)
    case .insertSection(let section): UICollectionViewUpdateItem(.insert, nil, whole(section))
    case .deleteSection(let section): UICollectionViewUpdateItem(.delete, whole(section), nil)
    case .reloadSection(let section):
      UICollectionViewUpdateItem(.reload, whole(section), whole(section))
    case .moveSection(let from, let to):
      UICollectionViewUpdateItem(.move, whole(from), whole(to))
    }
  }

  private func whole(_ section: Int) -> IndexPath {
    IndexPath(item: Int.max, section: section)
  }
}
