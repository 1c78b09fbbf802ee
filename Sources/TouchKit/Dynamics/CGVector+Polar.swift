extension CGVector {
  /// Of a length, in a direction: in radians, clockwise on a screen from the right.
  init(angle: CGFloat, magnitude: CGFloat) {
    self.init(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  /// 0 for a vector without a length.
  var angle: CGFloat { atan2(dy, dx) }

  var magnitude: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
