import TouchKit

/// The sizes in which a host has each picture: steps of a ladder, by the length of the shorter
/// edge, and the picture itself.
///
/// The number of a picture at a step is the picture's own number, plus the step in the bits from 24 on:
///
///     source(of: 5, step: 3) = 5 + 3 · 2²⁴ = 50331653
///
/// A ladder doubles, so what is shown has at most twice the pixels that it needs along an edge. The
/// server of `Apps/Gallery` makes the same sizes.
nonisolated enum PictureSize {
  /// In pixels, of step 1 and those after it; step 0 is the picture itself.
  static let edges: [CGFloat] = [128, 256, 512, 1024, 2048]

  /// The step of numbers that are not those of pictures: each is a tile of one, see ``TileStore``.
  static let tile: Int32 = 6

  /// The most pixels that the picture below tiles may have: about two screens of a tablet.
  private static let mostPixelsBelowTiles: CGFloat = 8_500_000

  /// By how much a picture may be drawn larger than it is: an eighth is not seen.
  static let stretch: CGFloat = 1.125

  /// The smallest step that is enough.
  ///
  /// A cell of 129 points on a screen with 3 pixels to a point needs 387, and gets 512 (step 3);
  /// one of 96 needs 288, and 256 will do (step 2).
  ///
  /// - Parameters:
  ///   - pixels: that the shorter edge is to be drawn on.
  ///   - own: how long the shorter edge of the picture itself is: where a step is no smaller, there
  ///     is no point in it.
  static func step(for pixels: CGFloat, own: CGFloat) -> Int32 {
    for (index, edge) in edges.enumerated() where edge * stretch >= pixels {
      return edge < own ? Int32(index + 1) : 0
    }
    return 0
  }

  /// The same for a still of a picture that moves, which is none of the picture itself.
  static func stillStep(for pixels: CGFloat) -> Int32 {
    let step = step(for: pixels, own: .infinity)
    return step == 0 ? Int32(edges.count) : step
  }

  /// The largest step for a picture that is shown in tiles, below which it lies as a whole.
  ///
  ///     stepBelowTiles(20,000 × 20,000) = 5     2048 × 2048 are 4.2 megapixels
  ///     stepBelowTiles(20,000 × 5,000) = 4      4096 × 1024 are 4.2 as well; 8192 × 2048 would be 16.8
  ///
  /// - Parameter size: of the picture, in pixels.
  /// - Returns: 1 at least.
  static func stepBelowTiles(_ size: CGSize) -> Int32 {
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    let fits = edges.lastIndex { $0 < short && $0 * $0 * long <= mostPixelsBelowTiles * short }
    return Int32(fits ?? 0) + 1
  }

  /// The host's number for a picture at a step.
  static func source(of picture: Int32, step: Int32) -> Int32 {
    picture + step << 24
  }

  /// Larger for a step with more pixels: the picture itself has the most.
  static func rank(_ source: Int32) -> Int32 {
    let step = source >> 24
    return step == 0 ? Int32(edges.count) + 1 : step
  }
}
