import Foundation

/// Recordings of real fingers, which some tests play. Other people own them, so they are not in the repository; tests that
/// need them are skipped where they are missing. Several test targets have this file, by links.
nonisolated enum TestData {
  /// `$TSUMAMI_DATA`, or `shared/data` in the folder that the checkout lies in.
  static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["TSUMAMI_DATA"], !path.isEmpty {
      return URL(fileURLWithPath: path)
    }
    // Every link lies in the folder of its test target.
    var checkout = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { checkout.deleteLastPathComponent() }
    return checkout.deletingLastPathComponent().appendingPathComponent("shared/data")
  }()
}
