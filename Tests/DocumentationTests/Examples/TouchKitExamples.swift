import Testing
import TouchKit

@Suite struct TouchKitExamples {
  @Test func `A card follows the finger`() {
    // EXAMPLE: TouchKit.md
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let card = UIView(frame: CGRect(x: 110, y: 190, width: 100, height: 100))
    window.addSubview(card)

    let pan = UIPanGestureRecognizer()
    pan.addAction { pan in
      let translation = pan.translation(in: window)
      card.center = CGPoint(x: card.center.x + translation.x, y: card.center.y + translation.y)
      pan.setTranslation(.zero, in: window)
    }
    card.addGestureRecognizer(pan)
    // EXAMPLE: end
    func sample(_ phase: UITouch.Phase, _ x: CGFloat) -> TouchSample {
      TouchSample(id: 1, phase: phase, location: CGPoint(x: x, y: 240), timestamp: 0)
    }
    window.send([sample(.began, 150)])
    window.send([sample(.moved, 170)])
    window.send([sample(.moved, 200)])
    #expect(card.center == CGPoint(x: 200, y: 240))
  }
}
