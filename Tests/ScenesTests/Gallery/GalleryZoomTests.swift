import Testing
import TouchKit
import TouchTesting
import Tsumami

@testable import Scenes

/// A photo comes out of its cell, and goes back into it.
@Suite struct GalleryZoomTests {
  private func near(_ a: CGRect?, _ b: CGRect?, _ tolerance: CGFloat = 0.01) -> Bool {
    guard let a, let b else { return false }
    return abs(a.minX - b.minX) <= tolerance && abs(a.minY - b.minY) <= tolerance
      && abs(a.maxX - b.maxX) <= tolerance && abs(a.maxY - b.maxY) <= tolerance
  }

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

  // MARK: Caught

  @Test func `A photo is caught wherever it is, any number of times, and nothing jumps`() {
    let play = GalleryPlay()
    play.tester.tap(at: play.place(of: 7))
    play.frames(4)
    for round in 0..<6 {
      let before = play.photoFrame!
      let finger = play.tester.finger(downAt: CGPoint(x: 200, y: 400))
      #expect(near(play.photoFrame, before))
      play.frames(20)
      #expect(play.zoom.isHeld && near(play.photoFrame, before), "round \(round)")
      let way: CGFloat = round % 2 == 0 ? 60 : -60
      finger.drag(to: CGPoint(x: 190, y: 400 + way), over: 0.1)
      let released = play.photoFrame!
      finger.up()
      #expect(near(play.photoFrame, released))
      play.frames(1)
      #expect(play.zoom.isMoving && near(play.photoFrame, released, 60))
      play.frames(1)
    }
    play.settle()
    #expect(play.isOpen != play.isGone)
  }

  @Test func `A photo that springs back is caught where it is, and goes on from there`() {
    let play = GalleryPlay()
    play.open(0)
    let finger = play.tester.finger(downAt: CGPoint(x: 200, y: 400))
    finger.drag(to: CGPoint(x: 230, y: 510), over: 0.3)
    play.tester.advance(by: 0.2)
    finger.up()
    play.frames(3)
    let before = play.photoFrame!
    #expect(before.midY > 442 && before.midY < 517)
    finger.down(at: CGPoint(x: 150, y: 500))
    play.frames(20)
    #expect(near(play.photoFrame, before))
    finger.drag(to: CGPoint(x: 150, y: 640), over: 0.2)
    play.tester.advance(by: 0.2)
    finger.up()
    play.settle()
    #expect(play.isGone)
  }

  @Test func `A photo that goes is caught on its way out, and comes back`() {
    let play = GalleryPlay()
    play.open(7)
    #expect(play.scene.press(.escape))
    play.frames(5)
    let before = play.photoFrame!
    #expect(play.zoom.progress > 0.3 && play.zoom.progress < 0.95)
    let finger = play.tester.finger(downAt: CGPoint(x: 200, y: 400))
    play.frames(10)
    #expect(near(play.photoFrame, before) && play.shown == -1)
    finger.drag(to: CGPoint(x: 200, y: 250), over: 0.15)
    finger.up()
    play.settle()
    #expect(play.isOpen && play.grid.isHidden)
    #expect(play.events == ["opened 7", "closed 7", "opened 7"])
    #expect(play.shown == 7)
  }

  @Test func `A photo that has almost landed is not in the way of the next tap`() {
    let play = GalleryPlay()
    play.open(7)
    #expect(play.scene.press(.escape))
    play.run(until: 0.08)
    #expect(play.viewer.view.window != nil)
    play.tester.tap(at: play.place(of: 12))
    #expect(near(play.openingFrame, play.cellFrame(12), 2))
    #expect(play.cell(7)?.isConcealed == false && play.cell(12)?.isConcealed == true)
    play.settle()
    #expect(play.events == ["opened 7", "closed 7", "opened 12"])
    #expect(play.isOpen && play.viewer.pager.index == 12)
  }

  @Test func `A photo that was turned round while it opened is no more in the way of the next tap`()
  {
    let play = GalleryPlay()
    play.tester.tap(at: play.place(of: 7))
    play.frames(3)
    #expect(play.scene.press(.escape))
    play.run(until: 0.08)
    play.tester.tap(at: play.place(of: 12))
    play.settle()
    #expect(play.events == ["opened 7", "closed 7", "opened 12"])
    #expect(play.isOpen && play.viewer.pager.index == 12)
  }

  @Test func `Keys turn an opening photo round, and round again, without a jump`() {
    let play = GalleryPlay()
    play.tester.tap(at: play.place(of: 3))
    play.frames(4)
    for _ in 0..<3 {
      let before = play.photoFrame!
      #expect(play.scene.press(.escape))
      #expect(near(play.photoFrame, before))
      play.frames(2)
      let back = play.photoFrame!
      play.scene.show(picture: 3)
      #expect(near(play.photoFrame, back))
      play.frames(2)
    }
    #expect(play.events.suffix(2) == ["closed 3", "opened 3"])
    play.settle()
    #expect(play.isOpen)
  }

  @Test func `A photo that is told to go leaves the finger that pulls it, and stays gone`() {
    let play = GalleryPlay()
    play.open(3)
    let finger = play.tester.finger(downAt: CGPoint(x: 200, y: 400))
    finger.drag(to: CGPoint(x: 220, y: 520), over: 0.2)
    let before = play.photoFrame!
    #expect(play.zoom.isHeld && before.midY > 500)
    #expect(play.scene.press(.escape))
    #expect(near(play.photoFrame, before))
    var progress: CGFloat = 1
    for step in 1...12 {
      // The finger goes up again, which would bring the photo back.
      finger.move(to: CGPoint(x: 220, y: 520 - 10 * CGFloat(step)))
      play.frames(1)
      #expect(play.zoom.progress < progress && !play.viewer.isOpen)
      progress = play.zoom.progress
    }
    finger.up()
    play.settle()
    #expect(play.isGone)
    #expect(play.events == ["opened 3", "closed 3"])
    // Later fingers pull as before.
    play.open(3)
    play.tester.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 640), over: 0.3)
    play.settle()
    #expect(play.events == ["opened 3", "closed 3", "opened 3", "closed 3"])
  }

  @Test func `A photo that is asked for takes itself out of the finger that has caught another`() {
    let play = GalleryPlay()
    play.open(7)
    #expect(play.scene.press(.escape))
    play.frames(3)
    let finger = play.tester.finger(downAt: CGPoint(x: 200, y: 400))
    finger.move(to: CGPoint(x: 200, y: 440))
    play.scene.show(picture: 2)
    #expect(near(play.openingFrame, play.cellFrame(2)))
    finger.drag(to: CGPoint(x: 200, y: 700), over: 0.2)
    play.settle()
    #expect(play.isOpen && play.viewer.pager.index == 2)
    finger.up()
    play.settle()
    #expect(play.isOpen && play.grid.isHidden)
    #expect(play.events == ["opened 7", "closed 7", "opened 2"])
  }

  @Test(arguments: [CGPoint(x: -150, y: 0), CGPoint(x: 150, y: 20), CGPoint(x: 3, y: 2)])
  func `A photo goes while a finger turns it, or rests on it`(way: CGPoint) {
    let play = GalleryPlay()
    play.open(3)
    let finger = play.tester.finger(downAt: CGPoint(x: 200, y: 400))
    finger.drag(to: CGPoint(x: 200 + way.x, y: 400 + way.y), over: 0.2)
    #expect(play.scene.press(.escape))
    play.frames(5)
    finger.drag(to: CGPoint(x: 200 + 1.5 * way.x, y: 400 + way.y), over: 0.2)
    finger.up()
    play.settle()
    #expect(play.isGone)
    #expect(play.events == ["opened 3", "closed 3"])
    play.open(5)
    #expect(play.isOpen && play.viewer.pager.index == 5)
  }

  @Test func `Right after a photo has opened a flick turns it, and is no catch`() {
    let play = GalleryPlay()
    play.tester.tap(at: play.place(of: 3))
    play.run(until: 0.985)
    #expect(play.zoom.isMoving)
    play.flick(left: true)
    play.settle()
    #expect(play.isOpen && play.viewer.pager.index == 4)
  }

  @Test func `A window of another size takes a photo along in the middle of its way`() {
    let play = GalleryPlay()
    play.tester.tap(at: play.place(of: 10))
    play.frames(5)
    play.scene.resize(to: CGSize(width: 844, height: 390))
    play.settle()
    #expect(play.isOpen)
    #expect(abs(play.photoFrame!.midX - 422) < 0.5 && abs(play.photoFrame!.height - 390) < 0.5)
    #expect(play.scene.press(.escape))
    play.frames(4)
    play.scene.resize(to: CGSize(width: 390, height: 844))
    play.settle()
    #expect(play.isGone)
    #expect(play.grid.visibleCells.allSatisfy { !$0.isConcealed })
  }

  @Test func `Who wants less motion sees a photo come and go by a fade`() {
    let play = GalleryPlay(reducesMotion: true)
    play.tester.tap(at: play.place(of: 3))
    let whole = CGRect(x: 0, y: 0, width: 390, height: 844)
    for _ in 0..<5 {
      play.frames(1)
      let alpha = play.viewer.view.superview!.alpha
      #expect(play.openingFrame == whole && alpha > 0 && alpha < 1)
      #expect(play.cell(3)?.isConcealed == false)
    }
    play.settle()
    #expect(play.isOpen && play.grid.isHidden)
    let finger = play.tester.finger(downAt: CGPoint(x: 200, y: 400))
    finger.drag(to: CGPoint(x: 200, y: 640), over: 0.2)
    let held = play.openingFrame!
    play.tester.advance(by: 0.2)
    finger.up()
    play.frames(4)
    #expect(near(play.openingFrame, held), "it fades where it is")
    play.settle()
    #expect(play.isGone)
  }
}
