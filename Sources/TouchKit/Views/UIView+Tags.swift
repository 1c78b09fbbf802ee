extension UIView {
  /// The view with this ``tag``: this one, or the first below it, from back to front; `nil` for none.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }
}
