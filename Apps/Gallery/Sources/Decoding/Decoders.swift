import Dispatch
import Foundation
import PhotoFacts
import PhotoFolder
import Synchronization

/// Reads files in processes of their own, which have no network, can open nothing, and have limited memory and time: a picture that ends
/// the library for pictures costs that picture.
///
/// A decoder is started when it is first needed, and one that has ended is replaced when the next is needed. ffmpeg, which opens files itself,
/// is started without a network and without the right to write.
package final class Decoders: PictureDecoder {
  private let program: String
  private let limits: DecodingLimits
  private let turns: DispatchSemaphore
  private let warn: @Sendable (String) -> Void
  private let state = Mutex(State())

  private struct State {
    var idle: [DecoderChild] = []
    var started = 0
    var protection: DecoderProtection?
  }

  /// - Parameters:
  ///   - program: a program that calls ``DecoderProcess/runIfAsked()`` first; by default the one that runs.
  ///   - count: decoders at a time. Twice as many as there are cores let thumbnails be made while an index is.
  ///   - warn: is told, once, what protection this machine lacks.
  package init(
    program: String? = nil, count: Int = 2 * ProcessInfo.processInfo.activeProcessorCount,
    limits: DecodingLimits = DecodingLimits(), warn: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    // The program that runs, also where its file has been replaced meanwhile.
    self.program = program ?? "/proc/self/exe"
    self.limits = limits
    self.warn = warn
    turns = DispatchSemaphore(value: max(1, count))
  }

  /// Decoders end by themselves when their sockets are closed.
  deinit {
    let idle = state.withLock { $0.idle }
    Thread.detachNewThread { for decoder in idle { _ = decoder.end() } }
  }

  /// Starts one, so that what is wrong with that is known. Throws where none can be started.
  package func check() throws(PictureFault) {
    guard let decoder = start() else { throw .noDecoder }
    state.withLock { $0.idle.append(decoder) }
  }

  /// Those that wait for work, how many have been started, and how they are protected; for tests.
  var processes: [pid_t] { state.withLock { $0.idle.map(\.process) } }
  var started: Int { state.withLock { $0.started } }
  var protection: DecoderProtection? { state.withLock { $0.protection } }

  package func facts(of file: OpenFile, name: String, sidecar: Data?) -> PhotoFacts {
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    let kind = FileKind(ending: ending)
    let isVideo = kind?.family == .video && kind?.problem == nil && file.size > 0
    let video = isVideo ? Video(of: file, by: program) : nil
    let task = DecodingTask.facts(name: name, hasSidecar: sidecar != nil, video: video)
    do throws(PictureFault) {
      guard let facts = try run(task, file, sidecar ?? Data()).reply.facts else {
        throw .unreadable
      }
      return facts
    } catch {
      return PhotoReader.unread(file, name: name, problem: error.description)
    }
  }

  package func rendition(
    of file: OpenFile, facts: PhotoFacts, size: Rendition.Size, quality: Int
  ) throws(PictureFault) -> Rendition {
    let answer: (reply: DecodingReply, bytes: Data)
    if facts.family == .video, facts.problem == nil {
      guard let poster = Video.poster(of: file, duration: facts.duration ?? 0, by: program) else {
        throw .unreadable
      }
      answer = try run(.smaller(size, quality: quality), nil, poster)
    } else {
      answer = try run(.rendition(facts, size, quality: quality), file, Data())
    }
    guard let type = answer.reply.contentType, Self.types.contains(type) else {
      throw .unreadable
    }
    return Rendition(
      bytes: answer.bytes, contentType: type, width: answer.reply.width,
      height: answer.reply.height)
  }

  /// Whatever a decoder says, nothing but pictures is sent on.
  private static let types: Set = ["image/jpeg", "image/webp"]

  package func tiles(
    of file: OpenFile, facts: PhotoFacts, block: PictureBlock, quality: Int
  ) throws(PictureFault) -> [ImageTile: Rendition] {
    // ffmpeg reads videos, and tiles are of pictures.
    guard facts.family != .video else { throw .unreadable }
    let answer = try run(.tiles(facts, block, quality: quality), file, Data())
    var tiles: [ImageTile: Rendition] = [:]
    var rest = answer.bytes[...]
    for said in answer.reply.tiles ?? [] {
      guard block.contains(said.tile), Self.types.contains(said.contentType),
        said.count > 0, said.count <= rest.count
      else { throw .unreadable }
      tiles[said.tile] = Rendition(
        bytes: Data(rest.prefix(said.count)), contentType: said.contentType, width: said.width,
        height: said.height)
      rest = rest.dropFirst(said.count)
    }
    return tiles
  }

  package func placeholder(of picture: Data) -> [UInt8]? {
    (try? run(.placeholder, nil, picture)).map { Array($0.bytes.prefix(64)) }
  }

  package func withoutPrivateData(_ picture: Data) -> Data? {
    (try? run(.withoutPrivateData, nil, picture))?.bytes
  }

  package func withoutMetadata(_ video: OpenFile, contentType: String) -> Data? {
    Video.withoutMetadata(video, contentType: contentType, by: program)
  }

  private func run(
    _ task: DecodingTask, _ file: OpenFile?, _ bytes: Data
  ) throws(PictureFault) -> (reply: DecodingReply, bytes: Data) {
    turns.wait()
    defer { turns.signal() }
    let request = Frame(task, bytes: bytes, file: file?.descriptor ?? -1)
    // One that was waiting may have been ended from outside, by a machine without memory for example; a fresh one has not.
    while let decoder = state.withLock({ $0.idle.popLast() }) {
      if let answer = try ask(decoder, request) { return answer }
    }
    guard let decoder = start(), let answer = try ask(decoder, request) else { throw .noDecoder }
    return answer
  }

  /// Nil where the decoder was gone before it was asked.
  private func ask(
    _ decoder: DecoderChild, _ request: Frame
  ) throws(PictureFault) -> (reply: DecodingReply, bytes: Data)? {
    switch decoder.ask(request, limits: limits) {
    case .gone:
      _ = decoder.end()
      return nil
    case .failed(let reason): throw PictureFault(reason)
    case .reply(let reply, let bytes):
      state.withLock { $0.idle.append(decoder) }
      if let fault = reply.fault { throw fault }
      return (reply, bytes)
    }
  }

  private func start() -> DecoderChild? {
    var protection: DecoderProtection?
    guard let decoder = DecoderChild(program: program, limits: limits, protection: &protection)
    else { return nil }
    let isFirst = state.withLock { state in
      state.started += 1
      guard state.protection == nil else { return false }
      state.protection = protection
      return true
    }
    if isFirst { for line in protection?.warnings ?? [] { warn(line) } }
    return decoder
  }
}

extension PictureFault {
  static let noDecoder = PictureFault("no decoder can be started")
}
