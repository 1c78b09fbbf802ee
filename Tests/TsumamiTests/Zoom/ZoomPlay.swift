import TouchTesting
import Tsumami
import UIKit

/// A grid of one cell and a photo that zooms out of it, with everything written down that the two controllers hear.
final class ZoomPlay {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  let tester: TouchTester
  let grid: Page
  let photo: Page
  let cell = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
  let picture = UIView(frame: .zero)
  private(set) var zoom: ZoomTransition!
  private(set) var lines: [String] = []
  var completions = 0
  /// Called when the zoom asks for its source.
  var whenAsked: () -> Void = {}

  /// A controller that writes down what it hears.
  final class Page: UIViewController {
    let name: String
    weak var play: ZoomPlay?
    private(set) var last = ""

    init(_ name: String) {
      self.name = name
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
      nil
    }

    private func note(_ what: String) {
      last = what
      play?.lines.append("\(name) \(what)")
    }

    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  }

  init() {
    tester = TouchTester(driving: window)
    grid = Page("grid")
    photo = Page("photo")
    grid.play = self
    photo.play = self
    cell.layer.cornerRadius = 10
    grid.view.addSubview(cell)
    photo.view.addSubview(picture)
    // The photo is twice as wide as high, and fits.
    picture.frame = CGRect(x: 0, y: 225, width: 300, height: 150)
    zoom = ZoomTransition { [weak self] _ in
      self?.whenAsked()
      return self?.cell
    }
    zoom.alignmentRectProvider = { _ in CGRect(x: 0, y: 225, width: 300, height: 150) }
    photo.preferredTransition = UIViewController.Transition(zoom)
    window.rootViewController = grid
    tester.advance(by: 0.1)
    lines = []
  }

  func open() {
    grid.present(photo, animated: true) { [weak self] in self?.completions += 1 }
  }

  func close() {
    photo.dismiss(animated: true) { [weak self] in self?.completions += 1 }
  }

  func heard() -> String {
    defer { lines = [] }
    return lines.joined(separator: "\n")
  }

  /// What is seen of the photo's view, in the window.
  var shown: CGRect {
    guard let opening = photo.view.superview else { return .null }
    return opening.convert(opening.bounds, to: nil)
  }

  /// Where the picture is drawn in the window, cropped or not.
  var pictureShown: CGRect {
    picture.convert(picture.bounds, to: nil)
  }
}

func isNear(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 0.5) -> Bool {
  abs(a.minX - b.minX) < tolerance && abs(a.minY - b.minY) < tolerance
    && abs(a.width - b.width) < tolerance && abs(a.height - b.height) < tolerance
}
