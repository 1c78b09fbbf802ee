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

/// The frame of an element in a mixture, gathered from the layouts that show it.
nonisolated protocol FrameMixture {
  init()

  /// Adds where one layout has the element.
  mutating func add(_ own: BlendSource, weight: CGFloat, across: CGFloat)

  /// `nil` where no layout shows it.
  var frame: CGRect? { get }
}

/// Between the frames, in proportion to the shares.
nonisolated struct StraightMixture: FrameMixture {
  private var sum: CGFloat = 0
  private var middle = CGPoint.zero
  private var size = CGSize.zero

  init() {}

  @inline(__always)
  mutating func add(_ own: BlendSource, weight: CGFloat, across: CGFloat) {
    sum += weight
    middle.x += own.middle.x * weight
    middle.y += own.middle.y * weight
    size.width += own.edges.width * weight
    size.height += own.edges.height * weight
  }

  @inline(__always)
  var frame: CGRect? {
    guard abs(sum) > 1e-6 else { return nil }
    let (width, height) = (size.width / sum, size.height / sum)
    return CGRect(
      x: middle.x / sum - width / 2, y: middle.y / sum - height / 2, width: width, height: height)
  }
}

/// Changing its column in the middle of the transition, growing early and shrinking late; see ``GapClosing``. For shares that
/// are not negative.
nonisolated struct GapClosingMixture: FrameMixture {
  private var sum: CGFloat = 0
  private var acrossSum: CGFloat = 0
  private var middle = CGPoint.zero
  // The eighth powers of the sizes.
  private var powers = CGSize.zero
  // The corners of the smallest rectangle that contains all frames.
  private var least = CGPoint(x: CGFloat.infinity, y: .infinity)
  private var most = CGPoint(x: -CGFloat.infinity, y: -.infinity)

  init() {}

  @inline(__always)
  mutating func add(_ own: BlendSource, weight: CGFloat, across: CGFloat) {
    let edges = own.edges
    sum += weight
    acrossSum += across
    middle.x += own.middle.x * across
    middle.y += own.middle.y * weight
    powers.width += own.powers.width * weight
    powers.height += own.powers.height * weight
    if edges.left < least.x { least.x = edges.left }
    if edges.top < least.y { least.y = edges.top }
    if edges.right > most.x { most.x = edges.right }
    if edges.bottom > most.y { most.y = edges.bottom }
  }

  @inline(__always)
  var frame: CGRect? {
    guard sum > 1e-6, acrossSum > 0 else { return nil }
    let width = GapClosing.root(powers.width / sum)
    let height = GapClosing.root(powers.height / sum)
    let x = middle.x / acrossSum - width / 2
    let y = middle.y / sum - height / 2
    return CGRect(
      x: min(max(x, least.x), most.x - width), y: min(max(y, least.y), most.y - height),
      width: width, height: height)
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

  /// True where the two share an area; touching edges are none.
  @inline(__always)
  func overlaps(_ other: FrameEdges) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }
}
