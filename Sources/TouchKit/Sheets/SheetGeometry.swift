/// Where a sheet may rest, and what its height says. Heights are in points from the lower edge of the container to the sheet's upper one.
///
///     ┌────────────┐         the container
///     │            │
///     │╭──────────╮│ ─┐
///     ││  ════    ││  │ height
///     ││          ││  │
///     └┴──────────┴┘ ─┘
nonisolated struct SheetGeometry: Equatable {
  /// Those of its detents, from the smallest to the largest; at least one.
  private(set) var heights: [CGFloat]
  /// Up to this height nothing behind it is dimmed; 0 where it always is.
  private(set) var undimmed: CGFloat

  init(heights: [CGFloat], undimmed: CGFloat) {
    self.heights = heights.sorted()
    self.undimmed = undimmed
  }

  var smallest: CGFloat { heights.first ?? 0 }
  var largest: CGFloat { heights.last ?? 0 }

  /// The detent at a height, or 0 for the lower edge; `nil` where it rests at neither. Content comes to rest on the pixel grid, which a detent need not be on.
  func stop(at height: CGFloat) -> CGFloat? {
    ([0] + heights).first { abs($0 - height) < 1 }
  }

  /// How much of the dimming is seen, from 0 to 1: it comes between the largest height without and the next detent above.
  func dimming(at height: CGFloat) -> CGFloat {
    guard let full = heights.first(where: { $0 > undimmed }) else { return 0 }
    return ((height - undimmed) / (full - undimmed)).clamped(to: 0...1)
  }

  /// The height that a sheet goes to which is let go of: the detent that is nearest to where it would be a little later,
  ///
  ///     height + velocity · Constants.presentationForesight
  ///
  /// Faster than ``Constants/pageVelocity`` it goes on in its direction, however short its way was. 0 where it is dismissed.
  ///
  /// - Parameter velocity: of the height, in points per second.
  func goal(from height: CGFloat, velocity: CGFloat, mayDismiss: Bool) -> CGFloat {
    let stops = mayDismiss ? [0] + heights : heights
    let ahead = stops.filter {
      velocity > Constants.pageVelocity
        ? $0 > height : velocity < -Constants.pageVelocity ? $0 < height : true
    }
    let expected = height + velocity * Constants.presentationForesight
    let nearest = (ahead.isEmpty ? stops : ahead).min {
      abs($0 - expected) < abs($1 - expected)
    }
    return nearest ?? smallest
  }
}
