// What VoiceOver and Switch Control can do without a pinch and a flick. Only Apple's UIKit has these; this file is
// small because it has been read, and not compiled.
#if APPLE_UIKIT
  import UIKit

  extension ZoomableImageView {
    func installAccessibilityActions() {
      isAccessibilityElement = true
      accessibilityTraits = .image
      if #available(iOS 17.0, tvOS 17.0, *) { accessibilityTraits.insert(.supportsZoom) }
      accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Zoom in") { [weak self] _ in
          self?.zoom(by: 2, at: nil) ?? false
        },
        UIAccessibilityCustomAction(name: "Zoom out") { [weak self] _ in
          self?.zoom(by: 0.5, at: nil) ?? false
        },
      ]
    }

    @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
    open override func accessibilityZoomIn(at point: CGPoint) -> Bool {
      zoom(by: 2, at: point)
    }

    @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
    open override func accessibilityZoomOut(at point: CGPoint) -> Bool {
      zoom(by: 0.5, at: point)
    }

    /// - Parameter point: on the screen; `nil` for the middle.
    private func zoom(by factor: CGFloat, at point: CGPoint?) -> Bool {
      let before = scrollView.zoomScale
      // No window to convert from is the screen.
      let location = point.flatMap { point in
        window.map { convert($0.convert(point, from: nil as UIWindow?), from: nil as UIView?) }
      }
      zoom(
        to: before * factor, at: location ?? CGPoint(x: bounds.midX, y: bounds.midY),
        animated: false)
      return scrollView.zoomScale != before
    }
  }

  extension ImagePager {
    func installAccessibilityActions() {
      accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Next") { [weak self] _ in self?.turn(by: 1) ?? false },
        UIAccessibilityCustomAction(name: "Previous") { [weak self] _ in
          self?.turn(by: -1) ?? false
        },
      ]
    }

    private func turn(by step: Int) -> Bool {
      let before = index
      turn(to: before + step, animated: false)
      return index != before
    }
  }
#endif
