import TouchKit
import Tsumami

extension ColumnZoomEvent {
  /// What a transcript says of it, as the event `transition`.
  func describe(in fields: inout [SceneEntry.Field]) {
    fields.append(SceneEntry.Field("state", .text(state.name)))
    fields.append(.number("from", CGFloat(from)))
    fields.append(.number("to", CGFloat(to)))
    if state == .changed || state == .caught { fields.append(.number("progress", progress)) }
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
