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
    let location = doubleTap.location(in: self)
    zoom(to: isShownWhole ? other : fit, at: location, animated: true)
  }

  private func twoFingersTapped() {
    let location = twoFingerTap.location(in: self)
    zoom(to: scrollView.zoomScale / twoFingerTapStep, at: location, animated: true)
  }

  private func zoomWithOneFinger() {
    if oneFingerZoom.state == .began || grip == nil {
      zoomLink?.willMove(self)
      grip = (
        oneFingerZoom.anchor(in: imageView), oneFingerZoom.anchor(in: self), scrollView.zoomScale
      )
    }
    guard let grip else { return }
    let wanted = grip.scale * oneFingerZoom.scale
    // A link is told of where it ends, not of what is on the way there.
    isArranging = true
    scrollView.setZoomScale(wanted, keeping: grip.point, of: imageView, at: grip.location)
    isArranging = false
    zoomLink?.viewportChanged(of: self)
    giveWay(beyond: wanted / scrollView.zoomScale)
    if oneFingerZoom.state == .ended || oneFingerZoom.state == .cancelled { release() }
  }

  // Beyond the smallest scale the picture follows with resistance: by c times as much as is asked for at first, on the logarithm of
  // the scale, and never by more than a factor of exp(d).
  //
  //     ln g = d · (1 − 1 / (|ln r|·c/d + 1))          c = 0.55, d = ln 1.5, with the sign of ln r
  //
  // Asked for half the smallest scale, r = 1/2, it follows by g = 0.82.
  private func giveWay(beyond ratio: CGFloat) {
    guard scrollView.bouncesZoom, ratio > 0, ratio.isFinite else { return }
    let exponent = CGFloat(log(ratio))
    guard abs(exponent) > 1e-6 else {
      if scrollView.transform != .identity { scrollView.transform = .identity }
      return
    }
    let most: CGFloat = 0.405_465
    let given = most * (1 - 1 / (abs(exponent) * 0.55 / most + 1))
    let scale = CGFloat(exp(exponent < 0 ? -given : given))
    scrollView.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  // The finger has lifted: the picture springs back.
  private func release() {
    grip = nil
    guard scrollView.transform != .identity else { return }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: .curveEaseOut,
      animations: { [scrollView] in scrollView.transform = .identity })
  }
}
