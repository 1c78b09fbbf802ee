// Natively these come from Foundation. Embedded Swift has none, so they are defined here with the
// same names and properties.
#if hasFeature(Embedded)
  /// A length or coordinate, in points unless said otherwise.
  public typealias CGFloat = Double

  /// A duration or a time stamp, in seconds.
  public typealias TimeInterval = Double
#else
  @_exported import Foundation
#endif

/// A duration or a time stamp, in seconds: Core Foundation's name for `TimeInterval`.
public typealias CFTimeInterval = TimeInterval

extension CGFloat {
  /// The nearest number of a range.
  nonisolated func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }

  /// Finite and positive, as a scale has to be.
  nonisolated var isScale: Bool { self > 0 && isFinite }
}
