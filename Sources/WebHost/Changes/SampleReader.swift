import TouchKit

/// The memory that a page writes touch samples to.
final class SampleReader {
  private static let length = SampleField.allCases.count
  private var memory = PageBuffer<Double>(
    repeating: 0, count: SampleReader.length * SampleField.largestBatch)
  private var batch: [TouchSample] = []

  // Spelled out: see UIResponder.
  deinit {}

  var address: Int { memory.address }

  /// Writes what a page would write, for tests.
  func write(_ fields: [Double], at index: Int) {
    for (field, number) in fields.enumerated() {
      memory[index * SampleReader.length + field] = number
    }
  }

  /// The first samples. The array keeps its memory from batch to batch; a sample with an invalid id or phase is
  /// skipped.
  func read(_ count: Int) -> [TouchSample] {
    batch.removeAll(keepingCapacity: true)
    for index in 0..<min(max(0, count), SampleField.largestBatch) {
      if let sample = sample(index * SampleReader.length) { batch.append(sample) }
    }
    return batch
  }

  private func sample(_ start: Int) -> TouchSample? {
    func field(_ field: SampleField) -> Double { memory[start + field.rawValue] }
    guard let id = Int(exactly: field(.id)), let code = Int(exactly: field(.phase)),
      let phase = UITouch.Phase(rawValue: code)
    else { return nil }
    var sample = TouchSample(
      id: id, phase: phase, location: CGPoint(x: field(.x), y: field(.y)),
      timestamp: field(.time), force: field(.force), radius: field(.radius),
      kind: Int(exactly: field(.kind)).flatMap(UITouch.TouchType.init) ?? .direct,
      altitude: field(.altitude), azimuth: field(.azimuth))
    // The page's bits are UIKit's: the first button, the second one, the one in the middle.
    sample.buttonMask = UIEvent.ButtonMask(rawValue: Int(exactly: field(.buttons)) ?? 0)
    return sample
  }
}
