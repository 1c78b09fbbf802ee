import TouchKit

/// The formats that a trace can be written to, beside its own.
public enum TraceExportFormat: String, CaseIterable, Sendable {
  /// The actions of W3C WebDriver as JSON, to send to a browser.
  case webDriver = "webdriver"
  /// A device and its events for `evemu-device` and `evemu-play`.
  case evemu
  /// A Swift test that plays the touches with TouchTesting.
  case swiftTest = "swift"
}

extension TouchTrace {
  /// The trace in another format.
  ///
  /// The trace has to be valid: a finger's life in order, as ``TraceReader`` ensures.
  public func exported(as format: TraceExportFormat) -> String {
    switch format {
    case .webDriver: webDriverActions
    case .evemu: evemuRecording
    case .swiftTest: swiftTest
    }
  }

  /// The samples, with a move in front of every lift that is not where the finger was last: the other
  /// formats lift a finger where it is.
  var samplesLiftedInPlace: [TouchSample] {
    var lastLocations: [Int: CGPoint] = [:]
    var result: [TouchSample] = []
    for sample in samples {
      let isLift = sample.phase == .ended || sample.phase == .cancelled
      if isLift, lastLocations[sample.id] != sample.location {
        var move = sample
        move.phase = .moved
        result.append(move)
      }
      lastLocations[sample.id] = isLift ? nil : sample.location
      result.append(sample)
    }
    return result
  }

  /// Gives every touch the lowest number that is free while it is down, as a touch screen's slots do.
  ///
  /// - Parameter group: touches of different groups never share a number.
  /// - Returns: one number per sample.
  static func slots(
    of samples: [TouchSample], group: (TouchSample) -> Int = { _ in 0 }
  ) -> [(group: Int, slot: Int)] {
    var used: [Int: Set<Int>] = [:]
    var slots: [Int: (group: Int, slot: Int)] = [:]
    return samples.map { sample in
      let group = group(sample)
      let slot: (group: Int, slot: Int)
      if let known = slots[sample.id] {
        slot = known
      } else {
        let usedSlots = used[group, default: []]
        slot = (group, (0...).first { !usedSlots.contains($0) } ?? 0)
        slots[sample.id] = slot
        used[group, default: []].insert(slot.slot)
      }
      if sample.phase == .ended || sample.phase == .cancelled {
        used[slot.group]?.remove(slot.slot)
        slots[sample.id] = nil
      }
      return slot
    }
  }
}
