#if !hasFeature(Embedded)
  /// What a section is to show: items that may have items of their own, which are seen while theirs is expanded.
  ///
  /// A value to be put together and handed to ``UICollectionViewDiffableDataSource/apply(_:to:animatingDifferences:completion:)``. Each item occurs once.
  ///
  ///     var outline = NSDiffableDataSourceSectionSnapshot<String>()
  ///     outline.append(["Europe", "Asia"])
  ///     outline.append(["Paris", "Rome"], to: "Europe")
  ///     outline.visibleItems                                // Europe, Asia
  ///     outline.expand(["Europe"])
  ///     outline.visibleItems                                // Europe, Paris, Rome, Asia
  ///
  /// Naming an item that it has not, or adding one that it has already, is a programming error, as in UIKit, unless something else is said below.
  nonisolated public struct NSDiffableDataSourceSectionSnapshot<
    ItemIdentifierType: Hashable & Sendable
  >: Sendable {
    struct Node {
      /// `nil` for a root.
      var parent: ItemIdentifierType?
      var children: [ItemIdentifierType] = []
      /// Kept while what it is in is collapsed.
      var isExpanded = false
    }

    /// The items that are in no other item, in their order.
    public internal(set) var rootItems: [ItemIdentifierType] = []

    var nodes: [ItemIdentifierType: Node] = [:]

    /// A snapshot without items.
    public init() {}

    /// Roots alone: what a section shows that has no outline.
    init(roots items: [ItemIdentifierType]) {
      rootItems = items
      for item in items { add(Node(), for: item) }
    }

    // MARK: What there is

    /// All items, each before those that are in it.
    ///
    /// - Complexity: O(items).
    public var items: [ItemIdentifierType] {
      walk(rootItems) { _ in true }
    }

    /// The items that are shown: the roots, and what is in expanded items that are shown themselves, in the order of ``items``.
    ///
    /// - Complexity: O(items shown).
    public var visibleItems: [ItemIdentifierType] {
      walk(rootItems) { $0.isExpanded }
    }

    /// Whether there is such an item.
    public func contains(_ item: ItemIdentifierType) -> Bool {
      nodes[item] != nil
    }

    /// The number of an item among ``items``; `nil` for an item that there is not.
    ///
    /// - Complexity: O(items).
    public func index(of item: ItemIdentifierType) -> Int? {
      contains(item) ? items.firstIndex(of: item) : nil
    }

    /// How many items an item is in: 0 for a root. The item has to exist.
    public func level(of item: ItemIdentifierType) -> Int {
      var level = 0
      var here = node(item).parent
      while let outer = here {
        level += 1
        here = nodes[outer]?.parent
      }
      return level
    }

    /// The item that an item is in; `nil` for a root, and for an item that there is not.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
      nodes[child]?.parent
    }

    /// Whether the items in an item are shown, once it is shown itself; false for an item that there is not.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool {
      nodes[item]?.isExpanded == true
    }

    /// Whether an item is shown: all items that it is in are expanded; false for an item that there is not.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
      guard var here = nodes[item] else { return false }
      while let outer = here.parent.flatMap({ nodes[$0] }) {
        guard outer.isExpanded else { return false }
        here = outer
      }
      return true
    }

    /// What is in an item, as a snapshot of its own, in which the same items are expanded. The item has to exist.
    ///
    /// - Parameter includingParent: true for the item itself, too, as its only root.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false)
      -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    {
      var new = NSDiffableDataSourceSectionSnapshot()
      new.rootItems = includingParent ? [parent] : node(parent).children
      for item in walk(new.rootItems, where: { _ in true }) { new.nodes[item] = nodes[item] }
      for root in new.rootItems { new.nodes[root]?.parent = nil }
      return new
    }

    // MARK: Within

    // With a stack of its own: outlines may be deeper than what calls can be nested.
    func walk(_ items: [ItemIdentifierType], where goesIn: (Node) -> Bool) -> [ItemIdentifierType] {
      var found: [ItemIdentifierType] = []
      var left = Array(items.reversed())
      while let item = left.popLast() {
        found.append(item)
        if let node = nodes[item], goesIn(node) { left += node.children.reversed() }
      }
      return found
    }

    func node(_ item: ItemIdentifierType) -> Node {
      guard let node = nodes[item] else {
        preconditionFailure("The section snapshot has no item \(item).")
      }
      return node
    }

    mutating func add(_ node: Node, for item: ItemIdentifierType) {
      let old = nodes.updateValue(node, forKey: item)
      precondition(old == nil, "The section snapshot has the item \(item) already.")
    }

    /// The items that are in an item, or the roots.
    func children(of parent: ItemIdentifierType?) -> [ItemIdentifierType] {
      parent.map { node($0).children } ?? rootItems
    }
  }
#endif
