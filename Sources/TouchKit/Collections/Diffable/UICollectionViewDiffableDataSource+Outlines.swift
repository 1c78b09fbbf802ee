#if !hasFeature(Embedded)
  // What becomes of section snapshots where a finger moves an item.
  extension UICollectionViewDiffableDataSource {
    typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    typealias Outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    typealias Outlines = [SectionIdentifierType: Outline]

    /// True where items that are in an item are shown below it: they would stay where they are.
    final func isOpen(_ item: ItemIdentifierType, in section: Int) -> Bool {
      guard let outline = outlines[current.sections[section].identifier] else { return false }
      return outline.isExpanded(item) && !outline.node(item).children.isEmpty
    }

    /// The outlines where an item has been moved: what is in it, and not seen, goes along.
    final func outlines(afterMoving item: ItemIdentifierType, to new: Snapshot) -> Outlines {
      guard let source = current.sectionIdentifier(containingItem: item),
        let target = new.sectionIdentifier(containingItem: item)
      else { return outlines }
      let shown = new.itemIdentifiers(inSection: target)
      let index = shown.firstIndex(of: item) ?? 0
      let moved = snapshot(for: source).snapshot(of: item, includingParent: true)
      var outlines = outlines
      outlines[source]?.delete([item])
      guard outlines[target] != nil || moved.items.count > 1 else { return outlines }
      var outline = outlines[target] ?? snapshot(for: target)
      outline.insert(moved, behind: index > 0 ? shown[index - 1] : nil)
      outlines[target] = outline
      return outlines
    }

    final func transaction(to new: Snapshot, _ outlines: Outlines)
      -> NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
    {
      typealias Change = NSDiffableDataSourceSectionTransaction<
        SectionIdentifierType, ItemIdentifierType
      >
      var changed: [Change] = []
      for section in new.sections {
        let before = snapshot(for: section.identifier)
        let after = outlines[section.identifier] ?? Outline(roots: section.items)
        guard before.items != after.items else { continue }
        changed.append(
          Change(
            sectionIdentifier: section.identifier, initialSnapshot: before, finalSnapshot: after))
      }
      return NSDiffableDataSourceTransaction(
        initialSnapshot: current, finalSnapshot: new, sectionTransactions: changed)
    }
  }

  extension NSDiffableDataSourceSectionSnapshot {
    /// Inserts items behind one that is shown: into that, where items that are in it are shown, or else beside it. `nil` for the first root.
    nonisolated mutating func insert(
      _ moved: NSDiffableDataSourceSectionSnapshot, behind other: ItemIdentifierType?
    ) {
      guard let other else { return graft(moved, to: nil, at: 0) }
      if isExpanded(other), !node(other).children.isEmpty {
        graft(moved, to: other, at: 0)
      } else {
        insert(moved, after: other)
      }
    }
  }
#endif
