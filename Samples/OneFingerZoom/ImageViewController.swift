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
    scrollView.center(imageView)
  }

  // A picture that fitted fits again; of a larger one the middle stays in the middle.
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    let point = scrollView.middle(of: imageView)
    let times = scrollView.zoomScale / scrollView.minimumZoomScale
    coordinator.animate { _ in
      self.fitImage()
      guard times > 1.001 else { return }
      self.scrollView.setZoomScale(
        self.scrollView.minimumZoomScale * times, withMiddle: point, of: self.imageView)
    }
  }
}
