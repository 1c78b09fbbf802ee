#if hasFeature(Embedded)
  /// The root of the classes that can be referred to without being kept: delegates, data sources,
  /// and what closures refer back to.
  ///
  /// Natively this is Foundation's class, and as on iOS whoever wants to be a delegate inherits from
  /// it: views, view controllers and recognizers do already.
  ///
  /// ```swift
  /// final class Coordinator: NSObject, UIScrollViewDelegate {}
  /// ```
  ///
  /// Embedded Swift has no `weak`, so an object empties the references to it itself when it is let
  /// go of. Nobody has to do anything for that.
  open class NSObject {
    private final var home = BacklinkHome()

    public init() {}

    final var backlinkAnchor: BacklinkAnchor {
      home.anchor(of: self)
    }
  }

  extension NSObject: BacklinkTarget {}

  /// The root of a delegate, or of what closures refer back to, in sources for both builds.
  public typealias DelegateObject = NSObject

  /// What the roots of TouchKit's classes inherit from, or conform to.
  public typealias RootObject = NSObject
#else
  /// The root of a delegate, or of what closures refer back to, in sources that are compiled natively and
  /// as Embedded Swift, where it is `NSObject`. Natively any object can be both, and this asks for nothing.
  nonisolated public protocol DelegateObject: AnyObject {}

  /// What the roots of TouchKit's classes inherit from, or conform to.
  typealias RootObject = BacklinkTarget
#endif
