#if Desktop
  import DesktopHost
  import TouchKit
  import Tsumami

  /// A photo that opens out of its cell, perhaps with a finger that lands on it, at five moments.
  struct ZoomStrip {
    let name: String
    /// In seconds after the photo has begun to open.
    let moments: [TimeInterval]
    var finger = FingerPath()

    private static let size = CGSize(width: 240, height: 480)

    static let all = [
      ZoomStrip(name: "zoom", moments: [0, 0.05, 0.1, 0.16, 0.6]),
      // Caught half-way, dragged aside and released: it continues to open from there.
      ZoomStrip(
        name: "zoom-caught", moments: [0.05, 0.1, 0.5, 0.76, 1.4],
        finger: FingerPath([
          (0.1, CGPoint(x: 120, y: 220)), (0.3, CGPoint(x: 120, y: 220)),
          (0.5, CGPoint(x: 165, y: 160)), (0.7, CGPoint(x: 165, y: 160)),
        ])),
      // Caught, dragged down and released with that velocity: it reverses into its cell.
      ZoomStrip(
        name: "zoom-turned", moments: [0.1, 0.25, 0.35, 0.42, 1.2],
        finger: FingerPath([
          (0.1, CGPoint(x: 120, y: 220)), (0.2, CGPoint(x: 120, y: 220)),
          (0.35, CGPoint(x: 140, y: 360)),
        ])),
    ]

    func draw(_ pictures: String, to path: String) throws(DesktopError) {
      let (strip, images) = try FilmStrip.showing(
        pictures, moments: moments.count, size: ZoomStrip.size)
      let grid = PhotoGrid(images)
      strip.window.rootViewController = grid
      strip.advance(to: 0.1)
      let photo = PhotoPage(images[1])
      let zoom = ZoomTransition { [weak grid] _ in grid?.cells[1] }
      zoom.alignmentRectProvider = { ($0 as? PhotoPage)?.frame }
      photo.preferredTransition = UIViewController.Transition(zoom)
      grid.present(photo, animated: true)
      finger.play(on: strip, from: 0.1, drawing: moments)
      try strip.write(to: path)
    }
  }
#endif
