/// A file or folder that is not shown, and why.
public struct FileFault: Codable, Hashable, Sendable, CustomStringConvertible {
  /// Its path in the folder that is served; a dot for that folder itself.
  public var path: String

  /// In words for the owner of the folder, such as `Permission denied`.
  public var reason: String

  public var description: String { "\(path): \(reason)" }

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}
