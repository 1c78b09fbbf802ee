#if arch(wasm32)
  import TouchKit

  /// Memory at a place that the page is told; it moves only when it has to grow.
  struct Buffer<Element> {
    private var memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: 64)
    private var used = 0

    var address: Int32 {
      Int32(Int(bitPattern: memory.baseAddress))
    }

    var count: Int32 {
      Int32(used)
    }

    mutating func fill(with elements: [Element]) {
      removeAll()
      reserve(elements.count)
      for element in elements { append(element) }
    }

    mutating func removeAll() {
      used = 0
    }

    mutating func append(_ element: Element) {
      reserve(used + 1)
      memory[used] = element
      used += 1
    }

    private mutating func reserve(_ count: Int) {
      guard count > memory.count else { return }
      let larger = UnsafeMutableBufferPointer<Element>.allocate(
        capacity: max(count, 2 * memory.count))
      for i in 0..<used { larger[i] = memory[i] }
      memory.deallocate()
      memory = larger
    }
  }

  /// Where the page writes touch samples: records of ten numbers.
  final class SampleBuffer {
    private static let fields = 10
    private static let records = 256
    private let memory = UnsafeMutableBufferPointer<Double>.allocate(capacity: 2560)
    private var batch: [TouchSample] = []

    var address: Int32 {
      Int32(Int(bitPattern: memory.baseAddress))
    }

    /// The first records, as samples. The array keeps its memory from batch to batch.
    func read(_ count: Int) -> [TouchSample] {
      batch.removeAll(keepingCapacity: true)
      for record in 0..<min(max(0, count), SampleBuffer.records) {
        if let sample = sample(record * SampleBuffer.fields) { batch.append(sample) }
      }
      return batch
    }

    private func sample(_ at: Int) -> TouchSample? {
      guard let id = Int(exactly: memory[at]), let code = Int(exactly: memory[at + 1]),
        let phase = UITouch.Phase(rawValue: code)
      else { return nil }
      return TouchSample(
        id: id, phase: phase, location: CGPoint(x: memory[at + 2], y: memory[at + 3]),
        timestamp: memory[at + 4], force: memory[at + 5], radius: memory[at + 6],
        kind: SampleBuffer.kind(memory[at + 7]), altitude: memory[at + 8],
        azimuth: memory[at + 9])
    }

    private static func kind(_ code: Double) -> UITouch.TouchType {
      switch code {
      case 2: .pencil
      case 3: .indirectPointer
      default: .direct
      }
    }
  }
#endif
