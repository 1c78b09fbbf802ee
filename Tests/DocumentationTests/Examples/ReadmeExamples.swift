import Testing
import TouchTesting
import Tsumami
import UIKit

/// The examples of the README.
@Suite struct ReadmeExamples {
  @Test func `A window, a recognizer, a finger`() {
    var said: [String] = []
    func print(_ state: UIGestureRecognizer.State, _ scale: CGFloat) {
      said.append("\(state) \(scale)")
    }
    // EXAMPLE: README.md
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let pinch = UIPinchGestureRecognizer()
    pinch.addAction { print($0.state, $0.scale) }
    window.addGestureRecognizer(pinch)

    // Touches and time go in …
    window.send([
      TouchSample(id: 1, phase: .began, location: CGPoint(x: 100, y: 240), timestamp: 0),
      TouchSample(id: 2, phase: .began, location: CGPoint(x: 200, y: 240), timestamp: 0),
    ])
    window.send([
      TouchSample(id: 2, phase: .moved, location: CGPoint(x: 300, y: 240), timestamp: 0.016)
    ])
    window.clock.advance(to: 0.016)

    // … layer changes come out.
    var changes: [LayerChange] = []
    window.collectChanges(into: &changes)
    // EXAMPLE: end
    #expect(said.count == 1)
    #expect(said[0].hasPrefix("began 1.8"))
  }

  @Test func `One finger zooms what scrolls`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    // EXAMPLE: README.md
    let zoom = OneFingerZoomGestureRecognizer()
    zoom.addAction { [weak scrollView] zoom in
      scrollView?.zoomScale *= zoom.scale
      zoom.scale = 1
    }
    scrollView.addGestureRecognizer(zoom)
    // EXAMPLE: end
    #expect(scrollView.gestureRecognizers?.contains(zoom) == true)
  }
}
