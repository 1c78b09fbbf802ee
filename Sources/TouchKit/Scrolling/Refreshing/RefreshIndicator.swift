/// Lines in a circle, which appear one after the other while content is pulled, and then turn.
final class RefreshIndicator: UIView {
  /// So many lines.
  static let count = 8
  private static let size = CGSize(width: 28, height: 28)
  private static let line = CGSize(width: 3, height: 8)

  private var step = 0
  private var shown: Int?

  var color: UIColor {
    didSet { for line in subviews { line.backgroundColor = color } }
  }

  init(color: UIColor) {
    self.color = color
    super.init(frame: CGRect(origin: .zero, size: RefreshIndicator.size))
    let middle = RefreshIndicator.size.width / 2
    let radius = middle - RefreshIndicator.line.height / 2
    for index in 0..<RefreshIndicator.count {
      let line = UIView(frame: CGRect(origin: .zero, size: RefreshIndicator.line))
      line.layerCornerRadius = RefreshIndicator.line.width / 2
      let angle = RefreshIndicator.angle(index)
      line.center = CGPoint(x: middle + radius * sin(angle), y: middle - radius * cos(angle))
      line.transform = CGAffineTransform(rotationAngle: angle)
      line.alpha = 0
      line.backgroundColor = color
      addSubview(line)
    }
  }

  #if !hasFeature(Embedded)
    required init?(coder: NSCoder) {
      return nil
    }
  #endif

  deinit {}

  private static func angle(_ steps: Int) -> CGFloat {
    2 * .pi * CGFloat(steps) / CGFloat(count)
  }

  /// Shows the lines of a share of the pull that it takes; `nil` for all of them, each paler than the one after it, to turn.
  func show(_ share: CGFloat?) {
    // -1 for those that turn.
    var new = -1
    if let share { new = Int(min(max(share, 0), 1) * CGFloat(RefreshIndicator.count)) }
    guard new != shown else { return }
    shown = new
    for (index, line) in subviews.enumerated() {
      if share == nil {
        line.alpha = CGFloat(index + 1) / CGFloat(RefreshIndicator.count)
      } else {
        line.alpha = index < new ? 1 : 0
      }
    }
    if share != nil, step != 0 {
      step = 0
      transform = .identity
    }
  }

  /// One step on.
  func turn() {
    step = (step + 1) % RefreshIndicator.count
    transform = CGAffineTransform(rotationAngle: RefreshIndicator.angle(step))
  }
}
