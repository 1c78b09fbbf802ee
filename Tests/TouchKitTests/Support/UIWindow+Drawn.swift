@testable import TouchKit

extension UIWindow {
  /// What a host is told of the next frame, a sixtieth of a second later.
  func nextChanges() -> [LayerChange] {
    clock.advance(to: clock.now + 1 / 60)
    var changes: [LayerChange] = []
    collectChanges(into: &changes)
    return changes
  }

  /// What is drawn anew, by the number of its layer, without waiting for a frame.
  func presentDrawings() -> [(layer: Int32, drawing: LayerDrawing)] {
    var changes: [LayerChange] = []
    collectChanges(into: &changes)
    return changes.compactMap {
      if case .drawing(let layer, let drawing) = $0 { (layer, drawing) } else { nil }
    }
  }

  /// The colors behind views among that.
  func nextBackgrounds() -> [UIColor] {
    nextChanges().compactMap { if case .background(_, let color) = $0 { color } else { nil } }
  }
}
