import Testing
import TouchKit

/// The window is layer 0, which the host has already; of it only the color is told.
@Suite struct WindowColorTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func changes() -> [LayerChange] {
    var changes: [LayerChange] = []
    window.collectChanges(into: &changes)
    return changes
  }

  @Test func `The color of a window is that of layer 0`() {
    #expect(changes().isEmpty)
    window.backgroundColor = .red
    #expect(window.needsFrames)
    #expect(changes() == [.background(0, .red)])
    #expect(!window.needsFrames)
    window.backgroundColor = .red
    #expect(changes().isEmpty)
    window.backgroundColor = nil
    #expect(changes() == [.background(0, .clear)])
  }

  @Test func `Nothing else of a window is reported, and its color comes before its views`() {
    window.alpha = 0.5
    window.isHidden = true
    window.layerCornerRadius = 8
    #expect(changes().isEmpty)
    window.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    window.backgroundColor = .green
    #expect(changes().first == .background(0, .green))
  }

  @Test func `Discarded changes are not reported later`() {
    window.backgroundColor = .red
    window.discardChanges()
    #expect(!window.needsFrames)
    #expect(changes().isEmpty)
  }

  @Test func `It is animated as that of any view`() {
    window.backgroundColor = .black
    _ = changes()
    window.clock.advance(to: 1)
    UIView.animate(withDuration: 1) { window.backgroundColor = .white }
    window.clock.advance(to: 1.5)
    guard case .background(0, let color)? = changes().last else {
      Issue.record("no color on the way")
      return
    }
    #expect(color.red > 0 && color.red < 1)
    window.clock.advance(to: 3)
    #expect(changes() == [.background(0, .white)])
  }
}
