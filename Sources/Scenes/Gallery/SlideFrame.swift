import TouchKit

/// One photo of a slideshow: over the whole window where only a little of it is lost by that, and otherwise all of it.
final class SlideFrame: UIView {
  /// Of the photo; `nil` where there has been none.
  var index: Int?

  /// Called once: with true when the photo is loaded, with false when it cannot be shown.
  var onReady: (Bool) -> Void = { _ in }

  private let imageView = UIImageView(image: nil)
  private var slot: PictureSlot?
  private var photo: UIImage?
  private var isReported = true

  /// How much of a photo's height or width may be lost at most: an eighth at both sides.
  static let crop: CGFloat = 4 / 3

  /// By how much a photo grows while it is shown.
  static let growth: CGFloat = 1.07

  init(store: PictureStore) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = true
    // What the photo leaves free covers the one before as the photo does: that would be gone from there at once.
    backgroundColor = .black
    addSubview(imageView)
    slot = PictureSlot(store, owner: self)
  }

  #if !hasFeature(Embedded)
    required init?(coder: NSCoder) {
      return nil
    }
  #endif

  /// - Parameter colour: what is seen through a photo with a transparent ground; `nil` where it is not known.
  func show(_ photo: UIImage, index: Int, colour: UIColor?) {
    self.index = index
    imageView.backgroundColor = colour
    self.photo = photo
    isReported = true
    imageView.image = nil
    imageView.transform = .identity
    setNeedsLayout()
    layoutIfNeeded()
    slot?.set(photo)
    let shown = SlideFrame.frame(of: photo.size, in: bounds.size)
    slot?.need(pixels: min(shown.width, shown.height) * (window?.displayScale ?? 1))
    // From here on: a smaller size that is there already is not enough.
    isReported = false
    switch slot?.progress {
    case .complete: report(imageView.image != nil)
    case .broken: report(false)
    case .coming, nil: break
    }
  }

  func leave() {
    slot?.clear()
    imageView.image = nil
    photo = nil
    isReported = true
  }

  /// Moves a little, for so long: grown, and to the left or the right. Not for those who want less motion.
  func move(over seconds: TimeInterval) {
    guard window?.isReduceMotionEnabled == false, let index else { return }
    let drift = bounds.width * 0.015 * (index % 2 == 0 ? 1 : -1)
    let far = CGAffineTransform(translationX: drift, y: 0)
      .scaledBy(x: SlideFrame.growth, y: SlideFrame.growth)
    let near = CGAffineTransform(scaleX: 1.01, y: 1.01)
    // Closer and farther alternately.
    let isCloser = index / 2 % 2 == 0
    imageView.transform = isCloser ? near : far
    UIView.animate(
      withDuration: seconds, delay: 0, options: .curveLinear,
      animations: { [imageView] in imageView.transform = isCloser ? far : near })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let photo else { return }
    let frame = SlideFrame.frame(of: photo.size, in: bounds.size)
    imageView.bounds = CGRect(origin: .zero, size: frame.size)
    imageView.center = frame.middle
  }

  /// Where a photo of a size is shown in a window.
  static func frame(of photo: CGSize, in window: CGSize) -> CGRect {
    guard photo.width > 0, photo.height > 0 else { return .zero }
    let (across, down) = (window.width / photo.width, window.height / photo.height)
    let (fit, fill) = (min(across, down), max(across, down))
    let scale = fill <= fit * crop ? fill : fit
    let size = CGSize(width: photo.width * scale, height: photo.height * scale)
    return CGRect(
      x: (window.width - size.width) / 2, y: (window.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  private func report(_ isThere: Bool) {
    guard !isReported else { return }
    isReported = true
    onReady(isThere)
  }
}

extension SlideFrame: PictureSlotOwner {
  func show(_ picture: UIImage, isFirst: Bool) {
    imageView.image = picture
    if slot?.progress == .complete { report(true) }
  }

  func showBroken() {
    report(false)
  }
}
