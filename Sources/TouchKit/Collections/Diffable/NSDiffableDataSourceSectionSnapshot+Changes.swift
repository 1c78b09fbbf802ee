#if !hasFeature(Embedded)
  nonisolated extension NSDiffableDataSourceSectionSnapshot {
    /// Adds new items, collapsed, at the end of those that are in an item; at the end of the roots, where none is named.
    public mutating func append(
      _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
    ) {
      graft(.init(roots: items), to: parent, at: children(of: parent).count)
    }

    /// Inserts new items in front of an item, into what that is in.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
      let place = place(of: item)
      graft(.init(roots: items), to: place.parent, at: place.index)
    }

    /// Inserts new items behind an item and what is in it, into what that is in.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
      let place = place(of: item)
      graft(.init(roots: items), to: place.parent, at: place.index + 1)
    }

    /// Inserts the items of another snapshot in front of an item, with what is in them, and expanded as there.
    public mutating func insert(
      _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
      before item: ItemIdentifierType
    ) {
      let place = place(of: item)
      graft(snapshot, to: place.parent, at: place.index)
    }

    /// Inserts the items of another snapshot behind an item and what is in it, with what is in them, and expanded as there.
    public mutating func insert(
      _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
      after item: ItemIdentifierType
    ) {
      let place = place(of: item)
      graft(snapshot, to: place.parent, at: place.index + 1)
    }

    /// Takes items out, with what is in them. Those that there are not are ignored.
    public mutating func delete(_ items: [ItemIdentifierType]) {
      // Of several in one parent that is gone through once.
      var parents: Set<ItemIdentifierType?> = []
      var gone: Set<ItemIdentifierType> = []
      for item in items where contains(item) {
        gone.insert(item)
        parents.insert(parent(of: item))
      }
      for parent in parents {
        setChildren(children(of: parent).filter { !gone.contains($0) }, of: parent)
      }
      for item in walk(Array(gone), where: { _ in true }) { nodes[item] = nil }
    }

    /// Takes everything out.
    public mutating func deleteAll() {
      rootItems = []
      nodes = [:]
    }

    /// Puts the items of another snapshot, expanded as there, in the place of what is in an item, which stays expanded or collapsed. The item has to exist.
    public mutating func replace(
      childrenOf parent: ItemIdentifierType,
      using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
      delete(node(parent).children)
      graft(snapshot, to: parent, at: 0)
    }

    /// Shows what is in items. Items that have none keep it for those that they get later.
    public mutating func expand(_ items: [ItemIdentifierType]) {
      for item in items { setExpanded(true, item) }
    }

    /// Hides what is in items. What is expanded in them is so again once they are.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
      for item in items { setExpanded(false, item) }
    }

    // MARK: Within

    private mutating func setExpanded(_ expanded: Bool, _ item: ItemIdentifierType) {
      var changed = node(item)
      changed.isExpanded = expanded
      nodes[item] = changed
    }

    private mutating func setChildren(
      _ children: [ItemIdentifierType], of parent: ItemIdentifierType?
    ) {
      if let parent { nodes[parent]?.children = children } else { rootItems = children }
    }

    private func place(of item: ItemIdentifierType) -> (parent: ItemIdentifierType?, index: Int) {
      let parent = node(item).parent
      return (parent, children(of: parent).firstIndex(of: item) ?? 0)
    }

    mutating func graft(
      _ snapshot: NSDiffableDataSourceSectionSnapshot, to parent: ItemIdentifierType?, at index: Int
    ) {
      for (item, node) in snapshot.nodes { add(node, for: item) }
      for root in snapshot.rootItems { nodes[root]?.parent = parent }
      // In place: many items may be appended one by one.
      if let parent {
        nodes[parent]?.children.insert(contentsOf: snapshot.rootItems, at: index)
      } else {
        rootItems.insert(contentsOf: snapshot.rootItems, at: index)
      }
    }
  }
#endif
