#if !hasFeature(Embedded)
  // Somebody opens and closes items of section snapshots: ``UICellAccessory/outlineDisclosure(displayed:options:actionHandler:)``.
  extension UICollectionViewDiffableDataSource {
    /// Which items may be opened and closed, and what is to be done then. Called for what somebody does, and not for a snapshot that is applied.
    public struct SectionSnapshotHandlers<ItemType> {
      /// Whether an item may be opened; `nil`, the default, says yes.
      public var shouldExpandItem: ((ItemType) -> Bool)?
      /// An item is about to be opened. Nothing by default.
      public var willExpandItem: ((ItemType) -> Void)?
      /// Whether an item may be closed; `nil`, the default, says yes.
      public var shouldCollapseItem: ((ItemType) -> Bool)?
      /// An item is about to be closed. Nothing by default.
      public var willCollapseItem: ((ItemType) -> Void)?
      /// What is in an item that is about to be opened, for what is found out only then; gets what is in it as yet, which stays where it is `nil`, the default.
      public var snapshotForExpandingParent:
        (
          (ItemType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
            NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
        )?

      /// Handlers that let every item be opened and closed.
      public init() {}
    }

    /// Says to a row what it is in the outline of its section.
    final func tell(
      _ cell: UICollectionViewListCell, ofItem item: ItemIdentifierType, in section: Int
    ) {
      // Whoever made the cell may have applied another snapshot.
      guard current.sections.indices.contains(section),
        let outline = outlines[current.sections[section].identifier]
      else {
        cell.outline = nil
        return
      }
      cell.indentationLevel = outline.level(of: item)
      cell.outline = OutlinePlace(
        isExpanded: { [weak self] in self?.outline(of: item)?.isExpanded(item) == true },
        level: { [weak self] in self?.outline(of: item)?.level(of: item) },
        toggle: { [weak self] in self?.toggle(item) })
    }

    /// The rows that are shown say anew whether they are open, and go to the level that their items have by now.
    final func followOutlines(animated: Bool) {
      for case let cell as UICollectionViewListCell in collectionView?.visibleCells ?? [] {
        guard let place = cell.outline else { continue }
        cell.setNeedsLayout()
        if let level = place.level(), level != cell.indentationLevel {
          indent(cell, animated: animated) { $0.indentationLevel = level }
        }
      }
    }

    /// A finger has moved an item: its row is in another item, or in another section, which may have no outline.
    final func tellMoved(_ item: ItemIdentifierType, at path: IndexPath) {
      guard let cell = collectionView?.cellForItem(at: path) as? UICollectionViewListCell else {
        return
      }
      let wasInOutline = cell.outline != nil
      indent(cell, animated: true) {
        self.tell($0, ofItem: item, in: path.section)
        if wasInOutline, $0.outline == nil { $0.indentationLevel = 0 }
      }
    }

    // Beside the way of the row itself, which takes about as long.
    private func indent(
      _ cell: UICollectionViewListCell, animated: Bool,
      _ change: @escaping (UICollectionViewListCell) -> Void
    ) {
      guard animated else { return change(cell) }
      UIView.animate(
        withDuration: Constants.indentation, delay: 0, usingSpringWithDamping: 1,
        initialSpringVelocity: 0,
        animations: {
          change(cell)
          cell.layoutIfNeeded()
        })
    }

    private func outline(of item: ItemIdentifierType) -> Outline? {
      current.sectionIdentifier(containingItem: item).flatMap { outlines[$0] }
    }

    private func toggle(_ item: ItemIdentifierType) {
      guard let isExpanded = outline(of: item)?.isExpanded(item) else { return }
      let handlers = sectionSnapshotHandlers
      let may = isExpanded ? handlers.shouldCollapseItem : handlers.shouldExpandItem
      guard may?(item) != false else { return }
      (isExpanded ? handlers.willCollapseItem : handlers.willExpandItem)?(item)
      // The handlers may have applied something.
      guard let section = current.sectionIdentifier(containingItem: item),
        var outline = outlines[section]
      else { return }
      if isExpanded {
        outline.collapse([item])
      } else {
        if let inner = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
          outline.replace(childrenOf: item, using: inner)
        }
        outline.expand([item])
      }
      apply(outline, to: section)
    }
  }
#endif
