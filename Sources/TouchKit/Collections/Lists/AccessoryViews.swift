/// A mark that is one line.
final class AccessoryLine: PathView {
  init(_ points: [CGPoint], _ size: CGSize, _ color: UIColor) {
    super.init(frame: CGRect(origin: .zero, size: size))
    isUserInteractionEnabled = false
    (self.points, lineWidth, strokeColor) = (points, 2, color)
  }

  required init?(coder: NSCoder) {
    nil
  }

  deinit {}
}

/// A red button with a minus.
final class DeleteAccessory: UIControl {
  private static let side: CGFloat = 22

  init(of cell: UICollectionViewListCell, _ handler: (() -> Void)?) {
    let side = DeleteAccessory.side
    super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    backgroundColor = ListMetrics.destructiveColor
    layerCornerRadius = side / 2
    accessibilityTraits = .button
    accessibilityLabel = "Delete"
    let minus = AccessoryLine(
      [CGPoint(x: 6, y: side / 2), CGPoint(x: side - 6, y: side / 2)], bounds.size, .white)
    addSubview(minus)
    addAction(
      UIAction { [row = WeakReference(cell)] _ in
        if let handler { return handler() }
        guard let cell = row.object else { return }
        (cell.superview as? UICollectionView)?.openActions(of: cell)
      }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    nil
  }

  deinit {}

  // A finger is larger than the button.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -11, dy: -11).encloses(point)
  }
}

/// Three lines, which move the row as soon as a finger is down on them.
final class ReorderAccessory: UIView {
  @WeakReference private var cell: UICollectionViewListCell?

  init(of cell: UICollectionViewListCell) {
    _cell = WeakReference(cell)
    super.init(frame: CGRect(x: 0, y: 0, width: 22, height: 14))
    for line in 0..<3 {
      let y = 1 + CGFloat(line) * 6
      addSubview(
        AccessoryLine(
          [CGPoint(x: 0, y: y), CGPoint(x: 22, y: y)], bounds.size, ListMetrics.markColor))
    }
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    press.addAction { [here = WeakReference(self)] press in here.object?.follow(press) }
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) {
    nil
  }

  deinit {}

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -11, dy: -15).encloses(point)
  }

  private func follow(_ press: UILongPressGestureRecognizer) {
    guard let cell, let list = cell.superview as? UICollectionView else { return }
    let point = press.location(in: list)
    switch press.state {
    case .began:
      // The cell stays where it is; it follows the finger from there.
      grip = CGPoint(x: 0, y: cell.center.y - point.y)
      if let path = list.indexPath(for: cell) { list.beginInteractiveMovementForItem(at: path) }
    case .changed:
      guard list.movement?.view === cell else { return }
      list.updateInteractiveMovementTargetPosition(
        CGPoint(x: cell.center.x, y: point.y + grip.y))
    case .ended: if list.movement?.view === cell { list.endInteractiveMovement() }
    default: if list.movement?.view === cell { list.cancelInteractiveMovement() }
    }
  }

  // From the finger to the middle of the row.
  private var grip = CGPoint.zero
}
