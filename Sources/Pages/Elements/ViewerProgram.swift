import Tsumami
import UIKit
import WebHost

/// `<tsumami-viewer>`: pictures that open from their thumbnails in the page, with paging and zooming.
///
/// | message of the page | contents | |
/// |---|---|---|
/// | `start` | `{ "items": […], "downEnlarges": true or false, "rightToLeft": true or false, "loops": true or false, "background": [r, g, b, a] }` | |
/// | `open` | index | shows a picture |
/// | `source` | `[x, y, width, height, radius of the corners]`, or `null` | where its thumbnail is |
/// | `items` | `[number or item, …]` | the list from now on: a number is that of one before, which stays; an item is as in `start`, and with a `"from"` it is the other content of that one |
/// | `turn` | index | goes to another picture; where they loop, one beyond the ends is one that follows there |
/// | `zoom` | scale | 1 is the whole picture |
/// | `close` | | |
///
/// | message of the program | contents | |
/// |---|---|---|
/// | `changed` | one `f64` | another picture is in the middle: its index |
/// | `zoomed` | one `f64` | the scale; 1 is the whole picture |
/// | `progress` | one `f64` | 0 in the thumbnail, 1 open |
/// | `tapped` | one `f64` | a single tap: 1 on the picture, 0 beside it |
/// | `failed` | two `f64` | a picture cannot be loaded: its index, and 1; 0 where it could be after all |
/// | `closed` | | |
final class ViewerProgram {
  private let page: WebPage
  private let window: UIWindow
  private let ground = UIViewController()
  private let viewer: ViewerController
  private let source = UIView(frame: .zero)
  private let zoom: ZoomTransition
  private var sentScale: Double = 1

  init(_ page: WebPage, _ start: WebJSON) {
    self.page = page
    window = UIWindow(frame: CGRect(origin: .zero, size: page.size), clock: page.clock)
    let items = start["items"]?.elements.compactMap { ViewerItem($0) } ?? []
    viewer = ViewerController(items, page: page)
    viewer.pager.isRightToLeft = start["rightToLeft"]?.bool ?? false
    viewer.pager.loops = start["loops"]?.bool ?? false
    if start["downEnlarges"]?.bool == true { viewer.direction = .downEnlarges }
    zoom = ZoomTransition { [shown = WeakReference(viewer), here = WeakReference(source)] _ in
      shown.object?.standAlone()
      return here.object.flatMap { $0.bounds.isEmpty ? nil : $0 }
    }
    install(background: start["background"])
  }

  deinit {}

  private func install(background: WebJSON?) {
    ground.view.addSubview(source)
    source.isUserInteractionEnabled = false
    window.rootViewController = ground
    let shown = WeakReference(viewer)
    zoom.alignmentRectProvider = { _ in shown.object?.pictureFrame }
    zoom.shouldBegin = { _, _ in shown.object?.canBePulled ?? true }
    if let color = background?.elements.compactMap({ $0.number }), color.count == 4 {
      zoom.dimmingColor = UIColor(
        red: color[0], green: color[1], blue: color[2], alpha: color[3])
    }
    zoom.onChange = { [page] zoom in
      page.send("progress", numbers: [Double(min(max(zoom.progress, 0), 1))])
    }
    viewer.preferredTransition = UIViewController.Transition(zoom)
  }

  // The page's closures retain this.
  func connect() -> UIView {
    page.onFrame = { self.sendScale() }
    page.onKey = { self.viewer.press($0) }
    page.onWheel = { self.viewer.turn($0) }
    page.receive("open") { message in
      if let index = message.json?.integer { self.open(index) }
    }
    page.receive("items") { message in
      if let items = message.json?.elements { self.viewer.setItems(items) }
    }
    page.receive("source") { self.setSource($0.json ?? .null) }
    page.receive("turn") { message in
      if let index = message.json?.integer { self.viewer.pager.turn(to: index, animated: true) }
    }
    page.receive("zoom") { message in
      if let scale = message.json?.number { self.viewer.zoom(to: CGFloat(scale)) }
    }
    page.receive("close") { _ in self.close() }
    return window
  }

  private func open(_ index: Int) {
    guard viewer.presentingViewController == nil else {
      return viewer.pager.turn(to: index, animated: true)
    }
    viewer.start(at: index)
    ground.present(viewer, animated: true)
  }

  // What moves, or is held, is sent back from where it is.
  private func close() {
    if zoom.isHeld || zoom.isMoving {
      zoom.redirect(toOpen: false)
    } else {
      viewer.dismiss(animated: true)
    }
  }

  private func setSource(_ value: WebJSON) {
    let numbers = value.elements.compactMap { $0.number }.filter { $0.isFinite }
    guard numbers.count == 5 else {
      source.frame = .zero
      return
    }
    source.frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    source.layerCornerRadius = CGFloat(numbers[4])
  }

  private func sendScale() {
    guard let scale = viewer.scale, abs(Double(scale) - sentScale) > 1e-6 else { return }
    sentScale = Double(scale)
    page.send("zoomed", numbers: [sentScale])
  }
}
