import Testing
import TouchTesting

@testable import TouchKit

@Suite struct ActionTests {
  let tester = TouchTester()
  let tap = UITapGestureRecognizer()

  init() {
    tester.view.addGestureRecognizer(tap)
  }

  /// A target of all three kinds.
  private final class Target: SelectorTarget {
    var heard: [String] = []

    func perform(_ action: Selector, with sender: AnyObject) {
      heard.append("\(action) \(type(of: sender))")
    }

    func tapped(_ sender: UITapGestureRecognizer) {
      heard.append("tapped \(sender.state)")
    }

    func told() {
      heard.append("told")
    }
  }

  @Test func `Closures are called in the order in which they were added, each with the recognizer`()
  {
    var heard: [String] = []
    tap.addAction { heard.append("first \($0.numberOfTapsRequired)") }
    tap.addAction { _ in heard.append("second") }
    tester.tap(at: .zero)
    #expect(heard == ["first 1", "second"])
  }

  @Test func `A closure that is removed is called no more`() {
    var heard: [String] = []
    let first = tap.addAction { _ in heard.append("first") }
    tap.addAction { _ in heard.append("second") }
    tap.removeAction(first)
    tap.removeAction(first)
    tester.tap(at: .zero)
    #expect(heard == ["second"])
  }

  @Test
  func `An action that removes another one, or adds one, changes what is called from then on`() {
    var heard: [String] = []
    var second: GestureActionID?
    tap.addAction { tap in
      heard.append("first")
      if let id = second { tap.removeAction(id) }
      if second != nil { tap.addAction { _ in heard.append("third") } }
      second = nil
    }
    second = tap.addAction { _ in heard.append("second") }
    tester.tap(at: .zero)
    #expect(heard == ["first"])
    tester.advance(by: 1)
    tester.tap(at: .zero)
    #expect(heard == ["first", "first", "third"])
  }

  @Test func `A target gets the name of its action and the sender`() {
    let target = Target()
    tap.addTarget(target, action: "tapped:")
    tap.addTarget(target, action: Selector("told"))
    tester.tap(at: .zero)
    #expect(
      target.heard == ["tapped: UITapGestureRecognizer", "told UITapGestureRecognizer"])
  }

  @Test func `The same target and action twice are sent once, and all of several targets get it`() {
    let (one, other) = (Target(), Target())
    tap.addTarget(one, action: "tapped:")
    tap.addTarget(other, action: "tapped:")
    tap.addTarget(one, action: "tapped:")
    tester.tap(at: .zero)
    #expect(one.heard.count == 1)
    #expect(other.heard.count == 1)
  }

  @Test func `A recognizer made with a target sends to it; made without, it does not mind`() {
    let target = Target()
    let press = UILongPressGestureRecognizer(target: target, action: "pressed:")
    tester.view.addGestureRecognizer(press)
    tester.view.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
    tester.view.addGestureRecognizer(UITapGestureRecognizer(target: target, action: nil))
    tester.hold(at: .zero, for: 0.6)
    #expect(target.heard.allSatisfy { $0 == "pressed: UILongPressGestureRecognizer" })
    #expect(target.heard.count >= 2)
  }

  @Test func `removeTarget removes what it names, and nil names anything`() {
    let (one, other) = (Target(), Target())
    func reset() {
      tap.removeTarget(nil, action: nil)
      (one.heard, other.heard) = ([], [])
      tap.addTarget(one, action: "a")
      tap.addTarget(one, action: "b")
      tap.addTarget(other, action: "a")
      tap.addTarget(other, action: Target.told)
    }
    func heard() -> [[String]] {
      tester.advance(by: 1)
      tester.tap(at: .zero)
      return [one.heard, other.heard].map { $0.map { String($0.prefix(1)) } }
    }
    reset()
    #expect(heard() == [["a", "b"], ["a", "t"]])
    reset()
    tap.removeTarget(one, action: "a")
    #expect(heard() == [["b"], ["a", "t"]])
    reset()
    tap.removeTarget(one, action: nil)
    #expect(heard() == [[], ["a", "t"]])
    reset()
    tap.removeTarget(nil, action: "a")
    #expect(heard() == [["b"], ["t"]])
    reset()
    tap.removeTarget(nil, action: nil)
    #expect(heard() == [[], []])
  }

  @Test func `removeTarget leaves closures alone`() {
    var heard = 0
    tap.addAction { _ in heard += 1 }
    tap.removeTarget(nil, action: nil)
    tester.tap(at: .zero)
    #expect(heard == 1)
  }

  @Test func `Methods are actions too, with the sender or without`() {
    let target = Target()
    tap.addTarget(target, action: Target.tapped)
    tap.addTarget(target, action: Target.told)
    tester.tap(at: .zero)
    #expect(target.heard == ["tapped ended", "told"])
    tap.removeTarget(target, action: nil)
    tester.advance(by: 1)
    tester.tap(at: .zero)
    #expect(target.heard.count == 2)
  }

  @Test func `Targets are not retained, and a released one gets nothing`() {
    weak var gone: Target?
    do {
      let target = Target()
      gone = target
      tap.addTarget(target, action: "tapped:")
      tap.addTarget(target, action: Target.tapped)
    }
    #expect(gone == nil)
    tester.tap(at: .zero)
    // Another object may well be where the old one was: it is not taken for it.
    let next = Target()
    tap.addTarget(next, action: "tapped:")
    tester.advance(by: 1)
    tester.tap(at: .zero)
    #expect(next.heard.count == 1)
  }

  @Test func `Selectors are names`() {
    #expect(Selector("a:") == "a:" && Selector("a:") != "a")
    #expect(Set<Selector>(["a", "b", "a"]).count == 2)
    #expect("\(Selector("tapped:"))" == "tapped:")
  }

  @Test func `A target that can be sent nothing is refused, and the message says what would do`()
    async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        UITapGestureRecognizer().addTarget(UIView(), action: "tapped:")
      }
    }
    #expect(result != nil)
    // An optimized program ends without a word.
    #if DEBUG
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("UIView is to be sent tapped:: off Apple's systems it has to conform"))
    #endif
  }
}
