/// What a person has set for all programs.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public enum UIAccessibility {
  /// True for a person who wants less motion: ``UIWindow/isReduceMotionEnabled`` of the window that gets an event, lays out or draws a frame at this
  /// moment, as ``UIScreen/main``. False outside of these calls, where the window itself is to be asked.
  public static var isReduceMotionEnabled: Bool {
    UIApplication.shared.keyWindow?.isReduceMotionEnabled == true
  }
}
