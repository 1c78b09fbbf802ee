import TouchKit
import Tsumami

/// What the host knows of the photo that is open. What has changed is sent once in a frame.
struct ViewerReport {
  /// A finger holds still on the photo.
  var isHeld = false

  private var wasHeld = false
  private var staged: Int?
  private var magnification: Int32 = 1000
  private var progress = PictureProgress.complete
  private var ringed: Int32?
  private var ran = false

  /// The cell that has the keys' focus is to be sent once more.
  mutating func forgetFocus() {
    ringed = nil
  }

  mutating func collect(of scene: GalleryScene, into requests: inout [SceneRequest]) {
    stage(scene.viewer, into: &requests)
    let progress = scene.viewer.isOpen ? scene.viewer.progress : .complete
    if progress != self.progress { requests.append(.progress(progress)) }
    self.progress = progress
    if isHeld != wasHeld { requests.append(.holds(isHeld)) }
    wasHeld = isHeld
    // A cell that is not there yet is sent once it is.
    let layer = scene.viewer.isOpen ? nil : scene.grid.ringedLayer
    if let layer, layer != ringed { requests.append(.focuses(layer: layer)) }
    ringed = layer
    if scene.slideshow.isRunning != ran { requests.append(.slideshow(!ran)) }
    ran = scene.slideshow.isRunning
  }

  private mutating func stage(_ viewer: PhotoViewer, into requests: inout [SceneRequest]) {
    let index = viewer.pager.index
    if let staged, !viewer.isOpen || staged != index {
      self.staged = nil
      requests.append(.stages(-1, layer: 0))
    }
    guard viewer.isOpen, let page = viewer.current, let fit = page.fittingScale else { return }
    let now = Int32((1000 * page.scrollView.zoomScale / fit).rounded())
    if staged == nil, viewer.isInPlace, !viewer.zoom.isHeld, !viewer.zoom.isMoving {
      staged = index
      magnification = now
      requests.append(.stages(viewer.photo.source, layer: page.imageView.layerNumber))
    }
    guard staged != nil, now != magnification else { return }
    magnification = now
    requests.append(.zoomed(now))
  }
}
