import Testing
import TouchKit
import TouchTesting

@Suite struct OpacityTests {
  @Test func `A view is no more than opaque, and fades at once from there`() {
    let tester = TouchTester()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    tester.view.addSubview(view)
    view.alpha = 1.75
    #expect(view.alpha == 1 && view.layer.opacity == 1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = -0.5 }
    tester.advance(by: 0.5)
    #expect(abs(view.alpha - 0.5) < 0.02)
    tester.advance(by: 1)
    #expect(view.alpha == 0)
  }
}
