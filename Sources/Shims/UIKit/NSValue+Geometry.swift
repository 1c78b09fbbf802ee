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
