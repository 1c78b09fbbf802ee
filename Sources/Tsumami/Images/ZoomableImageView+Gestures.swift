import UIKit

extension ZoomableImageView {
  func installGestures() {
    doubleTap.numberOfTapsRequired = 2
    twoFingerTap.numberOfTouchesRequired = 2
    oneFingerZoom.movementThreshold = 10
    let here = WeakReference(self)
    doubleTap.addAction { here.object?.doubleTapped() }
    twoFingerTap.addAction { here.object?.twoFingersTapped() }
    oneFingerZoom.addAction { here.object?.zoomWithOneFinger() }
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
