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
    let process = Process()
    process.executableURL = URL(fileURLWithPath: launcher ?? path)
    process.arguments =
      launcher == nil ? arguments : [confined, "\(seconds * 4)", path] + arguments
    process.standardInput = FileHandle(fileDescriptor: input.descriptor, closeOnDealloc: false)
    process.standardError = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    guard (try? process.run()) != nil else { return nil }
    let watch = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds), execute: watch)
    let printed = (try? output.fileHandleForReading.readToEnd()) ?? nil
    process.waitUntilExit()
    watch.cancel()
    return process.terminationStatus == 0 && printed?.isEmpty == false ? printed : nil
  }
}
