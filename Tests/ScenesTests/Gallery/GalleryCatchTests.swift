import Testing
import TouchKit
import TouchTesting
import Tsumami

@testable import Scenes

/// A photo that comes out of its cell, or goes back into it, is caught, turned round, and left alone.
@Suite struct GalleryCatchTests {
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
