import TouchKit
import Tsumami

/// The sample TapZoom: a ``TapZoomViewController``, and what is reported of it.
final class TapZoomScene: Scene {
  private let controller = TapZoomViewController()

  init(size: CGSize, clock: FrameClock) {
    super.init(name: SceneKind.tapZoom.name, size: size, clock: clock)
    controller.additionalSafeAreaInsets.bottom = Toolbar.height
    show(controller)
    // Between the view and the sample, to hear of the taps.
    controller.mapView.delegate = self
  }

  override var inspectorTop: CGFloat {
    88
  }

  override var outcome: [SceneEntry.Field] {
    [
      .number("zoomScale", controller.scrollView.zoomScale),
      .point("contentOffset", controller.scrollView.contentOffset),
    ]
  }

  override func keyPressed(_ key: SceneKey) -> Bool {
    let isUsed = super.keyPressed(key)
    let panel = controller.panel
    switch key {
    case .plus: panel.say(isUsed ? "Zoomed in" : "As large as it gets")
    case .minus: panel.say(isUsed ? "Zoomed out" : "The whole map")
    case .zero: panel.say("The whole map")
    default: break
    }
    return isUsed
  }

  private func report(_ name: Name, _ view: UIView, _ point: CGPoint) {
    let location = view.convert(point, to: nil)
    note(.event(name)) {
      $0.append(.number("x", location.x))
      $0.append(.number("y", location.y))
    }
  }
}

extension TapZoomScene: TapDetectingViewDelegate {
  func tapDetectingView(_ view: TapDetectingView, gotSingleTapAt point: CGPoint) {
    report("singleTap", view, point)
    controller.tapDetectingView(view, gotSingleTapAt: point)
  }

  func tapDetectingView(_ view: TapDetectingView, gotDoubleTapAt point: CGPoint) {
    report("doubleTap", view, point)
    controller.tapDetectingView(view, gotDoubleTapAt: point)
  }

  func tapDetectingView(_ view: TapDetectingView, gotTwoFingerTapAt point: CGPoint) {
    report("twoFingerTap", view, point)
    controller.tapDetectingView(view, gotTwoFingerTapAt: point)
  }
}
