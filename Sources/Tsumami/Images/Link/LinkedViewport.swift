import UIKit

/// The part of their pictures that linked views show together, and what becomes of it when one of the views is moved.
///
/// The scale counts from that at which a whole picture is visible, the middle in shares of a picture's width and height, so
/// pictures of other sizes and shapes show what is at the same place in them.
///
/// A view cannot always show it: near an edge its own middle is nearer to the middle of its picture. Where such a view is moved
/// by δ on an axis, or zoomed by a factor f, and what is shared is off from it by d, what is shared catches up meanwhile, so that no
/// view jumps:
///
///     d′ = d · max(0, 1 − (|δ| + |ln f| / 4) / |d|)        shared′ = shown + δ + d′
///
/// A view that shows 0.20, its edge, of a shared 0.10 is moved to 0.23: d is −0.10, d′ is −0.07, and 0.16 is shared, which is
/// further than 0.13. Moved on to 0.30 it shares 0.30. Zoomed by 1.5 instead, it shares 0.20.
nonisolated struct LinkedViewport: Equatable {
  private(set) var shared = ZoomableImageView.Viewport.whole

  /// What is smaller is the noise of computing.
  private static let noise: CGFloat = 1e-6

  init(_ shared: ZoomableImageView.Viewport = .whole) {
    self.shared = shared
    settle()
  }

  /// A view that has shown something of it shows something else now.
  mutating func move(
    from old: ZoomableImageView.Viewport, to new: ZoomableImageView.Viewport
  ) {
    var zoomed: CGFloat = 0
    if abs(new.magnification - old.magnification) > LinkedViewport.noise {
      shared.magnification = new.magnification
      if old.magnification > 0, new.magnification > 0 {
        zoomed = abs(log(new.magnification / old.magnification)) / 4
      }
    }
    shared.middle.x = LinkedViewport.moved(
      shared.middle.x, from: old.middle.x, to: new.middle.x, zoomed: zoomed)
    shared.middle.y = LinkedViewport.moved(
      shared.middle.y, from: old.middle.y, to: new.middle.y, zoomed: zoomed)
    settle()
  }

  // Where all of the pictures is visible, no view remembers an edge that another one was at.
  private mutating func settle() {
    if shared.magnification <= 1 + LinkedViewport.noise {
      shared.middle = ZoomableImageView.Viewport.whole.middle
    }
  }

  private static func moved(
    _ shared: CGFloat, from old: CGFloat, to new: CGFloat, zoomed: CGFloat
  ) -> CGFloat {
    let step = abs(new - old) > noise ? new - old : 0
    let reach = abs(step) + zoomed
    let off = shared - old
    guard reach > 0 else { return shared }
    guard abs(off) > reach else { return new }
    return old + step + (off < 0 ? off + reach : off - reach)
  }
}
