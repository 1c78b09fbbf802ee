import TouchKit

/// A list in a compositional layout, dragged up and down over and over, a frame after each event.
public final class ListPlayer: NSObject, UICollectionViewDataSource {
  public enum Rows: String, CaseIterable {
    /// All of one height.
    case drag
    /// Each as high as its cell wants to be.
    case fit
  }

  private final class Cell: UICollectionViewCell {
    // Any of nine heights, by the item that it is filled for.
    @exclusivity(unchecked) var height: CGFloat = 44

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: height)
    }

    // Spelled out: see UIResponder.
    deinit {}
  }

  private let items: Int
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  @exclusivity(unchecked) private var changes: [LayerChange] = []
  @exclusivity(unchecked) private var frame = 0

  public init(_ rows: Rows, items: Int) {
    self.items = items
    super.init()
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: rows == .drag ? .absolute(44) : .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = 1
    let view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    window.addSubview(view)
    view.contentOffset.y = 20_000
    show()
  }

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items }

  public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let cell = cell as? Cell { cell.height = 24 + CGFloat(indexPath.item % 9) * 5 }
    return cell
  }

  // Spelled out: see UIResponder.
  deinit {}

  /// Before anything is measured: arrays find their size, cells are made.
  public func warmUp() {
    play(256)
  }

  public func play(_ frames: Int) {
    for _ in 0..<frames {
      drag()
      frame += 1
    }
  }

  private func show() {
    window.clock.advance(to: window.clock.now + 1.0 / 60)
    changes.removeAll(keepingCapacity: true)
    window.collectChanges(into: &changes)
  }

  // A finger goes up and down, 600 points in a second.
  private func drag() {
    let step = frame % 64
    let way = CGFloat(min(step, 62)) * 10
    let place = CGPoint(x: 195, y: frame / 64 % 2 == 0 ? 750 - way : 100 + way)
    let phase: UITouch.Phase? =
      step == 0 ? .began : step < 62 ? .moved : step == 62 ? .ended : nil
    if let phase {
      window.send([
        TouchSample(id: 1, phase: phase, location: place, timestamp: window.clock.now)
      ])
    }
    show()
  }
}
