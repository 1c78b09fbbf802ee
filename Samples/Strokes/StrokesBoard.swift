import Tsumami
import UIKit

/// What the letters are drawn on: the finger's line, below it the panel with the letters.
class StrokesBoard: UIView {
  let panel = StrokesPanel()
  private var trail = Trail(brightness: 0.18)
  private var isDrawing = false
  // What lifting now would make of the stroke under way, and what it has been recognized as.
  private var candidate: StrokeShape?
  private var latest: StrokeShape?

  func addPanel() {
    backgroundColor = Palette.ground
    accessibilityLabel = "Pad to draw the letters I, L, U, O and C on"
    panel.addLabels()
    addSubview(panel)
  }

  func recognize(_ shape: StrokeShape) {
    latest = shape
    panel.show(recognized: shape)
  }

  /// Draws a letter without a finger.
  func draw(_ shape: StrokeShape) {
    let side = min(bounds.width, bounds.height) * 0.4
    beginTrail()
    let origin = CGPoint(x: bounds.midX - side / 2, y: bounds.midY - side / 2 + 40)
    trail.points = shape.outline(
      in: CGRect(origin: origin, size: CGSize(width: side, height: side)))
    recognize(shape)
    endTrail()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    beginTrail()
    trail.points = [touch.location(in: self)]
    isDrawing = true
    panel.begin()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    for sample in event?.coalescedTouches(for: touch) ?? [touch] {
      trail.addLine(to: sample.location(in: self))
    }
    // There are more samples than frames: what they come to is shown with the next one.
    setNeedsLayout()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isDrawing = false
    endTrail()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesEnded(touches, with: event)
  }

  private func beginTrail() {
    (latest, candidate) = (nil, nil)
    trail.removeFromSuperview()
    trail = Trail(brightness: 0.18)
    trail.paint(Palette.ink)
    trail.frame = bounds
    addSubview(trail)
  }

  private func endTrail() {
    panel.end(with: latest)
    // A tap, or a slip, needs no comment.
    let isTap = latest == nil && trail.extent < 20
    if latest != nil {
      trail.paint(Palette.warm)
    } else if !isTap {
      trail.paint(Palette.rose)
      panel.showNone()
    }
    trail.fade(after: latest != nil ? 0.8 : isTap ? 0 : 0.4)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    panel.frame = bounds
    guard isDrawing else { return }
    let complete = panel.letters.follow()
    guard complete != candidate else { return }
    candidate = complete
    panel.show(candidate: complete)
    trail.paint(complete == nil ? Palette.ink : Palette.warm)
  }
}
