import TouchKit

/// Lists of rows, and the actions beside them.
extension World {
  func makeRows() -> UICollectionViewLayout {
    let looks: [UICollectionLayoutListConfiguration.Appearance] = [.plain, .grouped, .insetGrouped]
    var configuration = UICollectionLayoutListConfiguration(appearance: looks[chance.below(3)])
    if chance.isLucky(0.3) { configuration.headerMode = .supplementary }
    if chance.isLucky(0.3) { configuration.footerMode = .supplementary }
    if chance.isLucky(0.9) {
      configuration.trailingSwipeActionsConfigurationProvider = { [weak self] _ in
        self?.makeActions()
      }
    }
    if chance.isLucky(0.6) {
      configuration.leadingSwipeActionsConfigurationProvider = { [weak self] _ in
        self?.makeActions()
      }
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func makeActions() -> UISwipeActionsConfiguration? {
    interrupt("swipe actions")
    var actions: [UIContextualAction] = []
    for _ in 0..<chance.below(4) {
      let action = UIContextualAction(style: .normal, title: "act") { [weak self] _, view, done in
        guard let self else { return }
        interrupt("action")
        if chance.isLucky(0.5) { done(true) } else { dones.append(done) }
      }
      ledger.add(action)
      actions.append(action)
    }
    let configuration = UISwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = chance.isLucky(0.5)
    ledger.add(configuration)
    return configuration
  }

  /// A finger pulls a row of a list aside.
  func pullRow() {
    guard let list = chance.among(views.compactMap { $0 as? UICollectionView }),
      let window = list.window
    else { return }
    if chance.isLucky(0.3) {
      let layout = makeRows()
      ledger.add(layout)
      list.collectionViewLayout = layout
    }
    guard let cell = chance.among(list.visibleCells) else { return }
    trace("pull a row of \(ledger.name(of: list))")
    let place = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
    let step: CGFloat = (chance.isLucky(0.7) ? -1 : 1) * CGFloat(8 + chance.below(30))
    drag(8, on: window, from: place, moves: 2 + chance.below(6), lifts: 0.8) { $0.x += step }
  }

  /// An action that took its time is done.
  func endAction() {
    guard !dones.isEmpty else { return }
    trace("an action is done")
    dones.remove(at: chance.below(dones.count))(chance.isLucky(0.5))
  }

  /// Gives a row something to show.
  func configure(_ row: UICollectionViewListCell) {
    switch chance.below(6) {
    case 0:
      var content = row.defaultContentConfiguration()
      content.text = "row"
      if chance.isLucky(0.5) { content.secondaryText = "more" }
      row.contentConfiguration = content
    case 1: row.contentConfiguration = nil
    case 2:
      row.accessories = [.checkmark(), .delete(displayed: .always), .reorder(displayed: .always)]
    case 3: row.backgroundConfiguration = chance.isLucky(0.5) ? .clear() : nil
    case 4:
      row.configurationUpdateHandler = { [weak self] cell, state in
        cell.contentConfiguration = UIListContentConfiguration.cell().updated(for: state)
        self?.interrupt("update handler")
      }
    default: row.configurationUpdateHandler = nil
    }
  }
}
