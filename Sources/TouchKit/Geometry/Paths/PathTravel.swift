#if !hasFeature(Embedded)
  /// Where something is that travels along a path, and in which direction.
  ///
  /// The path is a chain of pieces, each a cubic Bézier curve; a jump from one part to the next is no piece.
  nonisolated struct PathTravel: Equatable {
    private(set) var pieces: [Piece] = []
    // The lengths up to the end of each piece, in points.
    private var lengths: [CGFloat] = []

    /// What is there, and the angle of the way on from there in radians, clockwise on a screen.
    struct Place: Equatable {
      var point: CGPoint
      var angle: CGFloat
    }

    struct Piece: Equatable {
      let start: CGPoint
      let first: CGPoint
      let second: CGPoint
      let end: CGPoint

      /// B(t) = (1−t)³·start + 3·(1−t)²·t·first + 3·(1−t)·t²·second + t³·end
      func point(_ t: CGFloat) -> CGPoint {
        let u = 1 - t
        return start * (u * u * u) + first * (3 * u * u * t) + second * (3 * u * t * t)
          + end * (t * t * t)
      }

      // By the places a thousandth before and after, as control points may lie at the ends.
      func angle(_ t: CGFloat) -> CGFloat {
        let way = point(min(t + 0.001, 1)) - point(max(t - 0.001, 0))
        return way == .zero ? 0 : atan2(way.y, way.x)
      }

      // In so many straight lines.
      static let lines = 64

      var length: CGFloat {
        var (length, here) = (CGFloat(0), start)
        for index in 1...Self.lines {
          let next = point(CGFloat(index) / CGFloat(Self.lines))
          length += (next - here).length
          here = next
        }
        return length
      }

      /// The parameter up to which the piece is so long, in points.
      func parameter(at length: CGFloat) -> CGFloat {
        var (passed, here) = (CGFloat(0), start)
        for index in 1...Self.lines {
          let next = point(CGFloat(index) / CGFloat(Self.lines))
          let step = (next - here).length
          if passed + step >= length, step > 0 {
            return (CGFloat(index - 1) + (length - passed) / step) / CGFloat(Self.lines)
          }
          passed += step
          here = next
        }
        return 1
      }
    }

    init(_ path: CGPath) {
      var (begin, here) = (CGPoint.zero, CGPoint.zero)
      func line(_ end: CGPoint) -> Piece {
        Piece(
          start: here, first: here + (end - here) * (1 / 3), second: here + (end - here) * (2 / 3),
          end: end)
      }
      for element in path.elements {
        switch element {
        case .move(let point):
          begin = point
          here = point
        case .line(let end): add(line(end), &here)
        case .close: if here != begin { add(line(begin), &here) }
        case .quad(let control, let end):
          let piece = Piece(
            start: here, first: here + (control - here) * (2 / 3),
            second: end + (control - end) * (2 / 3), end: end)
          add(piece, &here)
        case .curve(let first, let second, let end):
          add(Piece(start: here, first: first, second: second, end: end), &here)
        }
      }
    }

    private mutating func add(_ piece: Piece, _ here: inout CGPoint) {
      pieces.append(piece)
      lengths.append((lengths.last ?? 0) + piece.length)
      here = piece.end
    }

    /// A place on one of the pieces, by its parameter from 0 to 1.
    func place(_ index: Int, _ t: CGFloat) -> Place {
      Place(point: pieces[index].point(t), angle: pieces[index].angle(t))
    }

    /// The place up to which the path has a share of its length, from 0 to 1.
    func place(share: CGFloat) -> Place {
      let wanted = (lengths.last ?? 0) * share
      let index = lengths.firstIndex { $0 >= wanted } ?? pieces.count - 1
      let before = index == 0 ? 0 : lengths[index - 1]
      return place(index, pieces[index].parameter(at: wanted - before))
    }
  }
#endif
