import Tsumami
import UIKit
import WebHost

/// `<tsumami-zoom>`: an element of the page that is zoomed in place. The program knows its size and that of its contents,
/// and says where these are to be; the page moves them.
///
/// | message of the page | contents | |
/// |---|---|---|
/// | `start` | two `f64`, behind one that ``Elements`` has read | the largest scale; 1 where a drag down enlarges, 0 where one up does |
/// | `size` | four `f64` | the element's width and height, and those of its contents at scale 1: as large as it, or larger; all of them is seen then |
/// | `limit` | one `f64` | the largest scale |
/// | `fingers` | one `f64` | how many fingers it takes to drag, 1 or 2: one is left to a page that scrolls |
/// | `scale` | four `f64` | zooms to a scale; the point x, y stays where it is; 1: animated, 0: at once |
///
/// | message of the program | contents | |
/// |---|---|---|
/// | `moved` | three `f64` | the contents' top left corner, in points of the element, and their scale |
final class ZoomProgram {
  private let page: WebPage
  private let root = UIView(frame: .zero)
  private let zoom = ZoomableImageView(frame: .zero)
  // At scale 1.
  private var contents = CGSize.zero
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
    page.onFrame = { self.tell() }
    page.onKey = { key in
      guard let command = ScrollCommand(key) else { return false }
      return self.zoom.scrollView.perform(command)
    }
    page.receive("size") { message in
      var reader = NumberReader(message)
      let size = reader.size()
      self.fit(reader.size(), into: size)
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
    return root
  }

  // All of it is seen afterwards.
  private func fit(_ size: CGSize, into room: CGSize) {
    contents = size
    zoom.frame = CGRect(origin: .zero, size: room)
    // What fits is that of the new size.
    zoom.layoutIfNeeded()
    zoom.show(placeholder: nil, size: size)
  }

  private func tell() {
    let frame = zoom.imageView.convert(zoom.imageView.bounds, to: root)
    guard contents.width > 0 else { return }
    let now = [Double(frame.minX), Double(frame.minY), Double(frame.width / contents.width)]
    guard now != sentValues else { return }
    sentValues = now
    page.send("moved", numbers: now)
  }
}

extension NumberReader {
  fileprivate mutating func size() -> CGSize {
    let width = next() ?? 0
    return CGSize(width: width, height: next() ?? 0)
  }
}
