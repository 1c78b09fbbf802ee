import TouchKit
import Tsumami

/// The grid that pinches: a thousand items in three columns; a pinch outwards leads to fewer, a
/// pinch inwards to more, from 1 to 8.
final class GridScene: Scene {
  let collectionView: UICollectionView
  let zoom: ColumnZoomController
  private let source: GridSource
  // What a trackpad's pinch has gathered towards the next step.
  private var pinched: CGFloat = 0

  static let columns = 3

  init(
    size: CGSize, pictures: [UIImage], clock: FrameClock, itemCount: Int = SceneKind.standardItems
  ) {
    collectionView = UICollectionView(
      frame: CGRect(origin: .zero, size: size),
      collectionViewLayout: ColumnGridLayout(columns: GridScene.columns))
    source = GridSource(count: itemCount, pictures: pictures)
    collectionView.register(GridCell.self, forCellWithReuseIdentifier: "photo")
    collectionView.dataSource = source
    zoom = ColumnZoomController(collectionView, columns: GridScene.columns)
    super.init(name: SceneKind.grid.name, size: size, clock: clock)
    window.addSubview(collectionView)
    zoom.changed = { [unowned(unsafe) self] event in
      note(.event("transition")) { event.describe(in: &$0) }
    }
  }

  override var outcome: [SceneEntry.Field] {
    [.number("columns", CGFloat(zoom.columns))]
  }

  override func resize(to size: CGSize) {
    super.resize(to: size)
    collectionView.frame = window.bounds
  }

  // MARK: Wheel and keys

  override func wheelTurned(by delta: CGPoint, at place: CGPoint, isPinch: Bool) {
    guard isPinch else {
      super.wheelTurned(by: delta, at: place, isPinch: false)
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

/// The items of the grid. They are counted, not kept.
final class GridSource: UICollectionViewDataSource {
  private let count: Int
  private let pictures: [UIImage]

  init(count: Int, pictures: [UIImage]) {
    self.count = count
    self.pictures = pictures
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    if let cell = cell as? GridCell {
      if pictures.isEmpty {
        cell.show(number: indexPath.item)
      } else {
        cell.show(picture: pictures[indexPath.item % pictures.count])
      }
    }
    return cell
  }
}
