#if hasFeature(Embedded)
  /// Nobody can make one. It is there so that `required init?(coder: NSCoder) { fatalError() }`, which the native build
  /// and iOS ask of each view and controller, stays where it is in sources for both builds.
  ///
  /// Natively this is Foundation's class. No class of the library has this initializer in a page: one that calls
  /// `super.init(coder:)` stands within `#if !hasFeature(Embedded)`.
  public enum NSCoder {}
#endif
