#if Desktop
  import CPangoCairo
  import Foundation
  import TouchKit

  extension Painter {
    /// Fills the outline that there is.
    func fill(with gradient: LayerGradient) {
      guard let pattern = gradient.pattern() else { return }
      cairo_set_source(context, pattern)
      cairo_fill(context)
      cairo_pattern_destroy(pattern)
    }
  }

  extension LayerGradient {
    /// As Cairo paints it.
    fileprivate func pattern() -> OpaquePointer? {
      switch kind {
      case .axial: axial()
      case .radial: radial()
      case .conic: conic()
      }
    }

    // Cairo's places are within 0 and 1: what lies beyond makes the way longer.
    private func axial() -> OpaquePointer? {
      let (low, high) = (min(0, stops[0].location), max(1, stops[stops.count - 1].location))
      let way = CGPoint(x: end.x - start.x, y: end.y - start.y)
      let pattern = cairo_pattern_create_linear(
        Double(start.x + way.x * low), Double(start.y + way.y * low),
        Double(start.x + way.x * high), Double(start.y + way.y * high))
      for stop in stops { pattern?.add(stop.color, at: (stop.location - low) / (high - low)) }
      return pattern
    }

    // A circle that is stretched.
    private func radial() -> OpaquePointer? {
      let high = max(1, stops[stops.count - 1].location)
      let pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, Double(high))
      pattern?.add(color(at: 0), at: 0)
      for stop in stops where stop.location > 0 {
        pattern?.add(stop.color, at: stop.location / high)
      }
      var matrix = cairo_matrix_t()
      cairo_matrix_init_scale(
        &matrix, 1 / Double(abs(end.x - start.x)), 1 / Double(abs(end.y - start.y)))
      cairo_matrix_translate(&matrix, Double(-start.x), Double(-start.y))
      if let pattern { cairo_pattern_set_matrix(pattern, &matrix) }
      return pattern
    }

    // Narrow wedges, each from one color to the next, beyond everything that is seen.
    private func conic() -> OpaquePointer? {
      let pattern = cairo_pattern_create_mesh()
      let first = atan2(end.y - start.y, end.x - start.x)
      var shares = Set((0...Self.wedges).map { CGFloat($0) / CGFloat(Self.wedges) })
      shares.formUnion(stops.map(\.location).filter { $0 > 0 && $0 < 1 })
      let sorted = shares.sorted()
      for (from, to) in zip(sorted, sorted.dropFirst()) {
        cairo_mesh_pattern_begin_patch(pattern)
        cairo_mesh_pattern_move_to(pattern, Double(start.x), Double(start.y))
        for share in [from, to] {
          let angle = first + share * 2 * .pi
          cairo_mesh_pattern_line_to(
            pattern, Double(start.x + cos(angle) * Self.farAway),
            Double(start.y + sin(angle) * Self.farAway))
        }
        let (one, other) = (color(justAfter: from), color(at: to))
        for (corner, color) in [one, one, other, other].enumerated() {
          cairo_mesh_pattern_set_corner_color_rgba(
            pattern, UInt32(corner), Double(color.red), Double(color.green), Double(color.blue),
            Double(color.alpha))
        }
        cairo_mesh_pattern_end_patch(pattern)
      }
      return pattern
    }

    private static let wedges = 120
    // In points.
    private static let farAway: CGFloat = 10_000

    /// The color at a location; the first one of two that are at the same.
    private func color(at location: CGFloat) -> UIColor {
      guard let after = stops.firstIndex(where: { $0.location >= location }) else {
        return stops[stops.count - 1].color
      }
      return after == 0 ? stops[0].color : mixed(stops[after - 1], stops[after], location)
    }

    private func color(justAfter location: CGFloat) -> UIColor {
      guard let before = stops.lastIndex(where: { $0.location <= location }) else {
        return stops[0].color
      }
      guard before + 1 < stops.count else { return stops[before].color }
      return mixed(stops[before], stops[before + 1], location)
    }

    private func mixed(_ one: Stop, _ other: Stop, _ location: CGFloat) -> UIColor {
      let length = other.location - one.location
      let share = length > 0 ? (location - one.location) / length : 1
      func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
      let (a, b) = (one.color, other.color)
      return UIColor(
        red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue),
        alpha: mix(a.alpha, b.alpha))
    }
  }

  extension OpaquePointer {
    fileprivate func add(_ color: UIColor, at share: CGFloat) {
      cairo_pattern_add_color_stop_rgba(
        self, Double(share), Double(color.red), Double(color.green), Double(color.blue),
        Double(color.alpha))
    }
  }
#endif
