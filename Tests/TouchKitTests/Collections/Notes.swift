import Testing
import TouchTesting

@testable import TouchKit

/// A collection view in a window whose cells say how large they want to be: notes that wrap, 20 points a line.
final class Notes: UICollectionViewDataSource {
  let tester: TouchTester
  let view: UICollectionView
  /// How long the text of each note is, in points; a line is as long as the cell is wide.
  var lengths: [[CGFloat]]
  /// How high headers and footers want to be.
  var edge: CGFloat = 0
  /// How many cells have been asked.
  static var asked = 0

  final class Cell: UICollectionViewCell {
    var length: CGFloat = 0
    /// True where the cell wants to be as wide as its text, on a line.
    var isTag = false

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      Notes.asked += 1
      return isTag
        ? CGSize(width: length, height: 20) : Notes.size(of: length, width: size.width)
    }
  }

  final class Edge: UICollectionReusableView {
    var length: CGFloat = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: length)
    }
  }

  static func size(of length: CGFloat, width: CGFloat) -> CGSize {
    CGSize(width: width, height: max(1, (length / max(1, width)).rounded(.up)) * 20)
  }

  let isTags: Bool

  init(
    _ lengths: [[CGFloat]], _ layout: UICollectionViewLayout, isTags: Bool = false,
    edge: CGFloat = 0, size: CGSize = CGSize(width: 320, height: 480)
  ) {
    tester = TouchTester(size: size)
    self.lengths = lengths
    self.isTags = isTags
    self.edge = edge
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "note")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        Edge.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    view.dataSource = self
    tester.view.addSubview(view)
    frame()
  }

  /// Rows as wide as the view, which are thought to be 50 points high.
  static var rows: UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 10
    return layout
  }

  func frame() {
    tester.advance(by: tester.frameInterval)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    lengths.count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    lengths[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "note", for: indexPath)
    if let cell = cell as? Cell {
      cell.length = lengths[indexPath.section][indexPath.item]
      cell.isTag = isTags
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: CollectionName,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    (view as? Edge)?.length = edge
    return view
  }

  // MARK: What is on the screen

  func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewCell? {
    view.cellForItem(at: IndexPath(item: item, section: section))
  }

  /// Where what is seen is on the screen.
  var places: [IndexPath: CGRect] {
    var places: [IndexPath: CGRect] = [:]
    for path in view.indexPathsForVisibleItems {
      guard let frame = view.cellForItem(at: path)?.frame else { continue }
      let place = frame.offsetBy(dx: -view.contentOffset.x, dy: -view.contentOffset.y)
      if place.overlaps(CGRect(origin: .zero, size: view.bounds.size)) { places[path] = place }
    }
    return places
  }

  /// How far what is seen before and after something has moved otherwise than by a translation, at most.
  static func jump(
    _ before: [IndexPath: CGRect], _ after: [IndexPath: CGRect], but translation: CGPoint = .zero
  ) -> CGFloat {
    var worst: CGFloat = 0
    for (path, old) in before {
      guard let new = after[path] else { continue }
      worst = max(
        worst, abs(new.minX - old.minX - translation.x), abs(new.minY - old.minY - translation.y),
        abs(new.width - old.width), abs(new.height - old.height))
    }
    return worst
  }

  /// Scrolls a frame by each of these steps so often, and answers how far what is seen has moved otherwise, at most. Each note is as high as its text is long.
  func worstJump(of steps: [CGFloat], frames: Int) -> CGFloat {
    var worst: CGFloat = 0
    for step in steps {
      for _ in 0..<frames {
        let before = places
        view.contentOffset.y += step
        frame()
        let after = places
        worst = max(worst, Notes.jump(before, after, but: CGPoint(x: 0, y: -step)))
        for (path, place) in after {
          let length = lengths[path.section][path.item]
          #expect(place.height == Notes.size(of: length, width: 320).height)
        }
      }
    }
    return worst
  }

  /// The frames of the items that are seen, in the content.
  var frames: [CGRect] {
    view.indexPathsForVisibleItems.compactMap { view.cellForItem(at: $0)?.frame }
  }
}
