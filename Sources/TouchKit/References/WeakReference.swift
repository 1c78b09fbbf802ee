/// A weak reference, for closures and properties in sources that are compiled natively and as
/// Embedded Swift.
///
/// ```swift
/// tap.addAction { [here = WeakReference(self)] _ in here.object?.tapped() }
/// ```
///
/// Embedded Swift has no `weak`. There an object clears the references to it when it is released.
/// Every `NSObject` does: views, view controllers, recognizers, and their subclasses.
@propertyWrapper
public struct WeakReference<Object: WeaklyReferable> {
  #if hasFeature(Embedded)
    private var link: Backlink<Object>

    /// A reference to an object; `nil` for nothing.
    public init(_ object: Object?) {
      link = Backlink(to: object)
    }

    /// The object; `nil` once it has been released.
    public var object: Object? {
      link.object
    }
  #else
    /// The object; `nil` once it has been released.
    public private(set) weak var object: Object?

    /// A reference to an object; `nil` for nothing.
    public init(_ object: Object?) {
      self.object = object
    }
  #endif

  /// Refers to an object without keeping it.
  public init(wrappedValue: Object?) {
    self.init(wrappedValue)
  }

  /// The object; `nil` once it has been released. Setting it makes the reference point to another one.
  public var wrappedValue: Object? {
    get { object }
    set { self = WeakReference(newValue) }
  }
}

#if hasFeature(Embedded)
  /// What a ``WeakReference`` can refer to: an ``NSObject`` in Embedded Swift, any object otherwise.
  public typealias WeaklyReferable = NSObject
#else
  /// What a ``WeakReference`` can refer to: any object, and an `NSObject` in Embedded Swift.
  public typealias WeaklyReferable = AnyObject
#endif
