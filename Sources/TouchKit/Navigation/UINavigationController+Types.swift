extension UINavigationController {
  /// What becomes of the stack. The raw values are UIKit's.
  nonisolated public enum Operation: Int, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// Another controller is shown in front.
    case push = 1
    /// It goes back.
    case pop = 2
  }
}
