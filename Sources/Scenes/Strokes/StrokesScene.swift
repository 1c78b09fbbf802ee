import TouchKit
import Tsumami

/// The sample Strokes: a ``StrokesViewController``, and what is reported of it.
final class StrokesScene: Scene {
  private let controller = StrokesViewController()
  private var recognized: [Name] = []

  init(size: CGSize, clock: FrameClock) {
    super.init(name: SceneKind.strokes.name, size: size, clock: clock)
    controller.additionalSafeAreaInsets.bottom = Toolbar.height
    show(controller)
    for card in controller.board.panel.letters.cards {
      let shape = card.shape
      follow(card.recognizer, as: shape.name)
      card.recognizer.addAction { [here = WeakReference(self)] in
        if $0.state == .ended { here.object?.report(shape) }
      }
    }
  }

  override var inspectorTop: CGFloat {
    controller.board.panel.letters.frame.maxY + 90
  }

  override var outcome: [SceneEntry.Field] {
    [SceneEntry.Field("recognized", .texts(recognized))]
  }

  private func report(_ shape: StrokeShape) {
    recognized.append(shape.name)
    note(.event("recognized")) { $0.append(SceneEntry.Field("name", .text(shape.name))) }
  }

  override func keyPressed(_ key: SceneKey) -> Bool {
    guard let shape = StrokeShape.allCases.first(where: { $0.key == key }) else { return false }
    report(shape)
    controller.board.draw(shape)
    return true
  }
}
