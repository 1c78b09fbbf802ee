import Testing
import TouchKit
import TouchTesting

@Suite struct KeyFocusTests {
  private final class Field: UIView {
    var gives = true
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { gives }
  }

  let tester = TouchTester()
  /// Three lists below each other; the window's middle is in the second.
  let lists: [UIScrollView]

  init() {
    lists = (0..<3).map {
      UIScrollView(frame: CGRect(x: 0, y: CGFloat($0) * 160, width: 320, height: 160))
    }
    for list in lists {
      list.contentSize = CGSize(width: 320, height: 400)
      tester.view.addSubview(list)
    }
  }

  /// Presses the key that scrolls to the end; which lists are there then.
  private func pressed() -> [Int] {
    tester.perform(.end)
    tester.settle()
    let moved = lists.indices.filter { lists[$0].contentOffset.y == 240 }
    for list in lists { list.contentOffset = .zero }
    return moved
  }

  @Test func `Untouched, the one in the middle gets the keys`() {
    #expect(pressed() == [1])
  }

  @Test func `The one that was touched last gets the keys`() {
    tester.finger().tap(at: CGPoint(x: 100, y: 400))
    #expect(pressed() == [2])
    tester.finger().tap(at: CGPoint(x: 100, y: 50))
    #expect(pressed() == [0])
  }

  @Test func `The one that a wheel turned over last gets the keys, or a pointer was over`() {
    tester.scroll(by: CGPoint(x: 0, y: 1), at: CGPoint(x: 100, y: 400))
    lists[2].contentOffset = .zero
    #expect(pressed() == [2])
    tester.window.hover(at: CGPoint(x: 100, y: 50), time: tester.now)
    #expect(pressed() == [0])
    tester.window.hover(at: nil, time: tester.now)
    #expect(pressed() == [0])
    tester.magnify(by: 2, at: CGPoint(x: 100, y: 400))
    #expect(pressed() == [2])
  }

  @Test func `The first responder's comes before any other`() {
    let field = Field()
    #expect(!field.becomeFirstResponder(), "it is in no window")
    lists[0].addSubview(field)
    #expect(!lists[0].becomeFirstResponder(), "it may not be")
    #expect(field.becomeFirstResponder() && field.isFirstResponder)
    tester.finger().tap(at: CGPoint(x: 100, y: 400))
    #expect(pressed() == [0])
    let other = Field()
    lists[1].addSubview(other)
    field.gives = false
    #expect(!other.becomeFirstResponder() && field.isFirstResponder)
    #expect(!field.resignFirstResponder())
    field.gives = true
    #expect(other.becomeFirstResponder() && !field.isFirstResponder)
    #expect(pressed() == [1])
    #expect(other.resignFirstResponder() && !other.isFirstResponder)
    #expect(pressed() == [2])
  }

  @Test func `A first responder that is taken out of its window resigns, whatever that does`() {
    final class Leaving: UIView {
      var resigned = 0
      var then: () -> Void = {}
      override var canBecomeFirstResponder: Bool { true }
      override func resignFirstResponder() -> Bool {
        resigned += 1
        let result = super.resignFirstResponder()
        then()
        return result
      }
    }
    let field = Leaving()
    lists[0].addSubview(field)
    field.becomeFirstResponder()
    lists[0].removeFromSuperview()
    #expect(field.resigned == 1 && !field.isFirstResponder)
    tester.view.addSubview(lists[0])
    field.becomeFirstResponder()
    field.then = { [field] in lists[1].addSubview(field) }
    field.removeFromSuperview()
    #expect(field.resigned == 2 && !field.isFirstResponder && field.superview === lists[1])
    #expect(field.window === tester.window)
  }

  @Test func `What leaves the window or is hidden gets no keys`() {
    let field = Field()
    lists[0].addSubview(field)
    field.becomeFirstResponder()
    lists[0].removeFromSuperview()
    #expect(!field.isFirstResponder)
    tester.view.addSubview(lists[0])
    #expect(!field.isFirstResponder && pressed() == [1])
    tester.finger().tap(at: CGPoint(x: 100, y: 400))
    lists[2].isHidden = true
    #expect(pressed() == [1])
    lists[2].isHidden = false
    #expect(pressed() == [2])
    lists[2].isScrollEnabled = false
    tester.finger().tap(at: CGPoint(x: 100, y: 400))
    #expect(pressed() == [1])
    lists[2].isScrollEnabled = true
    tester.finger().tap(at: CGPoint(x: 100, y: 400))
    lists[2].removeFromSuperview()
    #expect(pressed() == [1])
  }

  @Test func `At the end of one list the keys do not go on in another, but in the one around it`() {
    tester.finger().tap(at: CGPoint(x: 100, y: 400))
    #expect(tester.perform(.end))
    tester.settle()
    #expect(!tester.perform(.down))
    tester.settle()
    #expect(lists.map { $0.contentOffset.y } == [0, 0, 240])
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    inner.contentSize = CGSize(width: 320, height: 150)
    lists[0].addSubview(inner)
    tester.finger().tap(at: CGPoint(x: 100, y: 50))
    tester.perform(.down)
    tester.settle()
    #expect(inner.contentOffset.y == 50 && lists[0].contentOffset.y == 0)
    tester.perform(.down)
    tester.settle()
    #expect(lists[0].contentOffset.y == 80)
  }
}
