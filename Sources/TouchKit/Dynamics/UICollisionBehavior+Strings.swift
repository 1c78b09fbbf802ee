#if !hasFeature(Embedded)
  // What a page's program writes, too: `addBoundary(withIdentifier: "floor", from: left, to: right)`.
  extension UICollisionBehavior {
    /// ``addBoundary(withIdentifier:for:)-(CollisionBoundaryName,_)`` with the string as an `NSString`, which the delegate hears.
    public func addBoundary(withIdentifier identifier: String, for bezierPath: UIBezierPath) {
      addBoundary(withIdentifier: identifier as NSString, for: bezierPath)
    }

    /// The same for a straight line.
    public func addBoundary(
      withIdentifier identifier: String, from p1: CGPoint, to p2: CGPoint
    ) {
      addBoundary(withIdentifier: identifier as NSString, from: p1, to: p2)
    }

    /// The boundary that was added with the string, as a path; `nil` where there is none.
    public func boundary(withIdentifier identifier: String) -> UIBezierPath? {
      boundary(withIdentifier: identifier as NSString)
    }

    /// Removes the boundary that was added with the string.
    public func removeBoundary(withIdentifier identifier: String) {
      removeBoundary(withIdentifier: identifier as NSString)
    }
  }
#endif
