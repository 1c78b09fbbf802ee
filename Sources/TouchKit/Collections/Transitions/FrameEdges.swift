/// The edges of a frame, and its size. A rectangle of Foundation computes each of them anew whenever it is asked, as its
/// size may be negative.
nonisolated struct FrameEdges {
  let left: CGFloat
  let top: CGFloat
  let right: CGFloat
  let bottom: CGFloat
  let width: CGFloat
  let height: CGFloat

  /// Those of no frame: nothing overlaps it, and the smallest rectangle that contains it and another frame is the other one.
  static let nowhere = FrameEdges(
    left: .infinity, top: .infinity, right: -.infinity, bottom: -.infinity, width: 0, height: 0)

  private init(
    left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat, width: CGFloat, height: CGFloat
  ) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    (self.width, self.height) = (width, height)
  }

  @inline(__always)
  init(_ frame: CGRect) {
    (width, height) = (abs(frame.size.width), abs(frame.size.height))
    left = frame.size.width < 0 ? frame.origin.x - width : frame.origin.x
    top = frame.size.height < 0 ? frame.origin.y - height : frame.origin.y
    right = left + width
    bottom = top + height
  }

  /// True where the two share an area; touching edges are none.
  @inline(__always)
  func overlaps(_ other: FrameEdges) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }
}
