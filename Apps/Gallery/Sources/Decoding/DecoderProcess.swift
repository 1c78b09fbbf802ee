import CSandbox
import Foundation
import PhotoFacts
import PhotoFolder

/// What runs in a process of its own. To be called by the program before anything else.
///
/// A decoder loads the libraries for pictures, gives up whatever it does not need, and then reads one file after the
/// other, each of which it is handed open for reading. Another program (ffmpeg) is started by way of the second name, which takes the
/// network and the right to write files from it.
///
/// Both are the server's own program, started again under another name.
package enum DecoderProcess {
  /// What a decoder is called, in the list of processes too.
  static let name = "gallery-decoder"

  /// The number of the socket to the server.
  static let socket: Int32 = 3

  /// Returns at once where this process is neither, and never where it is.
  package static func runIfAsked() {
    let arguments = CommandLine.arguments
    if arguments.first == name, arguments.count == 3, let memory = UInt64(arguments[1]),
      let seconds = UInt32(arguments[2])
    {
      decode(memory, seconds)
    }
    if arguments.dropFirst().first == OtherProgram.confined, arguments.count > 3,
      let seconds = UInt32(arguments[2])
    {
      run(Array(arguments[3...]), seconds)
    }
  }

  private static func decode(_ memory: UInt64, _ seconds: UInt32) -> Never {
    sandbox_close_from(socket + 1)
    guard PictureLibrary.isReady else { exit(1) }
    DirectDecoder().warmUp()
    let protection = DecoderProtection(
      memory: reason(sandbox_limit_memory(memory)), calls: reason(sandbox_seal()))
    do { try serve(protection, seconds) } catch { exit(1) }
    exit(0)
  }

  private static func serve(_ protection: DecoderProtection, _ seconds: UInt32) throws {
    try Frame(protection).send(over: socket)
    while let request = try Frame(from: socket) {
      let task = try JSONDecoder().decode(DecodingTask.self, from: request.text)
      // Every picture has its own time.
      _ = sandbox_limit_time(seconds)
      try answer(task, request).send(over: socket)
    }
  }

  private static func answer(_ task: DecodingTask, _ request: Frame) -> Frame {
    let file = request.file < 0 ? nil : OpenFile(descriptor: request.file)
    do throws(PictureFault) {
      switch task {
      case .facts(let name, let hasSidecar, let video):
        guard let file else { throw .unreadable }
        let facts = PhotoReader.facts(
          of: file, name: name, sidecar: hasSidecar ? request.bytes : nil, video: video ?? Video())
        return Frame(DecodingReply(facts: facts))
      case .rendition(let facts, let size, let quality):
        guard let file else { throw .unreadable }
        return frame(try Rendition(of: file, facts: facts, size: size, quality: quality))
      case .tiles(let facts, let block, let quality):
        guard let file else { throw .unreadable }
        return frame(try Rendition.tiles(of: file, facts: facts, block: block, quality: quality))
      case .smaller(let size, let quality):
        return frame(try Rendition(picture: request.bytes, size: size, quality: quality))
      case .placeholder:
        guard let hash = Rendition.placeholder(of: request.bytes) else { throw .unreadable }
        return Frame(DecodingReply(), bytes: Data(hash))
      case .withoutPrivateData:
        guard let copy = PrivateData.removed(from: request.bytes) else { throw .unreadable }
        return Frame(DecodingReply(), bytes: copy)
      }
    } catch {
      return Frame(DecodingReply(fault: error))
    }
  }

  private static func frame(_ rendition: Rendition) -> Frame {
    Frame(
      DecodingReply(
        contentType: rendition.contentType, width: rendition.width, height: rendition.height),
      bytes: rendition.bytes)
  }

  private static func frame(_ tiles: [ImageTile: Rendition]) -> Frame {
    var (reply, bytes) = (DecodingReply(tiles: []), Data())
    for (tile, rendition) in tiles {
      reply.tiles?.append(
        .init(
          tile: tile, contentType: rendition.contentType, width: rendition.width,
          height: rendition.height, count: rendition.bytes.count))
      bytes += rendition.bytes
    }
    return Frame(reply, bytes: bytes)
  }

  /// Becomes another program.
  private static func run(_ command: [String], _ seconds: UInt32) -> Never {
    sandbox_close_from(3)
    guard sandbox_confine(seconds) == 0 else { exit(126) }
    var arguments = command.map { strdup($0) } + [nil]
    execv(command[0], &arguments)
    exit(127)
  }

  private static func reason(_ number: Int32) -> String? {
    number == 0 ? nil : String(cString: strerror(number))
  }
}
