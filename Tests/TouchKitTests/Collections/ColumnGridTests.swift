import Testing
import TouchTesting

@testable import TouchKit

@Suite struct ColumnGridTests {
  @Test func `The worked example: 3 columns of 106 points in 320, one point apart`() {
    let rows = GridRows(columns: 3, width: 320, spacing: 1)
    #expect(rows.frame(of: 7, lead: 3) == CGRect(x: 107, y: 214, width: 106, height: 106))
    #expect(rows.frame(of: 7, lead: 2) == CGRect(x: 214, y: 214, width: 106, height: 106))
    #expect(rows.frame(of: 1, lead: 2) == CGRect(x: 160.5, y: 0, width: 159.5, height: 106))
  }

  @Test(arguments: 1...8)
  func `Which items are between two heights is the inverse of where they are`(columns: Int) {
    for lead in 1...columns {
      for count in [0, 1, lead, lead + 1, 50] {
        let rows = GridRows(columns: columns, width: 320, spacing: 2)
        for top in stride(from: CGFloat(-50), to: 900, by: 37) {
          let wanted = (0..<count).filter {
            let frame = rows.frame(of: $0, lead: lead)
            return frame.minY < top + 100 && frame.maxY > top
          }
          let got = rows.items(from: top, to: top + 100, count: count, lead: lead)
          // A row's spacing counts as part of it.
          #expect(Set(wanted).isSubset(of: got))
          #expect(got.count <= wanted.count + 2 * columns)
        }
      }
    }
  }

  @Test(arguments: 1...8, 1...8)
  func `Any item can be kept in the column under the fingers`(before: Int, after: Int) {
    let (old, new) = (
      GridRows(columns: before, width: 320, spacing: 0),
      GridRows(columns: after, width: 320, spacing: 0)
    )
    guard abs(before - after) == 1 else { return }
    for oldLead in 1...before {
      for item in 0..<40 {
        let frame = old.frame(of: item, lead: oldLead)
        for part in [0.01, 0.3, 0.5, 0.8, 0.99] {
          let x = frame.minX + frame.width * part
          let lead = GridRows.lead(keeping: item, at: x / 320, columns: after)
          let kept = new.frame(of: item, lead: lead)
          #expect(
            kept.minX <= x + 1e-9 && x <= kept.maxX + 1e-9,
            "item \(item) of \(before) columns at \(x), first row \(lead) of \(after)")
        }
      }
    }
  }

  @Test func `A grid fills the window without gap or overlap, wherever it is scrolled to`() {
    let numbers = Numbers([1000], ColumnGridLayout(columns: 3))
    #expect(numbers.faults == [])
    for offset in [0.5, 100, 333, 20_000, 35_070] {
      numbers.view.contentOffset = CGPoint(x: 0, y: offset)
      numbers.frame()
      #expect(numbers.faults == [])
    }
  }

  @Test func `Sections begin with their header and a row of their own`() {
    let layout = ColumnGridLayout(columns: 2)
    layout.headerHeight = 30
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    let numbers = Numbers([3, 0, 4], layout)
    let tops = numbers.view.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader
    ).map(\.frame.minY).sorted()
    #expect(tops == [0, 340, 380])
    #expect(
      layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 2))?.frame
        == CGRect(x: 10, y: 565, width: 150, height: 150))
    #expect(numbers.view.contentSize == CGSize(width: 320, height: 720))
  }
}
