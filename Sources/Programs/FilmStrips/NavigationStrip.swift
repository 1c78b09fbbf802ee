#if Desktop
  import DesktopHost
  import TouchKit

  /// A photo is pushed over a grid: a finger catches it half-way and lets it go on; one from the edge draws it away.
  enum NavigationStrip {
    private static let size = CGSize(width: 240, height: 320)
    private static let catching = FingerPath([
      (0.1, CGPoint(x: 170, y: 200)), (0.5, CGPoint(x: 170, y: 200)),
      (0.8, CGPoint(x: 130, y: 205)),
    ])
    private static let swipe = FingerPath([
      (0, CGPoint(x: 4, y: 200)), (0.6, CGPoint(x: 130, y: 210)), (0.7, CGPoint(x: 190, y: 212)),
    ])

    static func draw(_ pictures: String, to path: String) throws(DesktopError) {
      let (strip, images) = try FilmStrip.showing(pictures, moments: 6, size: size)
      let (grid, photo) = (PhotoGrid(images), PhotoPage(images[0]))
      (grid.title, photo.title) = ("Photos", "Lake")
      photo.view.backgroundColor = .white
      let outer = UINavigationController(rootViewController: grid)
      strip.window.rootViewController = outer
      strip.advance(to: 0.5)
      strip.draw(fingers: [])
      outer.pushViewController(photo, animated: true)
      catching.play(on: strip, from: 0.5, drawing: [0.3, 0.79, 1.8])
      swipe.play(on: strip, from: 2.5, drawing: [0.5, 0.78])
      try strip.write(to: path)
    }
  }
#endif
