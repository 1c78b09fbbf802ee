import TouchKit
import Tsumami

/// The sample OneFingerZoom: an ``ImageViewController`` with one of several pictures, and what is reported of it.
final class ImageViewerScene: Scene {
  private let controller = ImageViewController()
  private let pictures: [UIImage]
  private let tileScales: [CGFloat]
  private let store = TileStore()
  private let tiles: PictureTiles
  // To be reported with the next frame.
  private var shows: SceneRequest?
  // For those who do not see how large the picture is: nothing to look at.
  private let status = UILabel.status(size: 1, weight: 400, color: .clear)

  /// The size of the picture in the sample, in points.
  static let sampleSize = CGSize(width: 1024, height: 768)

  /// - Parameter tileScales: how many pixels are a point of each picture that is shown in tiles, 0 for the others; as many as
  ///   there are pictures, or none.
  init(size: CGSize, pictures: [UIImage], tileScales: [CGFloat] = [], clock: FrameClock) {
    self.pictures =
      pictures.isEmpty ? [UIImage(source: -1, size: ImageViewerScene.sampleSize)] : pictures
    self.tileScales = tileScales
    tiles = PictureTiles(store)
    super.init(name: SceneKind.imageViewer.name, size: size, clock: clock)
    show(controller)
    window.addSubview(status)
    controller.imageView.addSubview(tiles.view)
    show(picture: 0)
    // Between the scroll view and the sample, to hear when a zoom has ended.
    scrollView.delegate = self
    followRecognizers()
  }

  private var scrollView: UIScrollView {
    controller.scrollView
  }

  private func followRecognizers() {
    let oneFingerZoom = controller.oneFingerZoom
    follow(oneFingerZoom, as: "oneFingerZoom") { $1.append(.number("scale", $0.scale)) }
    oneFingerZoom.addAction { [here = WeakReference(self)] in
      if $0.state == .ended || $0.state == .cancelled { here.object?.announceScale() }
    }
    if let pinch = scrollView.pinchGestureRecognizer {
      follow(pinch, as: "pinch") { $1.append(.number("scale", $0.scale)) }
    }
    follow(scrollView.panGestureRecognizer, as: "pan") {
      $1.append(.point("translation", $0.translation(in: nil)))
    }
  }

  override var outcome: [SceneEntry.Field] {
    [
      .number("zoomScale", scrollView.zoomScale),
      .point("contentOffset", scrollView.contentOffset),
      .rect("imageFrame", controller.imageView.frame),
    ]
  }

  // MARK: The picture

  override func show(picture index: Int) {
    guard pictures.indices.contains(index) else { return }
    let picture = pictures[index]
    tiles.clear()
    if tileScales.count == pictures.count, tileScales[index] > 0 {
      let step = tiles.show(
        picture.source, size: PictureTiles.pixels(of: picture, scale: tileScales[index]))
      controller.image = UIImage(
        source: PictureSize.source(of: picture.source, step: step), size: picture.size)
    } else {
      controller.image = picture
    }
    updateTiles()
    shows = .shows(pictures[index].source)
  }

  /// Says which part of the picture is visible now.
  private func updateTiles() {
    guard tiles.view.pyramid != nil, let size = controller.image?.size else { return }
    let whole = CGRect(origin: .zero, size: size)
    if tiles.view.frame != whole { tiles.view.frame = whole }
    tiles.view.update(
      visible: scrollView.convert(scrollView.bounds, to: controller.imageView),
      scale: scrollView.zoomScale * window.displayScale)
  }

  override func resize(to size: CGSize) {
    super.resize(to: size)
    updateTiles()
  }

  override func collectRequests(into requests: inout [SceneRequest]) {
    store.collect(into: &requests)
    if let shows { requests.append(shows) }
    shows = nil
  }

  override func picture(_ source: Int32, arrived isThere: Bool) {
    store.arrived(source, isThere: isThere)
  }

  private func announceScale() {
    let times = scrollView.zoomScale / scrollView.minimumZoomScale
    let percent = Int((times * 100).rounded())
    status.text = percent <= 100 ? "The whole picture" : "Zoomed to " + percent.description + " %"
  }

  // MARK: Wheel and keys

  /// A wheel's notch zooms about the pointer, as a trackpad's pinch does; a trackpad's two fingers,
  /// which move in small steps and sideways too, drag.
  override func wheelTurned(by delta: CGPoint, at location: CGPoint, isPinch: Bool) {
    if !isPinch, UIWindow.isNotch(delta) {
      window.magnify(
        by: exp(-delta.y * 0.0025), at: location, time: window.clock.now, animated: true)
    } else {
      super.wheelTurned(by: delta, at: location, isPinch: isPinch)
    }
  }

  /// Where the arrows cannot move the picture they are not used: the page turns to its neighbour then.
  override func keyPressed(_ key: SceneKey) -> Bool {
    guard let command = key.command else { return false }
    return scrollView.perform(command)
  }
}

extension ImageViewerScene: UIScrollViewDelegate {
  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    controller.viewForZooming(in: scrollView)
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    controller.scrollViewDidZoom(scrollView)
    updateTiles()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    updateTiles()
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    announceScale()
  }
}
