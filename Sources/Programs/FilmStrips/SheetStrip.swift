#if Desktop
  import DesktopHost
  import TouchKit

  /// A sheet over photos: one finger opens it by scrolling its list, goes on to scroll that, and is let go of.
  enum SheetStrip {
    private static let size = CGSize(width: 240, height: 480)
    private static let moments: [TimeInterval] = [-0.38, 0.2, 0.45, 0.8, 1.6]
    private static let finger = FingerPath([
      (0, CGPoint(x: 130, y: 440)), (0.4, CGPoint(x: 130, y: 300)),
      (0.8, CGPoint(x: 130, y: 60)), (0.85, CGPoint(x: 130, y: 60)),
    ])

    static func draw(_ pictures: String, to path: String) throws(DesktopError) {
      let (strip, images) = try FilmStrip.showing(pictures, moments: moments.count, size: size)
      let grid = PhotoGrid(images)
      strip.window.rootViewController = grid
      strip.advance(to: 0.1)
      let names = NameList()
      if let sheet = names.sheetPresentationController {
        sheet.detents = [.medium(), .large()]
        sheet.prefersGrabberVisible = true
      }
      grid.present(names, animated: true)
      finger.play(on: strip, from: 0.6, drawing: moments)
      try strip.write(to: path)
    }
  }

  /// Names below each other, that scroll.
  private final class NameList: UIViewController {
    private let list = UIScrollView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      for number in 1...40 {
        let label = UILabel(
          frame: CGRect(x: 20, y: CGFloat(number) * 44 - 20, width: 200, height: 44))
        label.text = "Place \(number)"
        list.addSubview(label)
      }
      list.contentSize = CGSize(width: 240, height: 40 * 44 + 40)
      view.addSubview(list)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      list.frame = view.bounds
    }
  }
#endif
