import UIKit

/// What stands over the map: above, what taps do; below, what the last one did, and how large the map is shown.
class TapZoomPanel: UIView {
  private let help = [
    UILabel(.systemFont(ofSize: 15), Palette.ink), UILabel(.systemFont(ofSize: 15), Palette.ink),
  ]
  private let percent = UILabel(.systemFont(ofSize: 26, weight: .semibold), Palette.ink)
  private let status = UILabel(.systemFont(ofSize: 14), Palette.dimInk)
  private let (top, bottom) = (UIView(), UIView())

  func addLabels() {
    isUserInteractionEnabled = false
    help[0].text = "Double tap to zoom in"
    help[1].text = "Tap with two fingers to zoom out"
    status.accessibilityTraits = .updatesFrequently
    for plate in [top, bottom] {
      plate.backgroundColor = Palette.plate.withAlphaComponent(0.86)
      plate.layer.cornerRadius = 18
      addSubview(plate)
    }
    for label in help { top.addSubview(label) }
    bottom.addSubview(percent)
    bottom.addSubview(status)
    show(scale: 1)
    say("The whole map")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let left = (bounds.width - 272) / 2
    let room = bounds.inset(by: safeAreaInsets)
    top.frame = CGRect(x: left, y: room.minY + 16, width: 272, height: 64)
    help[0].frame = CGRect(x: 0, y: 10, width: 272, height: 22)
    help[1].frame = CGRect(x: 0, y: 32, width: 272, height: 22)
    bottom.frame = CGRect(x: left, y: room.maxY - 76, width: 272, height: 68)
    percent.frame = CGRect(x: 0, y: 6, width: 272, height: 34)
    status.frame = CGRect(x: 0, y: 38, width: 272, height: 22)
  }

  func show(scale: CGFloat) {
    percent.text = Int((scale * 100).rounded()).description + " %"
  }

  func say(_ text: String) {
    status.text = text
  }
}
