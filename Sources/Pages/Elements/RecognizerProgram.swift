import UIKit
import WebHost

/// `recognize(element, …)`: recognizers on an element of the page, without a visible view.
///
/// | message of the page | contents | |
/// |---|---|---|
/// | `start` | numbers: those of ``RecognizerRequest`` for each recognizer, behind one that ``Elements`` has read | |
/// | `enabled` | two `f64` | index, 1 or 0 |
///
/// | message of the program | contents | |
/// |---|---|---|
/// | `recognized` | 14 `f64` | index, state (1 began, 2 changed, 3 ended, 4 cancelled), time, x, y, fingers, scale, rotation, velocity, translation x, y, its velocity x, y, when the first of its fingers landed |
final class RecognizerProgram: NSObject, UIGestureRecognizerDelegate {
  private let page: WebPage
  private let root = WideView(frame: .zero)
  private var recognizers: [UIGestureRecognizer] = []
  private var requests: [RecognizerRequest] = []
  // Of each recognizer, when the first finger of its gesture landed: the page knows by that which one it was.
  private var landings: [Double] = []
  private var numbers: [Double] = []

  init(_ page: WebPage, _ start: NumberReader) {
    self.page = page
    super.init()
    root.isMultipleTouchEnabled = true
    var reader = start
    while !reader.isAtEnd {
      add(RecognizerRequest(&reader), recognizers.count)
    }
    for (index, request) in requests.enumerated() {
      for other in request.waitsFor where recognizers.indices.contains(other) && other != index {
        recognizers[index].require(toFail: recognizers[other])
      }
    }
  }

  private func add(_ request: RecognizerRequest, _ index: Int) {
    let recognizer = request.makeRecognizer()
    let here = WeakReference(self)
    recognizer.addAction { here.object?.report($0, index) }
    recognizer.delegate = self
    recognizer.delaysTouchesEnded = false
    recognizers.append(recognizer)
    requests.append(request)
    landings.append(0)
    root.addGestureRecognizer(recognizer)
  }

  // The page's closures retain this.
  func connect() -> UIView {
    page.receive("enabled") { message in
      var reader = NumberReader(message)
      guard let index = reader.integer(), let isOn = reader.next(),
        self.recognizers.indices.contains(index)
      else { return }
      self.recognizers[index].isEnabled = isOn == 1
    }
    // The wheel scrolls the page.
    page.onWheel = { _ in false }
    return root
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let one = recognizers.firstIndex(where: { $0 === gestureRecognizer }),
      let other = recognizers.firstIndex(where: { $0 === otherGestureRecognizer })
    else { return false }
    return requests[one].runsWith.contains(other)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    if gestureRecognizer.numberOfTouches == 0, gestureRecognizer.state == .possible,
      let index = recognizers.firstIndex(where: { $0 === gestureRecognizer })
    {
      landings[index] = touch.timestamp
    }
    return true
  }

  // A pan along one axis fails where the finger sets out along the other one, as where it scrolls the page.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer,
      let index = recognizers.firstIndex(where: { $0 === pan })
    else { return true }
    return requests[index].isAlong(pan.velocity(in: root))
  }

  private func report(_ recognizer: UIGestureRecognizer, _ index: Int) {
    let location = recognizer.location(in: nil)
    numbers.removeAll(keepingCapacity: true)
    numbers += [
      Double(index), Double(recognizer.state.rawValue), page.clock.now, Double(location.x),
      Double(location.y), Double(recognizer.numberOfTouches),
    ]
    numbers += RecognizerValues(recognizer, in: root).numbers
    numbers.append(landings[index])
    page.send("recognized", numbers: numbers)
  }
}

/// Touched wherever fingers are: what is in the page's element may be beside it, and places may be counted in another one.
private final class WideView: UIView {
  // The host gives it the window's, each time after that has got the element's.
  override var frame: CGRect {
    didSet { window?.bounds = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    true
  }
}
