import Testing
import TouchKit

@testable import WebHost

// Assistive technology in a page. In the same suite: the calls of the page are those of one test at a time.
extension PageSessionTests {
  @Test("a view that does what pressing it does is not tapped; one that does not is")
  func activation() {
    final class Door: UIView {
      var opened = 0
      override func accessibilityActivate() -> Bool {
        opened += 1
        return true
      }
    }
    let (door, wall) = (Door(frame: .zero), UIView(frame: .zero))
    let session = open { _ in
      let view = UIView(frame: .zero)
      view.addSubview(door)
      view.addSubview(wall)
      return view
    }
    #expect(session?.assist(door.layerNumber, .activate, at: 11) == true)
    #expect(session?.assist(wall.layerNumber, .activate, at: 11) == false)
    #expect(door.opened == 1)
    // It hears of it, and no finger taps it in place of that.
    door.accessibilityTraits.insert(.notEnabled)
    #expect(session?.assist(door.layerNumber, .activate, at: 12) == true)
    #expect(door.opened == 1)
  }

  @Test("what can be pressed is told as that, also where it is a picture")
  func pressedPictures() {
    #expect(LayerRole([.image, .button], label: "") == .button)
    #expect(LayerRole([.image, .link], label: "") == .link)
    #expect(LayerRole([.image, .header], label: "") == .image)
  }

  @Test("words are read out at once, each time")
  func words() {
    let session = open { page in
      page.receive("done") { _ in
        for _ in 0..<2 {
          UIAccessibility.post(notification: .announcement, argument: "12 photos saved")
        }
      }
      return UIView(frame: .zero)
    }
    session?.receive(Array("done".utf8), WebMessage(bytes: [], isJSON: false), at: 11)
    #expect(told.calls == [.notify(0, "12 photos saved"), .notify(0, "12 photos saved")])
  }

  @Test("reading goes on with a view once it is drawn, and not with one that has gone")
  func places() {
    let view = UIView(frame: .zero)
    var next: UIView?
    let session = open { page in
      page.receive("next") { _ in
        UIAccessibility.post(notification: .screenChanged, argument: next)
      }
      return view
    }
    func goOn(with other: UIView?) -> [PageCalls.Call] {
      told.calls.removeAll()
      next = other
      session?.receive(Array("next".utf8), WebMessage(bytes: [], isJSON: false), at: 11)
      next = nil
      #expect(told.calls.isEmpty)
      _ = session?.frame(at: 12)
      return told.calls
    }
    let title = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    view.addSubview(title)
    #expect(goOn(with: title) == [.notify(title.layerNumber, "")] && title.layerNumber > 0)
    #expect(goOn(with: nil) == [.notify(0, "")])
    #expect(goOn(with: session?.window) == [.notify(0, "")])
    title.removeFromSuperview()
    #expect(goOn(with: title) == [])
    #expect(goOn(with: UIView(frame: .zero)) == [])
  }

  @Test("Escape leaves what is in front, where nothing else has used the key")
  func escape() {
    final class Sheet: UIViewController {
      override func accessibilityPerformEscape() -> Bool {
        dismiss(animated: false)
        return true
      }
    }
    final class Board: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let root = Board()
    let session = open { page in
      let window = UIWindow(frame: CGRect(origin: .zero, size: page.size), clock: page.clock)
      window.rootViewController = root
      return window
    }
    let key = KeySample(.keyboardEscape)
    #expect(session?.key(key, at: 11) == false)
    session?.tell { root.present(Sheet(), animated: false) }
    #expect(root.presentedViewController != nil)
    #expect(session?.key(key, at: 12) == true)
    #expect(root.presentedViewController == nil)
    #expect(session?.key(key, at: 13) == false)
    // Who has the keys lies behind.
    session?.tell {
      #expect(root.becomeFirstResponder())
      root.present(Sheet(), animated: false)
    }
    #expect(session?.key(key, at: 13.5) == true)
    #expect(root.presentedViewController == nil)
    session?.tell { root.resignFirstResponder() }
    session?.page.onKey = { $0.keyCode == .keyboardEscape }
    session?.tell { root.present(Sheet(), animated: false) }
    #expect(session?.key(key, at: 14) == true)
    #expect(root.presentedViewController != nil)
  }
}
