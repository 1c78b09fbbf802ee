#if !hasFeature(Embedded)
  extension UICollectionViewTransitionLayout {
    /// Keeps a number that belongs to the transition, beside its progress, under a name: how far two fingers have moved what they hold, say. Whoever moves the transition sets
    /// it, and whoever places something along with it asks ``value(forAnimatedKey:)``. It moves nothing by itself. Natively only.
    ///
    /// - Parameter value: one that is not finite is kept as it is.
    public final func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
      animatedValues[key] = value
    }

    /// The number that was kept last under a name, by ``updateValue(_:forAnimatedKey:)``; 0 where there was none. Natively only.
    public final func value(forAnimatedKey key: String) -> CGFloat {
      animatedValues[key] ?? 0
    }
  }
#endif
