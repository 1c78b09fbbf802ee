import Testing
import TouchTesting
import UIKit

@MainActor @Suite struct DrawnSamplesTests {
  private func drawings(_ tester: TouchTester) -> [LayerDrawing] {
    var changes: [LayerChange] = []
    tester.window.collectChanges(into: &changes)
    return changes.compactMap { if case .drawing(_, let drawing) = $0 { drawing } else { nil } }
  }

  @Test func `Two fingers draw two lines on ruled paper, and a cancelled one is taken back`() {
    let tester = TouchTester()
    let sketch = SketchView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    tester.view.addSubview(sketch)
    let (one, other) = (
      tester.finger(downAt: CGPoint(x: 10, y: 10)), tester.finger(downAt: CGPoint(x: 100, y: 10))
    )
    one.drag(to: CGPoint(x: 10, y: 100), over: 0.1)
    let drawn = drawings(tester).last
    #expect(drawn?.bounds == sketch.bounds)
    #expect(drawn?.shapes.map(\.stroke.width) == [1, 6, 6])
    #expect(drawn?.shapes[1].strokeColor.blue == 1)
    other.cancel()
    #expect(drawings(tester).last?.shapes.count == 2)
    one.up()
    sketch.frame.size.height = 100
    #expect(drawings(tester).last?.bounds?.height == 100)
  }

  @Test func `A ring follows the finger at once, and a value that is set takes its time`() {
    let tester = TouchTester()
    let knob = RingKnob(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    tester.view.addSubview(knob)
    tester.advance(by: 0.1)
    #expect(knob.subviews.isEmpty)
    let finger = tester.finger(downAt: CGPoint(x: 50, y: 10))
    #expect(abs(knob.shownShare - 0.5) < 0.001)
    finger.drag(to: CGPoint(x: 90, y: 50), over: 0.1)
    #expect(abs(knob.shownShare - 5.0 / 6) < 0.001)
    finger.up()
    knob.setValue(0, animated: true)
    tester.advance(by: 0.1)
    #expect(knob.shownShare > 0.1 && knob.shownShare < 0.8)
    tester.settle()
    #expect(knob.shownShare == 0)
  }

  @Test func `Light wanders over a placeholder until it is stopped`() {
    let tester = TouchTester()
    let placeholder = ShimmerView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    tester.view.addSubview(placeholder)
    placeholder.startShimmering()
    tester.advance(by: 0.6)
    let mask = placeholder.layer.mask as? CAGradientLayer
    #expect(mask?.frame == placeholder.bounds)
    let places = mask?.locations?.map(\.doubleValue) ?? []
    #expect(zip(places, [0, 0.5, 1]).allSatisfy { abs($0 - $1) < 0.05 } && places.count == 3)
    tester.advance(by: 60)
    #expect(placeholder.isShimmering)
    placeholder.stopShimmering()
    #expect(!placeholder.isShimmering && mask?.locations == [0, 0.5, 1])
  }

  @Test func `A view is revealed by a circle that opens where a finger was`() {
    let tester = TouchTester()
    let photo = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    tester.view.addSubview(photo)
    tester.advance(by: 0.1)
    photo.reveal(from: CGPoint(x: 0, y: 0), duration: 1)
    tester.advance(by: 0.5)
    let mask = photo.layer.mask as? CAShapeLayer
    #expect(abs((mask?.path?.boundingBoxOfPath.width ?? 0) - 500) < 20)
    tester.settle()
    #expect(photo.layer.mask == nil)
  }

  @Test func `A dashed frame is the view's own layer`() {
    let tester = TouchTester()
    let marquee = MarqueeView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    tester.view.addSubview(marquee)
    tester.advance(by: 0.1)
    marquee.frame.size.width = 120
    #expect(drawings(tester).last?.shapes.first?.stroke.dashes == [6, 4])
  }
}
