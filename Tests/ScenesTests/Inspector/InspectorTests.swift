import Testing
import TouchKit
import TouchTesting

@testable import Scenes

@Suite struct InspectorTests {
  // MARK: What it shows

  @Test func `A finger has a ring with its number where it is, and a trail behind it`() throws {
    let play = InspectorPlay(.all)
    let finger = play.tester.finger(downAt: CGPoint(x: 100, y: 200))
    finger.drag(to: CGPoint(x: 160, y: 240), over: 0.2)
    let mark = try #require(play.marks.first)
    #expect(play.marks.count == 1)
    #expect(play.number(of: mark) == "\(finger.id)")
    #expect(play.ring(of: mark).center == CGPoint(x: 160, y: 240))
    let trail = try #require(play.paths(in: mark).first)
    #expect(trail.points.first == CGPoint(x: 100, y: 200))
    #expect(trail.points.last == CGPoint(x: 160, y: 240))
    finger.drag(to: CGPoint(x: 100, y: 200), over: 2)
    #expect(trail.points.count <= 30)
    finger.up()
    #expect(mark.alpha == 1)
    play.frames(60)
    #expect(mark.alpha == 0)
  }

  @Test func `Each finger has a mark of its own, and marks are used again`() {
    let play = InspectorPlay(.all)
    play.tester.pinch(at: CGPoint(x: 160, y: 240), from: 60, to: 120, over: 0.2)
    #expect(play.marks.count == 2)
    play.frames(60)
    play.tester.tap(at: CGPoint(x: 50, y: 50))
    play.tester.pinch(at: CGPoint(x: 160, y: 240), from: 60, to: 120, over: 0.2)
    #expect(play.marks.count == 3)
  }

  @Test func `The list tells who waits, who lost, and why, and stays to be read after a tap`() {
    let play = InspectorPlay(.all)
    play.tester.tap(at: CGPoint(x: 100, y: 200))
    #expect(play.lines.contains("tap: waits for doubleTap"))
    #expect(play.lines.contains("doubleTap: possible"))
    #expect(play.lines.contains("longPress: failed: lifted too soon"))
    play.frames(30)
    #expect(play.lines.contains("tap: ended"))
    #expect(play.lines.contains("doubleTap: failed: no further tap in time"))
    #expect(play.list.alpha == 1)
    play.frames(120)
    #expect(play.list.alpha == 1, "three seconds to read it")
    play.frames(120)
    #expect(play.list.alpha == 0)
  }

  @Test func `A drag lists who prevents whom, and the next gesture begins a new list`() {
    let play = InspectorPlay(.gallery)
    play.scene.resize(to: CGSize(width: 390, height: 844))
    play.tester.tap(at: CGPoint(x: 100, y: 200))
    play.frames(60)
    #expect(play.lines.contains("scroll: failed: lifted before it moved far enough"))
    let finger = play.tester.finger(downAt: CGPoint(x: 100, y: 200))
    #expect(play.lines.contains("doubleTap: possible"))
    #expect(play.lines.contains("pull: possible"))
    finger.drag(to: CGPoint(x: 10, y: 300), over: 0.3)
    #expect(play.lines.contains("pages: changed"))
    #expect(play.lines.filter { $0.hasSuffix("prevented by pages") }.count >= 4)
    finger.up()
    play.frames(60)
    #expect(play.lines.contains("pages: ended"))
    play.tester.tap(at: CGPoint(x: 100, y: 200))
    #expect(play.lines.contains { $0.hasPrefix("pages: failed") })
  }

  @Test(arguments: SceneKind.allCases)
  func `In every scene every recognizer has a name that says what it is`(kind: SceneKind) {
    let play = InspectorPlay(kind)
    play.tester.tap(at: CGPoint(x: 100, y: 240))
    play.frames(20)
    play.tester.pinch(at: CGPoint(x: 160, y: 240), from: 60, to: 160, over: 0.2)
    // What takes its touches itself has none to tell of.
    #expect(play.lines.isEmpty == (kind == .pinchMe))
    #expect(!play.lines.contains { $0.hasPrefix("recognizer") })
  }

  // MARK: Where it is

  @Test(
    arguments: SceneKind.allCases,
    [
      CGSize(width: 320, height: 480), CGSize(width: 568, height: 320),
      CGSize(width: 1200, height: 800),
    ]
  )
  func `The list is inside the window and above the toolbar, whatever its size`(
    kind: SceneKind, size: CGSize
  ) {
    let play = InspectorPlay(kind)
    play.scene.resize(to: size)
    play.tester.pinch(at: CGPoint(x: 150, y: 220), from: 60, to: 160, over: 0.2)
    play.frames(1)
    let frame = play.list.frame
    #expect(frame.minX >= 0 && frame.maxX <= size.width)
    #expect(frame.minY >= 34 && frame.maxY <= size.height - Toolbar.height)
    #expect(play.inspector?.frame == CGRect(origin: .zero, size: size))
  }

  @Test func `What has no room is counted`() {
    let play = InspectorPlay(.all)
    play.scene.resize(to: CGSize(width: 400, height: 200))
    let finger = play.tester.finger(downAt: CGPoint(x: 100, y: 100))
    #expect(play.lines.count == 4)
    #expect(play.texts(in: play.list).contains("and 8 more"))
    finger.up()
  }

  // MARK: What it costs

  @Test func `Off there is nothing of it, and nobody listens`() {
    let play = InspectorPlay(.all)
    let views = play.scene.window.subviews.count
    let finger = play.tester.finger(downAt: CGPoint(x: 100, y: 200))
    play.scene.isInspected = false
    #expect(play.scene.window.subviews.count == views - 1)
    #expect(play.scene.window.onDiagnostic == nil)
    finger.up()
    play.tester.tap(at: CGPoint(x: 100, y: 200))
    play.frames(200)
    #expect(play.scene.window.clock.isIdle)
    let fresh = SceneKind.all.make()
    #expect(!fresh.isInspected && fresh.inspector == nil && fresh.window.onDiagnostic == nil)
    fresh.isInspected = false
    #expect(fresh.window.subviews.count == views - 1)
  }

  @Test func `Switched on in the middle of a gesture, it shows what comes from then on`() {
    let play = InspectorPlay(.all)
    play.scene.isInspected = false
    let finger = play.tester.finger(downAt: CGPoint(x: 100, y: 200))
    play.scene.isInspected = true
    finger.drag(to: CGPoint(x: 200, y: 200), over: 0.2)
    #expect(play.lines.contains("pan: changed"))
    #expect(play.lines.contains("tap: failed: moved too far"))
    finger.up()
    #expect(play.marks.isEmpty, "of a finger whose coming it has not seen it shows nothing")
  }

  @Test(arguments: SceneKind.allCases)
  func `The transcript is the same with it`(kind: SceneKind) {
    #expect(!InspectorPlay.transcript(of: kind, isInspected: false).isEmpty)
    #expect(
      InspectorPlay.transcript(of: kind, isInspected: true)
        == InspectorPlay.transcript(of: kind, isInspected: false))
  }

  @Test func `A touch that is taken away is marked, and leaves nothing behind`() {
    let play = InspectorPlay(.all)
    let finger = play.tester.finger(downAt: CGPoint(x: 100, y: 200))
    finger.cancel()
    #expect(play.paths(in: play.marks[0])[1].strokeColor == Palette.rose)
    play.frames(400)
    #expect(play.scene.window.clock.isIdle)
    #expect(play.list.alpha == 0 && play.marks[0].alpha == 0)
  }
}
