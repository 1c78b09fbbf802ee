import Testing
import TouchKit
import TouchTesting

@Suite struct TargetTests {
  private final class Editor: SelectorTarget {
    var done: [String] = []

    func undo(_ sender: UIButton) { done.append("undo \(sender.currentTitle ?? "")") }
    func any(_ sender: UIControl) { done.append("any") }
    func close() { done.append("close") }
    func perform(_ action: Selector, with sender: AnyObject) {
      done.append("\(action) \(sender is UIButton)")
    }
  }

  private let tester = TouchTester()
  private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
  private let editor = Editor()

  init() {
    button.setTitle("Undo", for: .normal)
    tester.view.addSubview(button)
  }

  @Test func `Methods are called with the control or without, in the order of their adding`() {
    button.addTarget(editor, action: Editor.undo, for: .touchUpInside)
    button.addAction(UIAction { [editor] _ in editor.done.append("action") }, for: .touchUpInside)
    button.addTarget(editor, action: Editor.any, for: .touchDown)
    button.addTarget(editor, action: Editor.close, for: [.touchUpInside, .touchUpOutside])
    tester.tap(at: CGPoint(x: 20, y: 20))
    #expect(editor.done == ["any", "undo Undo", "action", "close"])
  }

  @Test
  func
    `A recognizer is made with a method, with itself or without, and does not retain its target`()
  {
    final class Viewer {
      var done: [String] = []
      func tapped(_ sender: UITapGestureRecognizer) {
        done.append("tapped \(sender.state == .ended)")
      }
      func any(_ sender: UIGestureRecognizer) { done.append("any") }
      func close() { done.append("close") }
    }
    var viewer: Viewer? = Viewer()
    weak let gone = viewer
    if let viewer {
      let made = [
        UITapGestureRecognizer(target: viewer, action: Viewer.tapped),
        UITapGestureRecognizer(target: viewer, action: Viewer.any),
        UITapGestureRecognizer(target: viewer, action: Viewer.close),
      ]
      for (index, recognizer) in made.enumerated() {
        let view = UIView(frame: CGRect(x: 0, y: 100 + 50 * index, width: 50, height: 50))
        view.addGestureRecognizer(recognizer)
        tester.view.addSubview(view)
      }
    }
    for index in 0..<3 { tester.tap(at: CGPoint(x: 20, y: 120 + 50 * index)) }
    #expect(viewer?.done == ["tapped true", "any", "close"])
    viewer = nil
    #expect(gone == nil)
    tester.tap(at: CGPoint(x: 20, y: 120))
  }

  @Test func `A name is sent once for each event, however often it was added`() {
    button.addTarget(editor, action: "pressed:", for: .touchDown)
    button.addTarget(editor, action: "pressed:", for: [.touchDown, .touchUpInside])
    tester.tap(at: CGPoint(x: 20, y: 20))
    #expect(editor.done == ["pressed: true", "pressed: true"])
  }

  @Test func `What is removed is sent no more, for these events, this name, or anything`() {
    func press() -> [String] {
      editor.done = []
      button.sendActions(for: .touchDown)
      button.sendActions(for: .valueChanged)
      return editor.done
    }
    let other = Editor()
    button.addTarget(editor, action: "a", for: [.touchDown, .valueChanged])
    button.addTarget(editor, action: "b", for: .touchDown)
    button.addTarget(editor, action: Editor.close, for: .valueChanged)
    button.removeTarget(other, action: nil, for: .allEvents)
    #expect(press() == ["a true", "b true", "a true", "close"])
    button.removeTarget(editor, action: "a", for: .touchDown)
    #expect(press() == ["b true", "a true", "close"])
    button.removeTarget(nil, action: "b", for: .allEvents)
    #expect(press() == ["a true", "close"])
    button.removeTarget(nil, action: nil, for: .allEvents)
    #expect(press() == [])
    button.addAction(UIAction { [editor] _ in editor.done.append("stays") }, for: .touchDown)
    button.removeTarget(nil, action: nil, for: .allEvents)
    #expect(press() == ["stays"])
  }

  @Test func `A target is not kept, and its end ends the sending`() {
    weak var gone: Editor?
    do {
      let short = Editor()
      gone = short
      button.addTarget(short, action: Editor.close, for: .touchDown)
      button.addTarget(short, action: "a", for: .touchDown)
    }
    #expect(gone == nil)
    button.sendActions(for: .touchDown)
    button.addTarget(editor, action: Editor.close, for: .touchDown)
    button.sendActions(for: .touchDown)
    #expect(editor.done == ["close"])
  }
}
