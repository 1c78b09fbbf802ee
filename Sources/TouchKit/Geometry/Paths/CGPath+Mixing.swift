#if !hasFeature(Embedded)
  extension [PathElement] {
    /// What lies at a fraction between a path and another one, point by point; `nil` where they do not consist of parts of the same kinds.
    nonisolated func mixed(_ share: CGFloat, with other: [PathElement]) -> [PathElement]? {
      guard count == other.count else { return nil }
      var mixed: [PathElement] = []
      mixed.reserveCapacity(count)
      for (one, other) in zip(self, other) {
        guard let part = one.mixed(share, with: other) else { return nil }
        mixed.append(part)
      }
      return mixed
    }
  }

  extension PathElement {
    nonisolated fileprivate func mixed(_ share: CGFloat, with other: PathElement) -> PathElement? {
      func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { a + (b - a) * share }
      return switch (self, other) {
      case (.move(let a), .move(let b)): .move(mix(a, b))
      case (.line(let a), .line(let b)): .line(mix(a, b))
      case (.quad(let a, let a2), .quad(let b, let b2)): .quad(mix(a, b), mix(a2, b2))
      case (.curve(let a, let a2, let a3), .curve(let b, let b2, let b3)):
        .curve(mix(a, b), mix(a2, b2), mix(a3, b3))
      case (.close, .close): .close
      default: nil
      }
    }
  }
#endif
