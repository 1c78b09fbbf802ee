import TouchKit

/// A card of rows that constraints place, 12 for each row, one of which grows and shrinks: a finger that pulls at it.
public final class ConstraintPlayer {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  @exclusivity(unchecked) private var changes: [LayerChange] = []
  private let height: NSLayoutConstraint
  @exclusivity(unchecked) private var frame = 0

  public init(rows: Int) {
    let card = UIView(frame: window.bounds)
    window.addSubview(card)
    var top = card.topAnchor
    var heights: [NSLayoutConstraint] = []
    for _ in 0..<rows {
      let row = ConstraintPlayer.addRow(to: card, below: top)
      heights.append(row.heightAnchor.constraint(equalToConstant: 44))
      top = row.bottomAnchor
    }
    NSLayoutConstraint.activate(heights)
    height = heights[0]
    show()
  }

  private static func addRow(to card: UIView, below top: NSLayoutYAxisAnchor) -> UIView {
    let (row, icon, title) = (UIView(), UIView(), UIView())
    card.addSubview(row)
    row.addSubview(icon)
    row.addSubview(title)
    for view in [row, icon, title] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      row.topAnchor.constraint(equalTo: top, constant: 1),
      icon.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
      icon.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      icon.widthAnchor.constraint(equalToConstant: 24),
      icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
      title.trailingAnchor.constraint(lessThanOrEqualTo: row.trailingAnchor, constant: -16),
      title.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      title.heightAnchor.constraint(equalToConstant: 20),
    ])
    return row
  }

  // Spelled out: see UIResponder.
  deinit {}

  public func warmUp() {
    play(16)
  }

  public func play(_ frames: Int) {
    for _ in 0..<frames {
      frame += 1
      height.constant = 44 + CGFloat(frame % 60)
      show()
    }
  }

  private func show() {
    window.clock.advance(to: window.clock.now + 1.0 / 60)
    changes.removeAll(keepingCapacity: true)
    window.collectChanges(into: &changes)
  }
}
