import UIKit

/// Views of pictures that are zoomed as one: what a finger, a key or a program does to one of them, the others do too.
///
/// For pictures that are compared, such as two photos of the same moment:
///
///     let link = ZoomLink([left, right])
///
/// All show the same part of their pictures: the same scale, counted from that at which a whole picture is visible, and the same middle,
/// in shares of a picture's width and height. So pictures of different sizes and shapes can be linked, in views of different sizes. Where
/// a view cannot show that, because its picture ends, it shows what is nearest, and is taken along again once it can. All may be
/// zoomed as far as the one of them that may be zoomed farthest. A picture that is replaced by another one, and a view that gets another
/// size, show that part as well.
///
/// A finger that lands on any of them stops what glides on another one. If fingers drag or pinch two of them at the same time, those that
/// begin later lead, and the gesture of the others is cancelled.
///
/// A view is in one link at most. The link does not keep its views; a view keeps its link.
public final class ZoomLink: DelegateObject {
  /// Called after the part that is shown has changed; does nothing by default. The views show it then.
  public var onChange: () -> Void = {}

  private var members: [LinkedView] = []
  private var linked = LinkedViewport()
  // The one that was moved last.
  @WeakReference private var leader: ZoomableImageView?
  // While the views are being brought to what is shared, what they say of it is no news.
  private var isApplying = false

  /// Links views, as ``add(_:)`` does one after the other: the first one says which part is shown.
  public init(_ views: [ZoomableImageView] = []) {
    _leader = WeakReference(nil)
    #if hasFeature(Embedded)
      super.init()
    #endif
    for view in views { add(view) }
  }

  // Spelled out: see UIResponder.
  deinit {}

  /// The views, in the order in which they were added; those that are gone are not among them.
  public var views: [ZoomableImageView] {
    members.compactMap { $0.view }
  }

  /// The part of the pictures that is shown. Set, all views show it at once, as far as they can; numbers that are not finite, and a
  /// magnification that is not positive, are ignored.
  public var viewport: ZoomableImageView.Viewport {
    get { linked.shared }
    set {
      guard newValue.magnification > 0, newValue.magnification.isFinite,
        newValue.middle.x.isFinite, newValue.middle.y.isFinite
      else { return }
      linked = LinkedViewport(newValue)
      leader = nil
      apply(except: nil)
      onChange()
    }
  }

  /// Links a view: it shows what the others do. One that is in another link leaves that one; one that is in this link stays as it is.
  ///
  /// - Complexity: O(n) in the number of views, as for each step of a movement.
  public func add(_ view: ZoomableImageView) {
    guard view.zoomLink !== self else { return }
    view.zoomLink?.remove(view)
    members.removeAll { $0.view == nil }
    if members.isEmpty { linked = LinkedViewport(view.viewport) }
    view.zoomLink = self
    members.append(LinkedView(view, of: self))
    shareLimits()
    apply(to: view)
  }

  /// Takes a view out of the link. It stays as it is zoomed, within its own limits; one that is not in the link is ignored.
  public func remove(_ view: ZoomableImageView) {
    guard let index = members.firstIndex(where: { $0.view === view }) else { return }
    members[index].observer.view?.removeGestureRecognizer(members[index].observer)
    members.remove(at: index)
    view.zoomLink = nil
    view.linkedMagnification = 0
    if leader === view { leader = nil }
    shareLimits()
    apply(except: nil)
    if view.scrollView.zoomScale > view.scrollView.maximumZoomScale {
      view.viewport = view.viewport
    }
  }

  // MARK: What the views tell

  /// A view has been scrolled or zoomed, by whatever means.
  func viewportChanged(of view: ZoomableImageView) {
    guard !isApplying, let index = members.firstIndex(where: { $0.view === view }) else { return }
    if let leader, leader !== view, leader.isMoved {
      // It was on its way back from beyond an edge, or is still under a finger that has lost it.
      return apply(to: view)
    }
    leader = view
    let now = view.viewport
    let before = linked
    linked.move(from: members[index].shown, to: now)
    members[index].shown = now
    guard linked != before else { return }
    apply(except: view)
    onChange()
  }

  /// A view has another picture, or another size, and its limits may be others.
  func contentChanged(of view: ZoomableImageView) {
    shareLimits()
    apply(to: view)
  }

  /// A finger has come down on a view: nothing glides on under it on another one.
  func touched(_ view: ZoomableImageView) {
    for other in views where other !== view { other.stopGliding() }
  }

  /// Fingers, or a program, begin to move a view.
  func willMove(_ view: ZoomableImageView) {
    guard !isApplying else { return }
    leader = view
    for other in views where other !== view { other.giveUp() }
  }

  // MARK: What they show

  private func apply(except view: ZoomableImageView?) {
    for member in members {
      if let other = member.view, other !== view { apply(to: other) }
    }
  }

  private func apply(to view: ZoomableImageView) {
    let wasApplying = isApplying
    isApplying = true
    view.viewport = linked.shared
    isApplying = wasApplying
    if let index = members.firstIndex(where: { $0.view === view }) {
      members[index].shown = view.viewport
    }
  }

  private func shareLimits() {
    var most: CGFloat = 0
    for member in members { most = max(most, member.view?.ownMagnification ?? 0) }
    let wasApplying = isApplying
    isApplying = true
    for member in members { member.view?.linkedMagnification = most }
    isApplying = wasApplying
  }
}

/// A view of a link, and what it showed when the link last looked.
private struct LinkedView {
  @WeakReference var view: ZoomableImageView?
  var shown: ZoomableImageView.Viewport
  let observer: TouchDownObserver

  init(_ view: ZoomableImageView, of link: ZoomLink) {
    _view = WeakReference(view)
    shown = view.viewport
    observer = TouchDownObserver()
    observer.landed = { [link = WeakReference(link), view = WeakReference(view)] in
      if let view = view.object { link.object?.touched(view) }
    }
    view.addGestureRecognizer(observer)
  }
}
