#if !hasFeature(Embedded)
  /// What a collection view is to show: sections and the items in them, by identifiers, each of
  /// which occurs once.
  ///
  /// A value to be put together and handed to ``UICollectionViewDiffableDataSource``. Naming an
  /// identifier that it has not, or adding one that it has already, is a programming error, as in UIKit.
  nonisolated public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
  >: Sendable {
    struct Section {
      let identifier: SectionIdentifierType
      var items: [ItemIdentifierType] = []
    }

    private(set) var sections: [Section] = []
    // Which section an item is in, by the section's identifier, so that moving sections changes nothing.
    private var owners: [ItemIdentifierType: SectionIdentifierType] = [:]

    /// The items and sections whose views are to be made or filled anew.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items whose present cells are configured again.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    /// The sections whose cells are replaced by new ones.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    /// A snapshot without sections.
    public init() {}

    // MARK: What there is

    /// How many items there are, in all sections.
    public var numberOfItems: Int { owners.count }
    /// How many sections there are.
    public var numberOfSections: Int { sections.count }
    /// The sections, in their order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }

    /// All items, in the order of their sections.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

    /// How many items a section has. The section has to exist.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
      sections[index(of: identifier)].items.count
    }

    /// The items of a section, in their order. The section has to exist.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType)
      -> [ItemIdentifierType]
    {
      sections[index(of: identifier)].items
    }

    /// The section that an item is in; `nil` for an item that there is not.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType)
      -> SectionIdentifierType?
    {
      owners[identifier]
    }

    /// The number of an item among all; `nil` for an item that there is not.
    ///
    /// - Complexity: O(items).
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
      guard owners[identifier] != nil else { return nil }
      var before = 0
      for section in sections {
        if let index = section.items.firstIndex(of: identifier) { return before + index }
        before += section.items.count
      }
      return nil
    }

    /// The number of a section; `nil` for a section that there is not.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
      sections.firstIndex { $0.identifier == identifier }
    }

    private func index(of section: SectionIdentifierType) -> Int {
      guard let index = indexOfSection(section) else {
        preconditionFailure("The snapshot has no section \(section).")
      }
      return index
    }

    private func index(of item: ItemIdentifierType) -> (section: Int, item: Int) {
      guard let owner = owners[item] else {
        preconditionFailure("The snapshot has no item \(item).")
      }
      let section = index(of: owner)
      return (section, sections[section].items.firstIndex(of: item) ?? 0)
    }

    // MARK: Items

    /// Adds items at the end of a section; of the last one, where none is named.
    public mutating func appendItems(
      _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
    ) {
      precondition(!sections.isEmpty, "Items belong to a section: append one first.")
      let index = section.map { self.index(of: $0) } ?? sections.count - 1
      insert(identifiers, section: index, at: sections[index].items.count)
    }

    /// Inserts new items in front of an item, into its section.
    public mutating func insertItems(
      _ identifiers: [ItemIdentifierType], beforeItem before: ItemIdentifierType
    ) {
      let index = index(of: before)
      insert(identifiers, section: index.section, at: index.item)
    }

    /// Inserts new items behind an item, into its section.
    public mutating func insertItems(
      _ identifiers: [ItemIdentifierType], afterItem after: ItemIdentifierType
    ) {
      let index = index(of: after)
      insert(identifiers, section: index.section, at: index.item + 1)
    }

    private mutating func insert(
      _ identifiers: [ItemIdentifierType], section: Int, at index: Int
    ) {
      for identifier in identifiers {
        let old = owners.updateValue(sections[section].identifier, forKey: identifier)
        precondition(old == nil, "An item is in a snapshot once: \(identifier) is in it already.")
      }
      sections[section].items.insert(contentsOf: identifiers, at: index)
    }

    /// Takes items out. Those that there are not are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
      let gone = Set(identifiers)
      let owners = Set(gone.compactMap { self.owners.removeValue(forKey: $0) })
      for index in sections.indices where owners.contains(sections[index].identifier) {
        sections[index].items.removeAll { gone.contains($0) }
      }
    }

    /// Takes everything out, the sections too.
    public mutating func deleteAllItems() {
      sections.removeAll()
      owners.removeAll()
    }

    /// Moves an item in front of another one, into its section.
    public mutating func moveItem(
      _ identifier: ItemIdentifierType, beforeItem before: ItemIdentifierType
    ) {
      guard identifier != before else { return }
      takeOut(identifier)
      insertItems([identifier], beforeItem: before)
    }

    /// Moves an item behind another one, into its section.
    public mutating func moveItem(
      _ identifier: ItemIdentifierType, afterItem after: ItemIdentifierType
    ) {
      guard identifier != after else { return }
      takeOut(identifier)
      insertItems([identifier], afterItem: after)
    }

    private mutating func takeOut(_ identifier: ItemIdentifierType) {
      let index = index(of: identifier)
      sections[index.section].items.remove(at: index.item)
      owners[identifier] = nil
    }

    // An interactive movement has ended.
    mutating func moveItem(at source: IndexPath, to target: IndexPath) -> Bool {
      guard sections.indices.contains(source.section), sections.indices.contains(target.section),
        sections[source.section].items.indices.contains(source.item)
      else { return false }
      let item = sections[source.section].items.remove(at: source.item)
      owners[item] = sections[target.section].identifier
      let index = min(max(0, target.item), sections[target.section].items.count)
      sections[target.section].items.insert(item, at: index)
      return true
    }

    /// A section has these items and no others; it is appended where it is not there yet.
    mutating func setItems(
      _ items: [ItemIdentifierType], inSection identifier: SectionIdentifierType
    ) {
      if indexOfSection(identifier) == nil { appendSections([identifier]) }
      let section = index(of: identifier)
      for item in sections[section].items { owners[item] = nil }
      sections[section].items = []
      insert(items, section: section, at: 0)
    }

    /// The items' cells are to be made anew.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
      reloadedItemIdentifiers += identifiers
    }

    /// The items' cells are to be filled anew; see ``UICollectionView/reconfigureItems(at:)``.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
      reconfiguredItemIdentifiers += identifiers
    }

    // MARK: Sections

    /// Adds new, empty sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
      insert(identifiers, at: sections.count)
    }

    /// Inserts new, empty sections in front of a section.
    public mutating func insertSections(
      _ identifiers: [SectionIdentifierType], beforeSection before: SectionIdentifierType
    ) {
      insert(identifiers, at: index(of: before))
    }

    /// Inserts new, empty sections behind a section.
    public mutating func insertSections(
      _ identifiers: [SectionIdentifierType], afterSection after: SectionIdentifierType
    ) {
      insert(identifiers, at: index(of: after) + 1)
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
      sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index)
      precondition(
        Set(sections.map(\.identifier)).count == sections.count, "A section is in a snapshot once.")
    }

    /// Takes sections out, with their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
      for section in sections where identifiers.contains(section.identifier) {
        for item in section.items { owners[item] = nil }
      }
      sections.removeAll { identifiers.contains($0.identifier) }
    }

    /// Moves a section with its items in front of another one.
    public mutating func moveSection(
      _ identifier: SectionIdentifierType, beforeSection before: SectionIdentifierType
    ) {
      guard identifier != before else { return }
      let section = sections.remove(at: index(of: identifier))
      sections.insert(section, at: index(of: before))
    }

    /// Moves a section with its items behind another one.
    public mutating func moveSection(
      _ identifier: SectionIdentifierType, afterSection after: SectionIdentifierType
    ) {
      guard identifier != after else { return }
      let section = sections.remove(at: index(of: identifier))
      sections.insert(section, at: index(of: after) + 1)
    }

    /// Has the cells of sections replaced by new ones when the snapshot is applied.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
      reloadedSectionIdentifiers += identifiers
    }

    // What was to be filled anew has been.
    mutating func forgetReloads() {
      reloadedItemIdentifiers = []
      reconfiguredItemIdentifiers = []
      reloadedSectionIdentifiers = []
    }
  }
#endif
