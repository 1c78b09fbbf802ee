/// What a view of a list is in it.
nonisolated struct ListPlace: Equatable {
  enum Role {
    case row
    case header
    case footer
  }

  var appearance = UICollectionLayoutListConfiguration.Appearance.plain
  var role = Role.row
  var hasSeparators = false
  /// Whether it is the first row, and the last one, of its group.
  var isFirst = false
  var isLast = false
}

extension UICollectionView {
  /// What a view is in a list; `nil` where its section is none.
  final func listPlace(of key: ElementKey) -> ListPlace? {
    guard let list = restingLayout.list(of: key.section) else { return nil }
    var place = ListPlace(appearance: list.appearance)
    guard key.isCell else {
      place.role = key.kind == ElementKey.footer ? .footer : .header
      return place
    }
    let first = list.headerMode == .firstItemInSection ? 1 : 0
    if key.item < first { place.role = .header }
    place.hasSeparators = list.showsSeparators && place.role == .row
    place.isFirst = key.item == first
    place.isLast = key.item == counts.items(in: key.section) - 1
    return place
  }

  /// Tells the views of lists which rows are first and last, after all has been placed.
  final func placeListViews() {
    var isAny = false
    for element in shown {
      guard let cell = element.view as? UICollectionViewListCell,
        let place = listPlace(of: element.key)
      else { continue }
      cell.place = place
      isAny = true
    }
    if isAny { followSwipes() }
  }
}
