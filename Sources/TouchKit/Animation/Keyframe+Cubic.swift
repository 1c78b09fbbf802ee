#if !hasFeature(Embedded)
  extension Keyframe {
    /// A value that a property has at a progress.
    struct Knot: Equatable {
      let progress: CGFloat
      let value: AnimatedValue
    }

    /// Finds the neighbours of one: of those that follow each other without a pause.
    static func join(_ frames: inout [Keyframe], at index: Int) {
      // What people write as 0.1 + 0.2 and as 0.3 is the same.
      let hairline: CGFloat = 1e-6
      let frame = frames[index]
      if index > 0 {
        let other = frames[index - 1]
        if abs(other.end - frame.start) < hairline, other.start < other.end {
          frames[index].before = Knot(progress: other.start, value: other.first)
        }
      }
      if index + 1 < frames.count {
        let other = frames[index + 1]
        if abs(other.start - frame.end) < hairline, other.start < other.end {
          frames[index].after = Knot(progress: other.end, value: other.value)
        }
      }
    }

    /// A Catmull–Rom curve through the values before, at its start, at its end, and after, each at its own time, by the pyramid of Barry and Goldman (1988): each
    /// line mixes two of the line above.
    ///
    ///     before ─ first ─ value ─ after          0   0   60   60 at the times 0, 1, 2, 3
    ///         a1  ─  a2  ─  a3                    in the middle, at 1.5: 0, 30, 60
    ///             b1 ─ b2                         22.5, 37.5
    ///                c                            30
    ///
    /// Without one before it begins at rest, and without one after it ends at rest. A paced one begins and ends as fast as it goes on average: there the missing value is the
    /// mirror image of the next one.
    func cubic(at progress: CGFloat) -> AnimatedValue {
      let (start, end) = (Knot(progress: start, value: first), Knot(progress: end, value: value))
      let before = before ?? (isPaced ? mirror(of: end, in: start) : start)
      let after = after ?? (isPaced ? mirror(of: start, in: end) : end)
      func mixed(_ a: AnimatedValue, _ b: AnimatedValue, from: Knot, to: Knot) -> AnimatedValue {
        let length = to.progress - from.progress
        return length > 0 ? a.mixed((progress - from.progress) / length, with: b) : b
      }
      let a1 = mixed(before.value, start.value, from: before, to: start)
      let a2 = mixed(start.value, end.value, from: start, to: end)
      let a3 = after == end ? end.value : mixed(end.value, after.value, from: end, to: after)
      let b1 = mixed(a1, a2, from: before, to: end)
      let b2 = mixed(a2, a3, from: start, to: after)
      return mixed(b1, b2, from: start, to: end)
    }

    private func mirror(of knot: Knot, in middle: Knot) -> Knot {
      Knot(
        progress: 2 * middle.progress - knot.progress,
        value: middle.value.mixed(-1, with: knot.value))
    }
  }

  extension AnimatedValue {
    /// How far it is to another value of the same kind: in points for places and rectangles, elsewhere the length of the difference of the numbers; colors by their
    /// light shades.
    func distance(to other: AnimatedValue) -> CGFloat {
      func length(_ parts: CGFloat...) -> CGFloat {
        parts.reduce(0) { $0 + $1 * $1 }.squareRoot()
      }
      switch (self, other) {
      case (.rect(let a), .rect(let b)):
        return length(
          b.origin.x - a.origin.x, b.origin.y - a.origin.y, b.size.width - a.size.width,
          b.size.height - a.size.height)
      case (.point(let a), .point(let b)):
        return length(b.x - a.x, b.y - a.y)
      case (.transform(let a), .transform(let b)):
        return length(b.a - a.a, b.b - a.b, b.c - a.c, b.d - a.d, b.tx - a.tx, b.ty - a.ty)
      case (.number(let a), .number(let b)):
        return abs(b - a)
      case (.color(let a), .color(let b)):
        return length(
          b.light.red - a.light.red, b.light.green - a.light.green,
          b.light.blue - a.light.blue, b.light.alpha - a.light.alpha)
      default:
        return 0
      }
    }
  }
#endif
