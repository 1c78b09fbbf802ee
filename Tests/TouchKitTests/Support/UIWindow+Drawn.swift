@testable import TouchKit

extension UIWindow {
  /// What a host is told of the next frame, a sixtieth of a second later.
  func nextChanges() -> [LayerChange] {
    clock.advance(to: clock.now + 1 / 60)
    var changes: [LayerChange] = []
    collectChanges(into: &changes)
    return changes
  }

  /// The colors behind views among that.
  func nextBackgrounds() -> [UIColor] {
    nextChanges().compactMap { if case .background(_, let color) = $0 { color } else { nil } }
  }
}
