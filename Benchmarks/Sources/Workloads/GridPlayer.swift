import TouchKit
import Tsumami

/// Plays an act over and over, a frame after each event.
public final class GridPlayer: NSObject, UICollectionViewDataSource {
  public enum Act: String, CaseIterable {
    case open, scroll, fling, pinch
  }

  private let act: Act
  private let items: Int
  // Unchecked, as in TouchKit: what is measured is the window.
  @exclusivity(unchecked) private var window = UIWindow(
    frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  @exclusivity(unchecked) private var zoom: ColumnZoomController?
  @exclusivity(unchecked) private var changes: [LayerChange] = []
  @exclusivity(unchecked) private var frame = 0

  public init(_ act: Act, items: Int) {
    self.act = act
    self.items = items
    super.init()
    open()
  }

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  )
    -> Int
  { items }

  public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  // Spelled out: see UIResponder.
  deinit {}

  /// Before anything is measured: arrays find their size, cells are made.
  public func warmUp() {
    play(256)
  }

  public func play(_ frames: Int) {
    for _ in 0..<frames {
      switch act {
      case .open: open()
      case .scroll: drag(isFlung: false)
      case .fling: drag(isFlung: true)
      case .pinch: pinch()
      }
      frame += 1
    }
  }

  private func open() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let view = UICollectionView(
      frame: window.bounds, collectionViewLayout: ColumnGridLayout(columns: 3))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    zoom = ColumnZoomController(view)
    window.addSubview(view)
    view.contentOffset.y = act == .open ? 0 : 20_000
    show()
  }

  private func show() {
    window.clock.advance(to: window.clock.now + 1.0 / 60)
    changes.removeAll(keepingCapacity: true)
    window.collectChanges(into: &changes)
  }

  private func send(_ phase: UITouch.Phase, _ places: [CGPoint]) {
    let time = window.clock.now
    var samples: [TouchSample] = []
    samples.reserveCapacity(places.count)
    for (index, place) in places.enumerated() {
      samples.append(TouchSample(id: index + 1, phase: phase, location: place, timestamp: time))
    }
    window.send(samples)
  }

  // A finger goes up and down, 600 points in half a second; flung, it lifts after a third of a way
  // and the content runs on.
  private func drag(isFlung: Bool) {
    let step = frame % 64
    let isUp = frame / 64 % 2 == 0
    let length = isFlung ? 8 : 62
    let way = CGFloat(min(step, length)) * (isFlung ? 30 : 10)
    let place = CGPoint(x: 195, y: isUp ? 750 - way : 100 + way)
    if step == 0 {
      send(.began, [place])
    } else if step < length {
      send(.moved, [place])
    } else if step == length {
      send(.ended, [place])
    }
    show()
  }

  // Two fingers go apart, lift, and what they began settles; then together, and back.
  private func pinch() {
    let step = frame % 64
    let isOut = frame / 64 % 2 == 0
    let way = CGFloat(min(step, 32)) * 3
    let half = isOut ? 50 + way : 146 - way
    let places = [CGPoint(x: 195 - half, y: 422), CGPoint(x: 195 + half, y: 422)]
    if step == 0 {
      send(.began, places)
    } else if step < 32 {
      send(.moved, places)
    } else if step == 32 {
      send(.ended, places)
    }
    show()
  }
}
