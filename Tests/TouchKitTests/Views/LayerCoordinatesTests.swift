import Testing
import TouchKit
import TouchTesting

@Suite struct LayerCoordinatesTests {
  @Test func `A layer is in the superview's, and is converted as the views are`() {
    let tester = TouchTester()
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 60))
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    tester.view.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.layer.superlayer === outer.layer)
    #expect(tester.window.layer.superlayer == nil)
    let (p, r) = (CGPoint(x: 7, y: 9), CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(inner.layer.convert(p, to: outer.layer) == inner.convert(p, to: outer))
    #expect(inner.layer.convert(p, from: outer.layer) == inner.convert(p, from: outer))
    #expect(inner.layer.convert(r, to: nil) == inner.convert(r, to: nil))
    #expect(inner.layer.convert(r, from: nil) == inner.convert(r, from: nil))
    #expect(inner.layer.contains(CGPoint(x: 49, y: 59)))
    #expect(!inner.layer.contains(CGPoint(x: 50, y: 59)))
  }
}
