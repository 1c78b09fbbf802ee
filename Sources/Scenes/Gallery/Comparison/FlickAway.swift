import TouchKit

/// What a finger that drags a photo up or down, and lets go of it, decides.
///
/// With the height H of what the photo is shown in, its offset y downwards and the finger's velocity v,
///
///     up:    keep      where  y + 0.12 s · v  < −H/6
///     down:  reject    where  y + 0.12 s · v  >  H/6
///
/// and otherwise it goes back: the same sixth and the same 120 ms by which a photo is pulled down (`PullDown`). In 600 points, pulled up by
/// 60 points it goes back where the finger rests, and is kept at 400 points per second upwards, as −108 < −100.
///
/// A photo that was caught while it left goes on leaving, unless the finger takes it back by 8 points within the next 120 ms: where it is by
/// then says nothing of what the finger wants.
nonisolated enum FlickAway {
  /// How far ahead a release is looked at, in seconds.
  static let foresight: CGFloat = 0.12

  /// The movement of a finger that means something, in points.
  static let slack: CGFloat = 8

  /// In points, from where on letting go at rest decides.
  static func limit(height: CGFloat) -> CGFloat {
    height / 6
  }

  /// - Parameters:
  ///   - offset: downwards, in points.
  ///   - velocity: downwards, in points per second.
  /// - Returns: `nil` where it goes back.
  static func verdict(offset: CGFloat, velocity: CGFloat, height: CGFloat) -> Verdict? {
    let ahead = offset + foresight * velocity
    guard height > 0, abs(ahead) > limit(height: height) else { return nil }
    return ahead < 0 ? .keep : .reject
  }

  /// The same for a photo that was caught while it left.
  ///
  /// - Parameters:
  ///   - leaving: the verdict by which it left.
  ///   - moved: by so much since it was caught, downwards, in points.
  static func verdict(
    caught leaving: Verdict, offset: CGFloat, moved: CGFloat, velocity: CGFloat, height: CGFloat
  ) -> Verdict? {
    let on = (moved + foresight * velocity) * leaving.direction
    guard on < -slack else { return leaving }
    let new = verdict(offset: offset, velocity: velocity, height: height)
    return new == leaving ? nil : new
  }
}

extension Verdict {
  /// 1 where it takes a photo down, −1 where it takes it up.
  nonisolated var direction: CGFloat {
    self == .reject ? 1 : -1
  }
}
