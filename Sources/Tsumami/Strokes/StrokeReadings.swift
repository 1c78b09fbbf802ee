import UIKit

/// One possible reading of the stroke so far: a sequence of directions, and what it earns.
nonisolated struct StrokeReading {
  /// How far the finger went in the directions that the sequence claims, in points.
  var earned = -CGFloat.infinity
  var sequence = StrokeSequence()

  var exists: Bool { earned > -.infinity }
}

/// The best reading for each last direction and each price.
///
/// The price of a reading counts turns: a turn to a new direction costs 2, a turn back to the
/// direction before the last costs 1, so that any one direction that is put into a sequence, at its
/// end or in the middle, costs about the same (2, or 2 + 1). What one such unit is worth in points
/// is known only when the stroke's length is known; so readings of different prices are kept side by side.
nonisolated struct StrokeReadings {
  /// Sixteen directions have fifteen turns of at most two units.
  static let prices = 2 * (StrokeSequence.capacity - 1) + 1

  let directions: StrokeDirections
  private(set) var highestPrice = -1
  private var slots: [StrokeReading]

  init(directions: StrokeDirections) {
    self.directions = directions
    slots = Array(repeating: StrokeReading(), count: directions.count * Self.prices)
  }

  subscript(price: Int, direction: Int) -> StrokeReading {
    slots[price * directions.count + direction]
  }

  /// Keeps `reading` if it earns more than the present one.
  mutating func offer(_ reading: StrokeReading, price: Int, direction: Int) {
    let slot = price * directions.count + direction
    guard reading.earned > slots[slot].earned else { return }
    slots[slot] = reading
    highestPrice = max(highestPrice, price)
  }

  /// Removes all readings that end in a direction.
  mutating func remove(direction: Int) {
    guard highestPrice >= 0 else { return }
    for price in 0...highestPrice {
      slots[price * directions.count + direction] = StrokeReading()
    }
  }

  /// Offers each of `others` with a turn into another direction.
  mutating func offerTurns(of others: StrokeReadings) {
    for price in 0..<(others.highestPrice + 1) {
      for last in 0..<directions.count {
        let reading = others[price, last]
        guard reading.exists, reading.sequence.count < StrokeSequence.capacity else { continue }
        offerTurns(of: reading, price: price, last: last)
      }
    }
  }

  private mutating func offerTurns(of reading: StrokeReading, price: Int, last: Int) {
    let sequence = reading.sequence
    let before = sequence.count > 1 ? directions.index(of: sequence[sequence.count - 2]) : nil
    slots.withUnsafeMutableBufferPointer { slots in
      for next in 0..<directions.count where next != last {
        let higher = price + (next == before ? 1 : 2)
        let slot = higher * directions.count + next
        guard higher < Self.prices, reading.earned > slots[slot].earned else { continue }
        let longer = sequence.appending(directions.direction(next))
        slots[slot] = StrokeReading(earned: reading.earned, sequence: longer)
        highestPrice = max(highestPrice, higher)
      }
    }
  }

  /// Adds to each reading what a movement is worth in its last direction.
  mutating func earn(_ movement: CGVector, along runs: [StrokeRun]) {
    slots.withUnsafeMutableBufferPointer { slots in
      for (direction, run) in runs.enumerated() {
        let gain = movement.dx * run.axis.dx + movement.dy * run.axis.dy
        for price in 0..<(highestPrice + 1) {
          slots[price * runs.count + direction].earned += gain
        }
      }
    }
  }

  /// The reading that is worth most, with `unit` points for each unit of its price; nil where there is none.
  ///
  /// - Parameters:
  ///   - isClosed: where the outline is closed, a reading that goes around it pays for one turn
  ///     less: its last
  ///     direction is the same side as its first.
  func best(
    unit: CGFloat, isClosed: Bool, where isAllowed: (StrokeSequence) -> Bool = { _ in true }
  ) -> (sequence: StrokeSequence, worth: CGFloat)? {
    guard highestPrice >= 0 else { return nil }
    var best: (sequence: StrokeSequence, worth: CGFloat)?
    for price in 0...highestPrice {
      for direction in 0..<directions.count {
        let reading = self[price, direction]
        guard reading.exists else { continue }
        var worth = reading.earned - CGFloat(price) * unit
        if isClosed, reading.sequence.goesAround { worth += 2 * unit }
        if worth > best?.worth ?? -.infinity, isAllowed(reading.sequence) {
          best = (reading.sequence, worth)
        }
      }
    }
    return best
  }

  mutating func removeAll() {
    for slot in slots.indices { slots[slot] = StrokeReading() }
    highestPrice = -1
  }
}
