import UIKit

/// The progress of a zoom from its source, and how far fingers have moved it off that path.
///
///     source ●─ ─ ─ ─ ─○─ ─ ─ ─ ─ ─● open          progress: 0 at the source, 1 before everything
///                       ╲
///                        ● what is seen            offset, and the logarithm of a scale, from the path
///
/// Each number goes to its goal on a spring of its own. As all of them are steady, so is what is seen: a finger that
/// takes hold changes none of them, and where the source moves meanwhile the path moves with it.
nonisolated struct ZoomPose: Equatable {
  /// 0 at the source, 1 before everything; a little beyond where a spring swings over.
  var progress: CGFloat
  /// How far the middle is from its path, in points.
  var offset = CGPoint.zero
  /// The natural logarithm of the scale, relative to that of the path.
  var logScale: CGFloat = 0
  /// How far it has been pulled down, in points: what is behind it is seen better then.
  var depth: CGFloat = 0
  /// The natural logarithm of the scale that fingers have pinched it to, which is in ``logScale``, too: for what is behind it.
  var pinch: CGFloat = 0

  static let closed = ZoomPose(progress: 0)
  static let open = ZoomPose(progress: 1)

  /// The distances from each other, as six numbers: for springs.
  var numbers: [CGFloat] {
    [progress, offset.x, offset.y, logScale, depth, pinch]
  }

  init(
    progress: CGFloat, offset: CGPoint = .zero, logScale: CGFloat = 0, depth: CGFloat = 0,
    pinch: CGFloat = 0
  ) {
    self.progress = progress
    self.offset = offset
    self.logScale = logScale
    self.depth = depth
    self.pinch = pinch
  }

  init(_ numbers: [CGFloat]) {
    self.init(
      progress: numbers[0], offset: CGPoint(x: numbers[1], y: numbers[2]), logScale: numbers[3],
      depth: numbers[4], pinch: numbers[5])
  }
}

/// Where what zooms is drawn: computed from a pose and the two ends of the path.
nonisolated struct ZoomAppearance: Equatable {
  /// The middle of what is shown, in the stage.
  var center: CGPoint
  /// The scale of the view that zooms.
  var scale: CGFloat
  /// What is shown of it, in its own points.
  var crop: CGRect
  /// The radius of the corners, in points of the stage.
  var corners: CGFloat
  /// How dark it is behind it, from 0 to 1.
  var dimming: CGFloat
  /// How opaque it is, from 0 to 1.
  var alpha: CGFloat

  /// The rectangle that is shown, in the stage.
  var frame: CGRect {
    let (width, height) = (crop.width * scale, crop.height * scale)
    return CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }
}

/// The two ends of the path, as they are at this moment.
///
/// With the source's rectangle S on the stage and the picture's rectangle R in the view that zooms, the view has at the
/// source the scale
///
///     k = max(S.w / R.w, S.h / R.h)
///
/// so that the picture covers the source, and of the view the middle part of R is shown that is S large: S/k. In between
/// the logarithm of the scale, the picture's middle, and the corners are mixed with those of the open view. The crop opens first to
/// the picture and then to what is around it, so that round corners are the picture's while they can be seen: with the
/// progress p it is S/k mixed with an outer rectangle by p, and that one is R mixed with the whole view by
///
///     max(0, 2p − 1)²          0 until half-way, then growing without a kink
///
/// A cell 100 × 100 at (0, 0), a stage 300 × 600, a picture R = (0, 200, 300, 200) in it: k = 0.5, the crop is
/// (50, 200, 200, 200), its middle is at (50, 50). Half-way the scale is √0.5 = 0.707, the crop (25, 200, 250, 200).
nonisolated struct ZoomEnds: Equatable {
  /// The size of the stage, and of the view that zooms.
  var stage: CGSize
  /// `nil` where there is no source: it fades then.
  var source: CGRect?
  /// The radius of the source's corners, in points of the stage.
  var sourceCorners: CGFloat = 0
  /// What belongs to the source of the view that zooms, in its points.
  var picture: CGRect

  func appearance(at pose: ZoomPose) -> ZoomAppearance {
    let whole = CGRect(origin: .zero, size: stage)
    let share = min(max(pose.progress, 0), 1)
    let free = exp(pose.logScale)
    let depth = max(pose.depth, PullDown.depth(scale: exp(pose.pinch), height: stage.height))
    let dimming = share * PullDown.dimming(depth: depth, height: stage.height)
    let pivot = pivot(at: pose)
    guard let source, let k = scale else {
      return ZoomAppearance(
        center: pivot, scale: free, crop: whole, corners: 0, dimming: dimming, alpha: share)
    }
    let scale = exp(mix(log(k), 0, pose.progress)) * free
    let crop = crop(coverScale: k, source: source.size, share: share)
    // The picture's middle goes straight from the source's to where it is in the open view.
    let (x, y) = (picture.midX - whole.midX, picture.midY - whole.midY)
    return ZoomAppearance(
      center: CGPoint(
        x: pivot.x + x * free * pose.progress + (crop.midX - picture.midX) * scale,
        y: pivot.y + y * free * pose.progress + (crop.midY - picture.midY) * scale),
      scale: scale, crop: crop, corners: mix(sourceCorners, 0, share), dimming: dimming, alpha: 1)
  }

  /// The point about which the pose's own scale scales, on the stage: on the way from the source's middle to the stage's.
  func pivot(at pose: ZoomPose) -> CGPoint {
    let middle = CGPoint(x: stage.width / 2, y: stage.height / 2)
    var from = middle
    if let source, scale != nil { from = CGPoint(x: source.midX, y: source.midY) }
    return CGPoint(
      x: mix(from.x, middle.x, pose.progress) + pose.offset.x,
      y: mix(from.y, middle.y, pose.progress) + pose.offset.y)
  }

  /// What is shown of the view that zooms, in its points.
  private func crop(coverScale k: CGFloat, source: CGSize, share: CGFloat) -> CGRect {
    let whole = CGRect(origin: .zero, size: stage)
    let part = CGRect(
      x: picture.midX - source.width / k / 2, y: picture.midY - source.height / k / 2,
      width: source.width / k, height: source.height / k)
    let seen = picture.intersection(whole)
    let around = max(0, 2 * share - 1)
    let outer = mix(seen.isEmpty ? whole : seen, whole, around * around)
    return mix(part, outer, share)
  }

  private func mix(_ a: CGFloat, _ b: CGFloat, _ share: CGFloat) -> CGFloat {
    a + (b - a) * share
  }

  private func mix(_ a: CGRect, _ b: CGRect, _ share: CGFloat) -> CGRect {
    CGRect(
      x: mix(a.minX, b.minX, share), y: mix(a.minY, b.minY, share),
      width: mix(a.width, b.width, share), height: mix(a.height, b.height, share))
  }

  /// Where a rectangle of the view that zooms is drawn, on the stage.
  func frame(of rectangle: CGRect, at pose: ZoomPose) -> CGRect {
    let appearance = appearance(at: pose)
    let (width, height) = (rectangle.width * appearance.scale, rectangle.height * appearance.scale)
    return CGRect(
      x: appearance.center.x + (rectangle.midX - appearance.crop.midX) * appearance.scale - width
        / 2,
      y: appearance.center.y + (rectangle.midY - appearance.crop.midY) * appearance.scale - height
        / 2,
      width: width, height: height)
  }

  /// A pose changed so that a rectangle of the view is drawn where another rectangle was drawn before: as large, and with
  /// its middle at the same point.
  ///
  /// A view 300 × 600 is open, and in it a picture (−150, 100, 600, 400), zoomed to twice its size, becomes
  /// (0, 200, 300, 200), shown whole: it is drawn where it was with a scale of 2 and no offset.
  func pose(_ pose: ZoomPose, drawing rectangle: CGRect, at before: CGRect) -> ZoomPose {
    let now = frame(of: rectangle, at: pose)
    guard now.width > 0, before.width > 0 else { return pose }
    var new = pose
    new.logScale += log(before.width / now.width)
    let scaled = frame(of: rectangle, at: new)
    new.offset.x += before.midX - scaled.midX
    new.offset.y += before.midY - scaled.midY
    return new
  }

  /// That of the view at the source; `nil` where there is nothing to cover it with.
  private var scale: CGFloat? {
    guard let source, source.width > 0, source.height > 0, picture.width > 0, picture.height > 0
    else { return nil }
    return max(source.width / picture.width, source.height / picture.height)
  }
}
