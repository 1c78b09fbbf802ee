/// Where headers, footers and others at the edges of a section, or of the whole layout, are.
struct BoundaryPlan {
  private struct Piece {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    let size: CGSize
  }

  private var pieces: [Piece] = []
  /// How much longer the section is at each edge.
  private(set) var extent = UIEdgeInsets.zero

  /// - Parameter room: what parts of a width and of a height are of.
  init(_ items: [NSCollectionLayoutBoundarySupplementaryItem], in room: CGSize) {
    for item in items { add(item, item.layoutSize.size(in: room)) }
  }

  /// The same with those that have said how large they want to be.
  init(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], in room: CGSize, section: Int,
    _ sizes: FittedSizes?, _ kinds: ElementKinds
  ) {
    for item in items {
      let key = ElementKey(section: section, item: 0, kind: kinds.number(of: item.elementKind))
      let size = item.layoutSize.size(in: room)
      add(item, item.layoutSize.fitted(size, to: sizes?[key]))
    }
  }

  private mutating func add(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ size: CGSize
  ) {
    pieces.append(Piece(item: item, size: size))
    guard item.extendsBoundary else { return }
    switch item.alignment.side {
    case .top: extent.top = max(extent.top, size.height - item.offset.y)
    case .bottom: extent.bottom = max(extent.bottom, size.height + item.offset.y)
    case .left: extent.left = max(extent.left, size.width - item.offset.x)
    case .right: extent.right = max(extent.right, size.width + item.offset.x)
    case .none: break
    }
  }

  /// Calls `body` with each item and its frame.
  ///
  /// - Parameters:
  ///   - box: the content that they are at the edges of.
  ///   - isVertical: those at the ends of the scroll axis lie across all of the section, those at its sides beside the content.
  func forEachFrame(
    around box: CGRect, isVertical: Bool,
    _ body: (NSCollectionLayoutBoundarySupplementaryItem, CGRect) -> Void
  ) {
    let outer =
      isVertical
      ? CGRect(
        x: box.minX - extent.left, y: box.minY, width: box.width + extent.left + extent.right,
        height: box.height)
      : CGRect(
        x: box.minX, y: box.minY - extent.top, width: box.width,
        height: box.height + extent.top + extent.bottom)
    for piece in pieces {
      let side = piece.item.alignment.side
      let isAtEnd = isVertical ? side == .top || side == .bottom : side == .left || side == .right
      let frame = frame(of: piece, side, at: isAtEnd ? outer : box)
      body(piece.item, piece.item.area(in: frame))
    }
  }

  private func frame(of piece: Piece, _ side: NSRectAlignment.Side, at box: CGRect) -> CGRect {
    let inner = CGRect(origin: .zero, size: piece.size)
    let anchor = piece.item.containerAnchor
    var origin = anchor.point(in: box) - anchor.point(in: inner) + piece.item.offset
    if piece.item.extendsBoundary {
      switch side {
      case .top: origin.y -= piece.size.height
      case .bottom: origin.y += piece.size.height
      case .left: origin.x -= piece.size.width
      case .right: origin.x += piece.size.width
      case .none: break
      }
    }
    return CGRect(origin: origin, size: piece.size)
  }
}

extension NSRectAlignment {
  /// The edge that is made longer.
  nonisolated enum Side {
    case top
    case left
    case bottom
    case right
    case none
  }

  /// Corners are at the top or at the bottom.
  nonisolated fileprivate var side: Side {
    switch self {
    case .none: .none
    case .top, .topLeading, .topTrailing: .top
    case .leading: .left
    case .bottom, .bottomLeading, .bottomTrailing: .bottom
    case .trailing: .right
    }
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// The edge of the window that it stays at; `nil` for one that does not stay.
  func pin(isVertical: Bool) -> PinnedElement.Edge? {
    guard pinToVisibleBounds else { return nil }
    return containerAnchor.edges.contains(isVertical ? .bottom : .trailing) ? .end : .start
  }
}
