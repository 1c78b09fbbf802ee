import UIKit

extension ZoomableImageView {
  func installGestures() {
    doubleTap.numberOfTapsRequired = 2
    twoFingerTap.numberOfTouchesRequired = 2
    oneFingerZoom.movementThreshold = 10
    #if hasFeature(Embedded)
      doubleTap.addAction { [unowned(unsafe) self] in doubleTapped() }
      twoFingerTap.addAction { [unowned(unsafe) self] in twoFingersTapped() }
      oneFingerZoom.addAction { [unowned(unsafe) self] in zoomWithOneFinger() }
    #else
      doubleTap.addAction { [weak self] in self?.doubleTapped() }
      twoFingerTap.addAction { [weak self] in self?.twoFingersTapped() }
      oneFingerZoom.addAction { [weak self] in self?.zoomWithOneFinger() }
    #endif
    scrollView.addGestureRecognizer(doubleTap)
    scrollView.addGestureRecognizer(twoFingerTap)
    scrollView.addGestureRecognizer(oneFingerZoom)
  }

  private func doubleTapped() {
    guard let fit = fittingScale, let other = doubleTapScale else { return }
    let place = doubleTap.location(in: self)
    zoom(to: isShownWhole ? other : fit, at: place, animated: true)
  }

  private func twoFingersTapped() {
    let place = twoFingerTap.location(in: self)
    zoom(to: scrollView.zoomScale / twoFingerTapStep, at: place, animated: true)
  }

  private func zoomWithOneFinger() {
    if oneFingerZoom.state == .began || grip == nil {
      grip = (
        oneFingerZoom.anchor(in: imageView), oneFingerZoom.anchor(in: self), scrollView.zoomScale
      )
    }
    guard let grip else { return }
    scrollView.setZoomScale(
      grip.scale * oneFingerZoom.scale, keeping: grip.point, of: imageView, at: grip.place)
    if oneFingerZoom.state == .ended || oneFingerZoom.state == .cancelled { self.grip = nil }
  }
}
