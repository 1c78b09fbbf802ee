/// The lives of a transcript's recognizers, and the moments of its events: a row each.
struct PlotLives {
  /// One life of a recognizer, or a state that came alone, or an event.
  ///
  ///     touched ──────── began ▐▐▐▐▐▐▐ end        while it is possible, and after it has begun
  ///             · wait ·
  struct Life {
    /// Since when it has had touches, where the transcript says so.
    var touched: Double?
    var began: Double?
    /// The times of `changed`.
    var changes: [Double] = []
    var waits: [Wait] = []
    var end: Double
    /// The last state. A life that has not ended at the transcript's end has none.
    var last: String?
    var preventer: String?
    var reason: String?
    var values: [String] = []

    var start: Double { touched ?? began ?? end }
  }

  /// The time in which a recognizer could not begin, because it had to wait until another one had failed.
  struct Wait {
    var other: String
    var start: Double
    var end: Double
  }

  /// A recognizer or a kind of event.
  struct Row {
    var name: String
    var isEvent: Bool
    var lives: [Life] = []
    /// True while the last life has not ended.
    var isOpen = false
  }

  private(set) var rows: [Row] = []

  init(_ transcript: ReplayTranscript) {
    var indices: [String: Int] = [:]
    func row(_ name: String, isEvent: Bool, _ rows: inout [Row]) -> Int {
      let name = isEvent ? name : Self.shortName(name)
      let key = (isEvent ? "e" : "r") + name
      if let index = indices[key] { return index }
      indices[key] = rows.count
      rows.append(Row(name: name, isEvent: isEvent))
      return rows.count - 1
    }
    for entry in transcript.entries {
      switch entry.kind {
      case .scene: continue
      case .event(let name):
        let index = row(name, isEvent: true, &rows)
        rows[index].lives.append(Life(end: entry.time, last: "", values: entry.values))
      case .recognizer(let name, let state):
        let index = row(name, isEvent: false, &rows)
        rows[index].act(state, entry)
      case .step(let name, let step):
        let index = row(name, isEvent: false, &rows)
        rows[index].add(step, at: entry.time)
      }
    }
    let end = transcript.entries.reduce(0) { max($0, $1.time) }
    for index in rows.indices { rows[index].leave(at: end) }
  }

  /// What a recognizer is called in a picture: those that go by their type have long names that all
  /// end alike.
  static func shortName(_ name: String) -> String {
    name.replacing("GestureRecognizer", with: "")
  }

  /// All times, for the axis.
  var times: [Double] { rows.flatMap { $0.lives.flatMap { [$0.start, $0.end] } } }

  /// True where the transcript says more than what recognizers sent actions for.
  var haveSteps: Bool { rows.contains { $0.lives.contains { $0.touched != nil } } }
}

extension PlotLives.Row {
  private var latest: PlotLives.Life {
    get { lives[lives.count - 1] }
    set { lives[lives.count - 1] = newValue }
  }

  /// An action.
  fileprivate mutating func act(_ state: String, _ entry: ReplayTranscript.Entry) {
    // A step has reported the change that the action is for.
    if let last = lives.last, last.end == entry.time,
      last.last == state || isOpen && state == "began" && last.began == entry.time
    {
      latest.values = entry.values
      return
    }
    move(to: state, at: entry.time)
    latest.values = entry.values
  }

  fileprivate mutating func add(_ step: ReplayTranscript.Entry.Step, at time: Double) {
    switch step {
    case .possible:
      lives.append(PlotLives.Life(touched: time, end: time))
      isOpen = true
    case .waits(let other):
      guard isOpen else { return }
      latest.waits.append(PlotLives.Wait(other: PlotLives.shortName(other), start: time, end: time))
      latest.end = time
    case .moved(let state, let preventer, let reason):
      move(to: state, at: time)
      latest.preventer = preventer.map(PlotLives.shortName)
      latest.reason = reason
    }
  }

  private mutating func move(to state: String, at time: Double) {
    if !isOpen || state == "began" && latest.began != nil {
      lives.append(PlotLives.Life(end: time))
    }
    latest.end = time
    for index in latest.waits.indices where latest.began == nil { latest.waits[index].end = time }
    switch state {
    case "began":
      latest.began = time
      isOpen = true
    case "changed" where isOpen:
      latest.changes.append(time)
    default:
      latest.last = state
      isOpen = false
    }
  }

  fileprivate mutating func leave(at time: Double) {
    guard isOpen else { return }
    latest.end = time
    if latest.began == nil, !latest.waits.isEmpty {
      latest.waits[latest.waits.count - 1].end = time
    }
  }
}
