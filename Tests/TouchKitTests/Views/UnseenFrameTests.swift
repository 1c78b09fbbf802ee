import Testing
import TouchTesting

@testable import TouchKit

/// A host that shows nothing.
@Suite struct UnseenFrameTests {
  private final class Careful: UIView {
    var layouts = 0

    override func layoutSubviews() {
      layouts += 1
    }
  }

  @Test func `What changed is laid out and forgotten, and no frame is wanted after it`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = Careful(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    #expect(window.needsFrames)
    window.discardChanges()
    #expect(view.layouts == 1)
    #expect(!window.needsFrames)
    view.frame.size.width = 50
    view.backgroundColor = .white
    #expect(window.needsFrames)
    window.discardChanges()
    #expect(view.layouts == 2)
    #expect(!window.needsFrames)
    view.removeFromSuperview()
    window.discardChanges()
    var changes: [LayerChange] = []
    window.collectChanges(into: &changes)
    #expect(changes.isEmpty)
  }
}
