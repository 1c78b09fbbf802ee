#if !hasFeature(Embedded)
  // Paths that go the other way, natively.
  nonisolated extension UIBezierPath {
    /// The same lines and curves from their ends to their starts, the last part first, in a new path with the same line and rule. Within another path a shape that goes the other way is a hole, by the winding number.
    ///
    /// - Complexity: O(elements).
    public func reversing() -> UIBezierPath {
      let reversed = CGMutablePath()
      for part in Self.parts(of: path.elements).reversed() { part.addReversed(to: reversed) }
      let new = UIBezierPath(cgPath: reversed)
      new.line = line
      new.usesEvenOddFillRule = usesEvenOddFillRule
      return new
    }

    private static func parts(of elements: [PathElement]) -> [PathPart] {
      var parts: [PathPart] = []
      for element in elements {
        switch element {
        case .move(let point): parts.append(PathPart(start: point))
        case .close:
          if !parts.isEmpty { parts[parts.count - 1].isClosed = true }
        case .line, .quad, .curve:
          // What follows the end of a closed part begins at its start.
          guard let last = parts.last else { continue }
          if last.isClosed { parts.append(PathPart(start: last.start)) }
          parts[parts.count - 1].pieces.append(element)
        }
      }
      return parts
    }
  }

  /// From one move to the next.
  nonisolated private struct PathPart {
    let start: CGPoint
    var pieces: [PathElement] = []
    var isClosed = false

    func addReversed(to path: CGMutablePath) {
      let places = [start] + pieces.map(\.end)
      path.move(to: places[places.count - 1])
      for (index, piece) in pieces.enumerated().reversed() {
        switch piece {
        case .quad(let control, _): path.addQuadCurve(to: places[index], control: control)
        case .curve(let first, let second, _):
          path.addCurve(to: places[index], control1: second, control2: first)
        case .move, .line, .close: path.addLine(to: places[index])
        }
      }
      if isClosed { path.closeSubpath() }
    }
  }

  extension PathElement {
    // Where a line or a curve ends.
    nonisolated fileprivate var end: CGPoint {
      switch self {
      case .move(let end), .line(let end), .quad(_, let end), .curve(_, _, let end): end
      case .close: .zero
      }
    }
  }
#endif
