import Foundation
import PhotoFolder
import PhotoIndex

/// Says on the terminal how far an index is, and what happens to its folder.
struct Terminal: Sendable {
  let index: PhotoIndex

  /// The folder as the user wrote it.
  let photos: String

  /// At most so many files are named that cannot be shown.
  private static let mostFaults = 20

  /// Shows how many files have been read, in one line that changes, where standard error is a terminal. Says when the folder goes and when
  /// it is there again. Goes on until the task is cancelled.
  func follow() async {
    var problem: String?
    var isShown = false
    for await progress in await index.progressUpdates() {
      if isatty(2) == 1 {
        if let reading = progress.reading {
          Self.write("\r\(reading.done) of \(reading.of) files read ")
          isShown = true
        } else if isShown {
          Self.write("\r\u{1B}[K")
          isShown = false
        }
      }
      guard progress.problem != problem else { continue }
      Failure.warn("\(photos): \(progress.problem ?? "is there again")")
      problem = progress.problem
    }
  }

  /// Names what cannot be shown.
  func tell(_ faults: [FileFault]) {
    for fault in faults.prefix(Self.mostFaults) { Failure.warn("\(fault); left out") }
    let more = faults.count - Self.mostFaults
    if more > 0 { Failure.warn("\(more) more are left out; /faults.json has all of them") }
  }

  static func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
