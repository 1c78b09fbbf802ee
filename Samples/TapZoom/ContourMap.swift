import Tsumami
import UIKit

/// The map of a mountain: contour lines, a path to its summit, and writing so small that it takes
/// some zooming to read.
class ContourMap: UIView {
  private var drawn = CGSize.zero
  private static let levels = 22

  override func layoutSubviews() {
    super.layoutSubviews()
    if drawn != bounds.size { draw() }
  }

  private func draw() {
    drawn = bounds.size
    clipsToBounds = true
    isUserInteractionEnabled = false
    backgroundColor = Palette.ground
    for old in subviews { old.removeFromSuperview() }
    drawContours()
    drawPath()
    drawWriting()
  }

  // MARK: The mountain
  //
  // A contour is a circle of radius 1, out of round by a few waves that turn a little from each
  // level to the next:
  //
  //     r(θ, k) = R(k) · (1 + 0.17 cos(2θ + …) + 0.1 cos(3θ + …) + 0.045 cos(5θ + …))

  private var summit: CGPoint {
    CGPoint(x: drawn.width * 0.44, y: drawn.height * 0.46)
  }

  /// A point on the mountain: the level counts from 0 at the summit, the direction in turns
  /// clockwise from the right.
  private func point(_ level: CGFloat, _ direction: CGFloat) -> CGPoint {
    let angle = direction * 2 * .pi
    let waves =
      0.17 * cos(2 * angle + 0.7 + 0.04 * level) + 0.1 * cos(3 * angle - 1.1 + 0.06 * level)
      + 0.045 * cos(5 * angle + 2 - 0.05 * level)
    let share = level / CGFloat(ContourMap.levels)
    let radius = (0.35 * share + 0.65 * share * share) * (1 + waves)
    return CGPoint(
      x: summit.x + radius * cos(angle) * drawn.width * 0.95,
      y: summit.y + radius * sin(angle) * drawn.height * 0.95)
  }

  private func drawContours() {
    for level in 1...ContourMap.levels {
      let isIndex = level % 5 == 0
      let line = (0...120).map { point(CGFloat(level), CGFloat($0) / 120) }
      addSubview(
        PathView(
          line, width: isIndex ? 1 : 0.6,
          color: Palette.ink.withAlphaComponent(isIndex ? 0.4 : 0.18)))
    }
  }

  // Up from the lower right, in bends that get narrower.
  private func drawPath() {
    let bends = (0...140).map { step -> CGPoint in
      let left = 1 - CGFloat(step) / 140
      return point(20 * left, 0.14 + 0.07 * left * sin(left * 26))
    }
    addSubview(PathView(bends, width: 1.4, color: Palette.warm.withAlphaComponent(0.85)))
    let stream = (0...60).map { step -> CGPoint in
      let share = CGFloat(step) / 60
      return point(4 + 19 * share, 0.58 + 0.035 * sin(share * 11))
    }
    addSubview(PathView(stream, width: 1.1, color: Palette.cool.withAlphaComponent(0.6)))
    addSubview(PathView(summitMark, width: 1.2, color: Palette.ink))
  }

  private var summitMark: [CGPoint] {
    let (x, y) = (summit.x, summit.y)
    return [
      CGPoint(x: x, y: y - 3.5), CGPoint(x: x + 3.5, y: y + 2.5), CGPoint(x: x - 3.5, y: y + 2.5),
      CGPoint(x: x, y: y - 3.5),
    ]
  }

  // MARK: Writing

  private func drawWriting() {
    write("Mount Tsumami", 9, weight: .semibold, at: CGPoint(x: summit.x, y: summit.y - 13))
    write("2041 m", 5, at: CGPoint(x: summit.x - 15, y: summit.y + 2))
    for level in [5, 10, 15] {
      // A hundred metres from line to line; the summit stands 41 above the highest.
      let height = 2100 - 100 * level
      write(height.description, 4, at: point(CGFloat(level) + 0.1, 0.93))
    }
    hut("Step Hut", at: point(8, 0.16))
    hut("Two Finger Inn", at: point(14.5, 0.14))
    hut("Spring of the Single Tap", at: point(4, 0.585))
    write(
      "You have zoomed in far enough to read this", 1.6,
      at: CGPoint(x: summit.x - 24, y: summit.y + 7))
  }

  private func hut(_ name: String, at point: CGPoint) {
    addSubview(
      PathView(
        Curve.arc(point, 1.4, 1.4, steps: 16), width: 0.9,
        color: Palette.ink.withAlphaComponent(0.9)
      ))
    write(name, 3.2, at: CGPoint(x: point.x, y: point.y + 5))
  }

  private func write(
    _ text: String, _ size: CGFloat, weight: UIFont.Weight = .regular, at point: CGPoint
  ) {
    let label = UILabel(
      .systemFont(ofSize: size, weight: weight), Palette.ink.withAlphaComponent(0.9))
    label.text = text
    label.frame = CGRect(x: point.x - 60, y: point.y - size, width: 120, height: 2 * size)
    addSubview(label)
  }
}
