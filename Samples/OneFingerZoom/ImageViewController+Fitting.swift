import UIKit

extension ImageViewController {
  func showImage() {
    let size = image?.size ?? .zero
    imageView.transform = .identity
    imageView.frame = CGRect(origin: .zero, size: size)
    imageView.image = image
    scrollView.contentSize = size
    fitImage()
  }

  /// Shows the whole picture. The scale at which it fits is the smallest one.
  func fitImage() {
    let room = scrollView.bounds.size
    guard let size = image?.size, size.width > 0, size.height > 0, room.width > 0, room.height > 0
    else { return }
    let fitting = min(room.width / size.width, room.height / size.height)
    scrollView.minimumZoomScale = fitting
    scrollView.maximumZoomScale = max(fitting, 3)
    scrollView.zoomScale = fitting
    scrollView.center(imageView)
  }
}
