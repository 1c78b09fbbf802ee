extension CGRect {
  /// True where the two share an area; touching edges are none. (Foundation's `intersects` counts them.)
  @inline(__always)
  nonisolated func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  nonisolated func contains(whole other: CGRect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}
