/// What a ``UIVisualEffectView`` does with what lies behind it: a ``UIBlurEffect``.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIVisualEffect {
  /// An effect that does nothing.
  public init() {}

  // Spelled out: see UIResponder.
  deinit {}
}

#if !hasFeature(Embedded)
  extension UIVisualEffect: nonisolated ComparedByIdentity {}
#endif
