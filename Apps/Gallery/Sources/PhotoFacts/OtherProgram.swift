import Dispatch
import Foundation
import PhotoFolder

/// Another program, run for what it prints.
package enum OtherProgram {
  /// The first word for a program that takes the network, and the right to change files, from the one that it becomes: then come the seconds
  /// that it may compute, its path, and its own words.
  package static let confined = "__confined"

  /// Where a program is, by the search path.
  static func path(of name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
      .map { "\($0)/\(name)" }
      .first { access($0, X_OK) == 0 }
  }

  /// What the program prints, or nil where it fails, prints nothing or takes longer than it may. It gets
  /// the file as its standard input, from the beginning, and can open it anew by `/dev/stdin`.
  ///
  /// - Parameter launcher: a program that understands ``confined``; nil starts the other one directly.
  static func run(
    _ name: String, _ arguments: [String], input: OpenFile, seconds: Int, by launcher: String?
  ) -> Data? {
    guard let path = path(of: name) else { return nil }
    let words =
      launcher == nil
      ? [name] + arguments : ["gallery", confined, "\(seconds * 4)", path] + arguments
    guard let (reading, writing) = ChildProcess.pipe() else { return nil }
    // Programs read on from where the descriptor is.
    lseek(input.descriptor, 0, SEEK_SET)
    let child = ChildProcess(
      launcher ?? path, words, descriptors: [0: input.descriptor, 1: writing])
    close(writing)
    guard let child else {
      close(reading)
      return nil
    }
    let watch = DispatchWorkItem { kill(child.id, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds), execute: watch)
    let printed = ChildProcess.everything(from: reading)
    watch.cancel()
    return child.wait() == 0 && !printed.isEmpty ? printed : nil
  }
}
