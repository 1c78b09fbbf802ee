import TouchKit

extension TouchTrace {
  /// The body of W3C WebDriver's "perform actions".
  ///
  /// One source of the type `none`, called `clock`, holds the time; every finger that is down at once has a
  /// pointer source of its own, whose moves take no time. So a browser does not move the fingers between
  /// the samples. WebDriver counts whole milliseconds; each time is rounded by itself, so errors do not add
  /// up.
  var webDriverActions: String {
    let samples = samplesLiftedInPlace
    let assignments = Self.slots(of: samples) { $0.kind.rawValue }
    var script = WebDriverScript(start: samples.first?.timestamp ?? 0)
    // The button that each source went down with.
    var buttons: [Int: Int] = [:]
    for (sample, assignment) in zip(samples, assignments) {
      let source = script.source(kind: sample.kind, slot: assignment.slot)
      script.advance(to: sample.timestamp)
      switch sample.phase {
      case .began:
        script.add(move(sample), to: source)
        buttons[source] = button(sample)
        script.add(
          #"{"type":"pointerDown","button":\#(button(sample))\#(contact(sample))}"#, to: source)
      case .moved, .stationary:
        script.add(move(sample), to: source)
      case .ended:
        script.add(#"{"type":"pointerUp","button":\#(buttons[source] ?? 0)}"#, to: source)
      case .cancelled:
        script.add(#"{"type":"pointerCancel"}"#, to: source)
      }
    }
    return script.text
  }

  private func move(_ sample: TouchSample) -> String {
    let x = numberText(sample.location.x)
    let y = numberText(sample.location.y)
    return #"{"type":"pointerMove","duration":0,"origin":"viewport","x":\#(x),"y":\#(y)"#
      + contact(sample) + "}"
  }

  // WebDriver counts the middle button before the second one.
  private func button(_ sample: TouchSample) -> Int {
    guard sample.buttonMask.isDisjoint(with: .primary) else { return 0 }
    switch sample.buttonMask.rawValue.trailingZeroBitCount {
    case 1: return 2
    case 2: return 1
    case let bit: return sample.buttonMask.isEmpty ? 0 : bit
    }
  }

  private func contact(_ sample: TouchSample) -> String {
    var text = ""
    // UITouch says 1 for an ordinary touch, where pointer events say 0.5.
    if sample.force > 0 { text += #","pressure":\#(numberText(min(1, sample.force / 2)))"# }
    if sample.radius > 0 {
      let width = numberText(sample.radius * 2)
      text += #","width":\#(width),"height":\#(width)"#
    }
    return text
  }
}

/// The actions of all sources, tick by tick.
private struct WebDriverScript {
  private struct Source {
    var type: String
    var id: String
    /// The tick and the action; pauses in between are filled in at the end.
    var actions: [(tick: Int, action: String)] = []
  }

  private var sources: [Source] = []
  private var waits: [(tick: Int, milliseconds: Int)] = []
  private var tick = 0
  private var clock = 0
  private let start: Double

  init(start: Double) {
    self.start = start
  }

  mutating func source(kind: UITouch.TouchType, slot: Int) -> Int {
    let type =
      switch kind {
      case .pencil: "pen"
      case .indirectPointer: "mouse"
      case .direct, .indirect: "touch"
      }
    let id = type + String(slot + 1)
    if let index = sources.firstIndex(where: { $0.id == id }) { return index }
    sources.append(Source(type: type, id: id))
    return sources.count - 1
  }

  /// Starts a new tick that lasts until the time in seconds, if that is later.
  mutating func advance(to time: Double) {
    let milliseconds = Int(min((time - start) * 1000, 1e15).rounded())
    guard milliseconds > clock else { return }
    waits.append((tick, milliseconds - clock))
    clock = milliseconds
    tick += 1
  }

  /// Adds an action to this tick, or where the source already acts in it, to the next one.
  mutating func add(_ action: String, to source: Int) {
    if let last = sources[source].actions.last, last.tick >= tick { tick = last.tick + 1 }
    sources[source].actions.append((tick, action))
  }

  var text: String {
    var texts = [source(#""type":"none","id":"clock""#, waits.map { ($0.tick, pause($0.1)) })]
    for item in sources {
      let head =
        #""type":"pointer","id":"\#(item.id)","parameters":{"pointerType":"\#(item.type)"}"#
      texts.append(source(head, item.actions))
    }
    return #"{"actions":["# + "\n" + texts.joined(separator: ",\n") + "\n]}\n"
  }

  private func pause(_ milliseconds: Int) -> String {
    #"{"type":"pause","duration":\#(milliseconds)}"#
  }

  private func source(_ head: String, _ actions: [(tick: Int, action: String)]) -> String {
    var lines: [String] = []
    for (tick, action) in actions {
      while lines.count < tick { lines.append(pause(0)) }
      lines.append(action)
    }
    return "{\(head),\"actions\":[\n" + lines.joined(separator: ",\n") + "\n]}"
  }
}
