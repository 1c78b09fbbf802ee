import Testing
import TouchKit

@Suite struct SizingTests {
  @Test func `An image view is resized to its picture, its corner stays`() {
    let view = UIImageView(frame: CGRect(x: 10, y: 20, width: 5, height: 5))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 5, height: 5))
    view.image = UIImage(source: 1, size: CGSize(width: 30, height: 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 30, height: 40))
    #expect(view.frame.origin == CGPoint(x: 7.5, y: 17.5))
  }

  @Test func `A view is found by its tag, itself first, then from back to front`() {
    let (root, first, second, inner) = (UIView(), UIView(), UIView(), UIView())
    root.addSubview(first)
    root.addSubview(second)
    first.addSubview(inner)
    inner.tag = 7
    second.tag = 7
    #expect(root.viewWithTag(7) === inner)
    #expect(second.viewWithTag(7) === second)
    #expect(root.viewWithTag(0) === root)
    #expect(root.viewWithTag(8) == nil)
  }
}
