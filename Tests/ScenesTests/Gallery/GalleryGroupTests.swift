import Testing
import TouchKit
import TouchTesting

@testable import Scenes

/// The titles of groups: how large they are, and that they choose.
@Suite struct GalleryGroupTests {
  private func play() -> GalleryPlay {
    let days = [0, 4, 9].map { PhotoGroups.Group(start: $0, title: "Day \($0)") }
    let groups = PhotoGroups(days: days, months: days, years: days)
    let play = GalleryPlay(list: GalleryList(key: 0, numbers: nil, groups: groups))
    play.settle()
    return play
  }

  private func header(_ play: GalleryPlay, _ item: Int) -> GroupHeader? {
    var found: GroupHeader?
    play.scene.grid.eachHeader { header, first, _ in if first == item { found = header } }
    return found
  }

  private func tapTitle(_ play: GalleryPlay, _ item: Int) {
    guard let header = header(play, item) else {
      Issue.record("no title of \(item)")
      return
    }
    let frame = header.convert(header.bounds, to: nil)
    play.tester.tap(at: CGPoint(x: frame.minX + 30, y: frame.midY))
    play.settle()
  }

  @Test
  func `While photos are chosen a tap on a title chooses all below it, and the next one none`() {
    let play = play()
    // Otherwise it does nothing.
    tapTitle(play, 4)
    #expect(play.scene.chosen.isEmpty && !play.scene.grid.choice.isOn)
    #expect(header(play, 4)?.accessibilityTraits == .header)
    play.scene.choose(.begin)
    play.settle()
    #expect(header(play, 4)?.accessibilityTraits == .button)
    #expect(header(play, 4)?.accessibilityLabel == "Choose all of Day 4")
    tapTitle(play, 4)
    #expect(play.scene.chosen == [4, 5, 6, 7, 8])
    #expect(play.cell(5)?.isChosen == true && !play.viewer.isOpen)
    #expect(header(play, 4)?.accessibilityLabel == "Choose none of Day 4")
    #expect(header(play, 0)?.accessibilityLabel == "Choose all of Day 0")
    // One is missing: all of them are chosen first.
    play.tester.tap(at: play.place(of: 5))
    play.settle()
    #expect(header(play, 4)?.accessibilityLabel == "Choose all of Day 4")
    tapTitle(play, 4)
    tapTitle(play, 0)
    #expect(play.scene.chosen == [0, 1, 2, 3, 4, 5, 6, 7, 8])
    tapTitle(play, 4)
    #expect(play.scene.chosen == [0, 1, 2, 3] && play.scene.grid.choice.isOn)
    play.scene.choose(.none)
    play.settle()
    #expect(header(play, 0)?.accessibilityLabel == nil)
    #expect(header(play, 0)?.isUserInteractionEnabled == false)
  }

  @Test func `Keys choose the group of the ringed photo, and the title that has the focus`() {
    let play = play()
    #expect(!play.scene.press(.letterD))
    #expect(play.scene.press(.down) && play.scene.press(.down))
    play.settle()
    #expect(play.scene.press(.letterD))
    play.settle()
    let first = play.scene.chosen
    #expect(first == [0, 1, 2, 3] || first == [4, 5, 6, 7, 8])
    // Enter chooses, while photos are chosen, and opens none.
    #expect(play.scene.press(.enter))
    #expect(play.scene.chosen.count == first.count - 1 && !play.viewer.isOpen)
    play.scene.choose(.none)
    play.scene.choose(.begin)
    play.settle()
    if let layer = header(play, 9)?.layerNumber ?? header(play, 4)?.layerNumber {
      play.scene.focus(layer: layer)
      #expect(play.scene.press(.enter))
      play.settle()
      #expect([5, 111].contains(play.scene.chosen.count))
    } else {
      Issue.record("no title")
    }
  }

  @Test func `Titles and names of albums grow with the size of text, and their room with them`() {
    let play = play()
    play.scene.grid.reveal(60, animated: false)
    play.settle()
    let before = play.visible
    play.scene.setTextScale(2)
    play.settle()
    #expect(play.visible.intersection(before).count >= before.count - 6)
    play.grid.contentOffset.y = play.scene.grid.top
    play.settle()
    #expect(header(play, 0)?.bounds.height == 96)
    let label = header(play, 0)?.subviews.first?.subviews.compactMap { $0 as? UILabel }.first
    #expect(label?.fontSize == 30 && label?.text == "Day 0")
    #expect(label.map { $0.frame.width + 0.01 >= $0.sizeThatFits(.zero).width } == true)
    play.scene.setTextScale(9)
    play.scene.setTextScale(.nan)
    #expect(play.scene.grid.layouts.textScale == 2)
    #expect(play.scene.viewer.textScale == 2 && play.scene.emptiness.textScale == 2)
    play.scene.setTextScale(1)
    play.settle()
    #expect(header(play, 0)?.bounds.height == 48)
    let (usual, large) = (AlbumCell.Shape(), AlbumCell.Shape(textScale: 2))
    #expect(usual.size == CGSize(width: 120, height: 160))
    #expect(large.size == CGSize(width: 180, height: 180 + 6 + 36 + 32))
    #expect(AlbumCell.Shape(lines: 2).size == CGSize(width: 120, height: 178))
    #expect(AlbumCell.Shape(isLow: true).size == CGSize(width: 120, height: 104))
  }

  @Test func `A long title ends where its plate does`() {
    let days = [PhotoGroups.Group(start: 0, title: String(repeating: "A long name ", count: 20))]
    let groups = PhotoGroups(days: days, months: days, years: days)
    let play = GalleryPlay(list: GalleryList(key: 0, numbers: nil, groups: groups))
    play.settle()
    guard let plate = header(play, 0)?.subviews.first,
      let label = plate.subviews.compactMap({ $0 as? UILabel }).first
    else {
      Issue.record("no title")
      return
    }
    #expect(plate.frame.maxX <= 390 && label.frame.minX == 14)
    #expect(label.frame.maxX == plate.bounds.width - 14)
  }
}
