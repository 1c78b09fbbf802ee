import TouchKit
import Tsumami

/// How a viewer stands before the grid: fully there, gone, or anywhere between.
nonisolated struct ViewerPose: Equatable {
  /// 0 where everything is there, 1 where all has faded.
  var fade: CGFloat
  /// How far the photo has been pulled down, in points; below 0 where it has been pulled up.
  var depth: CGFloat
  /// By how much the photo's middle is off its place, in points.
  var shift: CGPoint

  static let open = ViewerPose(fade: 0, depth: 0, shift: .zero)
  static let closed = ViewerPose(fade: 1, depth: 0, shift: .zero)

  /// The scale of the photo in a view of a height: a pull shrinks it, and so, a little, does fading.
  func scale(height: CGFloat) -> CGFloat {
    PullDown.scale(depth: depth, height: height) * (1 - 0.08 * clampedFade)
  }

  /// How black it is behind the photo, from 0 to 1.
  func veil(height: CGFloat) -> CGFloat {
    PullDown.dimming(depth: depth, height: height) * (1 - clampedFade)
  }

  /// How much of the photo itself is to be seen, from 0 to 1.
  var opacity: CGFloat {
    1 - clampedFade
  }

  // A spring may run over.
  private var clampedFade: CGFloat {
    min(max(fade, 0), 1)
  }
}
