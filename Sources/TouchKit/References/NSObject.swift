#if hasFeature(Embedded)
  /// The root of the classes that can be referred to weakly: delegates, data sources, and objects that closures refer
  /// back to.
  ///
  /// Natively this is Foundation's class. As on iOS a delegate inherits from it: views, view controllers and
  /// recognizers do already.
  ///
  /// ```swift
  /// final class Coordinator: NSObject, UIScrollViewDelegate {}
  /// ```
  ///
  /// Embedded Swift has no `weak`, so an object clears the references to it when it is released. Programs need not do
  /// anything for that.
  open class NSObject {
    private final var home = BacklinkHome()

    public init() {}

    final var backlinkAnchor: BacklinkAnchor {
      home.anchor(of: self)
    }
  }

  extension NSObject: BacklinkTarget {}

  /// The root of a delegate, or of an object that closures refer back to, in sources for both builds.
  public typealias DelegateObject = NSObject

  /// The superclass or protocol of TouchKit's root classes.
  public typealias RootObject = NSObject
#else
  /// The root of a delegate, or of an object that closures refer back to, in sources that are compiled natively and
  /// as Embedded Swift, where it is `NSObject`. Natively any object can be both, and this asks for nothing.
  nonisolated public protocol DelegateObject: AnyObject {}

  /// The superclass or protocol of TouchKit's root classes.
  typealias RootObject = BacklinkTarget
#endif
