#if !hasFeature(Embedded)
  /// What a row knows of the outline that it is in.
  struct OutlinePlace {
    let isExpanded: () -> Bool
    /// How many items its item is in; `nil` where it is in no outline any more.
    let level: () -> Int?
    let toggle: () -> Void
  }

  /// An arrow that opens what is in a row and closes it: it points down while that is open.
  final class OutlineAccessory: UIControl {
    private let arrow: AccessoryLine
    private var isOpen: Bool?

    init(of cell: UICollectionViewListCell, _ color: UIColor?, _ handler: (() -> Void)?) {
      let size = CGSize(width: 14, height: 14)
      arrow = AccessoryLine(
        [CGPoint(x: 4, y: 1), CGPoint(x: 10, y: 7), CGPoint(x: 4, y: 13)], size,
        color ?? cell.tintColor)
      followsTint = color == nil
      super.init(frame: CGRect(origin: .zero, size: size))
      accessibilityTraits = .button
      addSubview(arrow)
      addAction(
        UIAction { [weak cell] _ in
          if let handler { handler() } else { cell?.outline?.toggle() }
        }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
      nil
    }

    deinit {}

    private let followsTint: Bool

    override func tintColorDidChange() {
      super.tintColorDidChange()
      if followsTint { arrow.strokeColor = tintColor }
    }

    // A finger is larger than the arrow.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -15, dy: -15).encloses(point)
    }

    /// Shows whether the row is open: at once where the row has just come, or else it turns.
    func show(isOpen: Bool) {
      guard isOpen != self.isOpen else { return }
      let turns = self.isOpen != nil && window != nil
      self.isOpen = isOpen
      accessibilityLabel = isOpen ? "Collapse" : "Expand"
      let transform = isOpen ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
      guard turns else {
        arrow.transform = transform
        return
      }
      UIView.animate(withDuration: 0.25) { [arrow] in arrow.transform = transform }
    }
  }

  extension UICollectionViewListCell {
    /// True where a tap on the row opens what is in it, or closes it.
    final var isOutlineHeader: Bool {
      outline != nil && accessories.contains { $0.opensByRow }
    }
  }

  extension UICollectionView {
    /// A row has been tapped: true where that opens or closes what is in it, and selects nothing.
    final func toggleOutline(at path: IndexPath) -> Bool {
      guard let cell = cellForItem(at: path) as? UICollectionViewListCell, cell.isOutlineHeader
      else { return false }
      cell.outline?.toggle()
      return true
    }
  }
#endif
