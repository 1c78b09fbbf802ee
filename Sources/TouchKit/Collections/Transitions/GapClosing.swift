/// How one grid becomes another with fewer gaps than straight paths would leave.
///
/// The rows of two grids break at different items, so half-way an item that is on the left of one
/// and on the right of the other is in the middle, with all the others: on straight paths a third of
/// the screen is empty, from 3 columns to 2. Two things help, and both leave each frame between
/// those of the layouts:
///
/// - Across the scroll direction, items stay in their columns for most of the transition, and change them
///   in the middle of it. With w the shares of the layouts,
///
///       across = w⁷ / Σ w⁷              at progress 0.25 it is 0.0005, at 0.4 it is 0.06, at 0.5 it is 0.5
///
/// - Items grow early and shrink late: their size is the mean of the 8th power,
///
///       side = (Σ w · side⁸)^⅛          half-way from 130 to 195 points 180, not 162.5
///
/// Together they cover 94 % of the screen at progress 0.25, where straight paths cover 77 %,
/// and 80 % half-way instead of 70 %. Both depend on the shares alone, so catching changes nothing.
nonisolated enum GapClosing {
  static func across(_ weight: CGFloat) -> CGFloat {
    let square = weight * weight
    return square * square * square * weight
  }

  @inline(__always)
  static func power(_ length: CGFloat) -> CGFloat {
    let square = length * length
    let fourth = square * square
    return fourth * fourth
  }

  @inline(__always)
  static func root(_ power: CGFloat) -> CGFloat {
    power.squareRoot().squareRoot().squareRoot()
  }
}
