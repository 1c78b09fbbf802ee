import Testing
import TouchTesting

@testable import TouchKit

@Suite struct PinnedFooterTests {
  /// Sections of 10 items of 100 × 100, three in a row, with headers of 30 points and footers of 20: each 480 long. Sideways
  /// as long, in a window of 480 × 320.
  private func made(
    _ direction: UICollectionView.ScrollDirection = .vertical, headers: Bool = true,
    footers: Bool = true, _ counts: [Int] = [10, 10, 10, 10]
  ) -> Numbers {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = direction
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.headerReferenceSize = CGSize(width: 30, height: 30)
    layout.footerReferenceSize = CGSize(width: 20, height: 20)
    layout.sectionHeadersPinToVisibleBounds = headers
    layout.sectionFootersPinToVisibleBounds = footers
    let isVertical = direction == .vertical
    return Numbers(
      counts, layout, size: CGSize(width: isVertical ? 320 : 480, height: isVertical ? 480 : 320))
  }

  /// Where headers, or footers, are on the screen along the scroll axis, by section; those that are not seen are left out.
  private func seen(_ kind: Int32, of numbers: Numbers, at place: CGFloat) -> [Int: CGFloat] {
    let isVertical = numbers.view.bounds.height > numbers.view.bounds.width
    numbers.view.contentOffset = CGPoint(x: isVertical ? 0 : place, y: isVertical ? place : 0)
    numbers.frame()
    var found: [Int: CGFloat] = [:]
    for element in numbers.view.shown
    where element.key.kind == kind && element.view.alpha == 1
      && element.view.frame.overlaps(numbers.view.bounds)
    {
      let frame = numbers.onScreen(element.view.frame)
      found[element.key.section] = isVertical ? frame.minY : frame.minX
    }
    return found
  }

  private func footers(_ numbers: Numbers, at place: CGFloat) -> [Int: CGFloat] {
    seen(ElementKey.footer, of: numbers, at: place)
  }

  private func headers(_ numbers: Numbers, at place: CGFloat) -> [Int: CGFloat] {
    seen(ElementKey.header, of: numbers, at: place)
  }

  @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func `A footer stays at the far edge while its section comes, and goes on with its end`(
    _ direction: UICollectionView.ScrollDirection
  ) {
    let numbers = made(direction)
    #expect(footers(numbers, at: 0) == [0: 460])
    // The next section comes in: its header first, and its footer below it.
    #expect(footers(numbers, at: 40) == [0: 420, 1: 470])
    #expect(footers(numbers, at: 50) == [0: 410, 1: 460])
    #expect(footers(numbers, at: 300) == [0: 160, 1: 460])
    #expect(footers(numbers, at: 480) == [1: 460])
    // Back again, by small steps.
    #expect(footers(numbers, at: 479) == [0: -19, 1: 460])
    #expect(footers(numbers, at: 45) == [0: 415, 1: 465])
    #expect(footers(numbers, at: 20) == [0: 440])
  }

  @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func `A header stays at the near edge until the footer of its section pushes it away`(
    _ direction: UICollectionView.ScrollDirection
  ) {
    let numbers = made(direction, footers: false)
    #expect(headers(numbers, at: 100) == [0: 0, 1: 380])
    #expect(headers(numbers, at: 430) == [0: 0, 1: 50])
    // The footer is at 460: a header of 30 has to be before it.
    #expect(headers(numbers, at: 440) == [0: -10, 1: 40])
    #expect(headers(numbers, at: 480) == [1: 0])
  }

  @Test func `What is pushed away is still seen where a bar covers the edge`() {
    let numbers = made(.vertical, footers: false)
    numbers.view.contentInset.top = 60
    // The line is at 60 of the window. The first header has been pushed up by its section's end, and is behind the bar.
    #expect(headers(numbers, at: 410) == [0: 20, 1: 70])
    #expect(headers(numbers, at: 425) == [0: 5, 1: 60])
    #expect(headers(numbers, at: 470) == [1: 60])
    #expect(headers(numbers, at: 425) == [0: 5, 1: 60])
  }

  @Test func `Footers stay before what covers the bottom`() {
    let numbers = made()
    numbers.view.contentInset.bottom = 100
    #expect(footers(numbers, at: 0) == [0: 360])
    #expect(footers(numbers, at: 120) == [0: 340, 1: 390])
    // The header of the next section is at 380, below the line, and the footer behind it, where it would come into the list.
    #expect(footers(numbers, at: 60) == [0: 360, 1: 450])
  }

  @Test func `Their attributes are those of where they are shown`() {
    let numbers = made(.horizontal)
    _ = footers(numbers, at: 200)
    let attributes = numbers.view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 1))
    #expect(attributes?.frame == CGRect(x: 660, y: 0, width: 20, height: 320))
    let passed = numbers.view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 3))
    #expect(passed?.frame.minX == 1470)
  }

  @Test func `What is pushed away below a bar stays as a change of layout begins`() {
    let numbers = made(.vertical, footers: false)
    numbers.view.contentInset.top = 60
    #expect(headers(numbers, at: 425) == [0: 5, 1: 60])
    let other = UICollectionViewFlowLayout()
    other.headerReferenceSize = CGSize(width: 0, height: 30)
    other.sectionHeadersPinToVisibleBounds = true
    _ = numbers.view.startInteractiveTransition(to: other) { _, _ in }
    numbers.frame()
    #expect(headers(numbers, at: 425) == [0: 5, 1: 60])
  }

  @Test(arguments: [-400, -CGFloat.infinity, .nan, .infinity, 1e300])
  func `Insets and lengths that make no sense end nothing`(_ length: CGFloat) {
    let numbers = made()
    let layout = numbers.view.collectionViewLayout as? UICollectionViewFlowLayout
    for change in [
      { (layout: UICollectionViewFlowLayout) in layout.sectionInset.top = length },
      { $0.sectionInset.bottom = length }, { $0.headerReferenceSize.height = length },
      { $0.footerReferenceSize.height = length },
    ] {
      if let layout { change(layout) }
      for place in [0, 100, 500, 2000, -50] as [CGFloat] {
        numbers.view.contentOffset.y = place
        numbers.frame()
      }
    }
    layout?.sectionInset = .zero
    layout?.headerReferenceSize.height = 30
    layout?.footerReferenceSize.height = 20
    numbers.view.contentOffset = .zero
    numbers.frame()
    #expect(footers(numbers, at: 0) == [0: 460])
  }

  @Test func `While the layout changes they go from where they are shown to where they will be`()
    throws
  {
    let numbers = made()
    let tall = UICollectionViewFlowLayout()
    tall.itemSize = CGSize(width: 100, height: 150)
    tall.headerReferenceSize = CGSize(width: 0, height: 50)
    tall.footerReferenceSize = CGSize(width: 0, height: 40)
    tall.sectionHeadersPinToVisibleBounds = true
    tall.sectionFootersPinToVisibleBounds = true
    let before = [headers(numbers, at: 200), footers(numbers, at: 200)]
    #expect(before == [[0: 0, 1: 280], [0: 260, 1: 460]])
    let transition = numbers.view.startInteractiveTransition(to: tall) { _, _ in }
    numbers.frame()
    func places(_ kind: Int32) -> [Int: CGFloat] {
      var found: [Int: CGFloat] = [:]
      for element in numbers.view.shown where element.key.kind == kind && element.view.alpha > 0 {
        let frame = numbers.onScreen(element.view.frame)
        if frame.overlaps(CGRect(x: 0, y: 0, width: 320, height: 480)) {
          found[element.key.section] = frame.minY
        }
      }
      return found
    }
    #expect([places(ElementKey.header), places(ElementKey.footer)] == before)
    // The header has the top of the window at any progress, and the footer the bottom.
    for progress in [0.25, 0.5, 0.75] {
      transition.transitionProgress = progress
      numbers.frame()
      #expect(places(ElementKey.header)[0] == 0)
      let bottom = try #require(
        numbers.view.shown.filter { $0.key.kind == ElementKey.footer && $0.view.alpha > 0 }
          .map { numbers.onScreen($0.view.frame).maxY }.max())
      #expect(abs(bottom - 480) < 0.001)
    }
    numbers.view.finishInteractiveTransition()
    for _ in 0..<120 { numbers.frame() }
    let after = [places(ElementKey.header), places(ElementKey.footer)]
    let place = numbers.view.contentOffset.y
    #expect(after == [headers(numbers, at: place), footers(numbers, at: place)])
  }

  @Test(arguments: 1...12)
  func `However one scrolls, each is where the formula says, and the views are those that are seen`(
    seed: Int
  ) {
    var chance = Chance(seed: UInt64(seed))
    let direction: UICollectionView.ScrollDirection = seed % 2 == 0 ? .vertical : .horizontal
    let counts = (0..<8).map { _ in chance.roll(9) }
    let numbers = made(direction, counts)
    numbers.view.contentInset =
      direction == .vertical
      ? UIEdgeInsets(top: 70, left: 0, bottom: 40, right: 0)
      : UIEdgeInsets(top: 0, left: 70, bottom: 0, right: 40)
    // Where each section begins, from the layout that pins nothing.
    let lengths = counts.map { count in
      let rows = (count + 2) / 3
      return CGFloat(50 + (rows == 0 ? 0 : rows * 110 - 10))
    }
    var place: CGFloat = -70
    for _ in 0..<60 {
      place += CGFloat(chance.roll(121) - 40)
      let (wanted, window) = (expected(lengths, at: place), place...place + 480)
      #expect(headers(numbers, at: place) == wanted.headers, "at \(window)")
      #expect(footers(numbers, at: place) == wanted.footers, "at \(window)")
    }
  }

  /// The formula of `PinnedElement`, of every section there is.
  private func expected(_ lengths: [CGFloat], at place: CGFloat) -> (
    headers: [Int: CGFloat], footers: [Int: CGFloat]
  ) {
    var (headers, footers, top): ([Int: CGFloat], [Int: CGFloat], CGFloat) = ([:], [:], 0)
    let (start, end) = (place + 70, place + 480 - 40)
    for (section, length) in lengths.enumerated() {
      let header = min(max(top, start), top + length - 20 - 30)
      if header < place + 480, header + 30 > place { headers[section] = header - place }
      let footer = max(min(top + length - 20, end - 20), top + 30)
      if footer < place + 480, footer + 20 > place { footers[section] = footer - place }
      top += length
    }
    return (headers, footers)
  }
}
