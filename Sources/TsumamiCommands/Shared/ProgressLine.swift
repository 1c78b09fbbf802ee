import Foundation

/// The progress of long work: one line on the terminal that is overwritten, from the first second on.
final class ProgressLine {
  private let verb: String
  private let total: Int?
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var next = ContinuousClock.now + .seconds(1)
  private var isThere = false

  /// - Parameter path: the file that is read; its size is what the progress is measured by.
  init(_ verb: String, path: String, isShown: Bool) {
    self.verb = verb
    self.isShown = isShown
    var status = stat()
    let isFile = path != "-" && stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    total = isFile && status.st_size > 0 ? Int(status.st_size) : nil
  }

  /// - Parameter bytes: how many have been read.
  func update(_ bytes: Int) {
    guard isDue else { return }
    show(share(of: bytes))
  }

  /// - Parameter part: of the work, in a word, where there are no bytes to count.
  func update(_ part: String) {
    // Parts are few and long, so each is shown when it begins.
    if isShown { show(part) }
  }

  private var isDue: Bool { isShown && ContinuousClock.now >= next }

  private func show(_ text: String) {
    next = .now + .milliseconds(100)
    isThere = true
    StandardError.write("\r\u{1B}[K\(verb): \(text)")
  }

  /// Removes the line.
  func finish() {
    if isThere { StandardError.write("\r\u{1B}[K") }
    isThere = false
  }

  private func share(of bytes: Int) -> String {
    guard let total else { return String(format: "%.1f MB", Double(bytes) / 1e6) }
    return "\(min(100, bytes * 100 / total)) %"
  }

  deinit {
    finish()
  }
}
