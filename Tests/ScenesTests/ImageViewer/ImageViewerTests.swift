import Scenes
import Testing
import TouchKit

/// The image viewer, driven as a host drives it: samples, frames, and what comes out.
@Suite struct ImageViewerTests {
  let scene = SceneKind.imageViewer.make()

  private var scrollView: UIScrollView {
    scene.window.subviews[0] as! UIScrollView
  }

  private var picture: UIView {
    scrollView.subviews[0]
  }

  private func send(_ phase: UITouch.Phase, _ fingers: [Int: CGPoint], at time: Double) {
    scene.window.send(
      fingers.sorted { $0.key < $1.key }.map {
        TouchSample(id: $0.key, phase: phase, location: $0.value, timestamp: time)
      })
  }

  private func frames(from start: Double, to end: Double) {
    var time = start
    while time < end {
      time += 1.0 / 60
      scene.window.clock.advance(to: time)
    }
  }

  private func onScreen(_ point: CGPoint) -> CGPoint {
    picture.convert(point, to: nil)
  }

  @Test func `It starts with the whole picture, centred, at the smallest scale`() {
    #expect(scrollView.zoomScale == 0.3125)
    #expect(scrollView.minimumZoomScale == 0.3125)
    #expect(scrollView.maximumZoomScale == 3)
    #expect(picture.frame == CGRect(x: 0, y: 120, width: 320, height: 240))
    #expect(scrollView.contentOffset == .zero)
  }

  @Test func `A pinch by three with drift leaves each finger on its picture point`() {
    let start = [1: CGPoint(x: 120, y: 220), 2: CGPoint(x: 200, y: 260)]
    send(.began, start, at: 0)
    let points = start.mapValues { picture.convert($0, from: nil) }
    var now = start
    for step in 1...30 {
      let share = CGFloat(step) / 30
      let middle = CGPoint(x: 160 + 12 * share, y: 240 - 15 * share)
      let grown = 1 + 2 * share
      now = start.mapValues {
        CGPoint(x: middle.x + ($0.x - 160) * grown, y: middle.y + ($0.y - 240) * grown)
      }
      send(.moved, now, at: Double(step) / 60)
    }
    for (id, point) in points {
      let away = onScreen(point)
      #expect(abs(away.x - now[id]!.x) < 0.5 && abs(away.y - now[id]!.y) < 0.5)
    }
    #expect(abs(scrollView.zoomScale - 3 * 0.3125) < 1e-9)
    send(.ended, now, at: 0.6)
  }

  @Test func `One finger zooms by e for a hundred points, about the place it touched, and back`() {
    let place = CGPoint(x: 160, y: 240)
    send(.began, [1: place], at: 0)
    send(.ended, [1: place], at: 0.05)
    send(.began, [1: place], at: 0.2)
    let point = picture.convert(place, from: nil)
    send(.moved, [1: CGPoint(x: 160, y: 140)], at: 0.3)
    #expect(abs(scrollView.zoomScale - 0.3125 * exp(1)) < 1e-9)
    #expect(abs(onScreen(point).x - 160) < 0.5 && abs(onScreen(point).y - 240) < 0.5)
    send(.moved, [1: place], at: 0.4)
    #expect(abs(scrollView.zoomScale - 0.3125) < 1e-9)
    send(.ended, [1: place], at: 0.5)
    #expect(picture.frame == CGRect(x: 0, y: 120, width: 320, height: 240))
  }

  @Test func `A finger that lands on a running zoom stops it where the last frame showed it`() {
    #expect(scene.press(.plus))
    frames(from: 0, to: 0.1)
    let (scale, corner) = (scrollView.zoomScale, onScreen(.zero))
    #expect(scale > 0.32 && scale < 0.46)
    send(.began, [1: CGPoint(x: 100, y: 300)], at: 0.11)
    #expect(scrollView.zoomScale == scale)
    #expect(onScreen(.zero) == corner)
    frames(from: 0.11, to: 0.5)
    #expect(onScreen(.zero) == corner)
    send(.ended, [1: CGPoint(x: 100, y: 300)], at: 0.5)
    frames(from: 0.5, to: 2)
    #expect(scrollView.zoomScale == scale)
  }

  @Test func `A pinch beyond the limits gives way and springs back`() {
    send(.began, [1: CGPoint(x: 60, y: 240), 2: CGPoint(x: 260, y: 240)], at: 0)
    send(.moved, [1: CGPoint(x: 120, y: 240), 2: CGPoint(x: 200, y: 240)], at: 0.1)
    #expect(scrollView.zoomScale < 0.3125 && scrollView.zoomScale > 0.3125 / 2)
    send(.ended, [1: CGPoint(x: 120, y: 240), 2: CGPoint(x: 200, y: 240)], at: 0.2)
    frames(from: 0.2, to: 3)
    #expect(scrollView.zoomScale == 0.3125)
    #expect(picture.frame == CGRect(x: 0, y: 120, width: 320, height: 240))
    #expect(scene.window.clock.isIdle)
  }

  @Test func `Another size of the window fits the picture again`() {
    scene.resize(to: CGSize(width: 1024, height: 500))
    #expect(abs(scrollView.zoomScale - 500.0 / 768) < 1e-12)
    #expect(abs(picture.frame.midX - 512) < 1e-9)
  }

  @Test func `A zoomed picture keeps its middle and how much larger it is than the window`() {
    scrollView.zoomScale = 0.3125 * 4
    scrollView.contentOffset = CGPoint(x: 200, y: 300)
    let point = picture.convert(CGPoint(x: 160, y: 240), from: nil)
    scene.resize(to: CGSize(width: 480, height: 320))
    // 480 by 320 fits 1024 by 768 at 320 / 768.
    #expect(abs(scrollView.zoomScale - 4 * 320.0 / 768) < 1e-9)
    let now = picture.convert(CGPoint(x: 240, y: 160), from: nil)
    #expect(abs(now.x - point.x) < 0.01 && abs(now.y - point.y) < 0.01)
    scene.resize(to: CGSize(width: 320, height: 480))
    #expect(abs(scrollView.zoomScale - 0.3125 * 4) < 1e-9)
    #expect(abs(scrollView.contentOffset.x - 200) < 1 && abs(scrollView.contentOffset.y - 300) < 1)
  }

  @Test func `Arrows that cannot move the picture are left to the page`() {
    #expect(!scene.press(.left) && !scene.press(.right) && !scene.press(.up))
    scrollView.zoomScale = 0.3125 * 4
    scrollView.contentOffset = .zero
    #expect(!scene.press(.left))
    #expect(scene.press(.right))
    frames(from: 0, to: 2)
    #expect(scrollView.contentOffset.x == 80)
  }
}
