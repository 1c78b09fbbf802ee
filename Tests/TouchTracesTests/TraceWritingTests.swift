import Foundation
import Testing
import TouchKit
import TouchTesting
import TouchTraces

private let size = CGSize(width: 320, height: 480)

private func sample(
  _ t: Double, _ id: Int, _ phase: UITouch.Phase, _ x: Double, _ y: Double
) -> TouchSample {
  TouchSample(id: id, phase: phase, location: CGPoint(x: x, y: y), timestamp: t)
}

@Test func `a trace is written with what is worth saying only`() throws {
  var trace = TouchTrace(header: TraceHeader(size: size, scale: 2.5, source: "a \"b\"\n\u{1}é"))
  trace.samples = [
    sample(0, 1, .began, 100, 200.5), sample(1e-6, 1, .moved, -0.0, 1e21),
    sample(0.016, 1, .ended, 0.1, 2),
  ]
  trace.samples[1].force = 0.4
  trace.samples[1].radius = 7
  trace.samples[1].kind = .indirectPointer
  trace.samples[1].buttonMask = [.primary, .secondary]
  trace.samples[2].altitude = 1
  trace.samples[2].azimuth = -1
  trace.samples[2].roll = 0.25
  #expect(
    try trace.text() == #"""
      {"tsumami":"trace","version":1,"width":320,"height":480,"scale":2.5,"source":"a \"b\"\n\u0001é"}
      {"t":0,"id":1,"phase":"began","x":100,"y":200.5}
      {"t":1e-06,"id":1,"phase":"moved","x":-0,"y":1e+21,"force":0.4,"radius":7,"kind":"indirectPointer","buttons":3}
      {"t":0.016,"id":1,"phase":"ended","x":0.1,"y":2,"altitude":1,"azimuth":-1,"roll":0.25}

      """#)
}

@Test func `what is written reads back as the same, bit for bit`() throws {
  var random = SplitMix64(seed: 2)
  var trace = TouchTrace(header: TraceHeader(size: CGSize(width: 0.1, height: 1e300)))
  var time = 0.0
  for number in 0..<3000 {
    time += Double.random(in: 0...0.1, using: &random)
    let phase: UITouch.Phase = number % 10 == 0 ? .began : number % 10 == 9 ? .ended : .moved
    var value = sample(
      time, number / 10 - 100, phase, Double.random(in: -1e3...1e3, using: &random),
      Double(Int.random(in: -100...100, using: &random)) / 8)
    value.force = Double.random(in: 0...2, using: &random)
    value.kind = [.direct, .pencil, .indirectPointer][number % 3]
    value.buttonMask = [[], .primary, .button(32)][number % 3]
    value.altitude = Double.random(in: 0...1, using: &random)
    trace.samples.append(value)
  }
  let again = try TouchTrace.reading(trace.text())
  #expect(again == trace)
}

@Test func `a writer refuses what a reader would refuse`() throws {
  let first = sample(1, 1, .began, 1, 1)
  let refused = [
    sample(2, 1, .moved, .nan, 1), sample(2, 1, .moved, 1, .infinity),
    sample(0.5, 1, .moved, 1, 1), sample(2, 1, .began, 1, 1), sample(2, 2, .ended, 1, 1),
    sample(2, 1, .stationary, 1, 1), sample(2, 1 << 40, .began, 1, 1),
    sample(.infinity, 1, .moved, 1, 1),
  ]
  for sample in refused {
    let trace = TouchTrace(header: TraceHeader(size: size), samples: [first, sample])
    #expect(throws: TraceWriter.Refusal.self, "\(sample)") { try trace.text() }
  }
  #expect(throws: TraceWriter.Refusal.self) {
    try TouchTrace(header: TraceHeader(size: CGSize(width: 0, height: 1))).text()
  }
}

@Test func `a trace goes through a file`() throws {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("tsumami-\(UUID().uuidString).jsonl")
  try Data().write(to: url)
  defer { try? FileManager.default.removeItem(at: url) }
  let samples =
    [sample(0, 1, .began, 0, 0)]
    + (1...20_000).map { sample(Double($0) / 120, 1, .moved, Double($0) / 7, 3) }
  let handle = try FileHandle(forWritingTo: url)
  var writer = try TraceWriter(header: TraceHeader(size: size), to: handle)
  try writer.write(samples)
  try writer.finish()
  try handle.close()
  let trace = try TouchTrace(reading: TraceReader(path: url.path))
  #expect(trace.samples == samples)
  #expect(trace.events.count == samples.count)
}
