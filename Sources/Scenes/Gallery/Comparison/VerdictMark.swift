import TouchKit

/// The sign over a photo that says what letting go of it now would decide.
final class VerdictMark: UIView {
  private let label = UILabel(size: 30, weight: 600, color: .white)

  private static let side: CGFloat = 64

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layerCornerRadius = VerdictMark.side / 2
    alpha = 0
    addSubview(label)
  }

  #if !hasFeature(Embedded)
    required init?(coder: NSCoder) {
      return nil
    }
  #endif

  /// - Parameter share: of the way to where it would be decided; from 1 on it is.
  func show(_ verdict: Verdict, share: CGFloat) {
    label.text = verdict == .keep ? "✓" : "✕"
    backgroundColor =
      verdict == .keep
      ? UIColor(red: 0.16, green: 0.52, blue: 0.28, alpha: 0.92)
      : UIColor(red: 0.66, green: 0.2, blue: 0.2, alpha: 0.92)
    let share = min(max(share, 0), 1)
    alpha = share < 1 ? share * 0.6 : 1
    let scale = share < 1 ? 0.7 + 0.2 * share : 1
    transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  /// In the middle of a room.
  func place(in room: CGRect) {
    bounds = CGRect(x: 0, y: 0, width: VerdictMark.side, height: VerdictMark.side)
    center = room.middle
    label.frame = bounds
  }
}
