/// A point of an item, a group or a supplementary item: an edge or a corner, moved by an offset.
///
/// No edge along an axis is the middle of it, and so are both.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class NSCollectionLayoutAnchor {
  /// The edge, or the two edges of the corner.
  public let edges: NSDirectionalRectEdge

  /// How far the point is moved to the right and down: in points, or in widths and heights of the supplementary item.
  public let offset: CGPoint

  /// True where the offset is in points.
  public let isAbsoluteOffset: Bool

  /// True where the offset is in widths and heights of the supplementary item.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// An edge or a corner.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  /// The same, moved by so many points to the right and down.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isAbsoluteOffset = true
  }

  /// The same, moved by so many widths of the supplementary item to the right, and so many heights down: (0.5, −0.5) at the upper right
  /// corner of an item has a badge's middle there.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isAbsoluteOffset = false
  }

  // Spelled out: see UIResponder.
  deinit {}

  // Where the point is in a rectangle, without the offset.
  func point(in rect: CGRect) -> CGPoint {
    CGPoint(
      x: NSCollectionLayoutAnchor.place(
        rect.minX, rect.maxX, edges.contains(.leading), edges.contains(.trailing)),
      y: NSCollectionLayoutAnchor.place(
        rect.minY, rect.maxY, edges.contains(.top), edges.contains(.bottom)))
  }

  private static func place(
    _ start: CGFloat, _ end: CGFloat, _ atStart: Bool, _ atEnd: Bool
  ) -> CGFloat {
    atStart == atEnd ? (start + end) / 2 : atStart ? start : end
  }

  // The offset in points.
  func offset(of size: CGSize) -> CGPoint {
    isAbsoluteOffset ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
  }
}
