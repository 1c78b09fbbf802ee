#if hasFeature(Embedded)
  /// What a boundary is known by: a literal, as comparing strings is 13 KB in a page's program.
  public typealias CollisionBoundaryName = StaticString
#else
  /// What a boundary is known by: `"floor" as NSString`, a number. In a page's program it is a literal, `"floor"`.
  public typealias CollisionBoundaryName = any NSCopying
#endif

/// The boundaries that were added to a collision behavior, as straight edges, in the order in which they were added.
struct CollisionBoundaries {
  typealias Edge = (number: Int, from: CGPoint, to: CGPoint)

  private struct Boundary {
    let identifier: CollisionBoundaryName
    let number: Int
    let edges: [Edge]
    let path: UIBezierPath
  }

  /// The number of the reference view's bounds. Those of the boundaries are below it, so that no body has them.
  static let ofBounds = -1

  private var all: [Boundary] = []
  private var lastNumber = Self.ofBounds

  var isEmpty: Bool { all.isEmpty }
  var identifiers: [CollisionBoundaryName] { all.map { $0.identifier } }
  var edges: [Edge] { all.flatMap { $0.edges } }

  mutating func set(_ identifier: CollisionBoundaryName, lines: [[CGPoint]], path: UIBezierPath) {
    remove(identifier)
    lastNumber -= 1
    let number = lastNumber
    var edges: [Edge] = []
    for line in lines where line.allSatisfy({ $0.isFinite }) {
      for index in line.indices.dropFirst() { edges.append((number, line[index - 1], line[index])) }
    }
    let copy = UIBezierPath(cgPath: path.cgPath)
    all.append(
      Boundary(identifier: identifier, number: number, edges: edges, path: copy))
  }

  mutating func remove(_ identifier: CollisionBoundaryName) {
    all.removeAll { Self.areSame($0.identifier, identifier) }
  }

  mutating func removeAll() {
    all = []
  }

  func path(_ identifier: CollisionBoundaryName) -> UIBezierPath? {
    all.first { Self.areSame($0.identifier, identifier) }?.path
  }

  func knows(_ number: Int) -> Bool {
    all.contains { $0.number == number }
  }

  func identifier(numbered number: Int) -> CollisionBoundaryName? {
    all.first { $0.number == number }?.identifier
  }

  private static func areSame(
    _ first: CollisionBoundaryName, _ second: CollisionBoundaryName
  ) -> Bool {
    #if hasFeature(Embedded)
      return isSame(first, second)
    #else
      if let first = first as? NSObject, let second = second as? NSObject {
        return first.isEqual(second)
      }
      return first as AnyObject === second as AnyObject
    #endif
  }
}
