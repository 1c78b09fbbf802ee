import Scenes
import Testing
import TouchKit

@Suite struct ScenesExamples {
  @Test func `A scene, two fingers, a transcript`() {
    // EXAMPLE: Scenes.md
    let scene = SceneKind.imageViewer.make()
    var lines: [SceneEntry] = []
    scene.onEntry = { lines.append($0) }

    scene.window.send([
      TouchSample(id: 1, phase: .began, location: CGPoint(x: 60, y: 240), timestamp: 0),
      TouchSample(id: 2, phase: .began, location: CGPoint(x: 260, y: 240), timestamp: 0),
    ])
    scene.window.send([
      TouchSample(id: 1, phase: .moved, location: CGPoint(x: 30, y: 240), timestamp: 0.016)
    ])
    scene.window.clock.advance(to: 0.016)
    // EXAMPLE: end
    #expect(lines.first?.subject == .recognizer("pinch", "began"))
    #expect(lines.first?.time == 0.016)
  }
}
