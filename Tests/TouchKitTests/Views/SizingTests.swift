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

  @Test func `A view that says the size of what it shows is as large when it is fitted`() {
    let badge = Badge(frame: CGRect(x: 5, y: 5, width: 8, height: 9))
    #expect(UIView().intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: -1))
    badge.sizeToFit()
    #expect(badge.frame == CGRect(x: 5, y: 5, width: 8, height: 18))
    badge.count = 4
    badge.sizeToFit()
    #expect(badge.frame == CGRect(x: 5, y: 5, width: 40, height: 18))
    #expect(UISwitch(frame: .zero).intrinsicContentSize == CGSize(width: 51, height: 31))
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 90, height: 1))
    #expect(slider.intrinsicContentSize == CGSize(width: -1, height: 34))
    #expect(slider.sizeThatFits(.zero) == CGSize(width: 90, height: 34))
  }

  @Test func `A button is as large as its title or its picture, where words are measured`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let button = UIButton(type: .system)
    button.setTitle("Close", for: .normal)
    window.addSubview(button)
    #expect(button.intrinsicContentSize == CGSize(width: -1, height: -1))
    window.clock.measureText = { text in
      CGSize(width: CGFloat(text.text.utf8.count) * text.fontSize / 2, height: text.fontSize)
    }
    let size = button.titleLabel?.fontSize ?? 0
    button.sizeToFit()
    #expect(button.bounds.size == CGSize(width: (2.5 * size).rounded(.up), height: size + 12))
    button.setImage(UIImage(source: 1, size: CGSize(width: 10, height: 80)), for: .normal)
    #expect(button.intrinsicContentSize.height == 80)
    #expect(button.titleLabel?.intrinsicContentSize.height == size)
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

private final class Badge: UIView {
  var count: Int? {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: count.map { CGFloat($0) * 10 } ?? UIView.noIntrinsicMetric, height: 18)
  }
}
