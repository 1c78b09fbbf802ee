import Testing
import TouchTesting

@testable import TouchKit

/// What a program does to a cell itself, beside what the layout says.
@Suite struct CellOwnLookTests {
  final class Program: UICollectionViewDelegate {
    var fills: (UICollectionViewCell) -> Void = { _ in }
    var shows: (UICollectionViewCell) -> Void = { _ in }

    func collectionView(
      _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
    ) {
      shows(cell)
    }
  }

  @Test func `A cell has its frame when its owner fills it, and when it is about to be shown`() {
    let (numbers, program) = (Numbers([1000], ColumnGridLayout(columns: 4)), Program())
    numbers.view.delegate = program
    var (filled, shown): ([CGRect], [CGRect]) = ([], [])
    numbers.fill = { cell, _ in filled.append(cell.frame) }
    program.shows = { cell in shown.append(cell.frame) }
    numbers.view.contentOffset.y = 1000
    numbers.frame()
    let places = numbers.view.shown.map(\.view.frame)
    #expect(filled.count == places.count && Set(filled.map(\.midX)).count == 4)
    #expect(filled == places)
    #expect(shown == places)
  }

  @Test func `A cell that its owner has scaled and dimmed stays so, whatever scrolls by`() {
    let numbers = Numbers([1000], ColumnGridLayout(columns: 4))
    let cell = numbers.view.visibleCells[9]
    cell.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    cell.alpha = 0.5
    for _ in 0..<40 {
      numbers.view.contentOffset.y += 3
      numbers.frame()
    }
    numbers.view.setNeedsLayout()
    numbers.frame()
    #expect(cell.transform == CGAffineTransform(scaleX: 0.9, y: 0.9))
    #expect(cell.alpha == 0.5)
  }

  @Test func `A cell that its owner has hidden stays hidden, whatever scrolls by`() {
    let numbers = Numbers([1000], ColumnGridLayout(columns: 4))
    let cell = numbers.view.visibleCells[9]
    cell.isHidden = true
    for _ in 0..<40 {
      numbers.view.contentOffset.y += 3
      numbers.frame()
    }
    #expect(cell.isHidden)
  }

  @Test func `What the owner gives a cell as it fills it is what is shown`() {
    let numbers = Numbers([1000], ColumnGridLayout(columns: 4))
    numbers.fill = { cell, path in
      cell.alpha = path.item % 2 == 0 ? 1 : 0.4
      cell.transform = path.item % 3 == 0 ? CGAffineTransform(rotationAngle: 0.1) : .identity
      cell.isHidden = path.item % 5 == 0
    }
    numbers.view.reloadData()
    numbers.frame()
    for _ in 0..<200 {
      numbers.view.contentOffset.y += 23
      numbers.frame()
      for element in numbers.view.shown {
        let (item, cell) = (element.key.item, element.view)
        #expect(cell.alpha == (item % 2 == 0 ? 1 : 0.4))
        #expect(cell.transform.isIdentity == (item % 3 != 0))
        #expect(cell.isHidden == (item % 5 == 0))
      }
    }
  }

  @Test func `A cell that is used again is as the layout says, whatever was done to it before`() {
    let numbers = Numbers([1000], ColumnGridLayout(columns: 4))
    for cell in numbers.view.visibleCells {
      cell.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
      cell.alpha = 0.5
      cell.isHidden = true
      cell.center.x += 7
    }
    numbers.view.contentOffset.y = 1000
    numbers.frame()
    #expect(numbers.faults == [])
  }

  @Test func `Where the layout has something new for a cell, it is as the layout says`() {
    let numbers = Numbers([1000], ColumnGridLayout(columns: 4))
    let cell = numbers.view.visibleCells[9]
    cell.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    cell.alpha = 0.5
    cell.isHidden = true
    numbers.view.setCollectionViewLayout(ColumnGridLayout(columns: 3), animated: false)
    numbers.frame()
    #expect(numbers.faults == [])
  }

  @Test func `A cell that is animated as it is about to be shown comes in as its owner wants`() {
    let (numbers, program) = (Numbers([1000], ColumnGridLayout(columns: 4)), Program())
    numbers.view.delegate = program
    program.shows = { cell in
      cell.alpha = 0
      cell.center.y += 40
      cell.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        cell.alpha = 1
        cell.center.y -= 40
        cell.transform = .identity
      }
    }
    // Some are new, and some are used again.
    numbers.view.contentOffset.y = 130
    numbers.frame()
    numbers.tester.advance(by: 0.2)
    let coming = numbers.view.shown.compactMap { $0.view.layer.presentation() }
      .filter { $0.opacity < 1 }
    #expect(coming.count >= 8)
    for layer in coming {
      #expect(abs(layer.opacity - 0.5) < 0.1)
      #expect(abs(layer.affineTransform().a - 0.75) < 0.05)
    }
    numbers.tester.settle()
    #expect(numbers.faults == [])
  }
}
