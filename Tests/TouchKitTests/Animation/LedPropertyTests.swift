import Testing
import TouchTesting

@testable import TouchKit

@Suite struct LedPropertyTests {
  let tester = TouchTester()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    tester.view.addSubview(view)
  }

  /// Places its sheet by a state, as views do.
  final class Panel: UIView {
    let sheet = UIView()
    var isOpen = false

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(sheet)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      sheet.frame = CGRect(
        x: 0.1, y: isOpen ? 100.3 : 400.7, width: bounds.width / 3, height: isOpen ? 300 : 50)
      sheet.alpha = isOpen ? 1 : 0.5
    }
  }

  @Test func `A layout in the middle of an animation does not end it`() {
    let panel = Panel(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    tester.view.addSubview(panel)
    panel.layoutIfNeeded()
    panel.isOpen = true
    var ends: [Bool] = []
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: {
        panel.setNeedsLayout()
        panel.layoutIfNeeded()
      }, completion: { ends.append($0) })
    tester.advance(by: 0.5)
    panel.setNeedsLayout()
    panel.layoutIfNeeded()
    #expect(abs(panel.sheet.frame.minY - 250.5) < 1e-6)
    #expect(abs(panel.sheet.frame.height - 175) < 1e-6 && abs(panel.sheet.alpha - 0.75) < 1e-6)
    tester.advance(by: 0.25)
    #expect(abs(panel.sheet.frame.minY - 175.4) < 1e-6 && ends.isEmpty)
    tester.settle()
    #expect(abs(panel.sheet.frame.minY - 100.3) < 1e-6 && ends == [true])
  }

  @Test func `Each property that is set to where an animation leads it goes on`() {
    view.backgroundColor = .black
    func arrive() {
      view.center.x = 250
      view.bounds.size.width = 200
      view.transform = CGAffineTransform(scaleX: 3, y: 3)
      view.alpha = 0
      view.backgroundColor = .white
      view.layerCornerRadius = 10
    }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { arrive() }
    tester.advance(by: 0.5)
    arrive()
    #expect(view.center.x == 150 && view.bounds.width == 150 && view.transform.a == 2)
    #expect(view.alpha == 0.5 && view.layerCornerRadius == 5 && view.backgroundColor?.red == 0.5)
    tester.settle()
    #expect(view.center.x == 250 && view.bounds.width == 200 && view.transform.a == 3)
    #expect(view.alpha == 0 && view.layerCornerRadius == 10 && view.backgroundColor == .white)
  }

  @Test func `Another value ends it, and so does any value where it goes on for ever`() {
    UIView.animate(withDuration: 1) { view.center.x = 250 }
    tester.advance(by: 0.5)
    view.center.x = 251
    #expect(view.center.x == 251)
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { view.alpha = 0 }
    tester.advance(by: 0.5)
    view.alpha = 0
    #expect(view.alpha == 0)
    tester.advance(by: 0.5)
    #expect(view.alpha == 0 && view.center.x == 251)
  }

  @Test func `A frame under a transform that is animated with it goes on, too`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    }
    tester.advance(by: 0.5)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    #expect(view.bounds.width == 125 && view.center == CGPoint(x: 100, y: 100))
    tester.settle()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 300))
  }
}

extension LedPropertyTests {
  // As in the best known code that picks up a cell: the finger moves its copy before the copy has come to the finger.
  @Test func `What the program sets goes there at once, and the rest arrives in its time`() {
    var ends: [Bool] = []
    UIView.animate(
      withDuration: 0.25, delay: 0, options: .curveLinear,
      animations: {
        view.center = CGPoint(x: 200, y: 200)
        view.alpha = 0
      }, completion: { ends.append($0) })
    tester.advance(by: 0.125)
    view.center = CGPoint(x: 210, y: 210)
    tester.advance(by: 0.1)
    #expect(view.center == CGPoint(x: 210, y: 210) && abs(view.alpha - 0.1) < 1e-6)
    #expect(ends.isEmpty)
    view.alpha = 1
    tester.settle()
    #expect(ends == [true] && view.alpha == 1 && abs(tester.now - 0.25) < 0.03)
  }

  @Test func `One that repeats and is set is over, and one that another animation replaces, too`() {
    var ends: [Bool] = []
    UIView.animate(
      withDuration: 1, delay: 0, options: .repeat, animations: { view.alpha = 0 },
      completion: { ends.append($0) })
    tester.advance(by: 0.5)
    view.alpha = 1
    tester.settle()
    #expect(ends == [false] && tester.now < 1)
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { ends.append($0) })
    tester.advance(by: 0.5)
    UIView.animate(withDuration: 1, animations: { view.alpha = 1 }, completion: { ends.append($0) })
    tester.settle()
    #expect(ends == [false, false, true])
  }

  @Test func `Animated again to the same end, what runs goes on as it was and is told true`() {
    var ends: [String] = []
    func open(_ name: String, in seconds: Double) {
      UIView.animate(withDuration: seconds, delay: 0, options: .curveLinear) {
        view.frame = CGRect(x: 200, y: 0, width: 200, height: 100)
        view.alpha = 0.5
      } completion: {
        ends.append("\(name) \($0)")
      }
    }
    open("first", in: 1)
    tester.advance(by: 0.5)
    open("second", in: 9)
    #expect(view.frame == CGRect(x: 100, y: 0, width: 150, height: 100) && view.alpha == 0.75)
    #expect(ends == ["second true"])
    tester.settle()
    #expect(view.frame.minX == 200 && abs(tester.now - 1) < 0.02)
    #expect(ends == ["second true", "first true"])
  }

  @Test func `Within another animation's closure nothing of it is recorded there`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    tester.advance(by: 0.5)
    UIView.animate(withDuration: 4) {
      view.center.x = 300
      UIView.animate(withDuration: 4) { view.alpha = 0 }
    }
    tester.advance(by: 0.25)
    #expect(abs(view.alpha - 0.25) < 1e-6)
    tester.settle()
    #expect(view.alpha == 0 && view.center.x == 300)
  }

  @Test func `What runs for ever is replaced by an animation to the same end`() {
    var ends: [Bool] = []
    UIView.animate(
      withDuration: 1, delay: 0, options: .repeat, animations: { view.alpha = 0 },
      completion: { ends.append($0) })
    tester.advance(by: 1.5)
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { ends.append($0) })
    tester.settle()
    #expect(ends == [false, true] && view.alpha == 0)
  }
}
