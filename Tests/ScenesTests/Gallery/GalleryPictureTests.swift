import Testing
import TouchKit
import TouchTesting

@testable import Scenes

@Suite struct GalleryPictureTests {
  private func photo(_ source: Int32) -> Int32 {
    source & 0xff_ffff
  }

  @Test func `Only visible cells ask for their photos, once each, in the size that suits them`() {
    let play = GalleryPlay(count: 2000)
    #expect(play.visible == Set(0..<21))
    // Every eighth is too small for a step, and taken as it is.
    #expect(
      play.wanted
        == Set((0..<21).map { PictureSize.source(of: $0, step: $0 % 8 == 7 ? 0 : 3) }))
    #expect(play.asked.count == 21)
  }

  @Test func `The grid has stills of photos that move, and one that is open moves`() {
    // The seventh is small, and would be taken as it is.
    let play = GalleryPlay(count: 20, moving: [6, 7])
    #expect(play.wanted.isSuperset(of: [6, 7].map { PictureSize.source(of: $0, step: 3) }))
    #expect(!play.wanted.contains(6) && !play.wanted.contains(7))
    play.tester.tap(at: play.place(of: 6))
    play.settle()
    #expect(play.viewer.isOpen && play.wanted.contains(6))
  }

  @Test func `The cover of an album and the small photos below one are stills, too`() {
    let play = GalleryPlay(count: 60, size: CGSize(width: 1024, height: 768), moving: [47])
    let album = GalleryAlbum(cover: 47, name: "Album", detail: "9 photos")
    play.scene.show(GalleryList(key: 0, numbers: nil, groups: .none, albums: [album]))
    play.settle()
    #expect(play.wanted.contains { photo($0) == 47 } && !play.wanted.contains(47))
    play.open(45)
    play.settle()
    #expect(!play.wanted.contains(47))
  }

  @Test func `A cell that leaves takes its request back, also while the host is busy`() {
    let play = GalleryPlay(count: 2000)
    play.isBusy = true
    play.tester.drag(from: CGPoint(x: 200, y: 800), to: CGPoint(x: 200, y: 100), over: 0.12)
    play.settle()
    #expect(play.grid.contentOffset.y > 2000)
    #expect(Set(play.wanted.map(photo)) == play.visible)
    play.isBusy = false
    play.settle()
    #expect(play.loaded == play.wanted)
    #expect(play.grid.visibleCells.count == play.visible.count)
  }

  @Test func `What the host has not heard of yet is taken back without a word`() {
    let play = GalleryPlay(count: 2000)
    play.grid.contentOffset = CGPoint(x: 0, y: 30_000)
    play.tester.advance(by: 1.0 / 60)
    play.grid.contentOffset = CGPoint(x: 0, y: 60_000)
    play.tester.advance(by: 1.0 / 60)
    play.answer()
    #expect(Set(play.wanted.map(photo)) == play.visible)
    #expect(Set(play.asked.map(photo)) == play.visible.union(0..<21))
  }

  @Test func `What the handle leads past is not asked for, and what it holds at is`() {
    let play = GalleryPlay(count: 2000)
    play.grid.contentOffset.y = 300
    play.frames(2)
    let handle = play.scene.grid.scrubber.subviews.last!.frame
    let finger = play.tester.finger(downAt: CGPoint(x: handle.midX, y: handle.midY))
    finger.move(to: CGPoint(x: handle.midX, y: 200))
    play.frames(2)
    let asked = play.asked.count
    // Each of these shows other photos.
    for y in stride(from: CGFloat(230), through: 710, by: 20) {
      finger.move(to: CGPoint(x: handle.midX, y: y))
      play.frames(1)
    }
    #expect(play.asked.count == asked)
    play.frames(3)
    #expect(Set(play.wanted.map(photo)) == play.visible)
    #expect(play.loaded == play.wanted)
    finger.up()
    play.settle()
    #expect(Set(play.wanted.map(photo)) == play.visible)
  }

  @Test func `Cells are used again`() {
    let play = GalleryPlay(count: 2000)
    var cells: Set<ObjectIdentifier> = []
    for step in 0..<200 {
      play.grid.contentOffset = CGPoint(x: 0, y: CGFloat(step) * 300)
      play.frames(1)
      cells.formUnion(play.grid.visibleCells.map(ObjectIdentifier.init))
    }
    #expect(cells.count < 50)
    #expect(Set(play.asked.map(photo)).count > 1000)
  }

  @Test func `While the grid is pinched larger a photo stays until the sharper one is there`() {
    let play = GalleryPlay()
    // While the grids fade over into each other the photo has a cell in each; the one of the new grid stays.
    func image() -> UIImageView? {
      play.cell(5)?.subviews.compactMap { $0 as? UIImageView }[0]
    }
    let old = image()?.image?.source
    #expect(old == PictureSize.source(of: 5, step: 3))
    play.isBusy = true
    play.tester.pinch(at: play.place(of: 5), from: 80, to: 300, over: 0.4)
    play.settle()
    #expect(play.scene.grid.zoom.columns == 1)
    #expect(image()?.image?.source == old)
    #expect(image()?.alpha == 1)
    // 390 points of 3 pixels.
    #expect(play.wanted.contains(PictureSize.source(of: 5, step: 5)))
    play.isBusy = false
    play.settle()
    #expect(image()?.image?.source == PictureSize.source(of: 5, step: 5))
    #expect(!play.wanted.contains(old!))
    // Smaller again, it keeps the sharp one, and those that come then get the small one.
    play.tester.pinch(at: CGPoint(x: 195, y: 300), from: 300, to: 40, over: 0.4)
    play.settle()
    #expect(play.scene.grid.zoom.columns > 3)
    #expect(play.cell(5) != nil && play.wanted.contains(PictureSize.source(of: 5, step: 5)))
    play.grid.contentOffset = CGPoint(x: 0, y: 1200)
    play.settle()
    #expect(play.wanted.contains { PictureSize.rank($0) <= 2 })
  }

  @Test func `An opened photo shows what the grid has of it until the screen's size is there`() {
    let play = GalleryPlay()
    play.isBusy = true
    play.tester.tap(at: play.place(of: 3))
    play.frames(1)
    let page = play.viewer.current!
    #expect(page.image?.source == PictureSize.source(of: 3, step: 3))
    let frame = page.imageView.frame
    // 3:4 across 390 points of 3 pixels: 878 along the shorter edge.
    #expect(play.wanted.contains(PictureSize.source(of: 3, step: 4)))
    play.isBusy = false
    play.settle()
    #expect(page.image?.source == PictureSize.source(of: 3, step: 4))
    #expect(page.imageView.frame == frame)
    // Looked at closely it is wanted in full.
    play.tester.doubleTap(at: CGPoint(x: 200, y: 420))
    play.settle()
    #expect(page.image?.source == PictureSize.source(of: 3, step: 0))
  }

  // It is the ground of what is drawn on a transparent one, too.
  @Test func `An opened photo has its own colour behind it, on its way, too; words a dark one`() {
    let light = UIColor(white: 0.9, alpha: 1)
    let play = GalleryPlay(colour: light)
    // The first one that is not in the window.
    play.broken = [21]
    #expect(play.cell(20)?.backgroundColor == light)
    play.scene.open(20)
    play.frames(3)
    #expect(!play.isOpen && play.viewer.current?.imageView.backgroundColor == light)
    play.settle()
    #expect(play.viewer.current?.imageView.backgroundColor == light)
    play.flick(left: true)
    play.settle()
    #expect(play.texts().contains("This photo cannot be shown"))
    #expect(play.viewer.current?.imageView.backgroundColor != light)
  }

  @Test func `Pages of the viewer are used again, and give back what they had`() {
    let play = GalleryPlay()
    play.open(0)
    var pages: Set<ObjectIdentifier> = []
    for _ in 0..<20 {
      play.flick(left: true)
      play.settle()
      pages.insert(ObjectIdentifier(play.viewer.current!))
    }
    #expect(play.viewer.pager.index == 20)
    #expect(pages.count <= 3)
    let big = play.wanted.filter { PictureSize.rank($0) > 3 && $0 % 8 != 7 }
    #expect(Set(big.map(photo)).isSubset(of: [19, 20, 21]))
    #expect(play.scene.press(.escape))
    play.settle()
    #expect(Set(play.wanted.map(photo)) == play.visible)
    // A cell that comes takes what is there already.
    let kept = play.wanted.filter { PictureSize.rank($0) != 3 && $0 % 8 != 7 }
    #expect(Set(kept.map(photo)).isSubset(of: [19, 20, 21]))
  }

  @Test func `A photo that was broken is tried again when it comes back`() {
    let play = GalleryPlay(count: 2000)
    play.grid.contentOffset = CGPoint(x: 0, y: 10_000)
    play.broken = [0]
    play.frames(2)
    play.grid.contentOffset = .zero
    play.frames(2)
    #expect(play.texts().contains("cannot\nbe shown"))
    play.broken = []
    play.grid.contentOffset = CGPoint(x: 0, y: 10_000)
    play.frames(2)
    play.grid.contentOffset = .zero
    play.frames(2)
    #expect(!play.texts().contains("cannot\nbe shown"))
  }

  // MARK: The ladder

  @Test func `The smallest step is taken that is enough, an eighth more or less`() {
    #expect(PictureSize.step(for: 387, own: 3024) == 3)
    #expect(PictureSize.step(for: 288, own: 3024) == 2)
    #expect(PictureSize.step(for: 289, own: 3024) == 3)
    #expect(PictureSize.step(for: 1, own: 3024) == 1)
    #expect(PictureSize.step(for: 5000, own: 8000) == 0)
    // A photo that is no larger than the step is taken as it is.
    #expect(PictureSize.step(for: 387, own: 480) == 0)
    #expect(PictureSize.step(for: 387, own: 513) == 3)
  }

  @Test func `A source is the picture's number with the step above it`() {
    #expect(PictureSize.source(of: 5, step: 3) == 50_331_653)
    #expect(PictureSize.source(of: 5, step: 0) == 5)
    let ranks = [1, 2, 3, 4, 5, 0].map { PictureSize.rank(PictureSize.source(of: 9, step: $0)) }
    #expect(ranks == [1, 2, 3, 4, 5, 6])
  }
}
