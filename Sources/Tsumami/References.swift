#if APPLE_UIKIT
  // Where TouchKit is not, as far as this library needs it.

  /// The root of what closures refer back to.
  protocol DelegateObject: AnyObject {}

  /// What a delegate can be: any object. Where there is no Objective-C, TouchKit says what it has to be.
  public typealias WeaklyReferable = AnyObject

  /// Refers to an object without keeping it, and to nothing once it is gone; TouchKit's, which is the
  /// same in Embedded Swift.
  @propertyWrapper
  struct WeakReference<Object: AnyObject> {
    private(set) weak var object: Object?

    init(_ object: Object?) {
      self.object = object
    }

    init(wrappedValue: Object?) {
      self.init(wrappedValue)
    }

    var wrappedValue: Object? {
      get { object }
      set { object = newValue }
    }
  }
#endif
