import Foundation
import PhotoFacts

/// A decoder as the server sees it: a process, and a socket to it. Whoever has it uses it alone.
struct DecoderChild: Sendable {
  let process: pid_t
  private let socket: Int32

  /// What comes of asking.
  enum Outcome: Sendable {
    case reply(DecodingReply, Data)
    /// It was gone before it was asked.
    case gone
    /// It ended over this file, or did not answer in time; in words.
    case failed(String)
  }

  /// Starts one and waits until it is ready. Nil where the program cannot be started, or is no decoder.
  init?(program: String, limits: DecodingLimits, protection: inout DecoderProtection?) {
    var pair: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &pair) == 0 else { return nil }
    let arguments = [DecoderProcess.name, String(limits.memory), String(limits.computing)]
    let started = Self.spawn(program, arguments, socket: pair[1])
    // Kept open here, it would hide that the other process has ended.
    close(pair[1])
    guard let process = started else {
      close(pair[0])
      return nil
    }
    (self.process, socket) = (process, pair[0])
    let start = ContinuousClock.now
    guard let hello = try? Frame(from: socket, until: start + .seconds(limits.starting)),
      let said = try? JSONDecoder().decode(DecoderProtection.self, from: hello.text)
    else {
      _ = end()
      return nil
    }
    protection = said
  }

  /// Waits for the answer, so it is for a thread that may wait.
  func ask(_ request: Frame, limits: DecodingLimits) -> Outcome {
    do throws(Frame.Broken) { try request.send(over: socket) } catch { return .gone }
    do throws(Frame.Broken) {
      guard let frame = try Frame(from: socket, until: .now + .seconds(limits.waiting)),
        let reply = try? JSONDecoder().decode(DecodingReply.self, from: frame.text)
      else { return .failed(end()) }
      return .reply(reply, frame.bytes)
    } catch .late {
      _ = end()
      return .failed("takes longer than \(limits.waiting) seconds")
    } catch {
      return .failed(end())
    }
  }

  /// Ends it, and says how it ended, for people.
  func end() -> String {
    close(socket)
    // One that has ended by itself keeps its own reason.
    var status: Int32 = 0
    var isOver = false
    for _ in 0..<50 where !isOver {
      isOver = waitpid(process, &status, WNOHANG) == process
      if !isOver { usleep(2000) }
    }
    if !isOver {
      kill(process, SIGKILL)
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
    }
    switch status & 0x7F {
    case 0: return "ended its decoder"
    case SIGXCPU: return "takes too long to be unpacked"
    case let signal: return "ended its decoder (\(String(cString: strsignal(signal))))"
    }
  }

  /// Nothing of this process's environment but where libraries are.
  private static func spawn(_ program: String, _ arguments: [String], socket: Int32) -> pid_t? {
    let kept = ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"].compactMap { name in
      ProcessInfo.processInfo.environment[name].map { "\(name)=\($0)" }
    }
    return ChildProcess(
      program, arguments, descriptors: [DecoderProcess.socket: socket], environment: kept)?.id
  }
}
