// What every object of UIKit can do because it is an NSObject, as far as files written for iOS rely
// on it. Of TouchKit's classes only UITouch is one natively, because people hand sets of touches to
// what takes sets of any objects; Foundation's NSObject off Apple's systems lacks some of this, too.
#if !hasFeature(Embedded)
  /// An object that can be asked what it is, as an `NSObject` can.
  public protocol ObjectHabits: AnyObject, CustomStringConvertible {}

  extension UIResponder: nonisolated ObjectHabits {}
  extension UIGestureRecognizer: nonisolated ObjectHabits {}
  extension UITouch: nonisolated ObjectHabits {}
  extension UIEvent: nonisolated ObjectHabits {}

  extension ObjectHabits {
    /// True where the object is of a class or of one that inherits from it.
    nonisolated public func isKind(of aClass: AnyClass) -> Bool {
      var own: AnyClass? = type(of: self)
      while let here = own {
        if here == aClass { return true }
        own = _getSuperclass(here)
      }
      return false
    }

    /// The object's class: `type(of:)`.
    nonisolated public var classForCoder: AnyClass {
      type(of: self)
    }

    /// True where the object is of exactly this class.
    nonisolated public func isMember(of aClass: AnyClass) -> Bool {
      type(of: self) == aClass
    }

    /// True where the other is the same object.
    nonisolated public func isEqual(_ object: Any?) -> Bool {
      object.map { $0 as AnyObject } === self
    }

    /// A number that is the same for the same object.
    nonisolated public var hash: Int {
      ObjectIdentifier(self).hashValue
    }

    /// The class and the address.
    nonisolated public var description: String {
      let address = UInt(bitPattern: ObjectIdentifier(self))
      return "<\(type(of: self)): 0x\(String(address, radix: 16))>"
    }
  }
#endif
