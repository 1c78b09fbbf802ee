/// The lives of a transcript's recognizers, and the moments of its events: a row each.
struct PlotLives {
  /// One life of a recognizer, or a state that came alone.
  struct Life {
    var start: Double
    var end: Double
    /// The times of `changed` between start and end.
    var changes: [Double] = []
    /// The first and the last state. A life that has not ended at the transcript's end has no last one.
    var first: String?
    var last: String?
    var values: [String] = []
  }

  /// A recognizer or a kind of event.
  struct Row {
    var name: String
    var isEvent: Bool
    var lives: [Life] = []
  }

  private(set) var rows: [Row] = []

  init(_ transcript: ReplayTranscript) {
    var places: [String: Int] = [:]
    var open: Set<Int> = []
    func row(_ name: String, isEvent: Bool, _ rows: inout [Row]) -> Int {
      let key = (isEvent ? "e" : "r") + name
      if let place = places[key] { return place }
      places[key] = rows.count
      rows.append(Row(name: name, isEvent: isEvent))
      return rows.count - 1
    }
    for entry in transcript.entries {
      switch entry.kind {
      case .scene: continue
      case .event(let name):
        let index = row(name, isEvent: true, &rows)
        rows[index].lives.append(
          Life(start: entry.time, end: entry.time, last: "", values: entry.values))
      case .recognizer(let name, let state):
        let index = row(name, isEvent: false, &rows)
        Self.add(state, entry, to: &rows[index], isOpen: open.contains(index))
        if state == "began" { open.insert(index) }
        if !["began", "changed"].contains(state) { open.remove(index) }
      }
    }
    let end = transcript.entries.reduce(0) { max($0, $1.time) }
    for index in open { rows[index].lives[rows[index].lives.count - 1].end = end }
  }

  private static func add(
    _ state: String, _ entry: ReplayTranscript.Entry, to row: inout Row, isOpen: Bool
  ) {
    guard isOpen, state != "began" else {
      var life = Life(start: entry.time, end: entry.time, values: entry.values)
      if state == "began" { life.first = state } else { life.last = state }
      row.lives.append(life)
      return
    }
    let last = row.lives.count - 1
    row.lives[last].end = entry.time
    row.lives[last].values = entry.values
    if state == "changed" {
      row.lives[last].changes.append(entry.time)
    } else {
      row.lives[last].last = state
    }
  }

  /// All times, for the axis.
  var times: [Double] { rows.flatMap { $0.lives.flatMap { [$0.start, $0.end] } } }
}
