import Testing
import TouchTesting
import Tsumami
import UIKit

// EXAMPLE: Tsumami.md
final class Commands: NSObject, UIGestureRecognizerDelegate {
  private(set) var last = ""

  func watch(_ view: UIView) {
    add("back", [.left], to: view)
    add("close", [.down, .right], to: view)
  }

  private func add(_ name: String, _ strokes: [StrokeDirection], to view: UIView) {
    let recognizer = StrokeGestureRecognizer()
    for stroke in strokes { recognizer.addWantedStroke(stroke) }
    recognizer.cancelsTouchesInView = false
    recognizer.delegate = self
    recognizer.addAction { [weak self] in
      if $0.state == .ended { self?.last = name }
    }
    view.addGestureRecognizer(recognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    true
  }
}
// EXAMPLE: end

@Suite struct TsumamiExamples {
  @Test func `Zooming with one finger`() {
    // EXAMPLE: Tsumami.md
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var zoomScale: CGFloat = 1

    let zoom = OneFingerZoomGestureRecognizer()
    zoom.direction = .downEnlarges
    zoom.movementThreshold = 10
    zoom.addAction {
      zoomScale *= $0.scale
      $0.scale = 1
    }
    view.addGestureRecognizer(zoom)
    // EXAMPLE: end
    let tester = TouchTester()
    tester.view.addSubview(view)
    tester.finger().tap(at: CGPoint(x: 100, y: 100))
    let finger = tester.finger(downAt: CGPoint(x: 100, y: 100))
    finger.move(by: 0, 60)
    finger.move(by: 0, 50)
    finger.up()
    #expect(abs(zoomScale - exp(1)) < 1e-9)
  }

  @Test func `Strokes as commands`() {
    let tester = TouchTester()
    let commands = Commands()
    commands.watch(tester.view)
    let finger = tester.finger(downAt: CGPoint(x: 200, y: 200))
    finger.drag(to: CGPoint(x: 100, y: 200), over: 0.2)
    finger.up()
    #expect(commands.last == "back")
    finger.down(at: CGPoint(x: 100, y: 100))
    finger.drag(to: CGPoint(x: 100, y: 200), over: 0.2)
    finger.drag(to: CGPoint(x: 200, y: 200), over: 0.2)
    finger.up()
    #expect(commands.last == "close")
  }
}
