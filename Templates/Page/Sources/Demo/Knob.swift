import UIKit

/// A round thing that a finger turns.
public final class Knob: UIView {
  /// How far it has been turned, in degrees, clockwise.
  public private(set) var degrees = 0

  /// Called after each turn.
  public var onTurn: (() -> Void)?

  private let mark = UIView(frame: .zero)
  private var start: CGFloat = 0
  private var angle: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.25, alpha: 1)
    mark.backgroundColor = .orange
    mark.layerCornerRadius = 4
    mark.isUserInteractionEnabled = false
    addSubview(mark)
    addGestureRecognizer(KnobGestureRecognizer(target: self, action: Knob.turned))
    accessibilityLabel = "Knob"
    accessibilityTraits = .image
  }

  public required init?(coder: NSCoder) {
    fatalError("There is no storyboard.")
  }

  /// Turns back to where it began.
  public func turnBack() {
    angle = 0
    show()
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    layerCornerRadius = bounds.width / 2
    show()
  }

  private func turned(_ recognizer: KnobGestureRecognizer) {
    if recognizer.state == .began { start = angle }
    angle = start + recognizer.rotation
    show()
  }

  private func show() {
    degrees = Int((angle * 180 / .pi).rounded())
    let radius = bounds.width / 2 - 14
    mark.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
    mark.center = CGPoint(
      x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle))
    onTurn?()
  }
}
