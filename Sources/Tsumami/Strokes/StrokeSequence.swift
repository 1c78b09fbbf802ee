import UIKit

/// Up to sixteen directions in drawing order; consecutive ones differ.
///
/// The letter L is `[.down, .right]`. A sequence is one machine word and a count, so that a
/// segmenter may keep a hundred of them and copy them freely.
nonisolated public struct StrokeSequence: Hashable, Sendable {
  /// The longest sequence there is. A stroke of more directions is read as some sequence of sixteen, so a
  /// wanted sequence may have one fewer, and a scribble is never taken for it.
  public static let capacity = 16

  // Four bits for each direction, the latest lowest.
  private var bits: UInt64 = 0

  /// How many directions there are, 0…16.
  public private(set) var count = 0

  /// An empty sequence.
  public init() {}

  /// A sequence of directions, in the order in which they are drawn.
  public init(_ directions: some Sequence<StrokeDirection>) {
    for direction in directions { append(direction) }
  }

  /// The latest direction.
  public var last: StrokeDirection? {
    count > 0 ? StrokeDirection(rawValue: UInt8(bits & 7)) : nil
  }

  /// The earliest direction.
  public var first: StrokeDirection? {
    count > 0 ? self[0] : nil
  }

  /// The direction at `position`, counted from 0; traps outside of `0..<count`.
  public subscript(position: Int) -> StrokeDirection {
    precondition(position >= 0 && position < count, "no direction at this position")
    return StrokeDirection(rawValue: UInt8(truncatingIfNeeded: bits >> shift(position) & 7))!
  }

  /// Adds a direction at the end. One equal to the last changes nothing, and neither does a seventeenth.
  public mutating func append(_ direction: StrokeDirection) {
    guard direction != last, count < Self.capacity else { return }
    bits = bits << 4 | UInt64(direction.rawValue)
    count += 1
  }

  /// The sequence with one direction more.
  public func appending(_ direction: StrokeDirection) -> StrokeSequence {
    var longer = self
    longer.append(direction)
    return longer
  }

  /// True where `other` begins with this sequence; the empty sequence and the sequence itself are prefixes too.
  public func isPrefix(of other: StrokeSequence) -> Bool {
    guard count < other.count else { return self == other }
    return other.bits >> UInt64(4 * (other.count - count)) == bits
  }

  private func shift(_ position: Int) -> UInt64 {
    UInt64(4 * (count - 1 - position))
  }
}

nonisolated extension StrokeSequence: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { count }
}

nonisolated extension StrokeSequence: ExpressibleByArrayLiteral {
  public init(arrayLiteral directions: StrokeDirection...) {
    self.init(directions)
  }
}
