import Tsumami
import UIKit
import WebHost

/// The pages of the open viewer.
final class ViewerController: UIViewController, UIGestureRecognizerDelegate {
  let pager = ImagePager(frame: .zero)
  /// The direction in which one finger enlarges.
  var direction = OneFingerZoomGestureRecognizer.Direction.upEnlarges
  private var items: [ViewerItem]
  private let page: WebPage
  private let tap = UITapGestureRecognizer()

  init(_ items: [ViewerItem], page: WebPage) {
    self.items = items
    self.page = page
    super.init(nibName: nil, bundle: nil)
  }

  #if !hasFeature(Embedded)
    required init?(coder: NSCoder) {
      nil
    }
  #endif

  override func viewDidLoad() {
    let here = WeakReference(self)
    pager.configure = { view, index in here.object?.show(index, on: view) }
    pager.onPageChange = { index in here.object?.pageChanged(to: index) }
    tap.delegate = self
    tap.addAction { _ in here.object?.tapped() }
    pager.addGestureRecognizer(tap)
    view.addSubview(pager)
  }

  override func viewWillLayoutSubviews() {
    pager.frame = view.bounds
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    page.send("closed", bytes: [])
    pager.count = 0
  }

  /// Shows a picture first.
  func start(at index: Int) {
    loadViewIfNeeded()
    pager.frame = CGRect(origin: .zero, size: page.size)
    pager.count = items.count
    pager.index = index
    pager.layoutIfNeeded()
  }

  // MARK: The picture in the middle

  var current: ZoomableImageView? {
    pager.page(of: pager.index)
  }

  /// The rectangle of the picture, in the view's points; `nil` where there is none.
  var pictureFrame: CGRect? {
    guard let image = current?.imageView, !image.bounds.isEmpty else { return nil }
    return image.convert(image.bounds, to: view)
  }

  /// 1 is the whole picture.
  var scale: CGFloat? {
    guard let current, let fit = current.fittingScale else { return nil }
    return current.scrollView.zoomScale / fit
  }

  /// True where the picture is whole, and no neighbour is to be seen.
  var canBePulled: Bool {
    let position = pager.scrollView.contentOffset.x / max(1, pager.scrollView.bounds.width)
    return current?.isShownWhole ?? true && abs(position - position.rounded()) < 0.01
  }

  /// A transition begins: it moves the picture alone, and whole; fingers that turn or zoom do so no more.
  func standAlone() {
    guard let current else { return }
    for recognizer in [
      pager.scrollView.panGestureRecognizer, current.scrollView.panGestureRecognizer,
      current.scrollView.pinchGestureRecognizer, current.oneFingerZoom,
    ] where recognizer?.isEnabled == true {
      recognizer?.isEnabled = false
      recognizer?.isEnabled = true
    }
    current.viewport = .whole
    pager.index = pager.index
  }

  func zoom(to scale: CGFloat) {
    guard let current, let fit = current.fittingScale else { return }
    let middle = CGPoint(x: current.bounds.midX, y: current.bounds.midY)
    current.zoom(to: fit * scale, at: middle, animated: true)
  }

  private func pageChanged(to index: Int) {
    page.send("changed", numbers: [Double(index)])
  }

  // MARK: Pictures

  /// The list of the page has changed: each is a picture that is new, or one of those before, by its number, or both where one has
  /// other content from now on (`from`).
  func setItems(_ values: [WebJSON]) {
    var new: [ViewerItem] = []
    var numbers: [Int: Int] = [:]
    var changed: [Int] = []
    for value in values {
      let before = value.integer ?? value["from"]?.integer
      let old = before.flatMap { items.indices.contains($0) ? $0 : nil }
      guard let item = ViewerItem(value) ?? old.map({ items[$0] }) else { continue }
      if let old {
        numbers[old] = new.count
        if item !== items[old] { changed.append(new.count) }
      }
      new.append(item)
    }
    items = new
    pager.setCount(new.count) { numbers[$0] }
    for index in changed {
      if let view = pager.page(of: index) { show(index, on: view) }
    }
  }

  private func show(_ index: Int, on view: ZoomableImageView) {
    let item = items[index]
    view.oneFingerZoom.direction = direction
    view.doubleTap.delegate = self
    let thumbnail =
      item.thumbnail.utf8.isEmpty
      ? nil : page.image(item.thumbnail, size: item.size, description: item.words)
    view.show(placeholder: thumbnail, size: item.size)
    switch item.loading {
    // One that has failed may succeed the next time that somebody comes by.
    case .notAsked, .failed: load(item)
    case .loaded(let picture): view.image = picture
    case .isLoading: break
    }
  }

  private func load(_ item: ViewerItem) {
    item.loading = .isLoading
    let here = WeakReference(self)
    page.loadImage(item.sizes, description: item.words) { picture in
      here.object?.loaded(picture, item)
    }
  }

  private func loaded(_ picture: UIImage?, _ item: ViewerItem) {
    let hadFailed = item.hasFailed
    item.hasFailed = picture == nil
    item.loading = picture.map { .loaded($0) } ?? .failed
    if let picture { item.size = picture.size }
    guard let index = items.firstIndex(where: { $0 === item }) else { return }
    if let picture { pager.page(of: index)?.image = picture }
    guard item.hasFailed != hadFailed else { return }
    page.send("failed", numbers: [Double(index), hadFailed ? 0 : 1])
  }

  // MARK: Taps, keys, wheels

  private func tapped() {
    guard let current else { return }
    let image = current.imageView
    let isOnPicture = image.bounds.contains(tap.location(in: image))
    // A second touch that drags is no double tap, and zooms.
    guard !isOnPicture || current.oneFingerZoom.numberOfTouches == 0 else { return }
    page.send("tapped", numbers: [isOnPicture ? 1 : 0])
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    // A single tap waits for a double tap.
    gestureRecognizer === tap
      && (otherGestureRecognizer as? UITapGestureRecognizer)?.numberOfTapsRequired == 2
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    // A tap beside the picture is no half of a double tap: it closes without a wait.
    guard gestureRecognizer !== tap, let image = current?.imageView, !image.bounds.isEmpty else {
      return true
    }
    return image.bounds.contains(touch.location(in: image))
  }

  /// True for a key that the viewer uses, also where it cannot move farther.
  func press(_ key: KeySample) -> Bool {
    guard let command = ScrollCommand(key), let current else { return false }
    if !current.isShownWhole || command == .zoomIn {
      _ = current.scrollView.perform(command)
      return true
    }
    let forward = pager.isRightToLeft ? ScrollCommand.left : .right
    switch command {
    case forward, .down, .pageDown: pager.turn(to: pager.index + 1, animated: true)
    case .left, .right, .up, .pageUp: pager.turn(to: pager.index - 1, animated: true)
    case .home: pager.turn(to: 0, animated: true)
    case .end: pager.turn(to: items.count - 1, animated: true)
    default: break
    }
    return true
  }

  /// A wheel with the control key zooms, another one drags what is zoomed. Always used, so that the page behind does
  /// not scroll.
  func turn(_ wheel: WebWheel) -> Bool {
    guard let current else { return true }
    let scroll = current.scrollView
    if wheel.isPinch {
      let location = current.convert(wheel.location, from: nil)
      let factor = UIWindow.magnification(by: wheel.delta)
      current.zoom(to: scroll.zoomScale * factor, at: location, animated: false)
    } else if !current.isShownWhole {
      _ = scroll.scroll(by: wheel.delta)
    }
    return true
  }
}
