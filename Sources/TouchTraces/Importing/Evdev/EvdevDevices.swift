import TouchKit

/// A recording may hold several devices; the one with the most touches is imported.
struct EvdevDevices {
  private var names: [String] = []
  private var touches: [EvdevTouches] = []
  private var axes: [EvdevAxes] = []

  private static let limit = 64

  /// The index of the device with this name; new names get a new index.
  mutating func index(of name: String) throws(Fault) -> Int {
    if let index = names.firstIndex(of: name) { return index }
    guard names.count < Self.limit else {
      throw Fault("more than \(Self.limit) devices in one recording")
    }
    names.append(name)
    touches.append(EvdevTouches())
    axes.append(EvdevAxes())
    return names.count - 1
  }

  mutating func add(_ event: EvdevEvent, to device: Int) throws(Fault) {
    try touches[device].add(event)
  }

  /// Describes the device.
  mutating func describe(_ device: Int, _ change: (inout EvdevAxes) -> Void) {
    change(&axes[device])
  }

  /// The touches of the device that has the most, in points and seconds.
  ///
  /// - Parameter fallback: the ranges of a device that was described elsewhere.
  mutating func trace(
    _ context: inout ImportContext, fallback: EvdevAxes?
  ) throws(TraceError) -> TouchTrace {
    for index in touches.indices { touches[index].finish() }
    guard
      let best = touches.indices.max(by: { touches[$0].samples.count < touches[$1].samples.count })
    else {
      throw context.lines.error("no events, the recording has to hold some")
    }
    for note in touches[best].notes.all { context.notes.add(note.line, note.text) }
    for index in touches.indices where index != best && !touches[index].samples.isEmpty {
      context.notes.add(
        0, "the \(touches[index].samples.count) samples of “\(names[index])” are left out")
    }
    let samples = touches[best].samples
    if samples.isEmpty { context.notes.add(0, "there are no touches in the recording") }
    var axes = axes[best]
    for given in [fallback, context.options.axes].compactMap({ $0 }) {
      axes.ranges.merge(given.ranges) { _, given in given }
      axes.name = axes.name ?? given.name
    }
    let scaling = EvdevScaling(
      axes: axes, samples: samples, size: context.options.size, notes: &context.notes)
    let source = [axes.name ?? "", "(\(context.format.rawValue))"].filter { !$0.isEmpty }
    return TouchTrace(
      header: TraceHeader(size: scaling.size, source: source.joined(separator: " ")),
      samples: samples.map(scaling.sample))
  }
}
