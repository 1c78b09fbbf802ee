import UIKit

/// A picture to look at closely.
///
/// It is shown whole at first. Two fingers pinch it, one drags it; a double tap fills the view at
/// the finger, and shows the whole picture again; a tap with two fingers goes out by a step; one
/// finger that taps, lands again and drags up or down zooms (``OneFingerZoomGestureRecognizer``).
///
///     let view = ZoomableImageView(frame: bounds)
///     view.show(placeholder: thumbnail, size: CGSize(width: 4032, height: 3024))
///     …
///     view.image = picture            // the same area, only sharper
///
/// When its size changes, a picture that was shown whole still is, and of any other the middle
/// stays in the middle, as far as its edges allow; where nobody has moved it meanwhile, a size that
/// comes back shows what it showed, as on a device that is turned and turned back.
open class ZoomableImageView: UIView {
  /// What zooms. Its delegate is this view.
  public let scrollView: UIScrollView

  /// What shows the picture, at the picture's own size, scaled.
  public let imageView: UIImageView

  /// Recognizes the double tap. A single tap of yours that should wait for it says `require(toFail:)`.
  public let doubleTap = UITapGestureRecognizer()

  /// Recognizes the tap with two fingers.
  public let twoFingerTap = UITapGestureRecognizer()

  /// Recognizes the finger that taps, lands again and drags. Its threshold is 10 points, so that a
  /// double tap is never a zoom.
  public let oneFingerZoom = OneFingerZoomGestureRecognizer()

  /// How large a pixel of the picture is shown at most, in points; 3 by default.
  ///
  /// A picture whose pixels would have to be larger than that to fill the view may be zoomed until
  /// it does, and any picture to twice the scale at which it fits.
  open var largestPixel: CGFloat = 3 {
    didSet { updateLimits() }
  }

  /// How much of the view something lies over at its edges, such as bars, in points: the whole picture is shown in the middle of the rest, and one that is
  /// zoomed passes below, and can be dragged out from there. Zero by default; negative edges count as 0, and edges that are not finite, or leave no room,
  /// change nothing. A picture that is shown whole still is when this changes, and any other stays where it is, as far as its edges allow.
  public final var coveredEdges: UIEdgeInsets {
    get { scrollView.contentInset }
    set {
      let new = UIEdgeInsets(
        top: max(0, newValue.top), left: max(0, newValue.left), bottom: max(0, newValue.bottom),
        right: max(0, newValue.right))
      let (across, down) = (new.left + new.right, new.top + new.bottom)
      // The larger of 0 and what is no number is 0.
      let sum = newValue.top + newValue.left + newValue.bottom + newValue.right
      guard sum.isFinite, across.isFinite, down.isFinite, new != coveredEdges else { return }
      let isShort = laidOutSize.width > 0 && (across >= bounds.width || down >= bounds.height)
      if !isShort { cover(new) }
    }
  }

  /// What a tap with two fingers divides the scale by; 2 by default.
  open var twoFingerTapStep: CGFloat = 2

  /// Called whenever the scale has changed, by fingers or otherwise: the time to see whether a
  /// sharper picture is wanted.
  open var onZoom: () -> Void = {}

  /// What shows the picture in tiles, over ``imageView``, for pictures that are too large to be loaded as one; none by default.
  ///
  /// This view says to it what is visible. The image below it should be a small form of the whole picture.
  open var tiledImageView: TiledImageView? {
    didSet { if tiledImageView !== oldValue { installTiles(insteadOf: oldValue) } }
  }

  /// What this view is zoomed together with; `nil` by default. See ``ZoomLink/add(_:)``.
  public internal(set) final var zoomLink: ZoomLink?

  // How far the link lets it be zoomed, counted from the scale at which the whole picture is visible; 0 where it has no say.
  final var linkedMagnification: CGFloat = 0 {
    didSet { if linkedMagnification != oldValue { limitScale() } }
  }

  // The size that the picture has, or will have; nothing is shown without one.
  final var pictureSize = CGSize.zero
  // The area to show as soon as there is a picture and a view to show it in.
  final var pendingViewport: Viewport?
  // The anchor of one finger: a point of the picture, its location in this view, and the scale it started with.
  final var grip: (point: CGPoint, location: CGPoint, scale: CGFloat)?
  private var laidOutSize = CGSize.zero
  // What was looked at before the size changed, and what has come of it.
  private var sight: Sight?
  // While the picture or the size changes, what is shown on the way means nothing to a link.
  final var isArranging = false

  public override init(frame: CGRect) {
    scrollView = UIScrollView(frame: CGRect(origin: .zero, size: frame.size))
    imageView = UIImageView(frame: .zero)
    super.init(frame: frame)
    addViews()
  }

  #if !hasFeature(Embedded)
    /// One of a storyboard or a nib, where UIKit reads those: on Apple's systems.
    public required init?(coder: NSCoder) {
      scrollView = UIScrollView(frame: .zero)
      imageView = UIImageView(frame: .zero)
      super.init(coder: coder)
      addViews()
    }
  #endif

  // Spelled out: see UIResponder.
  deinit {}

  private func addViews() {
    scrollView.delegate = self
    // Pictures lie below a notch, too.
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    scrollView.addSubview(imageView)
    addSubview(scrollView)
    installGestures()
    #if APPLE_UIKIT
      installAccessibilityActions()
    #endif
  }

  // MARK: The picture

  /// The picture; none by default.
  ///
  /// One of the size that was announced by ``show(placeholder:size:)``, or of the same proportions,
  /// replaces what is shown without a move. Any other is shown whole.
  open var image: UIImage? {
    get { imageView.image }
    set { setImage(newValue) }
  }

  /// Shows something until the picture is there: a thumbnail, or nothing but the room that the
  /// picture will get.
  ///
  /// - Parameter size: that the picture will have, in points, as it is shown.
  open func show(placeholder: UIImage?, size: CGSize) {
    imageView.image = placeholder
    setPictureSize(size)
  }

  private func setImage(_ image: UIImage?) {
    imageView.image = image
    guard let size = image?.size, size != pictureSize else { return }
    let isSameShape =
      abs(size.width * pictureSize.height - size.height * pictureSize.width)
      <= 0.01 * size.width * pictureSize.height
    let kept = isSameShape && pictureSize.width > 0 ? viewport : nil
    setPictureSize(size)
    if let kept { viewport = kept }
  }

  private func setPictureSize(_ size: CGSize) {
    let wasArranging = isArranging
    isArranging = true
    sight = nil
    pictureSize = size
    scrollView.minimumZoomScale = 1
    scrollView.maximumZoomScale = 1
    scrollView.zoomScale = 1
    imageView.transform = .identity
    imageView.frame = CGRect(origin: .zero, size: size)
    scrollView.contentSize = size
    updateLimits()
    showWhole()
    showPendingViewport()
    updateTiles()
    isArranging = wasArranging
    if !isArranging { zoomLink?.contentChanged(of: self) }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != laidOutSize { arrange() }
  }

  private func cover(_ edges: UIEdgeInsets) {
    let isWhole = isShownWhole
    scrollView.contentInset = edges
    guard laidOutSize.width > 0 else { return }
    updateLimits()
    guard isWhole else { return center() }
    showWhole()
    updateTiles()
  }

  private func showWhole() {
    scrollView.zoomScale = scrollView.minimumZoomScale
    center()
    scrollView.contentOffset = CGPoint(x: -coveredEdges.left, y: -coveredEdges.top)
  }

  // For a size of its own that is new.
  private func arrange() {
    let wasArranging = isArranging
    isArranging = true
    var isWhole = isShownWhole || laidOutSize.width <= 0
    var (point, scale) = (pointInMiddle, scrollView.zoomScale)
    if let sight, sight.offset == scrollView.contentOffset, sight.shownScale == scale {
      (point, scale, isWhole) = (sight.point, sight.scale, false)
    }
    laidOutSize = bounds.size
    scrollView.frame = bounds
    updateLimits()
    if isWhole {
      showWhole()
    } else {
      scrollView.setZoomScale(scale, keeping: point, of: imageView, at: middle)
      center()
    }
    sight =
      isWhole
      ? nil
      : Sight(
        point: point, scale: scale, offset: scrollView.contentOffset,
        shownScale: scrollView.zoomScale)
    showPendingViewport()
    updateTiles()
    isArranging = wasArranging
    if !isArranging { zoomLink?.contentChanged(of: self) }
  }

  // Only a window knows how many pixels are a point.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateTiles()
  }

  /// What is smaller than the view's free room is shown in the middle of that.
  final func center() {
    var frame = imageView.frame
    frame.origin.x = max(0, (room.width - frame.width) / 2)
    frame.origin.y = max(0, (room.height - frame.height) / 2)
    imageView.frame = frame
  }

  private func updateLimits() {
    limitScale()
    if !isArranging { zoomLink?.contentChanged(of: self) }
  }

  private func limitScale() {
    guard let fit = fittingScale else { return }
    let before = scrollView.zoomScale
    scrollView.minimumZoomScale = fit
    scrollView.maximumZoomScale = max(ownMagnification, linkedMagnification) * fit
    if before < fit { scrollView.zoomScale = fit }
  }

  func showPendingViewport() {
    guard let pendingViewport, fittingScale != nil else { return }
    self.pendingViewport = nil
    viewport = pendingViewport
  }
}

extension ZoomableImageView: UIScrollViewDelegate {
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    imageView
  }

  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    center()
    updateTiles()
    onZoom()
    #if APPLE_UIKIT
      // TouchKit always says afterwards that the content has moved, too.
      if !isArranging { zoomLink?.viewportChanged(of: self) }
    #endif
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    updateTiles()
    if !isArranging { zoomLink?.viewportChanged(of: self) }
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    zoomLink?.willMove(self)
  }

  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    zoomLink?.willMove(self)
  }
}

/// What was in the middle of a view before its size changed, and what has been shown since: as near to it as the edges and the
/// limits of the scale allow.
private struct Sight {
  /// In the picture's coordinates.
  var point: CGPoint
  var scale: CGFloat
  /// The scroll view's, as it was left.
  var offset: CGPoint
  var shownScale: CGFloat
}
