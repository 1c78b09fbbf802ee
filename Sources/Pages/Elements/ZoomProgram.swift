import Tsumami
import UIKit
import WebHost

/// `<tsumami-zoom>`: an element of the page that is zoomed in place. The program knows its size and says where it is
/// to be; the page moves it.
///
/// | message of the page | contents | |
/// |---|---|---|
/// | `start` | two `f64`, behind one that ``Elements`` has read | the largest scale; 1 where a drag down enlarges, 0 where one up does |
/// | `limit` | one `f64` | the largest scale |
/// | `fingers` | one `f64` | how many fingers it takes to drag, 1 or 2: one is left to a page that scrolls |
/// | `scale` | four `f64` | zooms to a scale; the point x, y stays where it is; 1: animated, 0: at once |
///
/// | message of the program | contents | |
/// |---|---|---|
/// | `moved` | three `f64` | the element's top left corner, in points, and its scale |
final class ZoomProgram {
  private let page: WebPage
  private let root = UIView(frame: .zero)
  private let zoom = ZoomableImageView(frame: .zero)
  private var sentValues: [Double] = [0, 0, 1]

  init(_ page: WebPage, _ start: NumberReader) {
    self.page = page
    var reader = start
    zoom.largestPixel = CGFloat(reader.next() ?? 3)
    zoom.oneFingerZoom.direction = reader.next() == 1 ? .downEnlarges : .upEnlarges
    root.addSubview(zoom)
  }

  deinit {}

  // The page keeps this.
  func connect() -> UIView {
    page.onResize = { self.fit() }
    page.onFrame = { self.tell() }
    page.onKey = { key in
      guard let command = ScrollCommand(key) else { return false }
      return self.zoom.scrollView.perform(command)
    }
    page.receive("limit") { message in
      var reader = NumberReader(message)
      if let limit = reader.next() { self.zoom.largestPixel = CGFloat(limit) }
    }
    page.receive("fingers") { message in
      var reader = NumberReader(message)
      guard let count = reader.integer(), count > 0 else { return }
      self.zoom.scrollView.panGestureRecognizer.minimumNumberOfTouches = count
    }
    page.receive("scale") { message in
      let numbers = message.numbers
      guard numbers.count == 4 else { return }
      self.zoom.zoom(
        to: CGFloat(numbers[0]), at: CGPoint(x: numbers[1], y: numbers[2]),
        animated: numbers[3] == 1)
    }
    zoom.scrollView.panGestureRecognizer.minimumNumberOfTouches = 2
    fit()
    return root
  }

  // What is zoomed is as large as the window, and stays zoomed: where it only grows or shrinks below, at the same place,
  // and where its width changes, about the same middle.
  private func fit() {
    let (old, new) = (zoom.frame.size, page.size)
    guard new != old else { return }
    var kept = zoom.viewport
    if old.width == new.width, old.height > 0, new.height > 0 {
      let top = kept.middle.y * old.height - old.height / kept.magnification / 2
      kept.middle.y = top / new.height + 1 / kept.magnification / 2
    }
    zoom.frame = CGRect(origin: .zero, size: new)
    // What fits, and so the magnification, is that of the new size.
    zoom.layoutIfNeeded()
    zoom.show(placeholder: nil, size: new)
    if old.width > 0, kept.magnification > 1 { zoom.viewport = kept }
  }

  private func tell() {
    let frame = zoom.imageView.convert(zoom.imageView.bounds, to: root)
    guard page.size.width > 0 else { return }
    let now = [
      Double(frame.minX), Double(frame.minY), Double(frame.width / page.size.width),
    ]
    guard now != sentValues else { return }
    sentValues = now
    page.send("moved", numbers: now)
  }
}
