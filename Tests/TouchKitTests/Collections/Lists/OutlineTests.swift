import Testing
import TouchTesting

@testable import TouchKit

@Suite struct OutlineTests {
  private func list(_ options: UICellAccessory.OutlineDisclosureOptions) -> WordList {
    let list = WordList([]) { cell, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = item.count > 1 ? [.outlineDisclosure(options: options)] : []
    }
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["letters", "digits"])
    outline.append(["a", "b", "greek"], to: "letters")
    outline.append(["α"], to: "greek")
    outline.append(["1"], to: "digits")
    list.data.apply(outline, to: 0, animatingDifferences: false)
    list.settle()
    return list
  }

  private func rows(_ list: WordList) -> [String] {
    list.data.snapshot().itemIdentifiers
  }

  private func arrow(_ list: WordList, _ item: Int) -> OutlineAccessory? {
    list.row(item).subviews.compactMap { $0 as? OutlineAccessory }.first
  }

  @Test func `An arrow opens what is in a row and turns; a tap beside it selects`() throws {
    let list = list(.init())
    #expect(rows(list) == ["letters", "digits"])
    #expect(arrow(list, 0)?.accessibilityLabel == "Expand")
    #expect(arrow(list, 0)?.frame.midX == CGFloat(297))
    list.tester.tap(at: CGPoint(x: 297, y: 22))
    list.settle()
    #expect(rows(list) == ["letters", "a", "b", "greek", "digits"])
    let mark = try #require(arrow(list, 0))
    #expect(mark.accessibilityLabel == "Collapse")
    #expect(abs(mark.subviews[0].transform.b - 1) < 0.001)
    #expect((0..<5).map { list.row($0).indentationLevel } == [0, 1, 1, 1, 0])
    #expect(list.row(1).contentView.frame.minX == 10)
    #expect(list.view.indexPathsForSelectedItems == [])
    list.tester.tap(at: CGPoint(x: 100, y: 22))
    list.settle()
    #expect(rows(list).count == 5)
    #expect(list.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    list.tester.tap(at: CGPoint(x: 297, y: 22))
    list.settle()
    #expect(rows(list) == ["letters", "digits"] && mark.subviews[0].transform.b == 0)
  }

  @Test func `A header opens by a tap anywhere on it, and is not selected`() {
    let list = list(.init(style: .header, tintColor: .red))
    #expect((arrow(list, 1)?.subviews[0] as? PathView)?.strokeColor == .red)
    list.tester.tap(at: CGPoint(x: 100, y: 66))
    list.settle()
    #expect(rows(list) == ["letters", "digits", "1"])
    #expect(list.view.indexPathsForSelectedItems == [])
    list.tester.tap(at: CGPoint(x: 100, y: 110))
    list.settle()
    #expect(list.view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
  }

  @Test func `The handlers say what may be opened, hear of it, and bring what is in it`() {
    let list = list(.init(style: .header))
    var heard: [String] = []
    list.data.sectionSnapshotHandlers.shouldExpandItem = { $0 != "digits" }
    list.data.sectionSnapshotHandlers.willExpandItem = { heard.append("expand \($0)") }
    list.data.sectionSnapshotHandlers.shouldCollapseItem = { $0 != "greek" }
    list.data.sectionSnapshotHandlers.willCollapseItem = { heard.append("collapse \($0)") }
    list.data.sectionSnapshotHandlers.snapshotForExpandingParent = { item, now in
      var new = now
      if item == "greek" { new.append(["β", "γ"]) }
      return new
    }
    func tap(_ row: Int) {
      list.tester.tap(at: CGPoint(x: 100, y: row * 44 + 22))
      list.settle()
    }
    tap(1)
    #expect(rows(list) == ["letters", "digits"] && heard.isEmpty)
    tap(0)
    tap(3)
    #expect(rows(list) == ["letters", "a", "b", "greek", "α", "β", "γ", "digits"])
    tap(3)
    #expect(rows(list).count == 8)
    tap(0)
    #expect(rows(list) == ["letters", "digits"])
    #expect(heard == ["expand letters", "expand greek", "collapse letters"])
    // An arrow with a handler of its own, and rows without an outline, open nothing.
    #expect(list.data.snapshot(for: 0).isExpanded("greek"))
  }

  /// Opens what is in the first row, and lets a finger move a row to the place of another one.
  private func move(_ list: WordList, _ item: Int, to target: Int) {
    let place = list.view.layoutAttributesForItem(at: IndexPath(item: target, section: 0))
    #expect(list.view.beginInteractiveMovementForItem(at: IndexPath(item: item, section: 0)))
    list.view.updateInteractiveMovementTargetPosition(place?.center ?? .zero)
    list.view.endInteractiveMovement()
  }

  private func opened() -> WordList {
    let list = list(.init())
    list.data.reorderingHandlers.canReorderItem = { _ in true }
    list.tester.tap(at: CGPoint(x: 297, y: 22))
    list.settle()
    return list
  }

  @Test func `A row that a finger moves into another one is indented on its way, and out again`() {
    let list = opened()
    #expect(list.row(4).indentationLevel == 0 && list.shift(4) == 0)
    move(list, 4, to: 1)
    #expect(rows(list) == ["letters", "digits", "a", "b", "greek"])
    list.frame()
    list.frame()
    #expect(list.shift(1) > 0 && list.shift(1) < 10)
    list.settle()
    #expect(list.row(1).indentationLevel == 1 && list.shift(1) == 10)
    // It is the same cell, which nobody has filled again, and its arrow opens it where it is now.
    list.tester.tap(at: CGPoint(x: 297, y: 66))
    list.settle()
    #expect(rows(list) == ["letters", "digits", "1", "a", "b", "greek"])
    #expect(list.row(2).indentationLevel == 2)
    list.tester.tap(at: CGPoint(x: 297, y: 66))
    list.settle()
    move(list, 1, to: 0)
    list.settle()
    #expect(rows(list) == ["digits", "letters", "a", "b", "greek"])
    #expect(list.row(0).indentationLevel == 0 && list.shift(0) == 0)
  }

  @Test
  func `A row that a snapshot puts into another one is indented, at once where it is said so`() {
    let list = opened()
    var outline = list.data.snapshot(for: 0)
    outline.delete(["a"])
    outline.insert(["a"], before: "letters")
    list.data.apply(outline, to: 0, animatingDifferences: false)
    list.frame()
    #expect(rows(list).first == "a" && list.row(0).indentationLevel == 0 && list.shift(0) == 0)
    #expect(list.row(2).indentationLevel == 1)
  }
}
