#if !hasFeature(Embedded)
  /// A data source that gets the wanted items, and computes what has to change.
  ///
  /// It is the collection view's ``UICollectionView/dataSource`` from its making on; keep it for as
  /// long as the collection view is used.
  open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
  >: UICollectionViewDataSource {
    /// Makes the cell of an item, as ``UICollectionViewDataSource/collectionView(_:cellForItemAt:)`` does.
    public typealias CellProvider =
      (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?

    /// Makes a supplementary view of a kind.
    public typealias SupplementaryViewProvider =
      (UICollectionView, String, IndexPath) -> UICollectionReusableView?

    /// Makes the headers and footers; needed where the layout has some.
    public var supplementaryViewProvider: SupplementaryViewProvider?

    /// What happens when a finger moves an item; by default no item can be moved.
    public var reorderingHandlers = ReorderingHandlers()

    /// Which items fingers may move, by ``UICollectionView/beginInteractiveMovementForItem(at:)``, and what is to be done then.
    public struct ReorderingHandlers {
      /// Whether an item may be moved; `nil`, the default, says no.
      public var canReorderItem: ((ItemIdentifierType) -> Bool)?
      /// An item has been let go, and what is shown is about to have the new order. Nothing by default.
      public var willReorder:
        ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
      /// What is shown has the new order: bring the own data into it, too. Nothing by default.
      public var didReorder:
        ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

      /// Handlers that let no item be moved.
      public init() {}
    }

    /// What happens where somebody opens or closes an item of a section snapshot; by default every item that has an arrow opens and closes.
    public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    private(set) final weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private(set) final var current = Snapshot()
    // Of the sections that show just what is visible of them.
    private(set) final var outlines: Outlines = [:]
    private var indexPaths: [ItemIdentifierType: IndexPath]?

    /// Becomes the data source of a collection view; `cellProvider` is called for each item that comes into sight.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
      self.collectionView = collectionView
      self.cellProvider = cellProvider
      collectionView.dataSource = self
    }

    deinit {}

    /// Shows the items of the snapshot; those that are already there move to their new frames.
    ///
    /// - Parameters:
    ///   - animatingDifferences: false to show the new state at once.
    ///   - completion: called once, when everything is at rest, or another change replaced this one.
    /// - Complexity: O(n log n) for n items; what is visible is animated, whatever the number of changes.
    open func apply(
      _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
      animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
      show(snapshot, outlines, animatingDifferences, completion)
    }

    /// Shows in a section what is visible of its snapshot: ``NSDiffableDataSourceSectionSnapshot/visibleItems``. A section that is not there yet is
    /// appended; the other sections stay as they are, and their items must not be in the snapshot.
    ///
    /// The data source keeps what is not visible, for ``snapshot(for:)``, until the section is given other items by a snapshot of everything.
    ///
    /// - Parameters:
    ///   - animatingDifferences: false to show the new state at once.
    ///   - completion: called once, when everything is at rest, or another change replaced this one.
    open func apply(
      _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
      to section: SectionIdentifierType, animatingDifferences: Bool = true,
      completion: (() -> Void)? = nil
    ) {
      var (new, outlines) = (current, outlines)
      new.setItems(snapshot.visibleItems, inSection: section)
      outlines[section] = snapshot
      show(new, outlines, animatingDifferences, completion)
    }

    private func show(
      _ snapshot: Snapshot, _ outlines: Outlines, _ animated: Bool, _ completion: (() -> Void)?
    ) {
      guard let collectionView else {
        take(snapshot, outlines)
        completion?()
        return
      }
      let steps = SnapshotDifference.steps(from: current, to: snapshot)
      collectionView.performUpdates(
        steps, animated: animated, changing: { take(snapshot, outlines) },
        completion: { _ in completion?() })
      if !outlines.isEmpty { followOutlines(animated: animated) }
    }

    /// Shows what the snapshot says, with all cells made anew.
    open func applySnapshotUsingReloadData(
      _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
      completion: (() -> Void)? = nil
    ) {
      take(snapshot, outlines)
      collectionView?.reloadData()
      completion?()
    }

    private func take(_ snapshot: Snapshot, _ outlines: Outlines) {
      current = snapshot
      current.forgetReloads()
      indexPaths = nil
      self.outlines = outlines.filter { section, outline in
        current.indexOfSection(section).map { current.sections[$0].items } == outline.visibleItems
      }
    }

    /// What is shown, to be changed and applied.
    open func snapshot()
      -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    {
      current
    }

    /// What a section shows, with what is not visible of it, to be changed and applied to it. Of a section whose items a snapshot of everything has named
    /// all items are roots. Empty for a section that there is not.
    open func snapshot(for section: SectionIdentifierType)
      -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    {
      if let outline = outlines[section] { return outline }
      let index = current.indexOfSection(section)
      return NSDiffableDataSourceSectionSnapshot(
        roots: index.map { current.sections[$0].items } ?? [])
    }

    /// The item at an index path; `nil` where there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
      guard current.sections.indices.contains(indexPath.section) else { return nil }
      let items = current.sections[indexPath.section].items
      return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }

    /// The index path of an item; `nil` for an item that does not exist.
    ///
    /// - Complexity: O(items) when first asked after a change, and O(1) from then on.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
      if indexPaths == nil {
        var all: [ItemIdentifierType: IndexPath] = [:]
        for (index, section) in current.sections.enumerated() {
          for (item, identifier) in section.items.enumerated() {
            all[identifier] = IndexPath(item: item, section: index)
          }
        }
        indexPaths = all
      }
      return indexPaths?[itemIdentifier]
    }

    /// The section of a number; `nil` where there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
      current.sections.indices.contains(index) ? current.sections[index].identifier : nil
    }

    /// The number of a section; `nil` for a section that there is not.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
      current.indexOfSection(sectionIdentifier)
    }

    // MARK: For the collection view

    open func numberOfSections(in collectionView: UICollectionView) -> Int {
      current.numberOfSections
    }

    open func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      current.sections[section].items.count
    }

    open func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      guard let item = itemIdentifier(for: indexPath),
        let cell = cellProvider(collectionView, indexPath, item)
      else { preconditionFailure("The cell provider makes no cell for an item that there is.") }
      (cell as? UICollectionViewListCell).map { tell($0, ofItem: item, in: indexPath.section) }
      return cell
    }

    open func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool {
      guard let item = itemIdentifier(for: indexPath), !isOpen(item, in: indexPath.section) else {
        return false
      }
      return reorderingHandlers.canReorderItem?(item) ?? false
    }

    open func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      var new = current
      guard new.moveItem(at: sourceIndexPath, to: destinationIndexPath) else { return }
      let item = current.sections[sourceIndexPath.section].items[sourceIndexPath.item]
      let outlines = outlines(afterMoving: item, to: new)
      let transaction = transaction(to: new, outlines)
      reorderingHandlers.willReorder?(transaction)
      take(new, outlines)
      tellMoved(item, at: destinationIndexPath)
      reorderingHandlers.didReorder?(transaction)
    }

    open func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
        preconditionFailure(
          "The layout has a supplementary view, and the data source does not make one.")
      }
      return view
    }
  }
#endif
