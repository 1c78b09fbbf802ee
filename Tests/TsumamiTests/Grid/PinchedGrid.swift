import TouchKit
import TouchTesting
import Tsumami

/// A grid with two fingers on it, and what is between them.
final class PinchedGrid: UICollectionViewDataSource {
  let tester = TouchTester()
  let view: UICollectionView
  let zoom: ColumnZoomController
  let first: Finger
  let second: Finger
  private let count: Int

  init(
    count: Int = 1000, columns: Int = 3, counts: [Int] = Array(1...8), offset: CGFloat = 0
  ) {
    self.count = count
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: ColumnGridLayout(columns: 3))
    zoom = ColumnZoomController(view, columns: columns, counts: counts)
    first = tester.finger()
    second = tester.finger()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    tester.view.addSubview(view)
    tester.advance(by: tester.frameInterval)
    view.contentOffset.y = offset
    tester.advance(by: tester.frameInterval)
    let transcript = tester.transcript
    zoom.onChange = { event in
      if event.state != .changed { transcript.note("\(event.state) \(event.from) → \(event.to)") }
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  // MARK: Fingers

  var span: CGFloat = 0
  var middle = CGPoint.zero

  func down(_ span: CGFloat, at middle: CGPoint) {
    (self.span, self.middle) = (span, middle)
    tester.together {
      first.down(at: CGPoint(x: middle.x - span / 2, y: middle.y))
      second.down(at: CGPoint(x: middle.x + span / 2, y: middle.y))
    }
  }

  /// Moves both fingers evenly, an event and a frame at a time; `look` is called after each frame.
  func pinch(
    to span: CGFloat, at middle: CGPoint? = nil, over seconds: Double = 0.25,
    look: () -> Void = {}
  ) {
    let (oldSpan, oldMiddle) = (self.span, self.middle)
    let middle = middle ?? oldMiddle
    let steps = max(1, Int((seconds * 60).rounded()))
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      let x = oldMiddle.x + (middle.x - oldMiddle.x) * share
      let y = oldMiddle.y + (middle.y - oldMiddle.y) * share
      let half = (oldSpan + (span - oldSpan) * share) / 2
      tester.together {
        first.move(to: CGPoint(x: x - half, y: y))
        second.move(to: CGPoint(x: x + half, y: y))
      }
      tester.advance(by: tester.frameInterval)
      look()
    }
    (self.span, self.middle) = (span, middle)
  }

  func up() {
    tester.together {
      first.up()
      second.up()
    }
  }

  /// The transition's progress; `nil` at rest.
  var progress: CGFloat? {
    (view.collectionViewLayout as? UICollectionViewTransitionLayout)?.transitionProgress
  }

  // MARK: What is under the fingers

  func frame(of item: IndexPath) -> CGRect? {
    view.cellForItem(at: item).map { $0.convert($0.bounds, to: nil) }
  }

  var itemUnderFingers: IndexPath? {
    view.indexPathForItem(at: view.convert(middle, from: nil))
  }

  /// How far the fingers' middle is from an item, in points.
  func distance(to item: IndexPath?) -> CGFloat {
    guard let item, let frame = frame(of: item) else { return .infinity }
    let x = max(0, frame.minX - middle.x, middle.x - frame.maxX)
    let y = max(0, frame.minY - middle.y, middle.y - frame.maxY)
    return hypot(x, y)
  }

  /// Where in the height of an item the fingers' middle is, from 0 to 1.
  func height(in item: IndexPath?) -> CGFloat {
    guard let item, let frame = frame(of: item), frame.height > 0 else { return .nan }
    return (middle.y - frame.minY) / frame.height
  }
}
