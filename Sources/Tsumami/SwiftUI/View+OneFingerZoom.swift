// Not compiled by our tests, which run on Linux: kept small for that reason.
#if APPLE_UIKIT && canImport(SwiftUI)
  import SwiftUI
  import UIKit

  extension View {
    /// Zooms the view with one finger: tap, touch again, and drag up or down.
    ///
    ///     MapView().oneFingerZoom()
    ///
    /// - Parameter limits: of the scale; from 1 to 8 by default.
    @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
    public func oneFingerZoom(in limits: ClosedRange<CGFloat> = 1...8) -> some View {
      modifier(OneFingerZoomModifier(limits: limits))
    }
  }

  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  private struct OneFingerZoomModifier: ViewModifier {
    let limits: ClosedRange<CGFloat>
    @State private var scale: CGFloat = 1

    func body(content: Content) -> some View {
      content.scaleEffect(scale).gesture(OneFingerZoomGesture(scale: $scale, limits: limits))
    }
  }

  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  private struct OneFingerZoomGesture: UIGestureRecognizerRepresentable {
    @Binding var scale: CGFloat
    let limits: ClosedRange<CGFloat>

    func makeUIGestureRecognizer(context: Context) -> OneFingerZoomGestureRecognizer {
      let recognizer = OneFingerZoomGestureRecognizer()
      recognizer.movementThreshold = 10
      return recognizer
    }

    func handleUIGestureRecognizerAction(
      _ recognizer: OneFingerZoomGestureRecognizer, context: Context
    ) {
      // The recognizer's scale continues from the view's.
      if recognizer.state == .began { recognizer.scale *= scale }
      scale = min(max(recognizer.scale, limits.lowerBound), limits.upperBound)
    }
  }
#endif
