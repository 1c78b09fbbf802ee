/// One change of the data; what goes is counted as it was before, what comes as it is afterwards.
enum UpdateStep: Equatable {
  case insertItem(IndexPath)
  case deleteItem(IndexPath)
  case reloadItem(IndexPath)
  case reconfigureItem(IndexPath)
  case moveItem(IndexPath, IndexPath)
  case insertSection(Int)
  case deleteSection(Int)
  case reloadSection(Int)
  case moveSection(Int, Int)
}

/// Where the items are after a batch of changes.
///
/// An item keeps its rank among those that stay, and gets the index of that rank among those that
/// are not new:
///
///     before   a b c d          delete b (1), insert x (0) and y (3)
///     after    x a c y d        c was the second of those that stay, and is the second that is not new
struct UpdateMap {
  private let before: ItemCounts
  private var leavingSections: [Int] = []
  private var comingSections: [Int] = []
  private var sectionMoves: [(from: Int, to: Int)] = []
  private var reloadedSections: [Int] = []
  // Items that are moved, too, leave one index and get another.
  private var leaving: [IndexPath] = []
  private var coming: [IndexPath] = []
  private var reloaded: [IndexPath] = []
  /// The items whose cells are to be filled anew and stay, as they were counted before.
  private(set) var reconfigured: [IndexPath] = []
  private var moves: [(from: IndexPath, to: IndexPath)] = []

  init(_ steps: [UpdateStep], before: ItemCounts) {
    self.before = before
    for step in steps {
      switch step {
      case .insertItem(let path): coming.append(path)
      case .deleteItem(let path): leaving.append(path)
      case .reloadItem(let path): reloaded.append(path)
      case .reconfigureItem(let path): reconfigured.append(path)
      case .moveItem(let from, let to):
        moves.append((from, to))
        leaving.append(from)
        coming.append(to)
      case .insertSection(let section): comingSections.append(section)
      case .deleteSection(let section): leavingSections.append(section)
      case .reloadSection(let section): reloadedSections.append(section)
      case .moveSection(let from, let to):
        sectionMoves.append((from, to))
        leavingSections.append(from)
        comingSections.append(to)
      }
    }
    leaving.sortStably(by: <)
    coming.sortStably(by: <)
    leavingSections.sortStably(by: <)
    comingSections.sortStably(by: <)
  }

  /// Whether the numbers of sections and items are what the changes make of those before. Sections
  /// that are reloaded may have any.
  func fits(_ after: ItemCounts) -> Bool {
    let sections = before.sections - leavingSections.count + comingSections.count
    guard after.sections == sections,
      leavingSections.allSatisfy({ $0 >= 0 && $0 < before.sections }),
      comingSections.allSatisfy({ $0 >= 0 && $0 < after.sections }),
      leaving.allSatisfy({ before.contains($0) }),
      coming.allSatisfy({ after.contains($0) })
    else { return false }
    for section in 0..<before.sections where !reloadedSections.contains(section) {
      guard let new = self.section(section) else { continue }
      let gone = leaving.filter { $0.section == section }.count
      let added = coming.filter { $0.section == new }.count
      if after.items(in: new) != before.items(in: section) - gone + added { return false }
    }
    return true
  }

  func reloads(_ key: ElementKey) -> Bool {
    reloadedSections.contains(key.section) || (key.isCell && reloaded.contains(key.indexPath))
  }

  /// Where an element is now; `nil` for one that is gone.
  func key(after key: ElementKey) -> ElementKey? {
    if key.isCell, let move = moves.first(where: { $0.from == key.indexPath }) {
      return ElementKey(move.to).copied(key.copy)
    }
    guard let section = section(key.section) else { return nil }
    guard key.isCell else {
      return ElementKey(section: section, item: key.item, kind: key.kind).copied(key.copy)
    }
    if leaving.contains(key.indexPath) { return nil }
    var item = key.item
    for path in leaving where path.section == key.section && path.item < key.item { item -= 1 }
    for path in coming where path.section == section && path.item <= item { item += 1 }
    return ElementKey(section: section, item: item).copied(key.copy)
  }

  private func section(_ old: Int) -> Int? {
    if let move = sectionMoves.first(where: { $0.from == old }) { return move.to }
    guard !leavingSections.contains(old) else { return nil }
    var section = old
    for leaving in leavingSections where leaving < old { section -= 1 }
    for coming in comingSections where coming <= section { section += 1 }
    return section
  }
}
