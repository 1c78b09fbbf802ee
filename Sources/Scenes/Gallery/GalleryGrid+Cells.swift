import TouchKit
import Tsumami

extension GalleryGrid: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    photos.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    if let cell = cell as? GalleryCell { fill(cell, indexPath.item) }
    return cell
  }

  func fill(_ cell: GalleryCell, _ item: Int) {
    cell.isRinged = showsRing && item == focus
    cell.isRejected = isRejected(item)
    cell.isChosen = choice.contains(item)
    cell.show(
      photos.picture(at: item), label: photos.label(of: item), colour: photos.colour(of: item),
      badge: badge(of: item), isStill: photos.moves(item), from: store, words: photos.words,
      textScale: layouts.textScale)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: CollectionName,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    let level = PhotoGroups.Level.allCases.first { $0.isNamed(kind) }
    if let level { fill(view, indexPath.item, level) }
    return view
  }

  func fill(_ header: UICollectionReusableView?, _ item: Int, _ level: PhotoGroups.Level) {
    guard let header = header as? GroupHeader, let group = photos.groups.group(of: item, level)
    else { return }
    header.show(group.title, textScale: layouts.textScale)
    header.tapped = { [here = WeakReference(self)] in here.object?.chooseGroup(of: item, level) }
    mark(header, item, level)
  }

  /// Whether all of its group are chosen is seen at a header while photos are chosen.
  func mark(_ header: GroupHeader, _ item: Int, _ level: PhotoGroups.Level) {
    guard choice.isOn, let range = photos.groups.range(of: item, level, count: photos.count) else {
      return header.mark(nil, photos.words)
    }
    header.mark(choice.containsAll(of: range), photos.words)
  }

  /// All photos that are under one title with a photo are chosen, or, where they are, none of them.
  func chooseGroup(of item: Int, _ level: PhotoGroups.Level) {
    guard let range = photos.groups.range(of: item, level, count: photos.count) else { return }
    choice.toggle(range)
  }

  /// The headers that are shown, with the first photo of each.
  func eachHeader(_ body: (GroupHeader, Int, PhotoGroups.Level) -> Void) {
    for level in PhotoGroups.Level.allCases {
      for path in view.indexPathsForVisibleSupplementaryElements(ofKind: level.kind) {
        let header = view.supplementaryView(forElementKind: level.kind, at: path)
        if let header = header as? GroupHeader { body(header, path.item, level) }
      }
    }
  }
}

extension GalleryGrid: UICollectionViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    // A change of the columns moves the content, too.
    guard isInOneLayout else { return }
    scrubber.contentMoved()
    (view.collectionViewLayout as? ColumnGridLayout)?.releaseKept()
  }

  /// The albums lie above the photos that are seen, also between two numbers of columns.
  func placeAlbums() {
    let (y, clarity) = view.contentBeginning
    albums.view.frame.origin.y = y - albums.height
    albums.view.alpha = clarity
    albums.fadeWords(at: view.contentOffset.y + GalleryGrid.bars(over: view).top)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    (cell as? GalleryCell)?.leave()
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    hideRing()
    let item = indexPath.item
    let modifiers = view.window?.modifierFlags ?? []
    let isTaken = choice.tap(
      item, extends: modifiers.contains(.shift),
      begins: !modifiers.isDisjoint(with: [.control, .command]))
    if !isTaken { tapped(item) }
  }
}
