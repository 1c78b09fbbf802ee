import ArgumentParser
import Foundation
import TouchKit
import TouchTraces

struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Records a touch screen into a trace, live, until Ctrl-C.",
    usage: "\(TsumamiCommand.programName) record [<options>] <device>",
    discussion: """
      The device is a file such as /dev/input/event5 (`libinput list-devices` says which), or anything that its bytes come from. \
      Its axes' ranges are asked of the device; where the bytes come from a pipe, give them with --axes, or the window with --size. Each \
      touch is written as it comes, so that another program can follow. Fingers that are down at the end are cancelled.

        tsumami record /dev/input/event5 -o pinch.jsonl
        tsumami record /dev/input/event5 | tsumami replay --scene image-viewer -
        ssh tablet cat /dev/input/event2 | tsumami record - --size 800x1280
        adb exec-out cat /dev/input/event2 | tsumami record - --axes ranges.txt

      What a page was touched with, its own button records.
      """)

  @Argument(
    help: ArgumentHelp("The device's file; `-` is standard input.", valueName: "device"),
    completion: .file())
  var path: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write; standard output without it.", valueName: "out"),
    completion: .file(extensions: ["jsonl"]))
  var output = "-"

  @Option(
    help: ArgumentHelp(
      "The window that the touch surface is mapped onto, in points: `320x480`. By the device without it.",
      valueName: "size"))
  var size: SizeArgument?

  @Option(
    help: ArgumentHelp(
      "A description of the touch surface: what evemu-describe or getevent -lp print.",
      valueName: "file"),
    completion: .file())
  var axes: String?

  @Option(
    help: ArgumentHelp(
      "input-event-64 or input-event-32, by the machine that the bytes come from; recognized without it.",
      valueName: "format"))
  var from: TraceFormat?

  @OptionGroup var input: InputOptions

  func validate() throws {
    guard [nil, .inputEvent64, .inputEvent32].contains(from) else {
      throw ValidationError(
        "--from is input-event-64 or input-event-32; `tsumami convert` knows the other formats.")
    }
  }

  func run() throws {
    try reportingFailures(record)
  }

  private func record() throws {
    let given = try axes.map { try EvdevAxes(reading: ByteSource(path: $0)) }
    let device = try LiveInput(path: path)
    var (first, recognized): ([UInt8], TraceFormat?) = ([], from)
    while recognized == nil, let more = try device.read() {
      first += more
      if first.count >= Self.enough { recognized = try format(of: first) }
    }
    // A short recording is recognized by the bytes that it has.
    let format = try recognized ?? (first.isEmpty ? .inputEvent64 : format(of: first))
    let ranges = given ?? InputDevice.axes(of: device.descriptor)
    if ranges == nil, size == nil {
      input.note(
        "\(path): the axes' ranges are not known, a unit is taken as half a point; --axes or --size say it better"
      )
    }
    let stream = InputEventStream(format: format, axes: ranges, size: size?.size, name: path)
    try record(device, stream, beginningWith: first)
  }

  private func record(
    _ device: LiveInput, _ stream: InputEventStream, beginningWith first: [UInt8]
  ) throws {
    var stream = stream
    let result = Output(path: output)
    var writer = try TraceWriter(header: stream.header) { try result.write($0) }
    try writer.flush()
    var count = (touches: 0, samples: 0)
    func write(_ samples: [TouchSample]) throws {
      count.samples += samples.count
      count.touches += samples.count { $0.phase == .began }
      try writer.write(samples)
      try writer.flush()
    }
    var broken: Failure?
    do {
      try write(stream.read(first))
      while let bytes = try device.read() { try write(stream.read(bytes)) }
    } catch let failure as Failure {
      // The device was removed; the recording so far is kept.
      broken = failure
    }
    try write(stream.finish())
    try writer.finish()
    try result.close()
    for note in stream.notes { input.note("\(path):\(note.line): \(note.text)") }
    input.note("\(path): \(count.touches) touches, \(count.samples) samples")
    if let broken { throw broken }
  }

  // A frame of a touch screen is longer than two events of the larger kind.
  private static let enough = 48

  private func format(of bytes: [UInt8]) throws(Failure) -> TraceFormat {
    let format = TraceFormat.detect(in: bytes)
    guard format == .inputEvent64 || format == .inputEvent32, let format else {
      throw Failure(
        .data, "\(path):1: no bytes of an input device; `tsumami convert` reads other recordings")
    }
    return format
  }
}
