extension UICollectionView {
  /// The rows of its lists; `nil` where it has had none.
  final var listRows: ListRows? {
    extras?.rows as? ListRows
  }

  // MARK: Beginning

  /// The row that is pulled aside at a point of the content; `nil` where it is in its place.
  final func swipe(at point: CGPoint) -> RowSwipe? {
    listRows?.swipes.last { !$0.isGone && $0.cell?.frame.encloses(point) == true }
  }

  /// A finger is about to pull the row at a point.
  ///
  /// - Returns: false where there is nothing to be pulled.
  final func beginSwipe(at point: CGPoint, toTheRight: Bool) -> Bool {
    guard transition == nil, movement == nil, window != nil, state.fingers.caught == nil else {
      return false
    }
    if let open = swipe(at: point) {
      closeSwipes(but: open)
      return open.take()
    }
    guard !isEditing, let path = indexPathForItem(at: point) else { return false }
    return makeSwipe(at: path, sign: toTheRight ? 1 : -1) != nil
  }

  // `nil` where the item has no actions there.
  private final func makeSwipe(at path: IndexPath, sign: CGFloat) -> RowSwipe? {
    guard let rows = listRows, let cell = cellForItem(at: path) as? UICollectionViewListCell,
      cell.swipe == nil,
      let layout = restingLayout.list(of: layoutPath(path).section), cell.place.role == .row
    else { return nil }
    let provider =
      sign > 0
      ? layout.leadingSwipeActionsConfigurationProvider
      : layout.trailingSwipeActionsConfigurationProvider
    guard let configuration = provider?(path), !configuration.actions.isEmpty,
      // The program was called.
      cellForItem(at: path) === cell, cell.swipe == nil, window != nil
    else { return nil }
    closeSwipes(but: nil)
    let new = RowSwipe(cell, in: self, configuration, sign: sign)
    rows.swipes.append(new)
    cell.swipe = new
    return new
  }

  /// Opens the actions at the end of a row, without a finger.
  final func openActions(of cell: UICollectionViewListCell) {
    guard transition == nil, movement == nil, let path = indexPath(for: cell) else { return }
    makeSwipe(at: path, sign: -1)?.open()
  }

  /// Swipes are possible where a list has actions.
  private final func installSwipePan() {
    guard let rows = listRows, rows.pan == nil, restingLayout.hasSwipes else { return }
    let pan = SwipePan()
    pan.setUp()
    rows.pan = pan
    addGestureRecognizer(pan)
  }

  // MARK: Ending

  /// Rows that are open go back to their places.
  final func closeSwipes(but kept: RowSwipe?) {
    guard let rows = listRows else { return }
    for swipe in rows.swipes where swipe !== kept { swipe.close() }
  }

  /// A touch is on the view, and on no button of a row: rows that are open close, and it does nothing else.
  ///
  /// - Returns: false where none was open.
  final func closeSwipes(touchedAt point: CGPoint) -> Bool {
    guard let rows = listRows, rows.swipes.contains(where: { $0.staysOpen && !$0.isGone }) else {
      return false
    }
    // A finger on the row itself may pull it: that one closes with its lift.
    let own = swipe(at: point)
    rows.touched = own
    closeSwipes(but: own)
    return true
  }

  /// After a layout: rows that are not seen any more are not pulled.
  final func followSwipes() {
    installSwipePan()
    guard let rows = listRows, !rows.swipes.isEmpty else { return }
    guard transition == nil, restingLayout.hasLists else { return rows.end() }
    for swipe in rows.swipes where !swipe.isSeen { swipe.leave() }
  }

  // MARK: Frames

  final func moveSwipes() {
    if let clock = window?.clock { clock.start(driver) } else { listRows?.end() }
  }
}
