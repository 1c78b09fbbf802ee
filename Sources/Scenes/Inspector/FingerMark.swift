import TouchKit

/// A finger as the inspector shows it: a ring around it, its number, and where it has just been. It
/// stays for a moment after the finger has lifted, so that a tap is seen.
final class FingerMark {
  let view = UIView(frame: .zero)
  private(set) var identifier = 0
  private(set) var isDown = false

  // Dark below light, so that they are seen on any photo.
  private let trails = FingerMark.lines(width: 2)
  private let rings = FingerMark.lines(width: 2.5)
  private var locations: [CGPoint] = []
  private let ring = UIView(frame: .zero)
  private let number = UILabel(size: 12, weight: 600, color: Palette.ink)
  private let fade: Fade

  // In points: wider than a fingertip, so that it is seen around one.
  private static let radius: CGFloat = 30
  // How many locations of a finger its trail has: at 60 a second, half a second.
  private static let length = 30

  private static func lines(width: CGFloat) -> [PathView] {
    [
      PathView(width: width + 3, color: UIColor(white: 0, alpha: 0.5)),
      PathView(width: width, color: Palette.ink),
    ]
  }

  init(clock: FrameClock) {
    fade = Fade(view, clock: clock)
    for trail in trails { view.addSubview(trail) }
    let circle = Curve.circle(FingerMark.radius)
    for path in rings {
      path.points = circle
      ring.addSubview(path)
    }
    number.backgroundColor = UIColor(white: 0, alpha: 0.6)
    number.layerCornerRadius = 10
    ring.addSubview(number)
    view.addSubview(ring)
  }

  /// True where it shows no finger, nor one that has just lifted.
  var isFree: Bool {
    !isDown && view.alpha == 0
  }

  func land(_ identifier: Int, at location: CGPoint) {
    self.identifier = identifier
    isDown = true
    number.text = "\(identifier)"
    paint(Palette.ink)
    locations.removeAll()
    fade.show()
    move(to: location)
  }

  func move(to location: CGPoint) {
    if locations.count == FingerMark.length { locations.removeFirst() }
    locations.append(location)
    for trail in trails { trail.points = locations }
    ring.center = location
    // Above the ring, or, where that would be outside, below it.
    let width = 12 + 8 * CGFloat(number.text?.utf8.count ?? 1)
    let distance = FingerMark.radius + 14
    number.frame = CGRect(
      x: -width / 2, y: (location.y < 60 ? distance : -distance) - 10, width: width, height: 20)
  }

  func lift(isCancelled: Bool) {
    isDown = false
    if isCancelled { paint(Palette.rose) }
    fade.hide(after: 0.3, over: 0.5)
  }

  /// Shows nothing any more, and sets no timers.
  func stop() {
    isDown = false
    fade.hide()
  }

  private func paint(_ color: UIColor) {
    trails[1].strokeColor = color
    rings[1].strokeColor = color
  }
}
