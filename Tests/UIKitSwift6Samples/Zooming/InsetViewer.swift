import Foundation
import UIKit

/// Owns a scroll view and keeps its content in the middle by insets.
final class InsetViewer: NSObject, UIScrollViewDelegate {
  let scrollView: UIScrollView
  let contentView: UIView
  private(set) var endedAt: [CGFloat] = []

  init(frame: CGRect, contentSize: CGSize) {
    scrollView = UIScrollView(frame: frame)
    contentView = UIView(frame: CGRect(origin: .zero, size: contentSize))
    super.init()
    contentView.tag = 999
    scrollView.addSubview(contentView)
    scrollView.contentSize = contentSize
    scrollView.minimumZoomScale = 0.5
    scrollView.maximumZoomScale = 4
    scrollView.bouncesZoom = true
    scrollView.delegate = self
    scrollViewDidZoom(scrollView)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    scrollView.viewWithTag(999)
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    let offsetX = max((scrollView.bounds.width - scrollView.contentSize.width) * 0.5, 0)
    let offsetY = max((scrollView.bounds.height - scrollView.contentSize.height) * 0.5, 0)
    scrollView.contentInset = UIEdgeInsets(top: offsetY, left: offsetX, bottom: 0, right: 0)
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    endedAt.append(scale)
  }
}
