/// What a window is shown on, as far as TouchKit knows of it: the window's own rectangle and its pixels.
///
/// A page or a desktop gives a program one rectangle and says nothing of what lies around it, so that rectangle is
/// the screen. There is one for each window, ``UIWindow/screen``.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class UIScreen {
  /// From (0, 0), in points.
  public let bounds: CGRect

  /// The pixels of a point; ``UIWindow/displayScale``.
  public let scale: CGFloat

  /// The same as ``scale``: nothing is scaled on the way to the screen.
  public var nativeScale: CGFloat {
    scale
  }

  /// What the screen can do.
  public let traitCollection: UITraitCollection

  init(of window: UIWindow?) {
    bounds = CGRect(origin: .zero, size: window?.bounds.size ?? .zero)
    scale = window?.displayScale ?? 1
    traitCollection = UITraitCollection(of: window)
  }

  /// The screen of the window that gets an event, lays out or draws a frame at this moment: of the key window, if
  /// several share its clock.
  ///
  /// There is no global state here, so outside of these calls there is no main screen, and this one is empty:
  /// its bounds are zero and its scale is 1. ``UIWindow/screen`` is right at any time.
  public static var main: UIScreen {
    UIScreen(of: UIApplication.shared.keyWindow)
  }
}
