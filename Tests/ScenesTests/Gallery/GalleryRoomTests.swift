import Testing
import TouchKit
import TouchTesting
import Tsumami

@testable import Scenes

/// The room that bars and a sheet leave to an open photo, and the finger that pulls the sheet.
@Suite struct GalleryRoomTests {
  static let desktop = CGSize(width: 1280, height: 800)
  static let bars = UIEdgeInsets(top: 56, left: 0, bottom: 140, right: 0)

  /// What the page hears of a finger that pulls the sheet: the phases, and how far it has come at each.
  private func pulls(_ play: GalleryPlay) -> [(phase: Int32, way: Int32)] {
    play.told.compactMap { request in
      guard case .pulls(let phase, let way, _) = request else { return nil }
      return (phase, way)
    }
  }

  // MARK: Bars

  @Test
  func `On a desktop a photo stands between the bars, and takes the whole window without them`() {
    let play = GalleryPlay(size: GalleryRoomTests.desktop, scale: 1)
    play.scene.setCoveredEdges(GalleryRoomTests.bars)
    play.open(0)
    let frame = play.photoFrame!
    #expect(abs(frame.minY - 56) < 1 && abs(frame.maxY - 660) < 1)
    play.scene.setCoveredEdges(.zero)
    play.settle()
    #expect(abs(play.photoFrame!.minY) < 1 && abs(play.photoFrame!.maxY - 800) < 1)
    #expect(abs(play.photoFrame!.midX - 640) < 1)
  }

  @Test func `It goes back into its cell from there, and comes out to there`() {
    let play = GalleryPlay(size: GalleryRoomTests.desktop, scale: 1)
    play.scene.setCoveredEdges(GalleryRoomTests.bars)
    let cell = play.cellFrame(2)
    play.tester.tap(at: play.place(of: 2))
    #expect(near(play.openingFrame, cell))
    play.settle()
    #expect(play.scene.press(.escape))
    play.settle()
    #expect(play.isGone && near(play.cellFrame(2), cell))
  }

  @Test
  func
    `Bars that come while a finger pulls the photo do not move it, and it comes back to the room that they leave`()
  {
    let play = GalleryPlay(size: GalleryRoomTests.desktop, scale: 1)
    play.open(0)
    let finger = play.tester.finger(downAt: CGPoint(x: 640, y: 300))
    finger.drag(to: CGPoint(x: 640, y: 360), over: 0.3)
    play.frames(1)
    let held = play.photoFrame
    play.scene.setCoveredEdges(GalleryRoomTests.bars)
    play.frames(5)
    #expect(near(play.photoFrame, held))
    finger.cancel()
    var last = play.photoFrame!
    var worst: CGFloat = 0
    for _ in 0..<90 {
      // What is seen is what the frame has drawn; what is asked for after it is drawn with the next one.
      play.tester.advance(by: 1.0 / 60)
      let frame = play.photoFrame!
      play.answer()
      worst = max(worst, abs(frame.midY - last.midY))
      last = frame
    }
    play.settle()
    #expect(abs(play.photoFrame!.minY - 56) < 1 && abs(play.photoFrame!.maxY - 660) < 1)
    #expect(worst < 25, "it moves there, and does not jump")
  }

  @Test func `On a phone bars lie over the photo, and a sheet takes its room`() {
    let play = GalleryPlay()
    play.open(3)
    let frame = play.photoFrame
    play.scene.setCoveredEdges(UIEdgeInsets(top: 0, left: 0, bottom: 380, right: 0))
    play.settle()
    #expect(abs(play.photoFrame!.midY - (844 - 380) / 2) < 1)
    play.scene.setCoveredEdges(.zero)
    play.settle()
    #expect(near(play.photoFrame, frame))
  }

  // MARK: The sheet

  @Test func `A finger that goes up on a whole photo pulls the sheet, and the photo stays open`() {
    let play = GalleryPlay()
    play.open(3)
    play.startTranscript()
    let finger = play.tester.finger(downAt: CGPoint(x: 200, y: 500))
    finger.drag(to: CGPoint(x: 205, y: 300), over: 0.2)
    play.frames(1)
    finger.drag(to: CGPoint(x: 205, y: 400), over: 0.2)
    finger.up()
    play.settle()
    let pulled = pulls(play)
    #expect(pulled.first?.phase == 0 && pulled.last?.phase == 2)
    #expect(pulled.contains { $0.phase == 1 && $0.way < -180 }, "it followed the finger up")
    #expect(abs((pulled.last?.way ?? 0) + 100) <= 12, "and down again")
    #expect(play.isOpen && play.events.isEmpty)
  }

  @Test func `While the sheet is there a finger that goes down pulls it, and not the photo`() {
    let play = GalleryPlay()
    play.open(3)
    play.scene.setCoveredEdges(UIEdgeInsets(top: 0, left: 0, bottom: 380, right: 0))
    play.settle()
    play.startTranscript()
    play.tester.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 400), over: 0.15)
    play.settle()
    #expect(play.isOpen && play.viewer.canBePulled)
    #expect(pulls(play).last?.phase == 2 && (pulls(play).last?.way ?? 0) > 250)
    // It has gone: the next one closes the photo.
    play.scene.setCoveredEdges(.zero)
    play.settle()
    play.startTranscript()
    play.tester.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 700), over: 0.15)
    play.settle()
    #expect(play.isGone && pulls(play).isEmpty)
  }

  @Test func `A finger that goes sideways and a zoomed photo have no sheet to pull`() {
    let play = GalleryPlay()
    play.open(3)
    play.startTranscript()
    play.flick(left: false)
    play.settle()
    #expect(pulls(play).isEmpty && play.events == ["turned 2"])
    play.viewer.current?.zoom(
      to: 3 * play.viewer.current!.scrollView.minimumZoomScale, at: CGPoint(x: 195, y: 422),
      animated: false)
    play.frames(2)
    play.tester.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300), over: 0.2)
    play.settle()
    #expect(pulls(play).isEmpty)
  }

  @Test(arguments: [CGSize(width: 844, height: 390), CGSize(width: 820, height: 1180)])
  func `Where the sheet is beside the photo a finger pulls it up and down just the same`(
    size: CGSize
  ) {
    let play = GalleryPlay(size: size, scale: 1)
    play.scene.show(picture: 0)
    play.settle()
    #expect(play.isOpen && play.viewer.canBePulled)
    play.startTranscript()
    let low = CGPoint(x: size.width / 2, y: 0.7 * size.height)
    let high = CGPoint(x: size.width / 2, y: 0.3 * size.height)
    play.tester.drag(from: low, to: high, over: 0.2)
    play.settle()
    #expect(pulls(play).first?.phase == 0 && pulls(play).last?.phase == 2)
    #expect((pulls(play).last?.way ?? 0) < -100 && play.isOpen)
    // It is there now, and goes before the photo does, with bars and without.
    let large = size.height > 500
    let edges = UIEdgeInsets(top: large ? 68 : 0, left: 0, bottom: large ? 82 : 0, right: 328)
    play.scene.setCoveredEdges(edges)
    play.settle()
    play.startTranscript()
    play.tester.drag(from: CGPoint(x: 200, y: high.y), to: CGPoint(x: 200, y: low.y), over: 0.2)
    play.settle()
    #expect(play.isOpen && (pulls(play).last?.way ?? 0) > 100)
    play.scene.setCoveredEdges(
      UIEdgeInsets(top: edges.top, left: 0, bottom: edges.bottom, right: 0))
    play.settle()
    play.startTranscript()
    play.tester.drag(from: CGPoint(x: 200, y: high.y), to: CGPoint(x: 200, y: low.y), over: 0.2)
    play.settle()
    #expect(play.isGone && pulls(play).isEmpty)
  }

  @Test func `One finger that taps, lands again and drags up zooms, and pulls no sheet`() {
    let play = GalleryPlay()
    play.open(3)
    play.startTranscript()
    play.tester.tap(at: CGPoint(x: 200, y: 420))
    play.frames(5)
    play.tester.drag(from: CGPoint(x: 200, y: 420), to: CGPoint(x: 200, y: 520), over: 0.2)
    play.settle()
    #expect(play.viewer.current?.isShownWhole == false && pulls(play).isEmpty)
  }
}
