import TouchKit
import Tsumami

/// Two photos beside each other, over everything else, zoomed as one: what is decided about one of them is told, and the host says which photo
/// takes its place. See ``ComparisonPane`` for what fingers do.
final class Comparison: DelegateObject {
  let view = UIView(frame: .zero)
  let panes: [ComparisonPane]
  let link: ZoomLink

  /// True from when it is shown until it is to go.
  private(set) var isOn = false

  /// The side that keys are for: 0 or 1. The one that was touched last.
  private(set) var side = 0

  /// Called when it covers everything, and when it begins to go.
  var onCover: (Bool) -> Void = { _ in }

  private let ahead: [PhotoAhead]
  // What the host has not been told yet.
  private var verdicts: [(side: Int, Verdict)] = []
  private var toldSide = 0
  private var toldMagnification: Int32 = 1000

  private static let fade: TimeInterval = 0.2

  init(store: PictureStore, tiles: TileStore, words: GalleryWords) {
    panes = (0..<2).map { _ in ComparisonPane(store: store, tiles: tiles, words: words) }
    link = ZoomLink(panes.map { $0.page.view })
    ahead = (0..<2).map { _ in PhotoAhead(store: store) }
    #if hasFeature(Embedded)
      super.init()
    #endif
    view.backgroundColor = .black
    view.isHidden = true
    let here = WeakReference(self)
    for (side, pane) in panes.enumerated() {
      view.addSubview(pane)
      pane.onTouch = { here.object?.side = side }
      pane.onVerdict = { here.object?.verdicts.append((side, $0)) }
    }
  }

  /// Shows two photos, or one of them.
  func show(_ pair: ComparedPhotos, of photos: GalleryPhotos) {
    let isNew = !isOn
    if isNew { appear() }
    for (pane, side) in zip(panes, [pair.first, pair.second]) {
      pane.frame = side.frame.isFinite ? side.frame : .zero
      pane.layoutIfNeeded()
      let picture = side.picture.flatMap { (0..<photos.records.count).contains(Int($0)) ? $0 : nil }
      pane.show(picture, of: photos, takesBack: isNew ? nil : side.takesBack)
    }
    if pair.first.picture == nil, pair.second.picture != nil { side = 1 }
    if pair.second.picture == nil { side = 0 }
    load(pair.next, of: photos)
  }

  /// The photos of the side that keys are for, and how much of them is seen.
  func setSide(_ new: Int) {
    if panes.indices.contains(new) {
      side = new
      toldSide = new
    }
  }

  /// What a key or a button decides.
  func decide(_ verdict: Verdict, side: Int) {
    if panes.indices.contains(side) { panes[side].decide(verdict) }
  }

  func end(_ photos: GalleryPhotos) {
    guard isOn else { return }
    isOn = false
    onCover(false)
    let here = WeakReference(self)
    UIView.animate(
      withDuration: Comparison.fade, animations: { [view] in view.alpha = 0 },
      completion: { _ in here.object?.putAway(photos) })
  }

  private func appear() {
    isOn = true
    verdicts = []
    (side, toldSide, toldMagnification) = (0, 0, 1000)
    link.viewport = .whole
    view.isHidden = false
    view.alpha = 0
    let here = WeakReference(self)
    UIView.animate(
      withDuration: Comparison.fade, animations: { [view] in view.alpha = 1 },
      completion: { _ in if here.object?.isOn == true { here.object?.onCover(true) } })
  }

  private func putAway(_ photos: GalleryPhotos) {
    guard !isOn else { return }
    view.isHidden = true
    for pane in panes { pane.clear(photos) }
    for slot in ahead { slot.load(nil, in: .zero) }
  }

  private func load(_ next: [Int32], of photos: GalleryPhotos) {
    let scale = view.window?.displayScale ?? 1
    let room = panes[side].bounds.size
    for (index, slot) in ahead.enumerated() {
      let number = index < next.count ? Int(next[index]) : -1
      slot.load(
        photos.records.picture(of: number),
        in: CGSize(width: room.width * scale, height: room.height * scale))
    }
  }

  // MARK: Keys

  /// What a key does to the photos: the one that keys are for is zoomed or moved, and the other one with it.
  func press(_ key: SceneKey) -> Bool {
    let page = panes[side].page.view
    guard key == .letterZ else {
      guard let command = key.command else { return false }
      return page.scrollView.perform(command)
    }
    guard let fit = page.fittingScale else { return false }
    // As large as the pixels of the screen, or at least twice as large as where all of it is seen.
    let close = max(2 * fit, 1 / (view.window?.displayScale ?? 1))
    page.zoom(
      to: page.isShownWhole ? close : fit,
      at: CGPoint(x: page.bounds.midX, y: page.bounds.midY), animated: true)
    return true
  }

  // MARK: The host

  func collect(into requests: inout [SceneRequest]) {
    for verdict in verdicts {
      requests.append(.decides(side: Int32(verdict.side), verdict.1))
    }
    verdicts.removeAll(keepingCapacity: true)
    guard isOn else { return }
    if side != toldSide { requests.append(.compares(side: Int32(side))) }
    toldSide = side
    let magnification = Int32((1000 * link.viewport.magnification).rounded())
    if magnification != toldMagnification { requests.append(.zoomed(magnification)) }
    toldMagnification = magnification
  }
}
