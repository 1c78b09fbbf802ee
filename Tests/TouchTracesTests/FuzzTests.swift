import Foundation
import Testing
import TouchKit
import TouchTraces

/// How many broken inputs each reader gets. A long run, over other inputs than the usual ones:
///
///     TSUMAMI_FUZZ=1000000 TSUMAMI_FUZZ_SEED=2 \
///       swift test -c release -Xswiftc -enable-testing --filter FuzzTests
private let iterations = environment("TSUMAMI_FUZZ") ?? usual
// Without the optimizer a reader takes ten times as long.
#if DEBUG
  private let usual = 400
#else
  private let usual = 1500
#endif

private let seed = environment("TSUMAMI_FUZZ_SEED") ?? 1

private func environment(_ name: String) -> Int? {
  ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
}

/// No input makes a reader crash, hang, or eat memory: it gives a valid trace, or an error with its line.
@Suite struct FuzzTests {
  @Test(arguments: TraceFormat.allCases)
  func `broken recordings give a valid trace or an error with its line`(format: TraceFormat) throws
  {
    let seeds = try FuzzSeeds.inputs(format)
    for input in seeds { #expect(TraceFormat.detect(in: input) == format) }
    var traces = 0
    var errors = 0
    for iteration in 0..<iterations {
      var mutator = FuzzMutator(seed: UInt64(seed) << 32 + UInt64(iteration))
      let input = mutator.mutate(seeds)
      // Every other input has to be recognized first.
      let options = ImportOptions(format: iteration % 2 == 0 ? format : nil)
      let start = ContinuousClock.now
      do {
        let result = try TouchTrace.importing(
          ByteSource(bytes: input, name: "fuzz"), options: options)
        check(result, input, iteration)
        traces += 1
      } catch {
        check(error, iteration)
        errors += 1
      }
      #expect(ContinuousClock.now - start < .seconds(60), "iteration \(iteration) took too long")
    }
    // The mutations are neither harmless nor hopeless: both answers come up.
    #expect(traces > iterations / 50 && errors > iterations / 50, "\(traces), \(errors)")
  }

  private func check(_ result: ImportedTrace, _ input: [UInt8], _ iteration: Int) {
    let trace = result.trace
    #expect(result.notes.count <= TraceLimits.notes + 1, "iteration \(iteration)")
    // A sample takes more than a byte to say; only a move of WebDriver stands for many.
    let most = result.format == .webDriver ? TraceLimits.importedSamples / 10 : input.count
    #expect(trace.samples.count <= most + TraceLimits.fingers, "iteration \(iteration)")
    #expect(trace.unended.isEmpty, "iteration \(iteration)")
    guard trace.samples.count <= 10_000 else { return }
    checkPlotAndExports(trace, iteration)
    do {
      #expect(try TouchTrace.reading(trace.text()) == trace, "iteration \(iteration)")
    } catch {
      Issue.record("iteration \(iteration): \(error)")
    }
  }

  private func checkPlotAndExports(_ trace: TouchTrace, _ iteration: Int) {
    guard iteration % 4 == 0 else { return }
    let svg = TracePlot(trace: trace, appearance: .light).svgText()
    // Numbers stand between quotation marks; the trace's own words do not.
    #expect(!svg.contains("\"nan\"") && !svg.contains("\"inf\""), "iteration \(iteration)")
    #expect(svg.hasSuffix("</svg>\n"), "iteration \(iteration)")
    for format in TraceExportFormat.allCases {
      #expect(!trace.exported(as: format).isEmpty, "iteration \(iteration)")
    }
  }

  private func check(_ error: TraceError, _ iteration: Int) {
    let text = "\(error)"
    #expect(text.hasPrefix("fuzz:\(error.line): ") && error.line >= 1, "\(iteration): \(text)")
    #expect(!text.contains(where: \.isNewline) && text.count < 400, "\(iteration): \(text)")
  }

  @Test func `a trace that was broken behind its header gives its first events all the same`()
    throws
  {
    let seeds = try FuzzSeeds.inputs(.trace)
    for iteration in 0..<iterations {
      var mutator = FuzzMutator(seed: UInt64(seed) << 32 + UInt64(iteration))
      let input = seeds[0] + mutator.mutate(seeds)
      let reader = try TraceReader(ByteSource(bytes: input, name: "fuzz"))
      var samples: [TouchSample] = []
      var time = 0.0
      var down: Set<Int> = []
      do {
        while let event = try reader.next() {
          samples += event
          #expect(reader.eventTime >= time, "iteration \(iteration)")
          time = reader.eventTime
          for sample in event { #expect(lives(sample, &down), "iteration \(iteration)") }
        }
      } catch {
        check(error, iteration)
        #expect(try reader.next() == nil)
      }
      // Only the last event before the fault may be lost with it.
      let whole = FuzzSeeds.pinch.samples.dropLast()
      #expect(samples.starts(with: whole), "iteration \(iteration)")
    }
  }

  /// Whether a sample fits to the fingers that are down, and whether its numbers are numbers.
  private func lives(_ sample: TouchSample, _ down: inout Set<Int>) -> Bool {
    let isNew = sample.phase == .began
    let fits = isNew ? down.insert(sample.id).inserted : down.contains(sample.id)
    if sample.phase == .ended || sample.phase == .cancelled { down.remove(sample.id) }
    return fits && sample.location.x.isFinite && sample.location.y.isFinite
      && sample.timestamp.isFinite && sample.timestamp >= 0
  }

  @Test(arguments: [TraceFormat.inputEvent64, .inputEvent32])
  func `broken bytes of a device give the same live, in pieces, as in a file`(format: TraceFormat)
    throws
  {
    let seeds = try FuzzSeeds.inputs(format)
    let size = CGSize(width: 320, height: 480)
    let range = EvdevAxes.Range(minimum: 0, maximum: 999)
    let axes = EvdevAxes(ranges: [0x35: range, 0x36: range])
    for iteration in 0..<iterations / 2 {
      var mutator = FuzzMutator(seed: UInt64(seed) << 32 + UInt64(iteration))
      let input = mutator.mutate(seeds)
      let whole = Result { () throws(TraceError) in
        try TouchTrace.importing(
          ByteSource(bytes: input, name: "fuzz"),
          options: ImportOptions(format: format, size: size, axes: axes)
        ).trace.samples
      }
      let live = Result { () throws(TraceError) in
        var stream = InputEventStream(format: format, axes: axes, size: size, name: "fuzz")
        var samples: [TouchSample] = []
        var rest = input[...]
        while !rest.isEmpty {
          let piece = rest.prefix(1 + iteration % 37)
          samples += try stream.read(piece)
          rest = rest.dropFirst(piece.count)
        }
        return samples + stream.finish()
      }
      #expect(whole == live, "iteration \(iteration)")
    }
  }

  @Test func `broken transcripts differ or give an error with its line`() throws {
    let transcript = Array(
      """
      {"t":0.3,"recognizer":"oneFingerZoom","state":"changed","scale":1e300}
      {"t":0.412,"event":"doubleTap","x":100,"contentOffset":[10,{"a":null}]}
      {"t":1.900,"scene":"image-viewer","zoomScale":1.25,"contentOffset":[10,20]}
      """.utf8)
    for iteration in 0..<iterations / 2 {
      var mutator = FuzzMutator(seed: UInt64(seed) << 32 + UInt64(iteration))
      let broken = mutator.mutate([transcript])
      do {
        let comparison = TranscriptComparison()
        var told = 0
        let count = try comparison.compare(
          ByteSource(bytes: transcript, name: "right"), ByteSource(bytes: broken, name: "fuzz")
        ) {
          told += 1
          let isOneLine = !$0.text.contains { $0.isNewline }
          #expect(isOneLine, "iteration \(iteration)")
        }
        #expect(count == told, "iteration \(iteration)")
      } catch let error as TraceError {
        check(error, iteration)
      }
    }
  }

  @Test func `broken transcripts give a plot or an error with its line`() throws {
    let transcript = Array(
      """
      {"t":0.250,"recognizer":"oneFingerZoom","state":"began","scale":1,"x":100,"y":200}
      {"t":0.3,"recognizer":"oneFingerZoom","state":"changed","scale":1e300}
      {"t":0.4,"recognizer":"oneFingerZoom","state":"ended","scale":1.5}
      {"t":0.412,"event":"doubleTap","x":100,"contentOffset":[10,{"a":null}]}
      {"t":0.5,"step":"tap","state":"possible"}
      {"t":0.6,"step":"tap","waitsFor":"doubleTap"}
      {"t":0.7,"step":"doubleTap","state":"possible"}
      {"t":0.8,"step":"tap","state":"failed","preventedBy":"doubleTap","because":"it did"}
      {"t":1.900,"scene":"image-viewer","zoomScale":1.25,"contentOffset":[10,20]}
      """.utf8)
    for iteration in 0..<iterations / 2 {
      var mutator = FuzzMutator(seed: UInt64(seed) << 32 + UInt64(iteration))
      do {
        let source = ByteSource(bytes: mutator.mutate([transcript]), name: "fuzz")
        let plot = TracePlot(
          trace: FuzzSeeds.pinch, transcript: try ReplayTranscript(reading: source))
        let svg = plot.svgText()
        #expect(!svg.contains("\"nan\"") && !svg.contains("\"inf\""), "iteration \(iteration)")
      } catch {
        check(error, iteration)
      }
    }
  }

  @Test func `broken descriptions of devices give ranges or an error with its line`() throws {
    let seeds = try FuzzSeeds.inputs(.evemu) + FuzzSeeds.inputs(.getevent)
    for iteration in 0..<iterations {
      var mutator = FuzzMutator(seed: UInt64(seed) << 32 + UInt64(iteration))
      do {
        let axes = try EvdevAxes(
          reading: ByteSource(bytes: mutator.mutate(seeds), name: "fuzz"))
        #expect(!axes.ranges.isEmpty)
      } catch {
        #expect("\(error)".hasPrefix("fuzz:"))
      }
    }
  }
}
