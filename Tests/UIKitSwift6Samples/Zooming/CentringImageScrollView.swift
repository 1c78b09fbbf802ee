import UIKit

/// Shows a picture, centred by its frame in `layoutSubviews`, and zooms to where it is tapped twice.
class CentringImageScrollView: UIScrollView, UIScrollViewDelegate {
  private let imageView = UIImageView()

  lazy var zoomingTap: UITapGestureRecognizer = {
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.numberOfTapsRequired = 2
    return tap
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  private func commonInit() {
    delegate = self
    decelerationRate = .fast
    imageView.isUserInteractionEnabled = true
    imageView.contentMode = .scaleAspectFit
    addSubview(imageView)
    addGestureRecognizer(zoomingTap)
  }

  func display(_ image: UIImage) {
    zoomScale = 1
    imageView.image = image
    imageView.frame = CGRect(origin: .zero, size: image.size)
    contentSize = image.size
    let scale = min(bounds.width / image.size.width, bounds.height / image.size.height)
    minimumZoomScale = scale
    maximumZoomScale = max(scale, 3.0)
    zoomScale = minimumZoomScale
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var frameToCenter = imageView.frame
    if frameToCenter.size.width < bounds.size.width {
      frameToCenter.origin.x = (bounds.size.width - frameToCenter.size.width) / 2
    } else {
      frameToCenter.origin.x = 0
    }
    if frameToCenter.size.height < bounds.size.height {
      frameToCenter.origin.y = (bounds.size.height - frameToCenter.size.height) / 2
    } else {
      frameToCenter.origin.y = 0
    }
    imageView.frame = frameToCenter
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    imageView
  }

  func handleZoomingTap(_ sender: UITapGestureRecognizer) {
    zoom(to: sender.location(in: imageView), animated: true)
  }

  private func zoom(to point: CGPoint, animated: Bool) {
    if zoomScale > minimumZoomScale {
      setZoomScale(minimumZoomScale, animated: animated)
    } else {
      zoom(to: zoomRect(for: maximumZoomScale, withCenter: point), animated: animated)
    }
  }

  private func zoomRect(for scale: CGFloat, withCenter center: CGPoint) -> CGRect {
    var zoomRect = CGRect.zero
    zoomRect.size.width = bounds.size.width / scale
    zoomRect.size.height = bounds.size.height / scale
    zoomRect.origin.x = center.x - zoomRect.size.width / 2
    zoomRect.origin.y = center.y - zoomRect.size.height / 2
    return zoomRect
  }
}
