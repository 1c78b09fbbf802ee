import Testing
import TouchKit
import TouchTesting

@testable import Scenes

@Suite struct GallerySceneTests {
  // MARK: Opening, turning, closing

  @Test func `A tap opens the photo, a flick turns to its neighbour, and Escape leads back`() {
    let play = GalleryPlay()
    play.open(4)
    #expect(play.viewer.isOpen && play.viewer.pose == .open)
    #expect(play.grid.isHidden && play.shown == 4)
    play.flick(left: true)
    play.settle()
    play.flick(left: true)
    play.settle()
    play.flick(left: false)
    play.settle()
    #expect(play.viewer.pager.index == 5 && play.shown == 5)
    #expect(play.scene.press(.escape))
    play.settle()
    #expect(!play.viewer.isOpen && play.viewer.isHidden && !play.grid.isHidden)
    #expect(play.shown == -1)
    #expect(play.events == ["opened 4", "turned 5", "turned 6", "turned 5", "closed 5"])
    #expect(play.grid.contentOffset == CGPoint(x: 0, y: -GalleryGrid.bar))
  }

  @Test func `A photo that is pulled down far enough goes, and the grid is where it was`() {
    let play = GalleryPlay()
    play.tester.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400), over: 0.3)
    play.settle()
    let offset = play.grid.contentOffset
    #expect(offset.y > 200)
    play.open(24)
    let finger = play.tester.finger(downAt: CGPoint(x: 200, y: 400))
    finger.drag(to: CGPoint(x: 230, y: 620), over: 0.3)
    #expect(!play.grid.isHidden)
    play.tester.advance(by: 0.3)
    finger.up()
    play.settle()
    #expect(!play.viewer.isOpen && play.viewer.isHidden)
    #expect(play.events == ["opened 24", "closed 24"])
    #expect(play.grid.contentOffset == offset)
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
    #expect(play.viewer.pose.scale(height: 844) < 0.85)
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
    #expect(play.viewer.isOpen && play.viewer.pose == .open && play.grid.isHidden)
    play.tester.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 480), over: 0.06)
    play.settle()
    #expect(!play.viewer.isOpen && play.viewer.isHidden)
    #expect(play.events == ["opened 0", "closed 0"])
  }

  @Test func `A photo that springs back is caught where it is, and goes on from there`() {
    let play = GalleryPlay()
    play.open(0)
    let finger = play.tester.finger(downAt: CGPoint(x: 200, y: 400))
    finger.drag(to: CGPoint(x: 230, y: 510), over: 0.3)
    play.tester.advance(by: 0.2)
    finger.up()
    play.frames(3)
    let pose = play.viewer.pose
    #expect(pose.depth > 20 && pose.depth < 95)
    finger.down(at: CGPoint(x: 150, y: 500))
    #expect(play.viewer.pose == pose)
    play.frames(20)
    #expect(play.viewer.pose == pose)
    finger.drag(to: CGPoint(x: 150, y: 640), over: 0.2)
    #expect(abs(play.viewer.pose.depth - pose.depth - 140) < 0.001)
    play.tester.advance(by: 0.2)
    finger.up()
    play.settle()
    #expect(!play.viewer.isOpen)
  }

  @Test func `A photo that goes is caught on its way out, and comes back`() {
    let play = GalleryPlay()
    play.open(7)
    #expect(play.scene.press(.escape))
    play.frames(3)
    let pose = play.viewer.pose
    #expect(pose.fade > 0.1 && pose.fade < 0.5)
    let finger = play.tester.finger(downAt: CGPoint(x: 200, y: 400))
    play.frames(10)
    #expect(play.viewer.pose == pose)
    finger.up()
    play.settle()
    #expect(play.viewer.isOpen && play.viewer.pose == .open && play.grid.isHidden)
    #expect(play.events == ["opened 7", "closed 7", "opened 7"])
    #expect(play.shown == 7)
  }

  @Test func `A photo that has mostly faded is not in the way of the next tap`() {
    let play = GalleryPlay()
    play.open(7)
    #expect(play.scene.press(.escape))
    play.frames(9)
    #expect(play.viewer.pose.fade > 0.5 && !play.viewer.isHidden)
    play.tester.tap(at: play.place(of: 12))
    play.settle()
    #expect(play.events == ["opened 7", "closed 7", "opened 12"])
    #expect(play.viewer.isOpen && play.viewer.pager.index == 12)
  }

  @Test func `Escape turns an opening photo round without a jump`() {
    let play = GalleryPlay()
    play.tester.tap(at: play.place(of: 3))
    play.frames(4)
    let before = play.viewer.pose
    #expect(before.fade > 0.2 && before.fade < 0.9)
    #expect(play.scene.press(.escape))
    #expect(play.viewer.pose == before)
    play.frames(1)
    #expect(abs(play.viewer.pose.fade - before.fade) < 0.25)
    play.settle()
    #expect(play.viewer.isHidden)
  }

  @Test func `A photo that is told to go leaves the finger that pulls it, and stays gone`() {
    let play = GalleryPlay()
    play.open(3)
    let finger = play.tester.finger(downAt: CGPoint(x: 200, y: 400))
    finger.drag(to: CGPoint(x: 220, y: 520), over: 0.2)
    let before = play.viewer.pose
    #expect(before.depth > 80 && before.fade == 0)
    #expect(play.scene.press(.escape))
    #expect(play.viewer.pose == before)
    var fade: CGFloat = 0
    for step in 1...30 {
      // The finger goes up again, which would bring the photo back.
      finger.move(to: CGPoint(x: 220, y: 520 - 10 * CGFloat(step)))
      play.frames(1)
      #expect(play.viewer.pose.fade >= fade && !play.viewer.isOpen)
      fade = play.viewer.pose.fade
    }
    finger.up()
    play.settle()
    #expect(play.viewer.isHidden && !play.grid.isHidden)
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
    finger.drag(to: CGPoint(x: 200, y: 700), over: 0.2)
    play.settle()
    #expect(play.viewer.pose == .open && play.viewer.pager.index == 2)
    finger.up()
    play.settle()
    #expect(play.viewer.isOpen && play.viewer.pose == .open && play.grid.isHidden)
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
    #expect(!play.viewer.isOpen && play.viewer.isHidden && !play.grid.isHidden)
    #expect(play.events == ["opened 3", "closed 3"])
    play.open(5)
    #expect(play.viewer.pose == .open && play.viewer.pager.index == 5)
  }

  @Test func `Of what is opened and closed between two frames the host hears where it ended`() {
    let play = GalleryPlay()
    play.scene.show(picture: 4)
    #expect(play.scene.press(.escape))
    play.scene.show(picture: 6)
    var requests: [SceneRequest] = []
    play.scene.collectRequests(into: &requests)
    #expect(requests.filter { if case .shows = $0 { true } else { false } } == [.shows(6)])
  }

  @Test func `The grid comes back scrolled to the photo that was seen last`() {
    let play = GalleryPlay()
    play.open(2)
    #expect(play.scene.press(.end))
    play.settle()
    #expect(play.viewer.pager.index == 119)
    #expect(play.scene.press(.escape))
    play.settle()
    let place = play.place(of: 119)
    #expect(place.y > GalleryGrid.bar && place.y < 844 - GalleryGrid.room)
  }

  @Test
  func
    `The page hears of a tap on a photo that becomes nothing else, so that it can take its buttons away`()
  {
    let play = GalleryPlay()
    play.open(3)
    #expect(play.taps == 0)
    play.tester.tap(at: CGPoint(x: 195, y: 400))
    play.settle()
    #expect(play.taps == 1 && play.viewer.isOpen)
    play.tester.doubleTap(at: CGPoint(x: 195, y: 400))
    play.settle()
    #expect(play.taps == 1)
    play.flick(left: true)
    play.settle()
    #expect(play.taps == 1)
    // A tap, touched again and dragged, zooms.
    let finger = play.tester.finger()
    play.tester.tap(at: CGPoint(x: 195, y: 400))
    play.tester.advance(by: 0.1)
    finger.down(at: CGPoint(x: 195, y: 400))
    finger.drag(to: CGPoint(x: 195, y: 500), over: 0.3)
    finger.up()
    play.settle()
    #expect(play.taps == 1)
  }

  @Test func `A double tap zooms the photo, and a zoomed one is dragged, not pulled`() {
    let play = GalleryPlay()
    play.open(0)
    play.tester.doubleTap(at: CGPoint(x: 200, y: 420))
    play.settle()
    let scroll = play.viewer.current!.scrollView
    #expect(scroll.zoomScale > 1.5 * scroll.minimumZoomScale)
    let offset = scroll.contentOffset
    play.tester.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 300, y: 500), over: 0.4)
    play.settle()
    #expect(scroll.contentOffset != offset)
    #expect(play.viewer.isOpen && play.viewer.pose == .open)
    // One that taps, lands again and drags zooms.
    let finger = play.tester.finger()
    #expect(play.scene.press(.zero))
    play.settle()
    finger.tap(at: CGPoint(x: 200, y: 420))
    play.frames(4)
    finger.down(at: CGPoint(x: 200, y: 420))
    finger.drag(to: CGPoint(x: 200, y: 320), over: 0.2)
    finger.up()
    play.settle()
    #expect(scroll.zoomScale > 1.2 * scroll.minimumZoomScale)
    #expect(play.viewer.isOpen && play.viewer.pose == .open)
  }

  @Test func `Who wants less motion gets none`() {
    let play = GalleryPlay(reducesMotion: true)
    play.tester.tap(at: play.place(of: 3))
    #expect(play.viewer.pose == .open && play.grid.isHidden)
    play.frames(1)
    #expect(play.cell(3) != nil)
    #expect(play.scene.press(.escape))
    #expect(play.viewer.isHidden && !play.grid.isHidden)
    play.open(3)
    let finger = play.tester.finger(downAt: CGPoint(x: 200, y: 400))
    finger.drag(to: CGPoint(x: 200, y: 460), over: 0.2)
    #expect(play.viewer.pose.depth > 40)
    play.tester.advance(by: 0.2)
    finger.up()
    #expect(play.viewer.pose == .open)
  }

  // MARK: What is said and shown

  @Test func `Photos are announced by name and position`() {
    let play = GalleryPlay()
    #expect(play.cell(2)?.accessibilityLabel == "IMG_3.jpg, photo 3 of 120")
    #expect(play.cell(2)?.accessibilityTraits == .button)
    #expect(play.texts().contains("120 photos"))
    play.open(2)
    let image = play.viewer.current!.imageView
    #expect(image.accessibilityLabel == "IMG_3.jpg, photo 3 of 120")
    #expect(play.texts().contains("IMG_3.jpg, photo 3 of 120"))
  }

  @Test func `An empty folder says so`() {
    let play = GalleryPlay(count: 0)
    #expect(play.texts().contains("No photos in this folder"))
    for key in [SceneKey.left, .enter, .plus, .escape, .end] { _ = play.scene.press(key) }
    play.tester.tap(at: CGPoint(x: 200, y: 400))
    play.scene.show(picture: 0)
    play.settle()
    #expect(!play.viewer.isOpen)
    #expect(!GalleryPlay(count: 1).texts().contains("No photos in this folder"))
  }

  @Test func `A photo that cannot be shown says so, and those beside it are shown`() {
    let play = GalleryPlay(count: 300)
    play.broken = [100]
    play.scene.grid.reveal(100, animated: false)
    play.settle()
    #expect(play.texts().filter { $0 == "cannot\nbe shown" }.count == 1)
    let asked = play.asked.count
    play.open(100)
    #expect(play.texts().contains("This photo cannot be shown"))
    #expect(!play.asked[asked...].contains { $0 & 0xff_ffff == 100 })
    play.flick(left: true)
    play.settle()
    #expect(play.viewer.pager.index == 101)
    #expect(play.viewer.current?.image != nil)
  }

  @Test func `A window of another size keeps the photo, and the middle of the grid`() {
    let play = GalleryPlay()
    play.scene.grid.reveal(60, animated: false)
    play.settle()
    play.scene.resize(to: CGSize(width: 844, height: 390))
    play.settle()
    #expect(play.scene.grid.zoom.columns == 5)
    #expect(play.cell(60) != nil)
    play.open(60)
    play.scene.resize(to: CGSize(width: 390, height: 844))
    play.settle()
    #expect(play.viewer.isOpen && play.viewer.pager.index == 60)
    #expect(play.viewer.current?.frame.size == CGSize(width: 390, height: 844))
    #expect(play.scene.press(.escape))
    play.settle()
    #expect(play.cell(60) != nil)
  }

  @Test func `A replay has photos without a host, and its transcript is that of the scene`() {
    let scene = SceneKind.gallery.make(size: CGSize(width: 320, height: 480))
    #expect((scene as? GalleryScene)?.photos.count == 120)
    var bytes: [UInt8] = []
    scene.lastEntry.write(to: &bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == #"{"t":0,"scene":"gallery","columns":3,"photo":-1,"contentOffset":[0,-56]}"# + "\n")
  }

  // MARK: Everything at once

  @Test(arguments: 0..<12)
  func
    `Whatever fingers and keys do, it comes to rest open or closed, with the photos that are seen`(
      seed: Int
    )
  {
    var chance = GalleryChance(seed: UInt64(seed) + 1)
    let play = GalleryPlay()
    let keys: [SceneKey] = [
      .left, .right, .up, .down, .plus, .minus, .zero, .escape, .enter, .pageDown, .home, .end,
    ]
    for _ in 0..<60 {
      let place = CGPoint(x: chance.next(in: 10...380), y: chance.next(in: 10...830))
      switch Int(chance.next(in: 0...6.99)) {
      case 0, 1: play.tester.tap(at: place)
      case 2:
        let way = CGPoint(x: chance.next(in: -200...200), y: chance.next(in: -300...300))
        play.tester.drag(
          from: place, to: CGPoint(x: place.x + way.x, y: place.y + way.y),
          over: chance.next(in: 0.05...0.4))
      case 3: play.tester.pinch(at: place, from: 60, to: chance.next(in: 30...300), over: 0.2)
      case 4, 5: _ = play.scene.press(keys[Int(chance.next(in: 0...11.99))])
      default:
        play.scene.resize(to: CGSize(width: chance.next(in: 300...800), height: 844))
      }
      play.frames(Int(chance.next(in: 0...30)))
    }
    play.settle()
    #expect(play.scene.window.clock.isIdle)
    #expect(play.viewer.pose == (play.viewer.isOpen ? .open : .closed))
    #expect(play.viewer.isHidden != play.viewer.isOpen)
    #expect(play.grid.isHidden == play.viewer.isOpen)
    let photos = Set(play.wanted.map { $0 & 0xff_ffff })
    var seen = play.visible
    if play.viewer.isOpen {
      let index = Int32(play.viewer.pager.index)
      seen.formUnion((max(0, index - 1)...min(119, index + 1)))
    }
    #expect(photos == seen)
    #expect(play.wanted == play.loaded)
  }
}

/// Numbers that are the same every time.
struct GalleryChance {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9e37_79b9_7f4a_7c15
  }

  mutating func next(in range: ClosedRange<Double>) -> Double {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return range.lowerBound + Double(state >> 11) / Double(1 << 53)
      * (range.upperBound - range.lowerBound)
  }
}
