import Testing
import TouchKit

@testable import WebHost

@Suite("A window in a page", .serialized)
struct PageSessionTests {
  private let module = WebModule()

  // What the program has told its page.
  final class Told {
    var calls: [PageCalls.Call] = []
  }

  let told = Told()

  init() {
    PageCalls.onCall = { [told] in told.calls.append($0) }
    PageCalls.measured = {
      CGSize(width: CGFloat($0.text.count) * $0.fontSize / 2, height: 2 * $0.fontSize)
    }
  }

  func open(_ make: @escaping (WebPage) -> UIView) -> TouchSession? {
    module.writer = ChangeWriter()
    module.makeSession = { PageSession($0, $1, $2) }
    module.program = make
    #expect(
      module.open(size: CGSize(width: 300, height: 200), scale: 2, traits: [.isDark], at: 10))
    return module.session
  }

  private func send(_ name: String, _ contents: [UInt8], isJSON: Bool = false, at time: Double) {
    module.incoming.resize(to: 0)
    for byte in Array(name.utf8) + contents { module.incoming.append(byte) }
    module.receive(
      name: name.utf8.count, length: contents.count, isJSON: isJSON, at: time)
  }

  @Test("a root view fills the window, at first and after each resize")
  func root() {
    let view = UIView(frame: .zero)
    let session = open { _ in view }
    #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(session?.window.displayScale == 2)
    session?.resize(to: CGSize(width: 100, height: 50), scale: 3, at: 11)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(session?.window.displayScale == 3)
    session?.resize(to: CGSize(width: CGFloat.nan, height: 50), scale: 3, at: 11)
    #expect(view.frame.width == 100)
  }

  @Test("a page that opens with numbers that are none shows an empty window")
  func nonsense() {
    module.program = { _ in UIView(frame: .zero) }
    let size = CGSize(width: CGFloat.nan, height: .infinity)
    #expect(!module.open(size: size, scale: 2, traits: [], at: .nan))
    #expect(module.open(size: size, scale: -.infinity, traits: [], at: 10))
    #expect(module.session?.window.bounds == .zero && module.session?.window.displayScale == 1)
    module.session?.send(
      [TouchSample(id: 1, phase: .began, location: CGPoint(x: 1, y: 1), timestamp: 10)], at: 10)
    #expect(module.frame(at: 11) == -1)
  }

  @Test("a program of touches alone hears fingers and messages, and nothing else")
  func touchesAlone() {
    var heard: [String] = []
    module.program = { page in
      page.onKey = { _ in
        heard.append("key")
        return true
      }
      page.onWheel = { _ in
        heard.append("wheel")
        return true
      }
      page.receive("numbers") { heard.append("\($0.numbers) \($0.json == nil)") }
      let view = UIView(frame: .zero)
      let tap = UITapGestureRecognizer()
      tap.addAction { _ in heard.append("tap") }
      let hover = UIHoverGestureRecognizer()
      hover.addAction { _ in heard.append("hover") }
      for recognizer in [tap, hover] { view.addGestureRecognizer(recognizer) }
      return view
    }
    #expect(module.open(size: CGSize(width: 300, height: 200), scale: 2, traits: [], at: 10))
    let session = module.session
    let (place, key) = (CGPoint(x: 50, y: 50), KeySample(.keyboardA))
    session?.hover(at: place, time: 10)
    #expect(session?.press(key, .began, at: 10) == false)
    #expect(session?.key(key, at: 10) == false)
    let wheel = WebWheel(location: place, delta: CGPoint(x: 0, y: 100), isPinch: false)
    #expect(session?.wheel(wheel, at: 10) == false)
    #expect(session?.assist(1, .activate, at: 10) == false)
    session?.setModifiers(.shift, at: 10)
    session?.loaded(0, pixels: CGSize(width: 1, height: 1), at: 10)
    #expect(heard.isEmpty)
    for (phase, time) in [(UITouch.Phase.began, 10.1), (.ended, 10.2)] {
      session?.send(
        [TouchSample(id: 1, phase: phase, location: place, timestamp: time)], at: time)
    }
    send("numbers", [0, 0, 0, 0, 0, 0, 0xf8, 0x3f, 0, 0, 0, 0, 0, 0, 0, 0xc0], at: 10.3)
    #expect(heard == ["tap", "[1.5, -2.0] true"])
  }

  // The optimizer keeps this suite's module on the stack, where one whose end waits for the main actor would be freed too late.
  @Test("a module that nobody opens ends with those who have made it")
  func unopened() {
    #expect(WebMessage(bytes: [1, 2, 3], isJSON: false).numbers.isEmpty)
    #expect(WebMessage(bytes: Array("12345678".utf8), isJSON: true).numbers.isEmpty)
    #expect(WebMessage(bytes: [], isJSON: false).numbers.isEmpty)
  }

  @Test("bytes that are not eight for each number, and values, are no numbers")
  func noNumbers() {
    var heard: [Int] = []
    _ = open { page in
      page.receive("numbers") { heard.append($0.numbers.count) }
      return UIView(frame: .zero)
    }
    send("numbers", [1, 2, 3], at: 10)
    send("numbers", Array("12345678".utf8), isJSON: true, at: 10)
    send("numbers", [], at: 10)
    send("numbers", Array("12345678".utf8), at: 10)
    #expect(heard == [0, 0, 0, 1])
  }

  @Test("a window of the program's is shown as it is")
  func window() {
    var made: UIWindow?
    let session = open { page in
      let window = UIWindow(frame: CGRect(origin: .zero, size: page.size), clock: page.clock)
      made = window
      return window
    }
    #expect(session?.window === made)
  }

  @Test("nothing is opened twice, or without a program")
  func once() {
    #expect(!module.open(size: .zero, scale: 1, traits: [], at: 0))
    #expect(open { _ in UIView(frame: .zero) } != nil)
    #expect(!module.open(size: .zero, scale: 1, traits: [], at: 0))
  }

  @Test("traits change motion, and the program hears of each change once")
  func traits() {
    var changes = 0
    var seen: WebPage?
    let session = open { page in
      page.onTraitsChange = { changes += 1 }
      seen = page
      return UIView(frame: .zero)
    }
    #expect(seen?.traits == [.isDark])
    session?.setTraits([.reducesMotion, .isVisible], at: 11)
    session?.setTraits([.reducesMotion, .isVisible], at: 12)
    #expect(changes == 1 && session?.window.isReduceMotionEnabled == true)
    #expect(session?.window.clock.userInterfaceStyle == .light && seen?.textScale == 1)
    session?.setTraits(WebTraits(rawValue: 1250 << 4 | 2), at: 13)
    #expect(changes == 2 && seen?.traits == [.isDark] && seen?.textScale == 1.25)
    let traits = session?.window.traitCollection
    #expect(traits?.preferredContentSizeCategory == .extraExtraLarge)
    #expect(traits?.userInterfaceStyle == .dark)
    session?.setTraits(WebTraits(rawValue: .min), at: 14)
    #expect(seen?.textScale == 1)
  }

  @Test("messages go to those who listen to their name, at the time they come")
  func messages() {
    var heard: [String] = []
    let session = open { page in
      page.receive("turn") { message in
        heard.append("\(message.json?["by"]?.integer ?? 0) at \(page.clock.now)")
        page.send("turned", ["ok": true])
      }
      return UIView(frame: .zero)
    }
    #expect(session != nil)
    send("turn", Array("{\"by\":3}".utf8), isJSON: true, at: 12)
    send("turned", [], at: 13)
    send("turn", [1], at: 14)
    #expect(heard == ["3 at 12.0", "0 at 14.0"])
    #expect(told.calls.first == .message("turned", Array("{\"ok\":true}".utf8), isJSON: true))
  }

  @Test("what comes before the start is there when the program begins")
  func start() {
    send("start", [1, 2, 3], at: 0)
    var bytes: [UInt8]?
    _ = open { page in
      bytes = page.start?.bytes
      return UIView(frame: .zero)
    }
    #expect(bytes == [1, 2, 3])
  }

  @Test("a message that says it is longer than it is is dropped")
  func overlong() {
    var heard: [[UInt8]] = []
    let session = open { page in
      page.receive("abc") { heard.append($0.bytes) }
      page.receive("") { heard.append($0.bytes) }
      return UIView(frame: .zero)
    }
    #expect(session != nil)
    send("abc", [1], at: 11)
    // The same four bytes, with lengths that cannot be.
    module.receive(name: 3, length: 2, isJSON: false, at: 12)
    module.receive(name: 3, length: -1, isJSON: false, at: 12)
    module.receive(name: -1, length: 2, isJSON: false, at: 12)
    #expect(heard == [[1]])
  }

  @Test("a label is as wide as the page says, before it is in a window too")
  func labels() {
    let label = UILabel(frame: CGRect(x: 5, y: 6, width: 1, height: 1))
    _ = open { page in
      label.fontSize = 20
      label.text = "four\nletters"
      label.sizeToFit()
      return UIView(frame: .zero)
    }
    #expect(label.frame.origin == CGPoint(x: 5, y: 6))
    #expect(label.bounds.width == CGFloat("four\nletters".count) * 10)
    #expect(label.bounds.height >= 40)
  }

  @Test("a label in no window is as wide as the page says wherever the program is called")
  func labelsLater() {
    var widths: [String: CGFloat] = [:]
    func measure(_ when: String) {
      let label = UILabel(frame: .zero)
      (label.fontSize, label.text) = (20, "four")
      label.sizeToFit()
      widths[when] = label.bounds.width
    }
    let session = open { page in
      page.receive("words") { _ in measure("a message") }
      page.onResize = { measure("another size") }
      page.onTraitsChange = { measure("other traits") }
      page.onFrame = { measure("a frame") }
      page.onKey = { _ in
        measure("a key")
        return true
      }
      page.onWheel = { _ in
        measure("a wheel")
        return true
      }
      return UIView(frame: .zero)
    }
    send("words", [], at: 11)
    session?.resize(to: CGSize(width: 100, height: 50), scale: 1, at: 12)
    session?.setTraits([.reducesMotion], at: 13)
    _ = session?.frame(at: 14)
    #expect(session?.key(KeySample(.keyboardReturnOrEnter), at: 15) == true)
    let wheel = WebWheel(location: .zero, delta: CGPoint(x: 0, y: 1), isPinch: false)
    #expect(session?.wheel(wheel, at: 16) == true)
    #expect(widths.count == 6 && widths.values.allSatisfy { $0 == 40 })
  }

  @Test("keys scroll what is there, unless the program wants them")
  func keys() {
    let scroll = UIScrollView(frame: .zero)
    var wanted: [Int] = []
    let session = open { page in
      scroll.contentSize = CGSize(width: 300, height: 2_000)
      page.onKey = { key in
        wanted.append(key.keyCode.rawValue)
        return key.keyCode == .keyboardEnd
      }
      return scroll
    }
    #expect(session?.key(KeySample(.keyboardDownArrow), at: 11) == true)
    #expect(session?.key(KeySample(.keyboardEnd), at: 11) == true)
    #expect(session?.key(KeySample(.keyboardA), at: 11) == false)
    #expect(wanted == [0x51, 0x4D, 0x04])
    for frame in 0..<120 { _ = session?.frame(at: 11 + Double(frame) / 60) }
    #expect(scroll.contentOffset.y == Constants.keyScroll)
  }

  @Test("a layer with a value takes a step, however deep it lies, and what is no layer does not")
  func adjust() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    let session = open { _ in
      let view = UIView(frame: .zero)
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      view.addSubview(inner)
      inner.addSubview(slider)
      return view
    }
    #expect(session?.assist(slider.layerNumber, .increment, at: 11) == true)
    #expect(slider.value == 0.1)
    #expect(session?.assist(slider.layerNumber, .decrement, at: 11) == true)
    #expect(slider.value == 0)
    for number: Int32 in [-1, 0, 99, .max] {
      #expect(session?.assist(number, .increment, at: 11) == false)
    }
    #expect(slider.value == 0)
  }

  @Test("a program that draws nothing lays its views out, and tells no changes")
  func undrawn() {
    let view = UIView(frame: .zero)
    view.backgroundColor = .red
    let session = open { _ in view }
    #expect(module.frame(at: 11) == -1 && module.changes[1] > 0)

    let undrawn = WebModule()
    undrawn.program = { _ in
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      inner.backgroundColor = .red
      return inner
    }
    #expect(undrawn.open(size: CGSize(width: 300, height: 200), scale: 2, traits: [], at: 10))
    #expect(undrawn.frame(at: 11) == -1 && undrawn.changes[1] == 0)
    #expect(undrawn.session?.window.needsFrames == false)
    #expect(session?.window.needsFrames == false)
  }

  @Test("a wheel scrolls, a trackpad pinches, and what nothing uses is not used")
  func wheel() {
    let scroll = UIScrollView(frame: .zero)
    let session = open { _ in
      scroll.contentSize = CGSize(width: 300, height: 2_000)
      return scroll
    }
    let middle = CGPoint(x: 100, y: 100)
    let down = WebWheel(location: middle, delta: CGPoint(x: 0, y: 10), isPinch: false)
    #expect(session?.wheel(down, at: 11) == true)
    #expect(scroll.contentOffset.y == 10)
    let pinch = WebWheel(location: middle, delta: CGPoint(x: 0, y: -100), isPinch: true)
    #expect(session?.wheel(pinch, at: 11) == false, "nothing zooms")
    let nowhere = WebWheel(location: middle, delta: CGPoint(x: CGFloat.nan, y: 0), isPinch: false)
    #expect(session?.wheel(nowhere, at: 11) == false)
  }

  @Test("a frame is wanted while something moves, at a time where a timer is set, and else never")
  func frames() {
    let view = UIView(frame: .zero)
    let session = open { _ in view }
    #expect(session?.frame(at: 11) == -1)
    session?.window.clock.after(2) {}
    #expect(session?.frame(at: 11.5) == 13)
    view.backgroundColor = .red
    #expect(session?.window.needsFrames == true)
    #expect(module.frame(at: 11.6) == 13)
    #expect(module.changes[1] == 6)
  }

  @Test("pictures are declared with their sizes, loaded when asked for, and dropped")
  func pictures() {
    var page: WebPage?
    var sizes: [CGSize?] = []
    let session = open {
      page = $0
      return UIView(frame: .zero)
    }
    let sized = page?.image(
      [WebImageSize("small.jpg", width: 100), WebImageSize("large.jpg", width: 1000)],
      size: CGSize(width: 50, height: 40), description: "A\nlake")
    page?.loadImage("other.png", scale: 2) { sizes.append($0?.size) }
    page?.loadImage(bytes: [1, 2]) { sizes.append($0?.size) }
    #expect(sized?.source == -2)
    session?.loaded(-3, pixels: CGSize(width: 80, height: 60), at: 11)
    session?.loaded(-4, pixels: .zero, at: 11)
    session?.loaded(-4, pixels: CGSize(width: 9, height: 9), at: 11)
    if let sized { page?.drop(sized) }
    #expect(sizes == [CGSize(width: 40, height: 30), nil])
    #expect(
      told.calls == [
        .image(-2, "A lake\nsmall.jpg\t100\nlarge.jpg\t1000"), .image(-3, "\nother.png"),
        .load(-3), .bytes(-4, [1, 2]), .load(-4), .drop(-2),
      ])
  }

  @Test("what is to be felt goes to the page")
  func feedback() {
    let session = open { _ in UIView(frame: .zero) }
    session?.window.clock.after(0) {
      UIImpactFeedbackGenerator(style: .rigid).impactOccurred(intensity: 0.5)
      UISelectionFeedbackGenerator().selectionChanged()
      UINotificationFeedbackGenerator().notificationOccurred(.error)
    }
    _ = session?.frame(at: 11)
    #expect(
      told.calls == [.feedback(.rigid, 0.5), .feedback(.selection, 1), .feedback(.error, 1)])
  }

  @Test("touches come with their samples")
  func touches() {
    final class Watcher: UIView {
      var phases: [UITouch.Phase] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        phases.append(.began)
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        phases.append(.cancelled)
      }
    }
    let view = Watcher(frame: .zero)
    let session = open { _ in view }
    module.samples.write([1, 0, 10, 10, 11, 0, 0, 0, 1.5, 0, 0], at: 0)
    session?.send(module.samples.read(1), at: 11)
    module.samples.write([1, 4, 10, 10, 12, 0, 0, 0, 1.5, 0, 0], at: 0)
    session?.send(module.samples.read(1), at: 12)
    #expect(view.phases == [.began, .cancelled])
  }
}
