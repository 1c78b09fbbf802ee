import TouchKit

extension UIGestureRecognizer.State {
  nonisolated package var name: Name {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}
