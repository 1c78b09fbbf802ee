import UIKit

/// What a ``ColumnZoomController`` does with its grid.
public struct ColumnZoomEvent: Equatable, Sendable {
  /// Where a transition of the columns is.
  public enum State: Equatable, Sendable {
    /// The grid moves from one number of columns to another.
    case began
    /// The fingers have moved it.
    case changed
    /// It has come to rest with the new number of columns.
    case finished
    /// It has come to rest with the old one.
    case cancelled
    /// A pinch has caught it while it settled.
    case caught
  }

  /// Where the transition is.
  public let state: State
  /// The numbers of columns.
  public let from: Int
  /// The number of columns that it leads to.
  public let to: Int
  /// From 0 to 1, and a little beyond where the fingers pull further than there are counts.
  public let progress: CGFloat
}
