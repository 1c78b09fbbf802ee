/// The frame of an element in a mixture, gathered from the layouts that show it: first its size, then its location.
///
/// Most elements of a grid have the same size. It is computed once for a run of them, in a mixture that is then copied for each.
nonisolated protocol FrameMixture {
  init()

  /// Adds the size that the element has in one layout.
  mutating func addSize(_ own: BlendSource, weight: CGFloat, across: CGFloat)

  /// Computes the size, once those of all layouts have been added.
  ///
  /// - Returns: false where no layout shows the element.
  mutating func findSize() -> Bool

  /// Adds the location that the element has in one layout.
  mutating func addLocation(_ own: BlendSource, weight: CGFloat, across: CGFloat)

  /// The frame, once the size has been found and the locations in all layouts have been added.
  var frame: CGRect { get }
}

// Sums begin with -0, to which any number can be added without a change of a bit: the compiler leaves the first addition out.

/// Between the frames, in proportion to the shares.
nonisolated struct StraightMixture: FrameMixture {
  private var sum: CGFloat = -0.0
  private var size = CGSize(width: -0.0, height: -0.0)
  private var middle = CGPoint(x: -0.0, y: -0.0)

  init() {}

  @inline(__always)
  mutating func addSize(_ own: BlendSource, weight: CGFloat, across: CGFloat) {
    sum += weight * own.presence
    size.width += own.edges.width * weight
    size.height += own.edges.height * weight
  }

  @inline(__always)
  mutating func findSize() -> Bool {
    guard abs(sum) > 1e-6 else { return false }
    size.width /= sum
    size.height /= sum
    return true
  }

  @inline(__always)
  mutating func addLocation(_ own: BlendSource, weight: CGFloat, across: CGFloat) {
    middle.x += own.middle.x * weight
    middle.y += own.middle.y * weight
  }

  @inline(__always)
  var frame: CGRect {
    CGRect(
      x: middle.x / sum - size.width / 2, y: middle.y / sum - size.height / 2, width: size.width,
      height: size.height)
  }
}

/// Changing its column in the middle of the transition, growing early and shrinking late; see ``GapClosing``. For shares that
/// are not negative.
nonisolated struct GapClosingMixture: FrameMixture {
  private var sum: CGFloat = -0.0
  private var acrossSum: CGFloat = -0.0
  // The eighth powers of the sizes, and then the size.
  private var size = CGSize(width: -0.0, height: -0.0)
  private var middle = CGPoint(x: -0.0, y: -0.0)
  // The corners of the smallest rectangle that contains all frames.
  private var least = CGPoint(x: CGFloat.infinity, y: .infinity)
  private var most = CGPoint(x: -CGFloat.infinity, y: -.infinity)

  init() {}

  @inline(__always)
  mutating func addSize(_ own: BlendSource, weight: CGFloat, across: CGFloat) {
    sum += weight * own.presence
    acrossSum += across * own.presence
    size.width += own.powers.width * weight
    size.height += own.powers.height * weight
  }

  @inline(__always)
  mutating func findSize() -> Bool {
    guard sum > 1e-6, acrossSum > 0 else { return false }
    size.width = GapClosing.root(size.width / sum)
    size.height = GapClosing.root(size.height / sum)
    return true
  }

  @inline(__always)
  mutating func addLocation(_ own: BlendSource, weight: CGFloat, across: CGFloat) {
    let edges = own.edges
    middle.x += own.middle.x * across
    middle.y += own.middle.y * weight
    if edges.left < least.x { least.x = edges.left }
    if edges.top < least.y { least.y = edges.top }
    if edges.right > most.x { most.x = edges.right }
    if edges.bottom > most.y { most.y = edges.bottom }
  }

  @inline(__always)
  var frame: CGRect {
    let (width, height) = (size.width, size.height)
    var x = middle.x / acrossSum - width / 2
    var y = middle.y / sum - height / 2
    // Not `min` and `max`, which take more instructions, as they say which of two equal numbers they return.
    if x < least.x { x = least.x }
    if y < least.y { y = least.y }
    if x > most.x - width { x = most.x - width }
    if y > most.y - height { y = most.y - height }
    return CGRect(x: x, y: y, width: width, height: height)
  }
}
