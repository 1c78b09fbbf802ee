import Foundation
import TouchKit

extension World {
  /// Changes the data of a list, rightly or wrongly.
  func changeData(of list: UICollectionView) {
    if let source = chance.among(sources), chance.isLucky(0.4) { return apply(source) }
    guard let source = list.dataSource as? AnyDelegate else {
      if chance.isLucky(0.5) { return makeSource(for: list) }
      list.dataSource = chance.among(delegates)
      return
    }
    trace("change data of \(ledger.name(of: list))")
    list.performBatchUpdates { [weak self, weak list] in
      guard let self, let list else { return }
      for _ in 0...chance.below(3) { changeItems(of: list, source) }
    } completion: { [weak self] _ in
      self?.interrupt("updates' completion")
    }
  }

  private func changeItems(of list: UICollectionView, _ source: AnyDelegate) {
    interrupt("updates")
    let section = chance.below(source.counts.count)
    guard source.counts.indices.contains(section) else { return }
    let item = chance.below(source.counts[section])
    // What does not fit the numbers reloads everything.
    let isRight = chance.isLucky(0.8)
    switch chance.below(8) {
    case 0, 1:
      if isRight { source.counts[section] += 1 }
      list.insertItems(at: [IndexPath(item: item, section: section)])
    case 2, 3:
      guard source.counts[section] > 0 else { return }
      if isRight { source.counts[section] -= 1 }
      list.deleteItems(at: [IndexPath(item: item, section: section)])
    case 4: list.reloadItems(at: [IndexPath(item: item, section: section)])
    case 5: list.reconfigureItems(at: [IndexPath(item: item, section: section)])
    case 6:
      let end = chance.below(source.counts[section])
      list.moveItem(
        at: IndexPath(item: item, section: section), to: IndexPath(item: end, section: section))
    default:
      if source.counts.count > 2 {
        if isRight { source.counts.removeLast() }
        list.deleteSections([source.counts.count])
      } else {
        if isRight { source.counts.append(chance.below(9)) }
        list.insertSections([source.counts.count - 1])
      }
    }
  }

  private func makeSource(for list: UICollectionView) {
    let source = Source(collectionView: list) { [weak self] list, path, _ in
      self?.interrupt("cell provider")
      let cell = list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? AnyCell)?.world = self
      self?.ledger.adopt(cell)
      return cell
    }
    source.supplementaryViewProvider = { [weak self] list, kind, path in
      self?.interrupt("supplementary provider")
      let title = list.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "title", for: path)
      self?.ledger.adopt(title)
      return title
    }
    ledger.add(source)
    sources.append(source)
    trace("make \(ledger.name(of: source)) for \(ledger.name(of: list))")
    apply(source)
  }

  private func apply(_ source: Source) {
    trace("apply to \(ledger.name(of: source))")
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    var items = Set(0..<(1 + chance.below(40)))
    for section in 0...chance.below(3) {
      snapshot.appendSections([section])
      let some = items.filter { _ in chance.isLucky(0.6) }
      items.subtract(some)
      snapshot.appendItems(some.sorted())
    }
    if chance.isLucky(0.8) {
      source.apply(snapshot, animatingDifferences: chance.isLucky(0.8)) { [weak self] in
        self?.interrupt("applied")
      }
    } else {
      source.applySnapshotUsingReloadData(snapshot) { [weak self] in self?.interrupt("applied") }
    }
  }
}
