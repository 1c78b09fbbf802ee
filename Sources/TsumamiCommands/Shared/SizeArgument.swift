import ArgumentParser
import Foundation

/// A size in points, as people write it: `320x480`.
struct SizeArgument: ExpressibleByArgument {
  let size: CGSize

  init?(argument: String) {
    let parts = argument.split(omittingEmptySubsequences: false) { "xX×".contains($0) }
    let numbers = parts.compactMap { Double($0) }
    guard parts.count == 2, numbers.count == 2,
      numbers.allSatisfy({ $0.isFinite && $0 > 0 && $0 <= 1e6 })
    else { return nil }
    size = CGSize(width: numbers[0], height: numbers[1])
  }
}

/// The window that a trace is played into.
enum WindowArgument: ExpressibleByArgument {
  /// As large as the one that it was recorded in.
  case ofTrace
  case given(CGSize)

  init?(argument: String) {
    if argument == "trace" {
      self = .ofTrace
    } else if let given = SizeArgument(argument: argument) {
      self = .given(given.size)
    } else {
      return nil
    }
  }
}
