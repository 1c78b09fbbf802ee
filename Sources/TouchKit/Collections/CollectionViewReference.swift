/// What stands for a collection view with those that may outlive it: empty once it is gone.
///
/// A weak reference would do, and would make each other reference to the view slow for good: its
/// count moves into a table then.
nonisolated final class CollectionViewReference {
  nonisolated(unsafe) unowned(unsafe) var view: UICollectionView?
}
