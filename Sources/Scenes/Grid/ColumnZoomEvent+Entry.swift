import TouchKit
import Tsumami

extension ColumnZoomEvent {
  /// What a transcript says of it, as the event `transition`.
  var fields: [SceneEntry.Field] {
    var fields: [SceneEntry.Field] = [
      SceneEntry.Field("state", .text(state.name)), .number("from", CGFloat(from)),
      .number("to", CGFloat(to)),
    ]
    if state == .changed || state == .caught { fields.append(.number("progress", progress)) }
    return fields
  }
}

extension ColumnZoomEvent.State {
  fileprivate var name: Name {
    switch self {
    case .began: "began"
    case .changed: "changed"
    case .finished: "finished"
    case .cancelled: "cancelled"
    case .caught: "caught"
    }
  }
}
