import Scenes
import Testing
import TouchKit

@Suite struct ScrollSceneTests {
  private func lines(_ scene: Scene, _ body: () -> Void) -> [String] {
    var bytes: [UInt8] = []
    scene.onEntry = { $0.write(to: &bytes) }
    body()
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func last(_ scene: Scene) -> String {
    var bytes: [UInt8] = []
    scene.lastEntry.write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `It starts where it is told, within its content, without a word`() {
    for (offset, expected) in [(0.0, "0"), (1234.5, "1234.5"), (-5, "0"), (1e9, "39520")] {
      let scene = SceneKind.scroll.make()
      var starts = false
      let told = lines(scene) { starts = scene.start(at: offset) }
      #expect(starts && told == [])
      #expect(last(scene).contains("\"contentOffset\":[0,\(expected)]"))
    }
  }

  @Test func `Every change of the offset is told, before the pan that made it`() {
    let scene = SceneKind.scroll.make()
    _ = scene.start(at: 500)
    let told = lines(scene) {
      for (phase, y) in [(UITouch.Phase.began, 300.0), (.moved, 288), (.moved, 250)] {
        scene.window.send(
          [TouchSample(id: 1, phase: phase, location: CGPoint(x: 100, y: y), timestamp: 0.5)])
      }
    }
    #expect(
      told.map { $0.replacing(/,"velocity".*?]/, with: "") }
        == [
          #"{"t":0.5,"event":"scroll","contentOffset":[0,502]}"#,
          #"{"t":0.5,"recognizer":"pan","state":"began","translation":[0,-2],"x":100,"y":288}"#,
          #"{"t":0.5,"event":"scroll","contentOffset":[0,540]}"#,
          #"{"t":0.5,"recognizer":"pan","state":"changed","translation":[0,-40],"x":100,"y":250}"#,
        ])
  }

  @Test func `A page down and then a page down go two pages, smoothly`() {
    let scene = SceneKind.scroll.make()
    #expect(scene.press(.pageDown))
    #expect(scene.press(.pageDown))
    var offsets: [CGFloat] = []
    let scrollView = scene.window.subviews[0] as! UIScrollView
    for frame in 1...120 {
      scene.window.clock.advance(to: Double(frame) / 60)
      offsets.append(scrollView.contentOffset.y)
    }
    #expect(offsets.last == 864)
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 && $1 - $0 < 110 })
    #expect(scene.press(.home))
    #expect(!SceneKind.scroll.make().press(.home))
    #expect(!scene.press(.escape))
  }

  @Test func `A wheel's notches add up smoothly, a trackpad's steps are followed at once`() {
    let scene = SceneKind.scroll.make()
    let scrollView = scene.window.subviews[0] as! UIScrollView
    for _ in 0..<3 {
      scene.wheel(by: CGPoint(x: 0, y: 120), at: CGPoint(x: 50, y: 50), isPinch: false)
    }
    #expect(scrollView.contentOffset.y == 0)
    var time = 0.0
    while scene.window.clock.isMoving, time < 5 {
      time += 1.0 / 60
      scene.window.clock.advance(to: time)
    }
    #expect(scrollView.contentOffset.y == 360)
    scene.wheel(by: CGPoint(x: 0, y: -7), at: CGPoint(x: 50, y: 50), isPinch: false)
    #expect(scrollView.contentOffset.y == 353)
    scene.wheel(by: CGPoint(x: 0, y: -1000), at: CGPoint(x: 50, y: 50), isPinch: false)
    scene.wheel(by: CGPoint(x: CGFloat.nan, y: 3), at: CGPoint(x: 50, y: 50), isPinch: false)
    while scene.window.clock.isMoving, time < 9 {
      time += 1.0 / 60
      scene.window.clock.advance(to: time)
    }
    #expect(scrollView.contentOffset.y == 0)
  }
}
