import TouchKit

/// What has been decided about a photo that was compared with another one.
nonisolated public enum Verdict: Int32, CaseIterable, Sendable {
  /// It left downwards.
  case reject = -1
  /// It left upwards.
  case keep = 1
}

/// Two photos that a host wants beside each other, and those that may be next.
public struct ComparedPhotos {
  /// One of the two.
  public struct Side {
    /// The photo, as an index in the host's list; `nil` for nothing.
    let picture: Int32?

    /// Where it is shown, in the window.
    let frame: CGRect

    /// It comes back from where this verdict took it; `nil` where it fades in. Means nothing for a photo that is there already.
    let takesBack: Verdict?

    /// - Parameters:
    ///   - picture: an index in the host's list; one outside of it counts as `nil`.
    ///   - frame: in the window; what is outside of the window is not seen. One whose numbers are not finite counts as empty.
    ///   - takesBack: the verdict that is taken back by it.
    public init(picture: Int32?, frame: CGRect, takesBack: Verdict? = nil) {
      self.picture = picture
      self.frame = frame
      self.takesBack = takesBack
    }
  }

  /// The one at the left or above, and the one at the right or below.
  let first: Side
  let second: Side

  /// Photos that are loaded meanwhile, as indices in the host's list.
  let next: [Int32]

  /// - Parameter next: the first two are loaded, in the size in which they would be shown whole.
  public init(_ first: Side, _ second: Side, next: [Int32] = []) {
    self.first = first
    self.second = second
    self.next = next
  }
}
