import UIKit

extension ZoomableImageView {
  final func installTiles(insteadOf old: TiledImageView?) {
    old?.removeFromSuperview()
    guard let tiledImageView else { return }
    imageView.addSubview(tiledImageView)
    updateTiles()
  }

  /// Says what is visible now.
  final func updateTiles() {
    guard let tiledImageView, pictureSize.width > 0, pictureSize.height > 0 else { return }
    let whole = CGRect(origin: .zero, size: pictureSize)
    if tiledImageView.frame != whole { tiledImageView.frame = whole }
    tiledImageView.update(
      visible: scrollView.convert(scrollView.bounds, to: imageView),
      scale: scrollView.zoomScale * screenScale)
  }

  /// Pixels of the screen for a point.
  private var screenScale: CGFloat {
    #if APPLE_UIKIT
      max(1, traitCollection.displayScale)
    #else
      // A collection of traits would be a new object each time.
      window?.displayScale ?? 1
    #endif
  }
}
