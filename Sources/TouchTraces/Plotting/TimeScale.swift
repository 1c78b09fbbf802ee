import Foundation

/// Maps seconds to the width of the plot.
struct TimeScale {
  let start: Double
  let end: Double
  let left: Double
  let right: Double
  /// How far text may extend to the right of the axis.
  let outerRight: Double

  /// - Parameter times: what has to lie inside, in any order.
  init(times: some Sequence<Double>, left: Double, right: Double, outerRight: Double) {
    let start = times.reduce(.infinity, min)
    let end = times.reduce(-.infinity, max)
    self.start = start.isFinite ? start : 0
    self.end = max(end.isFinite ? end : 0, self.start + 0.001)
    self.left = left
    self.right = right
    self.outerRight = outerRight
  }

  /// The part of the time that has passed: 0 at the start, 1 at the end.
  func part(_ time: Double) -> Double {
    min(1, max(0, (time - start) / (end - start)))
  }

  func x(_ time: Double) -> Double {
    left + part(time) * (right - left)
  }

  /// How far apart the dots on a path are, in seconds: a tenth, or more in a long trace.
  var dotInterval: Double {
    let powers = ceil(log10((end - start) / 5))
    return powers > 0 ? pow(10, powers - 1) : 0.1
  }

  /// Round times, 1, 2 or 5 times a power of ten apart, at most about `count` of them.
  func ticks(_ count: Int) -> [Double] {
    let rough = (end - start) / Double(count)
    let power = pow(10, floor(log10(rough)))
    let step = [1, 2, 5, 10].map { $0 * power }.first { $0 >= rough } ?? 10 * power
    let first = (start / step).rounded(.up)
    // Where the step is too small for the size of the numbers there are no ticks, but no endless loop.
    return (0...(count + 1)).map { (first + Double($0)) * step }.filter { $0 <= end }
  }
}
