#if canImport(Darwin)
  /// What a delegate can be: any object. Where there is no Objective-C, TouchKit says what it has to be.
  public typealias WeaklyReferable = AnyObject
#endif
