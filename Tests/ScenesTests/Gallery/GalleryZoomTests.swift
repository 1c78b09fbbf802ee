import Testing
import TouchKit
import TouchTesting
import Tsumami

@testable import Scenes

/// A photo comes out of its cell, and goes back into it.
@Suite struct GalleryZoomTests {
  // MARK: Out of the cell

  @Test func `A photo grows out of its cell, whose place is empty until the photo is back`() {
    let play = GalleryPlay()
    let cell = play.cellFrame(3)
    play.tester.tap(at: play.place(of: 3))
    #expect(near(play.openingFrame, cell))
    // It covers the cell: the shorter edges are the same.
    #expect(abs(play.photoFrame!.height - cell!.height) < 0.01)
    var progress: CGFloat = 0
    for _ in 0..<8 {
      #expect(play.cell(3)?.isConcealed == true && !play.grid.isHidden)
      play.frames(1)
      #expect(play.zoom.progress > progress)
      progress = play.zoom.progress
    }
    play.settle()
    #expect(play.isOpen && play.grid.isHidden)
    #expect(near(play.photoFrame, CGRect(x: 0, y: 275.75, width: 390, height: 292.5)))
    #expect(play.scene.press(.escape))
    play.frames(1)
    #expect(!play.grid.isHidden && play.cell(3)?.isConcealed == true)
    play.settle()
    #expect(play.isGone && play.cell(3)?.isConcealed == false)
  }

  @Test func `The page hears how much of the grid is covered, so that its bars go along`() {
    let play = GalleryPlay()
    play.open(4)
    #expect(play.covered == play.covered.sorted() && play.covered.last == 1000)
    #expect(play.covered.count > 10)
    let finger = play.tester.finger(downAt: CGPoint(x: 200, y: 400))
    finger.drag(to: CGPoint(x: 200, y: 500), over: 0.3)
    play.frames(1)
    let pulled = play.covered.last!
    #expect(pulled > 600 && pulled < 800)
    finger.cancel()
    play.settle()
    #expect(play.covered.last == 1000)
    #expect(play.scene.press(.escape))
    play.settle()
    #expect(play.covered.last == 0)
    let count = play.covered.count
    play.frames(60)
    #expect(play.covered.count == count, "nothing is told of a grid that nothing covers")
  }

  @Test func `A link opens a photo out of its cell, wherever in the grid that is`() {
    let play = GalleryPlay(count: 2000)
    play.scene.show(picture: 1500)
    #expect(near(play.openingFrame, play.cellFrame(1500)))
    play.settle()
    #expect(play.isOpen && play.viewer.pager.index == 1500)
    #expect(play.scene.press(.escape))
    play.settle()
    let place = play.place(of: 1500)
    #expect(play.isGone && place.y > GalleryGrid.bar && place.y < 844)
  }

  @Test func `By keys a photo comes out of its ring, and goes back into it`() {
    let play = GalleryPlay()
    #expect(play.scene.press(.down) && play.scene.press(.right) && play.scene.press(.enter))
    let cell = play.cellFrame(1)!
    #expect(near(play.openingFrame, cell.insetBy(dx: 5, dy: 5)))
    #expect(play.cell(1)?.isConcealed == false, "the ring stays")
    #expect(play.cell(1)?.picture.isConcealed == true)
    play.settle()
    #expect(play.scene.press(.escape))
    play.settle()
    #expect(play.isGone && play.cell(1)?.picture.isConcealed == false)
  }

  @Test func `A cell of which a part is seen does not move when its photo opens`() {
    let play = GalleryPlay()
    play.grid.contentOffset.y = 40
    play.frames(1)
    let offset = play.grid.contentOffset
    let cell = play.cellFrame(0)!
    #expect(cell.minY < 0 && cell.maxY > 20)
    play.tester.tap(at: CGPoint(x: cell.midX, y: cell.maxY - 10))
    play.frames(3)
    #expect(play.viewer.isOpen && play.grid.contentOffset == offset)
    play.settle()
    #expect(play.scene.press(.escape))
    #expect(play.grid.contentOffset.y == -GalleryGrid.bar, "whole again, unseen")
    play.settle()
    #expect(play.isGone)
  }

  // MARK: Back

  @Test func `A photo that is pulled down far enough goes, and the grid is where it was`() {
    let play = GalleryPlay()
    play.tester.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400), over: 0.3)
    play.settle()
    let offset = play.grid.contentOffset
    #expect(offset.y > 200)
    play.open(24)
    let finger = play.tester.finger(downAt: CGPoint(x: 200, y: 400))
    finger.drag(to: CGPoint(x: 230, y: 620), over: 0.3)
    #expect(!play.grid.isHidden && play.cell(24)?.isConcealed == true)
    play.tester.advance(by: 0.3)
    finger.up()
    play.settle()
    #expect(play.isGone)
    #expect(play.events == ["opened 24", "closed 24"])
    #expect(play.grid.contentOffset == offset)
  }

  @Test func `Two fingers that pinch a whole photo together take it back, apart they zoom it`() {
    let play = GalleryPlay()
    play.open(3)
    play.tester.pinch(at: CGPoint(x: 195, y: 420), from: 100, to: 220, over: 0.3)
    play.settle()
    #expect(play.isOpen && play.viewer.current?.isShownWhole == false)
    play.tester.pinch(at: CGPoint(x: 195, y: 420), from: 300, to: 200, over: 0.3)
    play.settle()
    #expect(play.isOpen, "one that is zoomed is zoomed out first")
    #expect(play.scene.press(.zero))
    play.settle()
    play.tester.pinch(at: CGPoint(x: 195, y: 420), from: 260, to: 120, over: 0.3)
    play.settle()
    #expect(play.isGone && play.events == ["opened 3", "closed 3"])
  }

  @Test func `A zoomed photo goes back from what is seen of it, and whole`() {
    let play = GalleryPlay()
    play.open(0)
    play.tester.doubleTap(at: CGPoint(x: 120, y: 500))
    play.settle()
    let before = play.photoFrame!
    #expect(before.width > 500)
    #expect(play.scene.press(.escape))
    #expect(near(play.photoFrame, before, 0.01))
    play.frames(2)
    #expect(play.photoFrame!.width < before.width && play.photoFrame!.width > 250)
    play.run(until: 0.05)
    #expect(near(play.openingFrame, play.cellFrame(0), 20))
    play.settle()
    #expect(play.isGone)
  }

  @Test func `A photo that is being turned goes from where it is`() {
    let play = GalleryPlay()
    play.open(3)
    play.flick(left: true)
    play.frames(4)
    #expect(!play.viewer.isInPlace)
    let before = play.photoFrame!
    #expect(play.scene.press(.escape))
    #expect(near(play.photoFrame, before))
    play.settle()
    #expect(play.isGone && play.events.last == "closed 4")
  }

  @Test func `What is under the finger stays under it while a photo is pulled`() {
    let play = GalleryPlay()
    play.open(0)
    let finger = play.tester.finger(downAt: CGPoint(x: 120, y: 450))
    let image = play.viewer.current!.imageView
    finger.drag(to: CGPoint(x: 124, y: 470), over: 0.05)
    let point = image.convert(finger.location!, from: nil)
    finger.drag(along: [CGPoint(x: 220, y: 560), CGPoint(x: 60, y: 700)], over: 0.4)
    let now = image.convert(point, to: nil)
    #expect(abs(now.x - 60) < 0.5 && abs(now.y - 700) < 0.5)
    #expect(play.photoFrame!.width < 0.85 * 390)
    finger.up()
  }

  @Test func `A short pull springs back, a short fast one goes`() {
    let play = GalleryPlay()
    play.open(0)
    let finger = play.tester.finger(downAt: CGPoint(x: 200, y: 400))
    finger.drag(to: CGPoint(x: 200, y: 500), over: 0.3)
    play.tester.advance(by: 0.2)
    finger.up()
    play.settle()
    #expect(play.isOpen && play.grid.isHidden)
    play.tester.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 480), over: 0.06)
    play.settle()
    #expect(play.isGone)
    #expect(play.events == ["opened 0", "closed 0"])
  }

  @Test func `The grid comes back scrolled to the photo that was turned to, and that one lands`() {
    let play = GalleryPlay()
    play.open(2)
    #expect(play.scene.press(.end))
    play.settle()
    let finger = play.tester.finger(downAt: CGPoint(x: 200, y: 400))
    finger.drag(to: CGPoint(x: 200, y: 640), over: 0.3)
    #expect(play.cell(119)?.isConcealed == true)
    finger.up()
    play.run(until: 0.02)
    #expect(near(play.openingFrame, play.cellFrame(119), 10))
    play.settle()
    let place = play.place(of: 119)
    #expect(play.isGone && place.y > GalleryGrid.bar && place.y < 844 - GalleryGrid.room)
  }
}
