#if APPLE_UIKIT
  // The parts of TouchKit that this library needs on Apple's systems.
  import UIKit

  /// The root of objects that closures refer back to.
  protocol DelegateObject: AnyObject {}

  /// The type of delegates: any object here; TouchKit defines its own without Objective-C.
  public typealias WeaklyReferable = AnyObject

  /// A weak reference, with the interface of TouchKit's, which Embedded Swift needs.
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

  extension UIGestureRecognizer {
    var isPlainPress: Bool {
      (self as? UILongPressGestureRecognizer)?.numberOfTapsRequired == 0
    }
  }
#endif
