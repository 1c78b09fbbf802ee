import TouchKit

extension UIGestureRecognizer.State {
  nonisolated package var name: Name {
    Name(stringLiteral: word)
  }
}
