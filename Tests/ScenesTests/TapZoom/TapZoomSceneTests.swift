import Scenes
import Testing
import TouchKit

@Suite struct TapZoomSceneTests {
  let player = ScenePlayer(.tapZoom)

  private var scrollView: UIScrollView {
    player.scene.window.subviews[0].subviews[0] as! UIScrollView
  }

  private func tap(_ x: Int, _ y: Int, at time: Double, id: Int = 1) -> String {
    """
    {"t":\(time),"id":\(id),"phase":"began","x":\(x),"y":\(y)}
    {"t":\(time + 0.05),"id":\(id),"phase":"ended","x":\(x),"y":\(y)}
    """
  }

  private func doubleTap(_ x: Int, _ y: Int, at time: Double) -> String {
    tap(x, y, at: time) + "\n" + tap(x, y, at: time + 0.15)
  }

  @Test func `A single tap is told after 0.35 seconds, and does nothing`() throws {
    let lines = try player.play(tap(100, 200, at: 0))
    #expect(lines == [#"{"t":0.4,"event":"singleTap","x":100,"y":200}"#])
    #expect(scrollView.zoomScale == 1)
    #expect(
      player.last.hasSuffix(#""scene":"tap-zoom","zoomScale":1,"contentOffset":[0,0]}"#))
  }

  @Test func `A double tap zooms in by 1.5 about its place`() throws {
    let lines = try player.play(doubleTap(160, 240, at: 0))
    #expect(lines == [#"{"t":0.2,"event":"doubleTap","x":160,"y":240}"#])
    #expect(player.last.hasSuffix(#""zoomScale":1.5,"contentOffset":[80,120]}"#))
  }

  @Test func `The tapped point comes to the middle, as far as the edges let it`() throws {
    _ = try player.play(doubleTap(170, 220, at: 0))
    // 170 · 1.5 − 160 and 220 · 1.5 − 240
    #expect(player.last.hasSuffix(#""zoomScale":1.5,"contentOffset":[95,90]}"#))
    let lines = try player.play(doubleTap(10, 470, at: 2))
    #expect(lines == [#"{"t":2.2,"event":"doubleTap","x":10,"y":470}"#])
    // (95 + 10) / 1.5 · 2.25 − 160 is −2.5: the left edge. (90 + 470) / 1.5 · 2.25 − 240 is 600, of
    // 1080 − 480.
    #expect(player.last.hasSuffix(#""zoomScale":2.25,"contentOffset":[0,600]}"#))
  }

  @Test func `A tap with two fingers zooms out by 1.5, about their middle`() throws {
    _ = try player.play(doubleTap(160, 240, at: 0) + "\n" + doubleTap(160, 240, at: 2))
    #expect(scrollView.zoomScale == 2.25)
    let lines = try player.play(
      """
      {"t":4,"id":1,"phase":"began","x":110,"y":240}
      {"t":4.02,"id":2,"phase":"began","x":210,"y":240}
      {"t":4.1,"id":1,"phase":"ended","x":110,"y":240}
      {"t":4.12,"id":2,"phase":"ended","x":210,"y":240}
      """)
    #expect(lines == [#"{"t":4.12,"event":"twoFingerTap","x":160,"y":240}"#])
    #expect(player.last.hasSuffix(#""zoomScale":1.5,"contentOffset":[80,120]}"#))
  }

  @Test func `Two fingers that lift in one event tap too, and at the smallest scale nothing moves`()
    throws
  {
    let lines = try player.play(
      """
      {"t":0,"id":1,"phase":"began","x":110,"y":100}
      {"t":0,"id":2,"phase":"began","x":210,"y":300}
      {"t":0.1,"id":1,"phase":"ended","x":110,"y":100}
      {"t":0.1,"id":2,"phase":"ended","x":210,"y":300}
      """)
    #expect(lines == [#"{"t":0.1,"event":"twoFingerTap","x":160,"y":200}"#])
    #expect(player.last.hasSuffix(#""zoomScale":1,"contentOffset":[0,0]}"#))
  }

  @Test func `The scale ends at 8`() throws {
    for step in 0..<7 { _ = try player.play(doubleTap(160, 240, at: Double(2 * step))) }
    #expect(scrollView.zoomScale == 8)
    #expect(player.texts().contains("800 %"))
    #expect(player.texts().contains("Double tap: as large as it gets"))
  }

  @Test func `A pinch and a drag are the scroll view's, and no taps`() throws {
    let lines = try player.play(
      """
      {"t":0,"id":1,"phase":"began","x":110,"y":240}
      {"t":0,"id":2,"phase":"began","x":210,"y":240}
      {"t":0.1,"id":1,"phase":"moved","x":60,"y":240}
      {"t":0.1,"id":2,"phase":"moved","x":260,"y":240}
      {"t":0.3,"id":1,"phase":"ended","x":60,"y":240}
      {"t":0.3,"id":2,"phase":"ended","x":260,"y":240}
      {"t":2,"id":1,"phase":"began","x":160,"y":240}
      {"t":2.1,"id":1,"phase":"moved","x":160,"y":200}
      {"t":2.3,"id":1,"phase":"ended","x":160,"y":200}
      """)
    #expect(lines == [])
    #expect(scrollView.zoomScale == 2)
    #expect(scrollView.contentOffset.x == 160 && scrollView.contentOffset.y == 270)
  }

  @Test func `A late second touch-down still calls the single tap off`() throws {
    // 0.34 s after the lift: had it been withheld from the view, as scroll views do, it would have
    // come too late.
    let lines = try player.play(tap(100, 200, at: 0) + "\n" + tap(100, 200, at: 0.39))
    #expect(lines == [#"{"t":0.44,"event":"doubleTap","x":100,"y":200}"#])
  }

  @Test func `After a pinch taps are taps again`() throws {
    _ = try player.play(
      """
      {"t":0,"id":1,"phase":"began","x":110,"y":240}
      {"t":0,"id":2,"phase":"began","x":210,"y":240}
      {"t":0.1,"id":1,"phase":"moved","x":60,"y":240}
      {"t":0.3,"id":1,"phase":"ended","x":60,"y":240}
      {"t":0.3,"id":2,"phase":"ended","x":210,"y":240}
      """)
    #expect(try player.play(tap(50, 60, at: 2)).count == 1)
    #expect(try player.play(doubleTap(50, 60, at: 4)).count == 1)
  }

  @Test func `Keys zoom by the same step, and say so when they cannot`() {
    #expect(player.scene.press(.plus))
    player.settle()
    #expect(scrollView.zoomScale == 1.5)
    #expect(player.texts().contains("Zoomed in"))
    #expect(player.scene.press(.right))
    player.settle()
    #expect(scrollView.contentOffset.x == 160)
    #expect(!player.scene.press(.right))
    #expect(player.scene.press(.minus))
    player.settle()
    #expect(!player.scene.press(.minus))
    #expect(player.texts().contains("The whole map"))
    #expect(player.texts().contains("100 %"))
  }

  @Test func `Whoever wants less motion gets the zoom at once`() throws {
    player.scene.window.isReduceMotionEnabled = true
    _ = player.scene.press(.plus)
    #expect(scrollView.zoomScale == 1.5)
    #expect(!scrollView.isZooming)
    _ = player.scene.press(.right)
    #expect(scrollView.contentOffset.x == 160)
  }

  @Test func `In a window of another size the middle stays in the middle, and the scale is kept`()
    throws
  {
    _ = try player.play(doubleTap(80, 120, at: 0) + "\n" + doubleTap(80, 120, at: 2))
    let map = scrollView.subviews[0]
    let window = player.scene.window
    func middle() -> CGPoint {
      let point = map.convert(CGPoint(x: window.bounds.midX, y: window.bounds.midY), from: nil)
      return CGPoint(x: point.x / map.bounds.width, y: point.y / map.bounds.height)
    }
    let (before, scale) = (middle(), scrollView.zoomScale)
    player.scene.resize(to: CGSize(width: 960, height: 600))
    #expect(scrollView.zoomScale == scale)
    #expect(map.bounds.size == CGSize(width: 960, height: 600))
    #expect(abs(middle().x - before.x) < 1e-6 && abs(middle().y - before.y) < 1e-6)
    player.scene.resize(to: SceneKind.standardSize)
    #expect(abs(middle().x - before.x) < 1e-6 && abs(middle().y - before.y) < 1e-6)
  }
}
