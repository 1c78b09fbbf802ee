import Testing
import TouchTesting

@testable import TouchKit

@Suite struct FlowHeaderTests {
  /// Sections of 10 items of 100 × 100, three in a row, with headers of 30 points: each 460 long.
  private func made(pins: Bool = true, _ counts: [Int] = [10, 10, 10, 10]) -> Numbers {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = pins
    return Numbers(counts, layout)
  }

  /// Where each header is on the screen, by section; those that are not seen are left out.
  private func headers(_ numbers: Numbers, at y: CGFloat) -> [Int: CGFloat] {
    numbers.view.contentOffset.y = y
    numbers.frame()
    var found: [Int: CGFloat] = [:]
    for element in numbers.view.shown where !element.key.isCell && element.view.alpha == 1 {
      found[element.key.section] = numbers.onScreen(element.view.frame).minY
    }
    return found
  }

  @Test func `Without pinning headers scroll with their sections`() {
    let numbers = made(pins: false)
    #expect(headers(numbers, at: 0) == [0: 0, 1: 460])
    #expect(headers(numbers, at: 100) == [1: 360])
  }

  @Test func `A pinned header stays while its section passes, and the next one pushes it away`() {
    let numbers = made()
    #expect(headers(numbers, at: 0) == [0: 0, 1: 460])
    #expect(headers(numbers, at: 100) == [0: 0, 1: 360])
    #expect(headers(numbers, at: 440) == [0: -10, 1: 20])
    #expect(headers(numbers, at: 460) == [1: 0, 2: 460])
    #expect(headers(numbers, at: 700) == [1: 0, 2: 220])
    // Back again, by one small step after the other: nothing new comes in on the way.
    #expect(headers(numbers, at: 461) == [1: 0, 2: 459])
    #expect(headers(numbers, at: 459) == [0: -29, 1: 1, 2: 461])
  }

  @Test func `It stays below the content inset, and over the cells`() throws {
    let numbers = made()
    numbers.view.contentInset.top = 50
    #expect(headers(numbers, at: 100)[0] == 50)
    let header = try #require(numbers.view.shown.first { !$0.key.isCell && $0.key.section == 0 })
    let cells = numbers.view.subviews.firstIndex { $0 is Numbers.Cell } ?? 0
    let own = numbers.view.subviews.firstIndex { $0 === header.view } ?? 0
    #expect(own > cells)
  }

  @Test func `A section without a header shows none, and hides the one before`() {
    final class Headers: UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
      ) -> CGSize { CGSize(width: 0, height: section == 1 ? 0 : 30) }
    }
    let numbers = made()
    let delegate = Headers()
    numbers.view.delegate = delegate
    numbers.view.collectionViewLayout.invalidateLayout()
    #expect(headers(numbers, at: 500) == [2: 390])
    let none = numbers.view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
    #expect(none == nil)
    #expect(headers(numbers, at: 889) == [2: 1, 3: 461])
    #expect(headers(numbers, at: 900) == [2: 0, 3: 450])
  }

  @Test func `Its attributes are those of where it is shown`() {
    let numbers = made()
    _ = headers(numbers, at: 200)
    let attributes = numbers.view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(attributes?.frame == CGRect(x: 0, y: 200, width: 320, height: 30))
  }

  @Test func `Headers are made and filled by a registration, and used again`() {
    final class Title: UICollectionReusableView {
      var text = ""
    }
    final class Source: UICollectionViewDataSource {
      let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
      let headers = UICollectionView.SupplementaryRegistration<Title>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { view, _, path in
        view.text = "Section \(path.section)"
      }
      func numberOfSections(in view: UICollectionView) -> Int { 40 }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        3
      }
      func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell {
        view.dequeueConfiguredReusableCell(using: cells, for: path, item: path.item)
      }
      func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: CollectionName,
        at path: IndexPath
      ) -> UICollectionReusableView {
        view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
      }
    }
    let numbers = made()
    let source = Source()
    numbers.view.dataSource = source
    numbers.view.reloadData()
    var seen = Set<ObjectIdentifier>()
    for y in stride(from: 0.0, through: 4000, by: 50) {
      numbers.view.contentOffset.y = CGFloat(y)
      numbers.frame()
      for element in numbers.view.shown where !element.key.isCell {
        let title = element.view as? Title
        #expect(title?.text == "Section \(element.key.section)")
        seen.insert(ObjectIdentifier(element.view))
      }
    }
    #expect(seen.count < 10)
  }
}
