#if !hasFeature(Embedded)
  import Foundation
  import TouchKit

  // UIKit's names for what Foundation off Apple's systems calls `NSValue(point:)`, and so on.
  extension NSValue {
    /// A point as an object.
    public convenience init(cgPoint point: CGPoint) {
      self.init(point: point)
    }

    /// A size as an object.
    public convenience init(cgSize size: CGSize) {
      self.init(size: size)
    }

    /// A rectangle as an object.
    public convenience init(cgRect rect: CGRect) {
      self.init(rect: rect)
    }

    /// A transform in space as an object.
    public convenience init(caTransform3D t: CATransform3D) {
      var t = t
      // Its sixteen numbers: Foundation off Apple's systems takes no types of its users.
      self.init(bytes: &t, objCType: "[16d]")
    }

    /// The transform that the object was made of.
    public var caTransform3DValue: CATransform3D {
      var t = CATransform3D()
      getValue(&t)
      return t
    }

    /// The point that the object was made of.
    public var cgPointValue: CGPoint {
      pointValue
    }

    /// The size that the object was made of.
    public var cgSizeValue: CGSize {
      sizeValue
    }

    /// The rectangle that the object was made of.
    public var cgRectValue: CGRect {
      rectValue
    }
  }
#endif
