import CTowns
import Foundation

/// Which town a place belongs to, by a table within the program: nobody is asked. `Towns/make.py` says which towns are in it.
///
/// A town is taken for a circle with 4,000 people on a square kilometre:
///
///     radius = √(people ∕ (4000 π)) km, 30 km at most
///
/// A place belongs to the town whose edge is nearest, and within a town to the one in which it lies deepest: a suburb with a name of
/// its own, on the edge of a city, keeps it. Farther from all edges than ``reach`` it belongs to none.
package struct TownTable: Sendable {
  /// Read when it is asked for first, which takes 20 ms.
  package static let shared = TownTable(
    text: UnsafeBufferPointer(start: town_table(), count: town_table_length()))

  /// In kilometres.
  package static let reach = 25.0

  static let largestRadius = 30.0

  /// A town as far as places are compared with it; only one that is answered becomes words.
  private struct Circle {
    var centre: SpherePoint
    var radius: Double
    var line: Range<Int>
  }

  /// The circles, one square degree after the other, and where each of them begins.
  private let circles: [Circle]
  private let starts: [Int]
  private let text: [UInt8]

  /// - Parameter text: lines as `Towns/make.py` describes them; one that is none is left out.
  init(text: some Collection<UInt8>) {
    self.text = Array(text)
    var found: [(cell: Int, circle: Circle)] = []
    found.reserveCapacity(self.text.count / 40)
    var counts = [Int](repeating: 0, count: SphereCell.count + 1)
    self.text.withUnsafeBufferPointer { text in
      var reader = TownLine.Reader(text)
      while let line = reader.next() {
        let cell = SphereCell(latitude: line.latitude, longitude: line.longitude).number
        let radius = min(Self.largestRadius, (line.thousands / (4 * .pi)).squareRoot())
        let centre = SpherePoint(latitude: line.latitude, longitude: line.longitude)
        found.append((cell, Circle(centre: centre, radius: radius, line: line.range)))
        counts[cell + 1] += 1
      }
    }
    for cell in 0..<SphereCell.count { counts[cell + 1] += counts[cell] }
    starts = counts
    var order = [Int](repeating: 0, count: found.count)
    for (index, each) in found.enumerated() {
      order[counts[each.cell]] = index
      counts[each.cell] += 1
    }
    circles = order.map { found[$0].circle }
  }

  /// The town of a place; nil in the middle of nowhere, and for what is no place.
  ///
  /// - Parameters:
  ///   - latitude: in degrees, north positive.
  ///   - longitude: in degrees, east positive.
  package func town(latitude: Double, longitude: Double) -> Town? {
    guard abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
    let place = SpherePoint(latitude: latitude, longitude: longitude)
    var best: (distance: Double, circle: Circle)?
    let reach = Self.reach + Self.largestRadius
    SphereCell.each(within: reach, ofLatitude: latitude, longitude: longitude) { cell in
      for circle in circles[starts[cell]..<starts[cell + 1]] {
        let distance = place.kilometres(to: circle.centre) - circle.radius
        if distance < best?.distance ?? Self.reach { best = (distance, circle) }
      }
    }
    return best.map { Town(line: text[$0.circle.line]) }
  }
}
