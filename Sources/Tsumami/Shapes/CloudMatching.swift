import UIKit

/// How well two point clouds match: the matching of $P, pruned as in $Q.
///
/// Vatavu, Anthony, Wobbrock: *$Q: A Super-Quick, Articulation-Invariant Stroke-Gesture Recognizer
/// for Low-Resource Devices*, MobileHCI 2018.
///
/// Beginning with point number s, each point a of one cloud is paired with the nearest point of the other that is still
/// free. The first pairs weigh most:
///
///     cost(s) = Σ (32 − k) · |a[s + k] − b[chosen]|²          k = 0 … 31, indices modulo 32
///
/// The clouds' distance is the least cost over s = 0, 5, 10, … and over both roles. It ignores order and direction: an
/// O drawn clockwise equals one drawn anticlockwise. It does not ignore orientation: an arrow to the left differs from
/// one to the right.
///
/// Two things make it fast. A sum that reaches the best one known so far is abandoned. And most
/// sums are never begun: with every point's nearest point instead of the nearest *free* one, the
/// sum can only be less, and for all s together that takes one pass:
///
///     bound(0) = Σ (32 − i) · near(i)
///     bound(s) = bound(0) + s · Σ all near − 32 · Σ near(0 … s − 1)
///
/// Worked example: if every point is 0.1 away from its nearest, near is 0.01 throughout and every
/// bound is 5.28, 0.01 times the sum of the weights.
nonisolated enum CloudMatching {
  static let count = PointCloud.count

  /// Every fifth point is tried as the first: the floor of √32, as published.
  static let stride = 5

  /// How many points are tried as the first.
  static let starts = (count + stride - 1) / stride

  /// The sum of all weights; a cost divided by it is a mean squared distance.
  static let weights = Float(count * (count + 1) / 2)

  /// The costs' bounds for all starts.
  ///
  /// - Parameters:
  ///   - near: every point's squared distance to its nearest, or something that is not more; 32 of them.
  ///   - bounds: receives one for each start.
  static func bound(_ near: UnsafePointer<Float>, _ bounds: UnsafeMutablePointer<Float>) {
    var (first, all): (Float, Float) = (0, 0)
    for start in 0..<starts {
      bounds[start] = all
      // The points up to the next start: their sum, and with k = 0, 1, … the sum of k · near, which
      // the weights 32 − 5 · start − k need. Small independent sums run in parallel on the processor.
      let point = start * stride
      var (sum, late): (Float, Float) = (0, 0)
      var k: Float = 0
      for index in point..<min(point + stride, count) {
        sum += near[index]
        late += k * near[index]
        k += 1
      }
      first += Float(count - point) * sum - late
      all += sum
    }
    for start in 0..<starts {
      bounds[start] = first + Float(start * stride) * all - Float(count) * bounds[start]
    }
  }
}
