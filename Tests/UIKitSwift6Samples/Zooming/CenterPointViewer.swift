import CoreGraphics
import UIKit

/// Keeps a page in the middle by its centre.
class CenterPointViewer: UIView {
  let scrollView = UIScrollView()
  let page = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    scrollView.frame = bounds
    scrollView.delegate = self
    scrollView.maximumZoomScale = 2
    scrollView.minimumZoomScale = 0.25
    page.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    page.backgroundColor = .white
    scrollView.contentSize = page.bounds.size
    addSubview(scrollView)
    scrollView.addSubview(page)
    recenter()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func recenter() {
    let size = scrollView.bounds.size
    let content = scrollView.contentSize
    page.center = CGPoint(
      x: content.width / 2 + max(0, size.width - content.width) / 2,
      y: content.height / 2 + max(0, size.height - content.height) / 2)
  }
}

extension CenterPointViewer: UIScrollViewDelegate {
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { page }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    recenter()
  }
}
