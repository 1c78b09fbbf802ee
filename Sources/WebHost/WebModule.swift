import TouchKit

/// The state of one instance of a module: a page makes one for each element.
final class WebModule {
  /// The closure given to ``WebHost/run(_:)``.
  var program: ((WebPage) -> UIView)?
  /// What writes its frames; nothing for a program that draws nothing.
  var writer = FrameWriter()
  /// What hears the page: of touches alone, where the program wants nothing else.
  var makeSession = { (page, writer, make) in TouchSession(page, writer, make) }
  private(set) var session: TouchSession?
  let samples = SampleReader()
  /// The name and contents of the next message.
  var incoming = PageBuffer<UInt8>()
  /// The address and the length of the last frame's changes; it never moves.
  private(set) var changes = PageBuffer<Int32>(repeating: 0, count: 2)
  private var start: WebMessage?

  // Spelled out: see UIResponder.
  deinit {}

  /// False where the program has not called ``WebHost/run(_:)``, or the time is not finite. With a size that is
  /// not finite, or a scale that is not a positive number, the page is empty until it is resized.
  func open(size: CGSize, scale: CGFloat, traits: WebTraits, at time: TimeInterval) -> Bool {
    guard session == nil, time.isFinite, let program else { return false }
    let clock = FrameClock(now: time)
    let page = WebPage(clock: clock, size: .zero, scale: 1, traits: traits, start: start)
    _ = page.setSize(size, scale: scale)
    start = nil
    clock.asCurrent { session = makeSession(page, writer, program) }
    self.program = nil
    return session != nil
  }

  func frame(at time: TimeInterval) -> TimeInterval {
    guard let session else { return -1 }
    let next = session.frame(at: time)
    changes[0] = Int32(truncatingIfNeeded: Int(bitPattern: session.changes.baseAddress))
    changes[1] = Int32(session.changes.count)
    return next
  }

  /// Delivers the message in ``incoming``. One named `start` before the program has begun becomes
  /// ``WebPage/start``.
  func receive(name: Int, length: Int, isJSON: Bool, at time: TimeInterval) {
    guard name >= 0, length >= 0, name + length <= incoming.count else { return }
    // Copies, because a handler may send and get messages.
    let nameBytes = Array(incoming.elements[..<name])
    let message = WebMessage(
      bytes: Array(incoming.elements[name..<name + length]), isJSON: isJSON)
    if let session {
      session.receive(nameBytes, message, at: time)
    } else if ("start" as StaticString).isSame(as: nameBytes) {
      start = message
    }
  }
}
