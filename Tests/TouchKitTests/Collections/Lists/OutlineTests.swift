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
}
