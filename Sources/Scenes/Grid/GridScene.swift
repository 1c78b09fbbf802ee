import TouchKit
import Tsumami

/// The sample Grid: a ``GridViewController``, and what is reported of it.
final class GridScene: Scene {
  private let controller = GridViewController(
    collectionViewLayout: ColumnGridLayout(columns: GridScene.columns))
  // What a trackpad's pinch has gathered towards the next step.
  private var pinched: CGFloat = 0

  static let columns = 3

  init(
    size: CGSize, pictures: [UIImage], clock: FrameClock, itemCount: Int = SceneKind.standardItems
  ) {
    super.init(name: SceneKind.grid.name, size: size, clock: clock)
    controller.pictures = pictures
    controller.itemCount = itemCount
    show(controller)
    zoom.onChange = { [here = WeakReference(self)] event in
      here.object?.note(.event("transition")) { event.describe(in: &$0) }
    }
  }

  var collectionView: UICollectionView {
    controller.collectionView
  }

  var zoom: ColumnZoomController {
    controller.zoom
  }

  override var outcome: [SceneEntry.Field] {
    [.number("columns", CGFloat(zoom.columns))]
  }

  // MARK: Wheel and keys

  override func wheelTurned(by delta: CGPoint, at location: CGPoint, isPinch: Bool) {
    guard isPinch else {
      super.wheelTurned(by: delta, at: location, isPinch: false)
      return
    }
    // Browsers count 100 for a factor of e, so half of that is more than half a step.
    pinched += delta.y
    guard abs(pinched) >= 50 else { return }
    step(pinched < 0 ? -1 : 1)
    pinched = 0
  }

  override func keyPressed(_ key: SceneKey) -> Bool {
    switch key {
    case .plus: step(-1)
    case .minus: step(1)
    case .zero: zoom.setColumns(GridScene.columns, animated: true)
    default: return super.keyPressed(key)
    }
    return true
  }

  private func step(_ change: Int) {
    zoom.setColumns(zoom.destination + change, animated: true)
  }
}
