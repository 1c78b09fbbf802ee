import TouchKit

extension CGRect {
  /// The point in the middle.
  nonisolated var middle: CGPoint {
    CGPoint(x: midX, y: midY)
  }
}
