import Testing
import TouchKit
import TouchTesting

/// What a view's size has to do with the layout of the view above it.
@Suite struct LayoutOfSuperviewTests {
  private let tester = TouchTester()

  private final class Counting: UIScrollView, UIScrollViewDelegate {
    var count = 0
    var layOutSubviews: () -> Void = {}

    override func layoutSubviews() {
      super.layoutSubviews()
      count += 1
      layOutSubviews()
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { subviews.first }
  }

  private func make() -> (Counting, UIView) {
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(child)
    tester.view.addSubview(view)
    tester.settle()
    view.count = 0
    return (view, child)
  }

  @Test func `A view is laid out when a subview has another size, not another place`() {
    let (view, child) = make()
    child.center = CGPoint(x: 150, y: 150)
    tester.settle()
    #expect(view.count == 0)
    child.frame.size = CGSize(width: 200, height: 100)
    tester.settle()
    #expect(view.count == 1)
    child.bounds.size = CGSize(width: 100, height: 100)
    tester.settle()
    #expect(view.count == 2)
  }

  @Test func `A layout that sizes its subviews is done once`() {
    let (view, child) = make()
    var width: CGFloat = 50
    view.layOutSubviews = {
      width += 1
      child.frame = CGRect(x: 0, y: 0, width: width, height: 50)
    }
    view.setNeedsLayout()
    tester.settle()
    #expect(view.count == 1)
  }

  @Test func `A view that sizes itself while it is laid out, against its superview, comes to rest`()
  {
    final class Stubborn: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        frame.size.height = 40
      }
    }
    let (view, _) = make()
    let stubborn = Stubborn(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(stubborn)
    view.layOutSubviews = { stubborn.frame = view.bounds }
    tester.settle()
    view.count = 0
    view.setNeedsLayout()
    tester.advance(by: 0.2)
    #expect(view.count <= 2 && !tester.window.needsFrames)
  }

  @Test func `A layout that sets the scale is done once for each size`() {
    let (view, child) = make()
    view.delegate = view
    view.minimumZoomScale = 0.1
    view.layOutSubviews = {
      view.zoomScale = view.bounds.width / 1000
      child.bounds.size = CGSize(width: 100, height: view.bounds.height)
    }
    view.frame.size.width = 300
    tester.settle()
    #expect(view.count <= 2)
  }

  @Test func `An animation of a size lays the superview out where it is set, not in each frame`() {
    let (view, child) = make()
    UIView.animate(withDuration: 0.5) { child.frame.size.width = 300 }
    tester.settle()
    #expect(view.count == 1)
  }

  @Test func `Content of another size is laid out, and content of another scale`() {
    let (view, child) = make()
    view.contentSize = CGSize(width: 100, height: 100)
    tester.settle()
    #expect(view.count == 1)
    view.delegate = view
    view.minimumZoomScale = 0.5
    view.layOutSubviews = { child.center = CGPoint(x: 160, y: 240) }
    view.zoomScale = 0.5
    #expect(view.count == 2 && child.center == CGPoint(x: 160, y: 240))
  }
}
