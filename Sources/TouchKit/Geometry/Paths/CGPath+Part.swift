extension CGPath {
  /// What lies between two places on the path, each a share of its length from 0 to 1, in straight lines: curves are within a hundredth of a point.
  ///
  /// ```
  ///   0      start             end      1
  ///   ●─────────╋━━━━━━━━━━━━━━━╋───────●     length of the path up to a point,
  ///                                           in parts of the whole
  /// ```
  ///
  /// A jump from one part to the next has no length.
  nonisolated func part(from start: CGFloat, to end: CGFloat) -> [PathElement] {
    let lines = polylines()
    var whole: CGFloat = 0
    for line in lines { whole += CGPath.length(of: line) }
    let (first, last) = (start * whole, end * whole)
    var elements: [PathElement] = []
    var passed: CGFloat = 0
    for line in lines {
      var isDrawing = false
      for (a, b) in zip(line, line.dropFirst()) {
        let length = (b - a).length
        defer { passed += length }
        guard length > 0, passed + length > first, passed < last else { continue }
        if !isDrawing { elements.append(.move(a + (b - a) * max(0, (first - passed) / length))) }
        isDrawing = true
        elements.append(.line(a + (b - a) * min(1, (last - passed) / length)))
      }
    }
    return elements
  }

  nonisolated private static func length(of line: [CGPoint]) -> CGFloat {
    var length: CGFloat = 0
    for (a, b) in zip(line, line.dropFirst()) { length += (b - a).length }
    return length
  }
}
