/// The screen of a window as TouchKit knows it: the window's own rectangle and display scale.
///
/// A page or a desktop gives a program one rectangle, so that rectangle is the screen. Each window has one,
/// ``UIWindow/screen``.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class UIScreen {
  /// From (0, 0), in points.
  public let bounds: CGRect

  /// Pixels per point; ``UIWindow/displayScale``.
  public let scale: CGFloat

  /// The same as ``scale``.
  public var nativeScale: CGFloat {
    scale
  }

  /// ``bounds`` in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// What the screen can do.
  public let traitCollection: UITraitCollection

  init(of window: UIWindow?) {
    bounds = CGRect(origin: .zero, size: window?.bounds.size ?? .zero)
    scale = window?.displayScale ?? 1
    traitCollection = UITraitCollection(of: window)
  }

  // Spelled out: see UIResponder.
  deinit {}

  /// The screen of the window that gets an event, lays out or draws a frame at this moment: of the key window, if
  /// several share its clock.
  ///
  /// It follows the thread's current clock: outside of these calls its bounds are zero and its scale is 1.
  /// ``UIWindow/screen`` is correct at any time.
  public static var main: UIScreen {
    UIScreen(of: UIApplication.shared.keyWindow)
  }
}
