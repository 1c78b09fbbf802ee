import Testing
import TouchKit

@testable import Scenes

/// The grid, driven as a host drives it: samples, frames, and what it writes down.
@Suite struct GridSceneTests {
  private final class Play {
    let scene: Scene
    var lines: [String] = []
    private var time = 0.0
    private var changes: [LayerChange] = []

    init(_ scene: Scene = SceneKind.grid.make()) {
      self.scene = scene
      scene.onEntry = { [unowned self] in
        var bytes: [UInt8] = []
        $0.write(to: &bytes)
        lines.append(String(decoding: bytes.dropLast(), as: UTF8.self))
      }
    }

    func frames(_ count: Int) {
      for _ in 0..<count {
        time += 1.0 / 60
        scene.window.clock.advance(to: time)
        changes.removeAll()
        scene.window.collectChanges(into: &changes)
      }
    }

    func send(_ phase: UITouch.Phase, _ span: CGFloat) {
      scene.window.send([
        TouchSample(
          id: 1, phase: phase, location: CGPoint(x: 160 - span / 2, y: 240), timestamp: time),
        TouchSample(
          id: 2, phase: phase, location: CGPoint(x: 160 + span / 2, y: 240), timestamp: time),
      ])
    }

    func pinch(_ spans: [CGFloat], rest: Int = 12) {
      send(.began, spans[0])
      for span in spans.dropFirst() {
        frames(1)
        send(.moved, span)
      }
      frames(rest)
      send(.ended, spans[spans.count - 1])
    }

    func settle() {
      while !scene.window.clock.isIdle { frames(1) }
    }

    var last: String {
      var bytes: [UInt8] = []
      scene.lastEntry.write(to: &bytes)
      return String(decoding: bytes.dropLast(), as: UTF8.self)
        .replacing(/^\{"t":[0-9.]+,/, with: "{")
    }
  }

  @Test func `A pinch outwards, a pinch inwards that is caught, and the columns at the end`() {
    let play = Play()
    play.pinch([100, 120, 173.7])
    play.settle()
    play.pinch([200, 185, 130])
    play.frames(3)
    // It settles on its way to 3 columns, is caught, and pulled back.
    play.pinch([100, 112, 148.7])
    play.settle()
    #expect(
      play.lines.joined(separator: "\n") == """
        {"t":0.016667,"event":"transition","state":"began","from":3,"to":2}
        {"t":0.016667,"event":"transition","state":"changed","from":3,"to":2,"progress":0.103955842}
        {"t":0.033333,"event":"transition","state":"changed","from":3,"to":2,"progress":0.597976081}
        {"t":0.866667,"event":"transition","state":"finished","from":3,"to":2}
        {"t":0.883333,"event":"transition","state":"began","from":2,"to":3}
        {"t":0.883333,"event":"transition","state":"changed","from":2,"to":3,"progress":0.065865133}
        {"t":0.9,"event":"transition","state":"changed","from":2,"to":3,"progress":0.640878202}
        {"t":1.166667,"event":"transition","state":"caught","from":2,"to":3,"progress":0.709545114}
        {"t":1.166667,"event":"transition","state":"changed","from":2,"to":3,"progress":0.679186328}
        {"t":1.183333,"event":"transition","state":"changed","from":2,"to":3,"progress":0.341559833}
        {"t":2.016667,"event":"transition","state":"cancelled","from":2,"to":3}
        """)
    #expect(play.last == #"{"scene":"grid","columns":2}"#)
  }

  @Test func `It starts with a thousand items in three columns, each with its number or a picture`()
  {
    let play = Play()
    play.frames(1)
    let scene = play.scene as! GridScene
    #expect(scene.collectionView.numberOfItems(inSection: 0) == 1000)
    #expect(scene.collectionView.contentSize.height.rounded() == 35_627)
    #expect(play.last == #"{"scene":"grid","columns":3}"#)
    let pictures = (0..<3).map {
      UIImage(source: Int32($0), size: CGSize(width: 40, height: 30))
    }
    let shown = Play(SceneKind.grid.make(pictures: pictures))
    var changes: [LayerChange] = []
    shown.scene.window.collectChanges(into: &changes)
    let sources = changes.compactMap {
      if case .image(_, let source) = $0 { source } else { nil }
    }
    #expect(sources == (0..<15).map { Int32($0 % 3) })
  }

  @Test func `Keys and a trackpad change the columns, a wheel scrolls`() {
    let play = Play()
    let scene = play.scene as! GridScene
    play.frames(1)
    #expect(scene.press(.plus))
    #expect(scene.press(.plus))
    play.settle()
    #expect(scene.zoom.columns == 1)
    #expect(scene.press(.zero))
    play.settle()
    scene.wheel(by: CGPoint(x: 0, y: 60), at: CGPoint(x: 160, y: 240), isPinch: true)
    play.settle()
    #expect(scene.zoom.columns == 4)
    #expect(scene.collectionView.contentOffset == .zero)
    scene.wheel(by: CGPoint(x: 0, y: 60), at: CGPoint(x: 160, y: 240), isPinch: false)
    play.settle()
    #expect(scene.collectionView.contentOffset.y == 60)
  }

  @Test func `A million items make the changes of a thousand, frame by frame`() {
    var counts: [[Int]] = []
    for count in [1000, 1_000_000] {
      let play = Play(
        GridScene(
          size: SceneKind.standardSize, pictures: [], clock: FrameClock(), itemCount: count))
      var frames: [Int] = []
      play.pinch((0..<40).map { 80 + 4 * CGFloat($0) })
      for _ in 0..<60 {
        play.scene.window.clock.advance(to: play.scene.window.clock.now + 1.0 / 60)
        var changes: [LayerChange] = []
        play.scene.window.collectChanges(into: &changes)
        frames.append(changes.count)
      }
      counts.append(frames)
    }
    #expect(counts[0] == counts[1])
    #expect(counts[0].contains { $0 > 0 })
  }
}
