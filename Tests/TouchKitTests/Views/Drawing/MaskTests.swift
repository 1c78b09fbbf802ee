import Testing
import TouchKit
import TouchTesting

@Suite struct MaskTests {
  let tester = TouchTester()
  private let card = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
  private let mask = CAShapeLayer()

  init() {
    tester.view.addSubview(card)
    mask.path = UIBezierPath(ovalIn: card.bounds).cgPath
  }

  private func changes() -> [LayerChange] {
    var changes: [LayerChange] = []
    tester.window.collectChanges(into: &changes)
    return changes
  }

  private func masks() -> Int {
    changes().count { if case .created(_, .mask) = $0 { true } else { false } }
  }

  @Test func `A mask is drawn as part of its layer, and is none of the sublayers`() {
    _ = changes()
    card.layer.mask = mask
    let number = card.layerNumber
    let told = changes()
    #expect(told.contains { if case .created(_, .mask) = $0 { true } else { false } })
    #expect(
      told.contains { if case .inserted(_, number, 0) = $0 { true } else { false } })
    #expect(
      told.contains { if case .drawing(_, let shown) = $0 { !shown.shapes.isEmpty } else { false } }
    )
    #expect(card.layer.mask === mask && mask.superlayer === card.layer)
    #expect(card.layer.sublayers == nil && card.subviews.isEmpty)
    let dot = CALayer()
    card.layer.insertSublayer(dot, at: 0)
    #expect(card.layer.sublayers?.count == 1)
    let other = CALayer()
    card.layer.insertSublayer(other, at: 1)
    #expect(card.layer.sublayers?.last === other)
  }

  @Test func `Where it is replaced or taken away the layer is seen as before`() {
    card.layer.mask = mask
    #expect(masks() == 1)
    let fading = CAGradientLayer()
    card.layer.mask = fading
    #expect(mask.superlayer == nil && card.layer.mask === fading)
    let told = changes()
    #expect(told.count { if case .removed = $0 { true } else { false } } == 1)
    card.layer.mask = nil
    #expect(card.layer.mask == nil && fading.superlayer == nil)
    #expect(changes().count == 1)
  }

  @Test func `What was a mask can be a sublayer, and the other way round`() {
    card.layer.mask = mask
    _ = changes()
    card.layer.addSublayer(mask)
    mask.removeFromSuperlayer()
    card.layer.addSublayer(mask)
    #expect(card.layer.mask == nil && card.layer.sublayers?.count == 1)
    #expect(masks() == 0)
    card.layer.mask = mask
    #expect(card.layer.mask === mask && card.layer.sublayers == nil)
    #expect(masks() == 1)
    tester.view.layer.mask = mask
    #expect(card.layer.mask == nil && tester.view.layer.mask === mask)
  }

  @Test func `A layer keeps its mask, which lives on where somebody else has it`() {
    var view: UIView? = UIView(frame: card.bounds)
    weak var gone: CAShapeLayer?
    do {
      let own = CAShapeLayer()
      gone = own
      view?.layer.mask = own
    }
    view?.layer.addSublayer(CALayer())
    #expect(gone != nil)
    view?.layer.mask = mask
    #expect(gone == nil)
    view = nil
    #expect(mask.superlayer == nil && mask.path != nil)
    card.layer.addSublayer(mask)
    #expect(card.layer.mask == nil && card.layer.sublayers?.first === mask)
  }

  @Test func `A finger arrives where nothing is seen, as on iOS`() {
    mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    card.layer.mask = mask
    #expect(card.point(inside: CGPoint(x: 90, y: 90), with: nil))
    #expect(tester.window.hitTest(CGPoint(x: 100, y: 110), with: nil) === card)
    #expect(tester.window.hitTest(CGPoint(x: 12, y: 22), with: nil) === card)
  }

  @Test func `A circle opens: its path moves into another one of the same parts`() throws {
    func circle(_ radius: CGFloat) -> CGPath {
      UIBezierPath(
        ovalIn: CGRect(x: 50 - radius, y: 50 - radius, width: 2 * radius, height: 2 * radius)
      ).cgPath
    }
    card.layer.mask = mask
    tester.advance(by: 0.1)
    mask.path = circle(80)
    #expect(mask.path?.boundingBoxOfPath.width == 160, "at once")
    let open = CABasicAnimation(keyPath: "path")
    open.fromValue = circle(10)
    open.duration = 1
    mask.add(open, forKey: "open")
    tester.advance(by: 0.5)
    let box = try #require(mask.path?.boundingBoxOfPath)
    #expect(abs(box.width - 90) < 4 && abs(box.midX - 50) < 0.1)
    // What is set meanwhile is there afterwards.
    mask.path = circle(40)
    tester.settle()
    #expect(mask.path?.boundingBoxOfPath.width == 80)
  }

  @Test func `A path of other parts is there at once`() {
    card.layer.mask = mask
    tester.advance(by: 0.1)
    let change = CABasicAnimation(keyPath: "path")
    change.fromValue = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)).cgPath
    change.toValue = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath
    change.duration = 1
    mask.add(change, forKey: nil)
    tester.advance(by: 0.1)
    #expect(mask.path?.boundingBox.width == 20)
    let keys = CAKeyframeAnimation(keyPath: "path")
    keys.values = [10, 20, 40].map {
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: $0, height: 4)).cgPath
    }
    keys.duration = 1
    mask.add(keys, forKey: nil)
    tester.advance(by: 0.75)
    #expect(abs((mask.path?.boundingBox.width ?? 0) - 30) < 1)
  }

  @Test func `A mask moves by itself, and in closures of animations`() {
    card.layer.mask = mask
    tester.advance(by: 0.1)
    mask.position = CGPoint(x: 100, y: 0)
    tester.advance(by: 0.05)
    #expect(mask.position.x > 5 && mask.position.x < 95)
    tester.settle()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { mask.opacity = 0 }
    tester.advance(by: 0.5)
    #expect(abs(mask.opacity - 0.5) < 0.02)
  }

  @Test func `A copy of a view is masked, too`() throws {
    tester.view.layer.mask = mask
    let copy = try #require(tester.view.snapshotView(afterScreenUpdates: true))
    tester.window.addSubview(copy)
    #expect(masks() == 2)
  }
}
