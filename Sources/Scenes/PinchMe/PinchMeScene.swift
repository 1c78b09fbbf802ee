import TouchKit
import Tsumami

/// The sample PinchMe: a ``PinchMeViewController``, and what is reported of it.
final class PinchMeScene: Scene {
  private let controller = ReportedPinchMe()
  private var label: Name = ""

  init(size: CGSize, clock: FrameClock) {
    super.init(name: SceneKind.pinchMe.name, size: size, clock: clock)
    controller.shown = { [here = WeakReference(self)] in here.object?.report($0) }
    show(controller)
  }

  override var inspectorTop: CGFloat {
    0.14 * window.bounds.height + 106
  }

  override var outcome: [SceneEntry.Field] {
    [SceneEntry.Field("label", .text(label))]
  }

  private func report(_ text: Name) {
    label = text
    note(.event("label")) { $0.append(SceneEntry.Field("text", .text(text))) }
  }

  override func keyPressed(_ key: SceneKey) -> Bool {
    switch key {
    case .plus: controller.show(.outward)
    case .minus: controller.show(.inward)
    default: return false
    }
    return true
  }
}

/// Says what its label says.
private final class ReportedPinchMe: PinchMeViewController {
  var shown: ((Name) -> Void)?

  override func show(_ pinch: Pinch) {
    super.show(pinch)
    shown?(pinch == .outward ? "Outward Pinch" : "Inward Pinch")
  }

  override func eraseLabel() {
    super.eraseLabel()
    shown?("")
  }
}
