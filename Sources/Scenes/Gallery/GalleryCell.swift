import TouchKit

/// A photo in the grid, or the words that it cannot be shown; with a ring around it where the keys are.
final class GalleryCell: UICollectionViewCell {
  private let imageView = UIImageView(image: nil)
  // Between the ring and the photo, so that the ring is seen around a light photo too. There once it is needed, as the others are: of
  // the smallest cells there are a thousand.
  private var gap: UIView?
  private var mark: ChosenMark?
  private var label = ""
  private var message: UILabel?
  private var badge: CellBadge?
  private var brokenText = ""
  private var chosenText = ""
  private var textScale: CGFloat = 1
  private var colour = GridColors.plate
  private var slot: PictureSlot?
  private var isStill = false

  private static let ring: CGFloat = 3
  private static let gapWidth: CGFloat = 2
  private static let fade: TimeInterval = 0.15

  required init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    backgroundColor = GridColors.plate
    accessibilityTraits = .button
    imageView.contentMode = .scaleAspectFill
    addSubview(imageView)
  }

  #if !hasFeature(Embedded)
    required init?(coder: NSCoder) {
      return nil
    }
  #endif

  /// - Parameters:
  ///   - colour: what is seen until the picture is there; `nil` where it is not known.
  ///   - badge: what is written in a corner; nothing where it is empty.
  ///   - isStill: true for a photo that moves when it is open.
  ///   - textScale: how many times as large as usual words are.
  func show(
    _ photo: UIImage, label: String, colour: UIColor?, badge: String, isStill: Bool,
    from store: PictureStore, words: GalleryWords, textScale: CGFloat
  ) {
    self.isStill = isStill
    self.textScale = textScale
    brokenText = words.cellBroken
    chosenText = words.chosen
    self.label = label
    accessibilityLabel = isChosen ? label + chosenText : label
    self.colour = colour ?? GridColors.plate
    paint()
    setBadge(badge)
    let slot = slot ?? PictureSlot(store, owner: self)
    self.slot = slot
    if !slot.has(photo) { slot.set(photo) }
    setNeedsLayout()
  }

  /// The cell is out of view: what it waited for need not come.
  func leave() {
    slot?.clear()
    imageView.image = nil
    message?.isHidden = true
  }

  var isRinged = false {
    didSet {
      guard isRinged != oldValue else { return }
      if gap == nil, isRinged {
        let new = UIView(frame: .zero)
        new.backgroundColor = GridColors.ground
        new.isUserInteractionEnabled = false
        gap = new
        insertSubview(new, belowSubview: imageView)
      }
      gap?.isHidden = !isRinged
      paint()
      setNeedsLayout()
    }
  }

  /// A photo that is chosen is smaller, with a sign in its corner.
  var isChosen = false {
    didSet {
      guard isChosen != oldValue else { return }
      if mark == nil, isChosen {
        let new = ChosenMark(frame: .zero)
        mark = new
        addSubview(new)
      }
      mark?.isHidden = !isChosen
      accessibilityLabel = isChosen ? label + chosenText : label
      paint()
      setNeedsLayout()
    }
  }

  /// A photo that is rejected is hardly seen among the others.
  var isRejected = false {
    didSet { if isRejected != oldValue { imageView.alpha = clarity } }
  }

  private var clarity: CGFloat {
    isRejected ? 0.3 : 1
  }

  private func paint() {
    backgroundColor = isRinged ? GridColors.ink : isChosen ? GridColors.chosenGround : colour
  }

  func setBadge(_ text: String) {
    if badge == nil, !text.utf8.isEmpty {
      let new = CellBadge(frame: .zero)
      badge = new
      insertSubview(new, aboveSubview: imageView)
    }
    badge?.text = text
    setNeedsLayout()
  }

  /// What is seen of the photo: the whole cell, or what the ring is around.
  var picture: UIView {
    isRinged ? imageView : self
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    imageView.isConcealed = false
  }

  override var isHighlighted: Bool {
    didSet { imageView.alpha = isHighlighted ? 0.7 * clarity : clarity }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let own = CGRect(origin: .zero, size: bounds.size)
    let ring = isRinged ? GalleryCell.ring : 0
    let shrunk = isChosen ? min(10, own.width * 0.09) : 0
    let inner = max(isRinged ? ring + GalleryCell.gapWidth : 0, shrunk)
    gap?.frame = own.insetBy(dx: ring, dy: ring)
    imageView.frame = own.insetBy(dx: inner, dy: inner)
    place(message)
    // In the photo that is seen, which is smaller than the cell where it is chosen.
    badge?.place(in: own.insetBy(dx: shrunk, dy: shrunk))
    if isChosen { mark?.place(in: own) }
    slot?.need(
      pixels: max(own.width, own.height) * (window?.displayScale ?? 1), isStill: isStill)
  }

  // Where words have no room there is a sign.
  private func place(_ message: UILabel?) {
    guard let message else { return }
    let isSmall = bounds.width < CellBadge.smallestCell
    message.text = isSmall ? "⊘" : brokenText
    message.frame = CGRect(origin: .zero, size: bounds.size)
    message.fontSize = isSmall ? bounds.width / 2 : min(13 * textScale, bounds.width / 7)
  }
}

extension GalleryCell: PictureSlotOwner {
  func show(_ picture: UIImage, isFirst: Bool) {
    imageView.image = picture
    message?.isHidden = true
    guard isFirst, let window, !window.isReduceMotionEnabled else { return }
    imageView.alpha = 0
    UIView.animate(
      withDuration: GalleryCell.fade,
      animations: { [imageView, clarity] in imageView.alpha = clarity })
  }

  func showBroken() {
    let message = message ?? UILabel(size: 12, color: GridColors.dimInk)
    self.message = message
    message.numberOfLines = 0
    message.isHidden = false
    if message.superview == nil { addSubview(message) }
    place(message)
  }
}
