import Tsumami
import UIKit

/// A picture to pinch, to drag, and to zoom with one finger: tap, touch again, and drag up or down.
class ImageViewController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let imageView = UIImageView()
  let oneFingerZoom = OneFingerZoomGestureRecognizer()

  var image: UIImage? {
    didSet { showImage() }
  }

  // What the finger holds while it zooms: a point of the picture, where it is seen, and the scale it began with.
  private var grip = (point: CGPoint.zero, place: CGPoint.zero, scale: CGFloat(1))

  override func loadView() {
    view = scrollView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.delegate = self
    scrollView.addSubview(imageView)
    oneFingerZoom.addTarget(self, action: ImageViewController.zoomed)
    scrollView.addGestureRecognizer(oneFingerZoom)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    fitImage()
  }

  // MARK: One finger

  func zoomed(_ recognizer: OneFingerZoomGestureRecognizer) {
    if recognizer.state == .began {
      let place = recognizer.anchor(in: scrollView)
      let origin = scrollView.bounds.origin
      grip = (
        recognizer.anchor(in: imageView), CGPoint(x: place.x - origin.x, y: place.y - origin.y),
        scrollView.zoomScale
      )
    }
    scrollView.setZoomScale(
      grip.scale * recognizer.scale, keeping: grip.point, of: imageView, at: grip.place)
  }

  // MARK: The scroll view

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    imageView
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    centerImage()
  }

  private func showImage() {
    let size = image?.size ?? .zero
    imageView.transform = .identity
    imageView.frame = CGRect(origin: .zero, size: size)
    imageView.image = image
    scrollView.contentSize = size
    fitImage()
  }

  // The scale at which the whole picture fits is the smallest, and the one it starts with.
  private func fitImage() {
    let room = scrollView.bounds.size
    guard let size = image?.size, size.width > 0, size.height > 0, room.width > 0, room.height > 0
    else { return }
    let fitting = min(room.width / size.width, room.height / size.height)
    scrollView.minimumZoomScale = fitting
    scrollView.maximumZoomScale = max(fitting, 3)
    scrollView.zoomScale = fitting
    centerImage()
  }

  private func centerImage() {
    var frame = imageView.frame
    frame.origin.x = max(0, (scrollView.bounds.width - frame.width) / 2)
    frame.origin.y = max(0, (scrollView.bounds.height - frame.height) / 2)
    imageView.frame = frame
  }

  // A picture that fitted fits again; of a larger one the middle stays in the middle.
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    let middle = CGPoint(x: scrollView.bounds.midX, y: scrollView.bounds.midY)
    let point = imageView.convert(middle, from: scrollView)
    let times = scrollView.zoomScale / scrollView.minimumZoomScale
    coordinator.animate { _ in
      self.fitImage()
      guard times > 1.001 else { return }
      self.scrollView.setZoomScale(
        self.scrollView.minimumZoomScale * times, keeping: point, of: self.imageView,
        at: CGPoint(x: size.width / 2, y: size.height / 2))
    }
  }
}
