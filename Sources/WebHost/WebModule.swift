import TouchKit

/// What one instance of a module keeps: a page instantiates the module once for each element.
final class WebModule {
  /// What ``WebHost/run(_:)`` was given.
  var program: ((WebPage) -> UIView)?
  private(set) var session: PageSession?
  let samples = SampleReader()
  /// The contents of the message that comes next.
  var incoming = PageBuffer<UInt8>()
  /// The address and the length of the last frame's changes; it never moves.
  private(set) var changes = PageBuffer<Int32>(repeating: 0, count: 2)
  private var start: WebMessage?

  /// False where the program has not said what to show, or the time is not finite. A size that is none is empty, a scale that is none is 1.
  func open(size: CGSize, scale: CGFloat, traits: WebTraits, at time: TimeInterval) -> Bool {
    guard session == nil, time.isFinite, let program else { return false }
    let clock = FrameClock(now: time)
    let isSize = size.width >= 0 && size.width.isFinite && size.height >= 0 && size.height.isFinite
    let page = WebPage(
      clock: clock, size: isSize ? size : .zero, scale: scale > 0 && scale.isFinite ? scale : 1,
      traits: traits, start: start)
    start = nil
    // As a timer of the clock, which makes it the current one for what the program does.
    clock.after(0) { [self] in session = PageSession(page, program) }
    clock.fireTimers(until: time)
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

  /// The message whose name and contents stand in ``incoming``. One called `start` before the
  /// program has begun is for ``WebPage/start``.
  func receive(name: Int, length: Int, isJSON: Bool, at time: TimeInterval) {
    guard name >= 0, length >= 0, name + length <= incoming.count else { return }
    // Copies: a handler may send, and be sent, messages.
    let nameBytes = Array(incoming.elements[..<name])
    let message = WebMessage(
      bytes: Array(incoming.elements[name..<name + length]), isJSON: isJSON)
    if let session {
      session.receive(nameBytes, message, at: time)
    } else if isSame("start", nameBytes) {
      start = message
    }
  }
}
