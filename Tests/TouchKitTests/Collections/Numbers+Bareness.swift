@testable import TouchKit

extension Numbers {
  /// How much of the background is seen at the place where it is seen best, from 0 to 1.
  ///
  /// The edges of the cells divide the screen into rectangles that are bare as a whole or not: each is looked at once.
  func bareness(of isMeant: (ElementKey) -> Bool = { _ in true }) -> CGFloat {
    let size = view.bounds.size
    let cells = view.shown.filter { $0.key.isCell && isMeant($0.key) }
      .map { (onScreen($0.view.frame), $0.view.alpha) }
    let columns = middles(cells.flatMap { [$0.0.minX, $0.0.maxX] }, size.width)
    let rows = middles(cells.flatMap { [$0.0.minY, $0.0.maxY] }, size.height)
    var most: CGFloat = 0
    for y in rows {
      let row = cells.filter { $0.0.minY < y && $0.0.maxY > y }
      for x in columns {
        var bare: CGFloat = 1
        for (frame, alpha) in row where frame.minX < x && frame.maxX > x { bare *= 1 - alpha }
        most = max(most, bare)
      }
    }
    return most
  }

  // The middles between the edges; a hundredth of a point is not seen.
  private func middles(_ edges: [CGFloat], _ length: CGFloat) -> [CGFloat] {
    let sorted = ([0, length] + edges.filter { $0 > 0 && $0 < length }).sorted()
    return zip(sorted, sorted.dropFirst()).filter { $1 - $0 > 0.01 }.map { ($0 + $1) / 2 }
  }
}
