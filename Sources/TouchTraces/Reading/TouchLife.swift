import TouchKit

/// Which fingers are down, and whether the next sample fits to that.
///
///     (not down) ──began──▶ down ──moved──▶ down ──ended, cancelled──▶ (not down)
///
/// Everything else is an error. An id may be used again once its touch has ended.
struct TouchLife {
  /// The last sample of every finger that is down, in the order in which they came down. Few, so a
  /// linear search is the fastest.
  private(set) var down: [TouchSample] = []

  /// Accepts a sample, if it fits.
  ///
  /// - Returns: nil, or what is wrong.
  mutating func accept(_ sample: TouchSample) -> String? {
    let index = down.firstIndex { $0.id == sample.id }
    switch (sample.phase, index) {
    case (.began, nil):
      guard down.count < TraceLimits.fingers else {
        return "more than \(TraceLimits.fingers) fingers are down at once"
      }
      down.append(sample)
    case (.began, .some):
      return
        "finger \(sample.id) began again while it is down, it has to be ended or cancelled first"
    case (.moved, let index?), (.stationary, let index?):
      down[index] = sample
    case (.ended, let index?), (.cancelled, let index?):
      down.remove(at: index)
    case (_, nil):
      return "finger \(sample.id) \(sample.phase) but is not down, it has to begin first"
    }
    return nil
  }
}
