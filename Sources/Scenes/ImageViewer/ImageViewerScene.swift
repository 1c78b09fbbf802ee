import TouchKit
import Tsumami

/// The image viewer: a picture in a scroll view, to pinch, to drag, and to zoom with one finger.
///
/// The scroll view holds an image view of the picture's own size. It starts at the scale at which
/// the whole picture fits, which is the smallest; the largest is 3. What is smaller than the window
/// is centred after every zoom.
final class ImageViewerScene: Scene {
  private let scrollView: UIScrollView
  private let imageView = UIImageView(image: nil)
  private let oneFingerZoom = OneFingerZoomGestureRecognizer()
  private let pictures: [UIImage]
  private var index = 0
  // For those who do not see how large the picture is: nothing to look at.
  private let status = UILabel.status(size: 1, weight: 400, color: .clear)

  // What the finger holds while it zooms: a point of the picture, its place in the window onto it,
  // and the scale it started with.
  private var grip: (point: CGPoint, place: CGPoint, scale: CGFloat)?

  /// The size of the picture in the sample, in points.
  static let sampleSize = CGSize(width: 1024, height: 768)
  static let largestScale: CGFloat = 3

  init(size: CGSize, pictures: [UIImage], clock: FrameClock) {
    scrollView = UIScrollView(frame: CGRect(origin: .zero, size: size))
    self.pictures =
      pictures.isEmpty ? [UIImage(source: -1, size: ImageViewerScene.sampleSize)] : pictures
    super.init(name: SceneKind.imageViewer.name, size: size, clock: clock)
    scrollView.delegate = self
    scrollView.addSubview(imageView)
    window.addSubview(scrollView)
    window.addSubview(status)
    scrollView.addGestureRecognizer(oneFingerZoom)
    oneFingerZoom.addAction { [unowned(unsafe) self] in zoom($0) }
    followRecognizers()
    show(picture: 0)
  }

  private func followRecognizers() {
    follow(oneFingerZoom, as: "oneFingerZoom") { $1.append(.number("scale", $0.scale)) }
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
      .rect("imageFrame", imageView.frame),
    ]
  }

  // MARK: The picture

  override func show(picture index: Int) {
    guard pictures.indices.contains(index) else { return }
    self.index = index
    let picture = pictures[index]
    imageView.transform = .identity
    imageView.frame = CGRect(origin: .zero, size: picture.size)
    imageView.image = picture
    scrollView.contentSize = picture.size
    fit()
  }

  // The scale at which the whole picture fits is the smallest, and the one it starts with.
  private func fit() {
    guard let fitting = fittingScale else { return }
    scrollView.minimumZoomScale = fitting
    scrollView.maximumZoomScale = max(fitting, ImageViewerScene.largestScale)
    scrollView.zoomScale = fitting
    center()
  }

  private var fittingScale: CGFloat? {
    let (size, room) = (pictures[index].size, scrollView.bounds.size)
    guard size.width > 0, size.height > 0, room.width > 0, room.height > 0 else { return nil }
    return min(room.width / size.width, room.height / size.height)
  }

  private func center() {
    var frame = imageView.frame
    let bounds = scrollView.bounds.size
    frame.origin.x = max(0, (bounds.width - frame.width) / 2)
    frame.origin.y = max(0, (bounds.height - frame.height) / 2)
    imageView.frame = frame
  }

  /// A picture that fitted fits again; of a larger one the middle stays in the middle, and it stays
  /// as many times larger than it would have to be to fit.
  override func resize(to size: CGSize) {
    let middle = imageView.convert(scrollView.bounds.middle, from: scrollView)
    let times = scrollView.zoomScale / scrollView.minimumZoomScale
    super.resize(to: size)
    scrollView.frame = window.bounds
    fit()
    guard times > 1.001, let fitting = fittingScale else { return }
    scrollView.setZoomScale(
      fitting * times, keeping: middle, of: imageView, at: window.bounds.middle)
  }

  private func announceScale() {
    let times = scrollView.zoomScale / scrollView.minimumZoomScale
    let percent = Int((times * 100).rounded())
    status.text = percent <= 100 ? "The whole picture" : "Zoomed to " + percent.description + " %"
  }

  // MARK: One finger

  private func zoom(_ recognizer: OneFingerZoomGestureRecognizer) {
    if recognizer.state == .began || grip == nil {
      let place = recognizer.anchor(in: scrollView)
      let offset = scrollView.contentOffset
      grip = (
        recognizer.anchor(in: imageView), CGPoint(x: place.x - offset.x, y: place.y - offset.y),
        scrollView.zoomScale
      )
    }
    guard let grip else { return }
    scrollView.setZoomScale(
      grip.scale * recognizer.scale, keeping: grip.point, of: imageView, at: grip.place)
    if recognizer.state == .ended || recognizer.state == .cancelled {
      self.grip = nil
      announceScale()
    }
  }

  // MARK: Wheel and keys

  /// A wheel's notch zooms about the pointer, as a trackpad's pinch does; a trackpad's two fingers,
  /// which move in small steps and sideways too, drag.
  override func wheelTurned(by delta: CGPoint, at place: CGPoint, isPinch: Bool) {
    if !isPinch, UIWindow.isNotch(delta) {
      window.magnify(
        by: exp(-delta.y * 0.0025), at: place, time: window.clock.now, animated: true)
    } else {
      super.wheelTurned(by: delta, at: place, isPinch: isPinch)
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
    imageView
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    center()
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    announceScale()
  }
}
