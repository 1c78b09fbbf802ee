import TouchKit

/// Some words on a photo, above the page's buttons; they fade after a while.
final class PhotoInformation {
  let view = UIView(frame: .zero)
  private let label = UILabel(size: 15, color: Palette.ink)
  private let fade: Fade

  // In seconds: as long as it takes to read it.
  private static let reading: TimeInterval = 4

  init(clock: FrameClock) {
    fade = Fade(view, clock: clock)
    view.isUserInteractionEnabled = false
    view.alpha = 0
    view.backgroundColor = UIColor(white: 0, alpha: 0.68)
    view.cornerRadius = 14
    view.addSubview(label)
  }

  func fit(_ bounds: CGRect) {
    let width = min(bounds.width - 24, 360)
    view.frame = CGRect(
      x: (bounds.width - width) / 2, y: bounds.height - Toolbar.height - 64, width: width,
      height: 56)
    label.frame = CGRect(x: 12, y: 0, width: width - 24, height: 56)
  }

  func show(_ words: String) {
    label.text = words
    fade.show()
    fade.hide(after: PhotoInformation.reading, over: 0.4)
  }

  /// Another photo is shown, or none.
  func hide() {
    fade.hide()
  }
}
