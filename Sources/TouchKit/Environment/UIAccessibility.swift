/// What a person has set for all programs, and what a program says to assistive technology by itself.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public enum UIAccessibility {
  /// True for a person who wants less motion: ``UIWindow/isReduceMotionEnabled`` of the window that gets an event, lays out or draws a frame at this
  /// moment, as ``UIScreen/main``. False outside of these calls, where the window itself is to be asked.
  public static var isReduceMotionEnabled: Bool {
    UIApplication.shared.keyWindow?.isReduceMotionEnabled == true
  }

  /// What has happened, for those who do not see it. The raw values are UIKit's.
  nonisolated public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Words are to be read out, without moving anything: "12 photos downloaded".
    public static let announcement = Notification(rawValue: 1008)
    /// A part of what is shown is another one. Reading goes on with a view, or words are read out.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// All of what is shown is another one. Reading goes on with a view, in a page with the host's element where there is none, or words are read out.
    public static let screenChanged = Notification(rawValue: 1000)
  }

  #if hasFeature(Embedded)
    /// Tells assistive technology what has happened: see the other one. In Embedded Swift the argument is a view or a text, as there is no `Any`.
    public static func post(notification: Notification, argument: UIView?) {
      FrameClock.current?.onAccessibilityNotification?(notification, nil, argument)
    }

    /// The same with words that are read out.
    public static func post(notification: Notification, argument: String) {
      FrameClock.current?.onAccessibilityNotification?(notification, argument, nil)
    }
  #else
    /// Tells assistive technology what has happened.
    ///
    /// In a page, words are put into a live region, and a view gets the focus, once it is drawn. Nothing happens in hosts without assistive technology
    /// (``FrameClock/onAccessibilityNotification``), nor outside of an event, a layout, a frame, a timer or a message.
    ///
    /// - Parameter argument: the words that are to be read out, a `String`, or the `UIView` that reading goes on with, or `nil`.
    public static func post(notification: Notification, argument: Any?) {
      FrameClock.current?.onAccessibilityNotification?(
        notification, argument as? String, argument as? UIView)
    }
  #endif
}
