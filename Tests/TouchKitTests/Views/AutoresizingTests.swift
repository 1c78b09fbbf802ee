import Testing
import TouchTesting

@testable import TouchKit

@Suite struct AutoresizingTests {
  let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  let child = UIView(frame: CGRect(x: 20, y: 40, width: 50, height: 60))

  init() {
    parent.addSubview(child)
  }

  /// The child's frame in a parent of 200 × 400.
  private func frame(_ mask: UIView.AutoresizingMask) -> CGRect {
    child.autoresizingMask = mask
    parent.frame.size = CGSize(width: 200, height: 400)
    return child.frame
  }

  @Test func `Without a mask a view stays where it is`() {
    #expect(frame([]) == CGRect(x: 20, y: 40, width: 50, height: 60))
  }

  @Test func `One flexible part takes all of the change`() {
    #expect(
      frame([.flexibleWidth, .flexibleHeight]) == CGRect(x: 20, y: 40, width: 150, height: 260))
  }

  @Test func `With flexible margins before it a view keeps its distances from the far edges`() {
    #expect(
      frame([.flexibleLeftMargin, .flexibleTopMargin])
        == CGRect(x: 120, y: 240, width: 50, height: 60))
  }

  @Test func `Several flexible parts share the change in proportion to their lengths`() {
    let all: UIView.AutoresizingMask = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]
    #expect(frame(all) == CGRect(x: 40, y: 80, width: 100, height: 120))
  }

  @Test func `What is in the middle between flexible margins stays there`() {
    child.frame = CGRect(x: 25, y: 70, width: 50, height: 60)
    let margins: UIView.AutoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    #expect(frame(margins) == CGRect(x: 75, y: 170, width: 50, height: 60))
  }

  @Test func `Parts without a length share the change equally`() {
    parent.frame = .zero
    child.frame = .zero
    child.autoresizingMask = [.flexibleWidth, .flexibleRightMargin, .flexibleHeight]
    parent.frame.size = CGSize(width: 80, height: 60)
    #expect(child.frame == CGRect(x: 0, y: 0, width: 40, height: 60))
  }

  @Test func `A size does not become negative, and generations follow`() {
    let grandchild = UIView(frame: child.bounds)
    child.addSubview(grandchild)
    child.autoresizingMask = .flexibleWidth
    grandchild.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.bounds.size.width = 160
    #expect(grandchild.frame == CGRect(x: 0, y: 0, width: 110, height: 60))
    parent.bounds.size.width = 10
    #expect(child.frame == CGRect(x: 20, y: 40, width: 0, height: 60))
  }

  @Test func `A view under a transform is resized as if it had none`() {
    child.transform = CGAffineTransform(scaleX: 2, y: 2)
    child.autoresizingMask = .flexibleWidth
    parent.bounds.size.width = 200
    #expect(child.bounds.size == CGSize(width: 150, height: 60))
    #expect(child.center == CGPoint(x: 95, y: 70))
  }

  @Test func `A superview may keep its subviews as they are`() {
    parent.autoresizesSubviews = false
    #expect(frame(.flexibleWidth) == CGRect(x: 20, y: 40, width: 50, height: 60))
  }

  @Test func `Scrolled content is not resized`() {
    child.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
    parent.bounds.origin = CGPoint(x: 30, y: 30)
    #expect(child.frame == CGRect(x: 20, y: 40, width: 50, height: 60))
  }

  @Test func `In an animation the subviews move along, and arrive with it`() {
    let tester = TouchTester()
    tester.view.addSubview(parent)
    child.frame = parent.bounds
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    UIView.animate(withDuration: 1) { parent.frame = CGRect(x: 0, y: 0, width: 200, height: 300) }
    #expect(child.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    for _ in 0..<9 {
      tester.advance(by: 0.1)
      #expect(abs(child.frame.width - parent.bounds.width) < 1e-9)
      #expect(abs(child.frame.height - parent.bounds.height) < 1e-9)
      #expect(abs(child.frame.minX) < 1e-9)
    }
    tester.settle()
    #expect(child.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
    #expect(tester.window.clock.isIdle)
  }
}
