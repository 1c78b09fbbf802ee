import TouchKit
import Tsumami

/// What a host tells the gallery, beside what it tells every scene.
extension GalleryScene {
  /// More photos at the end of the host's order. They are shown with the next list that has them.
  ///
  /// - Parameters:
  ///   - others: their numbers follow those of the photos that are there, whatever numbers they have. What is said of groups
  ///     and words is ignored.
  ///   - old: for each of them the number of the photo that it replaces in lists to come, such as an earlier state of the same file:
  ///     who looks at that one looks at this one then. −1 for none.
  public func add(_ others: GalleryPhotos, replacing old: [Int32]) {
    photos.add(others, replacing: old)
    emptiness.isHidden = photos.records.count > 0
  }

  /// Shows some of the photos, or all again: an album, or what has been found. A photo that is open is closed. Where the list has the
  /// number of the one that is shown, that one has other photos from now on, as soon as nothing moves: what is looked at stays where it is, and a
  /// photo that is open stays open.
  public func show(_ list: GalleryList) {
    coming = nil
    guard list.key != grid.key else {
      coming = list
      return update()
    }
    exchange(list)
  }

  /// Shows two photos beside each other from now on; `nil` ends that. Photos that are open, or chosen from, make way. Whenever one of them has been decided about,
  /// ``SceneRequest/decides(side:_:)`` says so, and its side is empty until the host calls this again with another one.
  public func compare(_ pair: ComparedPhotos?) {
    guard let pair else {
      comparison?.end(photos)
      return
    }
    if !isComparing {
      slideshow.stop(opens: false)
      viewer.leave()
      showGrid()
    }
    let comparison = comparison ?? makeComparison()
    self.comparison = comparison
    comparison.show(pair, of: photos)
  }

  /// One of two photos that are compared, on the side 0 or 1, is kept or rejected by a key or a button: it leaves as it would by a finger.
  public func decide(_ verdict: Verdict, side: Int) {
    if isComparing { comparison?.decide(verdict, side: side) }
  }

  /// Which of two photos that are compared keys zoom and move: 0 or 1.
  public func setComparedSide(_ side: Int) {
    if isComparing { comparison?.setSide(side) }
  }

  /// The photo at an index of the host's order is a favourite from now on, or none any more.
  public func setFavourite(picture index: Int, _ isFavourite: Bool) {
    grid.setFavourite(index, isFavourite)
  }

  /// The photo at an index of the host's order has so many stars from now on: 0 to 5, or −1 for rejected; others count
  /// as 0. 0 for all, by default.
  public func setRating(picture index: Int, _ rating: Int32) {
    grid.setRating(index, rating)
  }

  /// The direction in which one finger that taps, lands again and drags enlarges a photo: down, as on today's maps, or up.
  public func setZoomDirection(downEnlarges: Bool) {
    viewer.zoomDirection = downEnlarges ? .downEnlarges : .upEnlarges
  }

  /// Titles are to be so many times as large as usual: 1 by default, and as somebody's own size of
  /// text says. Below 0.5 and above 2 it counts as these; what is not finite is ignored.
  public func setTextScale(_ scale: CGFloat) {
    guard scale.isFinite else { return }
    let scale = min(max(scale, 0.5), 2)
    grid.setTextScale(scale)
    viewer.textScale = scale
    emptiness.textScale = scale
  }

  /// What the host has around a photo that is open, such as its buttons, is visible, or hidden.
  public func setChrome(isVisible: Bool) {
    filmstrip.isWanted = isVisible
  }

  /// The host shows something over the edges of a photo that is open, such as a sheet: so much of the window
  /// is covered, in points. The photo is shown in what is left, a quarter of the window at least, from the next frame in which it is not
  /// opening, closing or pulled. Nothing is covered by default; what is negative counts as 0, and edges that are not finite change nothing.
  public func setCoveredEdges(_ edges: UIEdgeInsets) {
    let parts = [edges.top, edges.left, edges.bottom, edges.right]
    guard parts.allSatisfy({ $0.isFinite }) else { return }
    covered = edges
    cover()
  }

  // Where there is room for small photos, nothing but bars lies above and below; a sheet lies beside the photo.
  func cover() {
    let (edges, isLarge) = (covered, filmstrip.hasRoom)
    viewer.barEdges =
      isLarge ? UIEdgeInsets(top: edges.top, left: 0, bottom: edges.bottom, right: 0) : .zero
    viewer.coveredEdges =
      isLarge ? UIEdgeInsets(top: 0, left: edges.left, bottom: 0, right: edges.right) : edges
  }

  /// The view with the layer of this number has the host's keyboard focus now.
  public func focus(layer: Int32) {
    guard !viewer.isOpen else { return }
    // There is one focus: what is beside the grid has it now.
    if layer < 0 { return grid.hideRing() }
    if let item = grid.moveFocus(toLayer: layer) { grid.reveal(item, animated: true) }
  }

  /// Shows photos one after another from now on; `nil` ends that. It goes on from the photo that is open, or begins with the first
  /// one that is seen; a shuffled one begins anywhere.
  public func setSlideshow(_ order: SlideshowOrder?) {
    guard let order else { return slideshow.stop() }
    let seen = order.seed == nil ? grid.firstVisible : nil
    slideshow.start(order, at: viewer.isOpen ? viewer.pager.index : seen)
  }

  /// Shows photos in their own shapes, or as squares.
  public func showShapes(_ isOn: Bool) {
    grid.showShapes(isOn)
  }

  /// Where the grid is scrolled to.
  public var place: ScenePlace {
    grid.place
  }

  /// Scrolls the grid to a place at once: where ``place`` was before a page was loaded again.
  public func show(_ place: ScenePlace) {
    grid.show(place)
  }

  /// Begins or ends choosing photos, or chooses all.
  public func choose(_ command: ChoiceCommand) {
    switch command {
    case .none: grid.choice.end()
    case .begin: grid.choice.begin()
    case .all: grid.choice.chooseAll()
    }
  }

  /// The photos that are chosen, by their indices in the host's order, ascending.
  public var chosen: [Int32] {
    grid.choice.items.map { Int32(photos.number(of: $0)) }
  }
}
