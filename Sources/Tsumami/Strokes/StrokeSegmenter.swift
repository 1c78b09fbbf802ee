import UIKit

/// Reads a finger's path as a sequence of directions, while it is drawn.
///
/// A reading cuts the path into pieces and claims one direction d for each. It *earns* how far the
/// finger went in the claimed directions and *pays* for every turn:
///
///     worth = Σ (end − start)·d  −  Σ cost of turns        over the pieces, in points
///
/// and the best reading is found by dynamic programming over the samples (the Viterbi algorithm; the same
/// trade between fit and number of pieces as a minimum description length). Because whole pieces are judged
/// and not single headings, an arm that leans, a round corner and a trembling finger cost little, and there
/// are no sector borders for a heading to flutter across.
///
/// Worked example: 100 pt down, then 60 pt to the right. `[down]` earns 100 + 0. `[down, right]` earns
/// 100 + 60 and pays for one turn: 0.063 · 160 ≈ 10. So it is an L.
///
/// Three rules make the answer exact where it has to be:
/// - A direction only counts once the finger has travelled ``lowerLimit`` in it (`StrokeRun`).
/// - A turn costs a fraction of the path's length, at most 0.66 of the limit; turning back into the direction before
///   costs half as much. So a detour there and back that is as long as the limit always counts.
/// - The path before the first direction costs nothing, so a hook at the touch-down is no direction.
///
/// Where the stroke comes back to its start, its last side may be one with its first (`StrokeOutline`).
///
/// Adding a sample allocates nothing, and takes time in proportion to the number of readings: at most
/// 31 prices × 4 or 8 directions, in practice a few dozen.
nonisolated public struct StrokeSegmenter {
  /// How far the finger must travel in a direction for it to count, in points; at least 1.
  public let lowerLimit: CGFloat

  /// Whether diagonals are directions of their own.
  public let directions: StrokeDirections

  /// The best reading so far; empty until a direction counts. In a closed outline the last direction is omitted where
  /// it continues in the first.
  public private(set) var sequence = StrokeSequence()

  /// How far the finger has travelled, in points, without trembling.
  public private(set) var pathLength: CGFloat = 0

  // What the best reading is worth, in points, with all its directions.
  private var best: (sequence: StrokeSequence, worth: CGFloat)?

  private var counted: StrokeReadings
  private var open: StrokeReadings
  private var runs: [StrokeRun]
  private let coneCosine: CGFloat
  private let contrast: CGFloat
  private var outline = StrokeOutline()
  private var last: CGPoint?
  private var anchor = CGPoint.zero

  /// - Parameters:
  ///   - lowerLimit: in points. Values below 1 and NaN act as 1.
  ///   - directions: four, or eight with the diagonals.
  public init(lowerLimit: CGFloat = 45, directions: StrokeDirections = .four) {
    self.lowerLimit = lowerLimit >= 1 ? lowerLimit : 1
    self.directions = directions
    counted = StrokeReadings(directions: directions)
    open = StrokeReadings(directions: directions)
    runs = (0..<directions.count).map { StrokeRun(axis: directions.direction($0).unit) }
    coneCosine = cos(Self.cone * directions.angle) - 1e-9
    // Between neighbours of eight, moving in the wrong direction still earns cos 45°, so the price is reduced alike.
    contrast = 1 - cos(directions.angle)
  }

  /// Clears the stroke.
  public mutating func reset() {
    counted.removeAll()
    open.removeAll()
    for index in runs.indices { runs[index].reset() }
    sequence = StrokeSequence()
    best = nil
    outline.reset()
    pathLength = 0
    last = nil
  }

  /// Adds the finger's next location, in points. A point that is not finite is ignored.
  ///
  /// - Parameter isLast: true for the location of the lift: then even a movement too short to have a heading counts.
  public mutating func add(_ point: CGPoint, isLast: Bool = false) {
    guard point.x.isFinite, point.y.isFinite else { return }
    outline.add(point)
    guard let last else {
      self.last = point
      anchor = point
      return
    }
    self.last = point
    hop(to: point, isLast: isLast)
    let (dx, dy) = (point.x - last.x, point.y - last.y)
    if dx != 0 || dy != 0 {
      openReadings()
      open.earn(CGVector(dx: dx, dy: dy), along: runs)
      counted.earn(CGVector(dx: dx, dy: dy), along: runs)
    }
    count(at: point)
    readBest()
  }

  /// How much more the best reading is worth than the best of those that `isAllowed`, in points; 0 where the best one
  /// is allowed itself. The empty reading is always allowed, and worth 0.
  public func lead(over isAllowed: (StrokeSequence) -> Bool) -> CGFloat {
    guard let best, !isAllowed(best.sequence) else { return 0 }
    let isClosed = outline.isClosed(limit: lowerLimit)
    let allowed = counted.best(unit: unit, isClosed: isClosed, where: isAllowed)?.worth ?? 0
    return max(0, best.worth - max(0, allowed))
  }

  /// What the best reading is worth, in points; 0 where there is none.
  var worth: CGFloat {
    best?.worth ?? 0
  }

  /// The length of the present run in `direction`, in points.
  @inline(__always)
  public func run(_ direction: StrokeDirection) -> CGFloat {
    guard let last, let index = directions.index(of: direction) else { return 0 }
    return runs[index].length(to: last)
  }

  /// True while the finger, moving in `direction`, may still lift near the stroke's start.
  func mayClose(along direction: StrokeDirection) -> Bool {
    outline.overshoot(along: direction) < outline.reach(limit: lowerLimit)
  }
}

// MARK: - The constants

nonisolated extension StrokeSegmenter {
  /// Turning into a new direction costs this fraction of the path's length: more than an unsteady hand earns.
  ///
  /// From 0.062 upwards the letters v and carets of every other writer of the $1 logs are read as
  /// well as they ever are; from 0.066 on a circle that begins at its top would lose its first eighth, which gains
  /// 0.414 r of 2π r. `tsumami accuracy` shows the writers that the choice has not seen.
  static let turnShare: CGFloat = 0.063

  /// … and at most this fraction of the lower limit, so that in a large drawing too every direction counts that is as
  /// long as the limit. A detour there and back pays half as much again, 0.99 in all.
  static let turnCap: CGFloat = 0.66

  /// Half the angle of the cone in which a heading belongs to a run, in angles between directions:
  /// 67.5° for four.
  static let cone: CGFloat = 0.75

  /// A run ends when the finger has moved outside the cone for this fraction of the limit.
  static let patience: CGFloat = 0.25

  /// A movement has a heading when it is at least this fraction of the limit long (4.5 of 45 pt); fingers
  /// tremble by less.
  static let hopShare: CGFloat = 0.1

  /// Points that one unit of a reading's price is worth: a new direction costs two units, a return one.
  private var unit: CGFloat {
    min(Self.turnShare * pathLength, Self.turnCap * lowerLimit) * contrast / 2
  }
}

// MARK: - One step

nonisolated extension StrokeSegmenter {
  private mutating func hop(to point: CGPoint, isLast: Bool) {
    let (dx, dy) = (point.x - anchor.x, point.y - anchor.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length >= Self.hopShare * lowerLimit || isLast && length > 0 else { return }
    for index in runs.indices {
      let isOver = runs[index].hop(
        from: anchor, to: point, length: length, cosine: coneCosine,
        patience: Self.patience * lowerLimit)
      // The next run in this direction begins at 0.
      if isOver { open.remove(direction: index) }
    }
    anchor = point
    pathLength += length
  }

  /// Every counted reading may turn here, and a first direction may begin here.
  private mutating func openReadings() {
    for index in 0..<directions.count where open[0, index].earned < 0 {
      let first = StrokeSequence().appending(directions.direction(index))
      open.offer(StrokeReading(earned: 0, sequence: first), price: 0, direction: index)
    }
    open.offerTurns(of: counted)
  }

  private mutating func readBest() {
    let isClosed = outline.isClosed(limit: lowerLimit)
    best = counted.best(unit: unit, isClosed: isClosed)
    let read = best?.sequence ?? StrokeSequence()
    sequence = isClosed && read.goesAround ? read.droppingLast() : read
  }

  /// Readings whose last direction has become long enough count from now on.
  private mutating func count(at point: CGPoint) {
    guard open.highestPrice >= 0 else { return }
    for index in runs.indices where runs[index].length(to: point) >= lowerLimit - 1e-6 {
      for price in 0...open.highestPrice {
        counted.offer(open[price, index], price: price, direction: index)
      }
    }
  }
}
