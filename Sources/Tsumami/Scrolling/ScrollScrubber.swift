import UIKit

/// A handle at the right edge of a scroll view that leads through all of its content, however long it is.
///
/// It appears while the content is scrolled, or while a pointer is near the edge, and goes away after a while. A finger or a mouse that lands on it drags it, and the content with
/// it; a bubble beside it says what is there. The further the finger is moved away from the edge, the finer it leads; see
/// ``precision(at:)``. It catches content that decelerates. A touch that is cancelled puts the content back to where it was.
///
/// Lay it over the scroll view, as a sibling in front of it and of the same frame, and call it when the content moves:
///
///     let scrubber = ScrollScrubber(scrollView)
///     scrubber.title = { offset in months.title(at: offset.y) }
///     view.addSubview(scrubber)
///
///     func scrollViewDidScroll(_ scrollView: UIScrollView) { scrubber.contentMoved() }
///
/// Only the handle is touched, in a field of 44 × 60 points, and only while it is there: all other touches reach what lies below.
/// Sends `valueChanged` when a finger has moved the content.
public final class ScrollScrubber: UIControl {
  /// The scroll view whose content it leads through; the scrubber owns it.
  public let scrollView: UIScrollView

  /// What the bubble says of a content offset; asked while a finger drags. No bubble for `nil`, the default.
  public var title: ((CGPoint) -> String?)?

  /// The highest that the bubble's upper edge may be, in points from the scrubber's, so that it does not lie over a title that stays at
  /// the top of the content; asked while a finger drags. Where the handle is higher the bubble stays below it. Nowhere too high for
  /// `nil`, the default.
  public var bubbleTop: (() -> CGFloat)?

  /// How long the handle stays after the content has come to rest, in seconds; 1.2 by default.
  public var lingering: TimeInterval = 1.2

  /// The handle's colour; a white that is a little transparent by default, for content on a dark ground.
  public var handleColor = UIColor(white: 1, alpha: 0.9) {
    didSet { handle.backgroundColor = handleColor }
  }

  /// How near a pointer comes to the right edge for the handle to appear, and to stay, in points; 60 by default, 0 for never.
  public var pointerReach: CGFloat = 60

  /// Whether the handle is visible. A finger can catch it only then.
  public private(set) var isShown = false

  private let handle = UIView(frame: .zero)
  private let bubble = UIView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let wait = DelayedCall()
  private var hasMoved = false
  // Over the content, and over the handle.
  private let hovers = [UIHoverGestureRecognizer(), UIHoverGestureRecognizer()]
  private var isPointedAt = false
  // While a finger drags: its path, and where the content was.
  private var path: ScrubPath?
  private var origin = CGPoint.zero

  private static let touched = CGSize(width: 44, height: 60)
  private static let bar = CGSize(width: 5, height: 44)
  // Between the track and what the content is inset by, and between the bar and the edge.
  private static let margin: CGFloat = 4

  /// A scrubber of the scroll view's frame.
  public init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(frame: scrollView.frame)
    handle.backgroundColor = handleColor
    handle.alpha = 0
    handle.isUserInteractionEnabled = false
    bubble.backgroundColor = UIColor(white: 0, alpha: 0.75)
    bubble.isUserInteractionEnabled = false
    bubble.isHidden = true
    label.textColor = .white
    label.textAlignment = .center
    addSubview(bubble)
    bubble.addSubview(label)
    addSubview(handle)
    round()
    for (hover, view) in zip(hovers, [scrollView, self]) {
      hover.addAction { [here = WeakReference(self)] in here.object?.pointed(by: $0) }
      view.addGestureRecognizer(hover)
    }
  }

  #if !hasFeature(Embedded)
    public required init?(coder: NSCoder) {
      return nil
    }
  #endif

  // Spelled out: see UIResponder.
  deinit {}

  /// How fast the handle goes with a finger that is a distance from the right edge, in points: 1 up to 60 points, then half for
  /// each 50 points, down to 1/16.
  public static func precision(at distance: CGFloat) -> CGFloat {
    ScrubPath.speed(distance)
  }

  /// To be called when the content has moved, as from `scrollViewDidScroll(_:)`.
  public func contentMoved() {
    guard path == nil else { return }
    guard range > 0 else { return hide() }
    hasMoved = true
    if !isShown { show() }
    place()
  }

  /// Hides the handle at once, and ends the drag of a finger.
  public func hide() {
    wait.cancel()
    isShown = false
    handle.alpha = 0
    endDrag()
  }

  // MARK: What is there

  private func show() {
    isShown = true
    handle.alpha = 1
    linger()
  }

  // A pointer is near the edge, or no longer. What leaves the content for the handle is back at once.
  private func pointed(by hover: UIHoverGestureRecognizer) {
    let isNear =
      (hover.state == .began || hover.state == .changed) && range > 0
      && bounds.maxX - hover.location(in: self).x <= pointerReach
    guard isNear != isPointedAt else { return }
    isPointedAt = isNear
    if isNear, !isShown { show() }
    place()
    if !isNear, isShown { linger() }
  }

  // One timer at a time: content that keeps moving does not make a new one for each frame.
  private func linger() {
    wait.schedule(after: lingering, in: self, target: self, action: ScrollScrubber.waited)
  }

  private func waited() {
    guard isShown, path == nil, !isPointedAt else { return }
    if hasMoved {
      hasMoved = false
      return linger()
    }
    isShown = false
    UIView.animate(withDuration: 0.25) { [handle] in handle.alpha = 0 }
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard isShown, range > 0 else { return false }
    let size = ScrollScrubber.touched
    return CGRect(
      x: bounds.maxX - size.width, y: handle.frame.midY - size.height / 2, width: size.width,
      height: size.height
    ).contains(point)
  }

  // MARK: Where it is

  // How far the content can be scrolled, in points.
  private var range: CGFloat {
    let inset = scrollView.adjustedContentInset
    return scrollView.contentSize.height + inset.top + inset.bottom - scrollView.bounds.height
  }

  // Where the middle of the handle can be.
  private var track: (top: CGFloat, length: CGFloat) {
    let inset = scrollView.adjustedContentInset
    let half = ScrollScrubber.touched.height / 2
    let top = inset.top + ScrollScrubber.margin + half
    let bottom = bounds.height - inset.bottom - ScrollScrubber.margin - half
    return (top, max(1, bottom - top))
  }

  private var middle: CGFloat {
    let part =
      range > 0 ? (scrollView.contentOffset.y + scrollView.adjustedContentInset.top) / range : 0
    return track.top + min(max(part, 0), 1) * track.length
  }

  private func place() {
    let width = ScrollScrubber.bar.width + (path == nil && !isPointedAt ? 0 : 3)
    let y = path.map { min(max($0.handle, track.top), track.top + track.length) } ?? middle
    handle.frame = CGRect(
      x: bounds.maxX - width - ScrollScrubber.margin, y: y - ScrollScrubber.bar.height / 2,
      width: width, height: ScrollScrubber.bar.height)
    guard path != nil else { return }
    let words = title?(scrollView.contentOffset)
    bubble.isHidden = words == nil
    guard let words else { return }
    label.text = words
    let text = label.sizeThatFits(.zero).width
    let size = CGSize(width: min(text + 32, max(0, bounds.width - 90)), height: 40)
    bubble.frame = CGRect(
      x: bounds.maxX - ScrollScrubber.touched.width - size.width - 8,
      y: max(y - size.height / 2, bubbleTop?() ?? -.infinity),
      width: size.width, height: size.height)
    label.frame = CGRect(origin: .zero, size: size)
  }

  // MARK: A finger

  public override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard range > 0 else { return false }
    let point = touch.location(in: self)
    origin = scrollView.contentOffset
    path = ScrubPath(handle: middle, finger: point.y, distance: bounds.maxX - point.x)
    wait.cancel()
    handle.alpha = 1
    // What flies is caught.
    scrollView.setContentOffset(origin, animated: false)
    place()
    return true
  }

  public override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    path?.move(to: point.y, distance: max(0, bounds.maxX - point.x))
    guard let path else { return false }
    let part = min(max((path.handle - track.top) / track.length, 0), 1)
    scrollView.setContentOffset(
      CGPoint(
        x: scrollView.contentOffset.x, y: part * range - scrollView.adjustedContentInset.top),
      animated: false)
    place()
    sendActions(for: .valueChanged)
    return true
  }

  public override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    endDrag()
    if isShown { linger() }
  }

  public override func cancelTracking(with event: UIEvent?) {
    guard path != nil else { return }
    scrollView.setContentOffset(origin, animated: false)
    endDrag()
    if isShown { linger() }
    sendActions(for: .valueChanged)
  }

  private func endDrag() {
    guard path != nil else { return }
    path = nil
    bubble.isHidden = true
    place()
  }

  #if APPLE_UIKIT
    private func round() {
      handle.layer.cornerRadius = ScrollScrubber.bar.width / 2
      bubble.layer.cornerRadius = 20
      label.font = .systemFont(ofSize: 17, weight: .semibold)
    }
  #else
    private func round() {
      handle.layerCornerRadius = ScrollScrubber.bar.width / 2
      bubble.layerCornerRadius = 20
      label.fontSize = 17
      label.fontWeight = 600
    }
  #endif
}
