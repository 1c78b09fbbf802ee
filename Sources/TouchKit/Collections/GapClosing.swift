/// How grids go over into each other with fewer gaps than straight ways would leave.
///
/// The rows of two grids break at different items, so half-way an item that is on the left of one
/// and on the right of the other is in the middle, with all the others: on straight ways a third of
/// the screen is bare, from 3 columns to 2. Two things help, and both leave each frame between
/// those of the layouts:
///
/// - Across the way that scrolls, items stay in their columns for most of the way, and change them
///   in the middle of it. With w the shares of the layouts,
///
///       across = w⁷ / Σ w⁷              after a quarter of the way 0.0005, after 0.4 of it 0.06, after half of it 0.5
///
/// - Items grow early and shrink late: their size is the mean of the 8th power,
///
///       side = (Σ w · side⁸)^⅛          half-way from 130 to 195 points 180, not 162.5
///
/// Together they cover 94 parts of 100 after a quarter of the way, where straight ways cover 77,
/// and 80 half-way instead of 70. Both depend on the shares alone, so catching changes nothing.
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

/// The frame of an element in a mixture, gathered from the layouts that show it.
nonisolated struct BlendedFrame {
  private var sum: CGFloat = 0
  private var middle = CGPoint.zero
  private var size = CGSize.zero
  // The same across.
  private var acrossSum: CGFloat = 0
  private var acrossMiddle: CGFloat = 0
  // The eighth powers of the sizes.
  private var powers = CGSize.zero
  // The corners of the smallest rectangle that holds all frames.
  private var least = CGPoint(x: CGFloat.infinity, y: .infinity)
  private var most = CGPoint(x: -CGFloat.infinity, y: -.infinity)
  private var overshoots = false

  @inline(__always)
  mutating func add(_ place: BlendPlace, weight: CGFloat, across: CGFloat) {
    let frame = place.edges
    sum += weight
    middle.x += place.middle.x * weight
    middle.y += place.middle.y * weight
    size.width += frame.width * weight
    size.height += frame.height * weight
    acrossSum += across
    acrossMiddle += place.middle.x * across
    powers.width += place.powers.width * weight
    powers.height += place.powers.height * weight
    if frame.left < least.x { least.x = frame.left }
    if frame.top < least.y { least.y = frame.top }
    if frame.right > most.x { most.x = frame.right }
    if frame.bottom > most.y { most.y = frame.bottom }
    if weight < 0 { overshoots = true }
  }

  /// False where no layout shows it.
  var isSome: Bool {
    abs(sum) > 1e-6
  }

  /// On the straight way.
  var straight: CGRect {
    frame(middle / sum, CGSize(width: size.width / sum, height: size.height / sum))
  }

  /// Changing its column in the middle of the way, growing early and shrinking late.
  var grown: CGRect {
    guard !overshoots, acrossSum > 0 else { return straight }
    let width = GapClosing.root(powers.width / sum)
    let height = GapClosing.root(powers.height / sum)
    let x = acrossMiddle / acrossSum - width / 2
    let y = middle.y / sum - height / 2
    return CGRect(
      x: min(max(x, least.x), most.x - width), y: min(max(y, least.y), most.y - height),
      width: width, height: height)
  }

  private func frame(_ middle: CGPoint, _ size: CGSize) -> CGRect {
    CGRect(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
      height: size.height)
  }
}

/// The edges of a frame, and its size. A rectangle of Foundation computes each of them anew whenever it is asked, as its
/// size may be negative.
nonisolated struct FrameEdges {
  let left: CGFloat
  let top: CGFloat
  let right: CGFloat
  let bottom: CGFloat
  let width: CGFloat
  let height: CGFloat

  @inline(__always)
  init(_ frame: CGRect) {
    (width, height) = (abs(frame.size.width), abs(frame.size.height))
    left = frame.size.width < 0 ? frame.origin.x - width : frame.origin.x
    top = frame.size.height < 0 ? frame.origin.y - height : frame.origin.y
    right = left + width
    bottom = top + height
  }
}
