#if !hasFeature(Embedded)
  import Foundation

  /// The boundaries that were added to a collision behavior, as straight edges, in the order in which they were added.
  struct CollisionBoundaries {
    typealias Edge = (number: Int, from: CGPoint, to: CGPoint)

    private struct Boundary {
      let identifier: any NSCopying
      let number: Int
      let edges: [Edge]
      let path: UIBezierPath
    }

    private var all: [Boundary] = []

    var isEmpty: Bool { all.isEmpty }
    var identifiers: [any NSCopying] { all.map(\.identifier) }
    var edges: [Edge] { all.flatMap(\.edges) }

    mutating func set(_ identifier: any NSCopying, lines: [[CGPoint]], path: UIBezierPath) {
      remove(identifier)
      let number = DynamicNumbers.next()
      let edges = lines.filter { $0.allSatisfy(\.isFinite) }.flatMap { line in
        zip(line, line.dropFirst()).map { (number, $0, $1) }
      }
      let copy = UIBezierPath(cgPath: path.cgPath)
      all.append(
        Boundary(identifier: identifier, number: number, edges: edges, path: copy))
    }

    mutating func remove(_ identifier: any NSCopying) {
      all.removeAll { Self.areSame($0.identifier, identifier) }
    }

    func path(_ identifier: any NSCopying) -> UIBezierPath? {
      all.first { Self.areSame($0.identifier, identifier) }?.path
    }

    func knows(_ number: Int) -> Bool {
      all.contains { $0.number == number }
    }

    func identifier(numbered number: Int) -> (any NSCopying)? {
      all.first { $0.number == number }?.identifier
    }

    private static func areSame(_ first: any NSCopying, _ second: any NSCopying) -> Bool {
      if let first = first as? NSObject, let second = second as? NSObject {
        return first.isEqual(second)
      }
      return first as AnyObject === second as AnyObject
    }
  }
#endif
