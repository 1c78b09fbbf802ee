extension UIPageViewController {
  /// How one page follows another. The raw value is UIKit's.
  nonisolated public enum TransitionStyle: Int, Hashable, Sendable {
    /// As in a scroll view that rests at whole pages.
    case scroll = 1
  }

  /// The axis of the pages. The raw values are UIKit's.
  nonisolated public enum NavigationOrientation: Int, Hashable, Sendable {
    /// Side by side; where the view reads from the right, the next one is at the left.
    case horizontal = 0
    /// One below the other.
    case vertical = 1
  }

  /// The side that a page comes from. The raw values are UIKit's.
  nonisolated public enum NavigationDirection: Int, Hashable, Sendable {
    /// The one of the following pages.
    case forward = 0
    /// The one of the pages before.
    case reverse = 1
  }

  /// What can be chosen as it is made.
  nonisolated public enum OptionsKey: Hashable, Sendable {
    /// The room between two pages, in points.
    case interPageSpacing
  }

  nonisolated static func spacing(_ value: CGFloat) -> CGFloat {
    value.isFinite && value > 0 ? value : 0
  }

  #if !hasFeature(Embedded)
    nonisolated static func spacing(of value: Any?) -> CGFloat {
      switch value {
      case let value as CGFloat: spacing(value)
      case let value as Float: spacing(CGFloat(value))
      case let value as Int: spacing(CGFloat(value))
      case let value as NSNumber: spacing(CGFloat(value.doubleValue))
      default: 0
      }
    }
  #endif
}
