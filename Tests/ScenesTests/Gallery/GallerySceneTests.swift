import Testing
import TouchKit
import TouchTesting

@testable import Scenes

@Suite struct GallerySceneTests {
  // MARK: Opening, turning, closing

  @Test func `A tap opens the photo, a flick turns to its neighbour, and Escape leads back`() {
    let play = GalleryPlay()
    play.open(4)
    #expect(play.isOpen)
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
    #expect(play.isGone)
    #expect(play.shown == -1)
    #expect(play.events == ["opened 4", "turned 5", "turned 6", "turned 5", "closed 5"])
    #expect(play.grid.contentOffset == CGPoint(x: 0, y: -GalleryGrid.bar))
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
    #expect(play.isOpen)
    // One that taps, lands again and drags down zooms.
    let finger = play.tester.finger()
    #expect(play.scene.press(.zero))
    play.settle()
    finger.tap(at: CGPoint(x: 200, y: 420))
    play.frames(4)
    finger.down(at: CGPoint(x: 200, y: 420))
    finger.drag(to: CGPoint(x: 200, y: 520), over: 0.2)
    finger.up()
    play.settle()
    #expect(scroll.zoomScale > 1.2 * scroll.minimumZoomScale)
    #expect(play.isOpen)
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

  @Test func `A phone that is turned and turned back shows what it showed`() {
    // A photo and a half for each row of three: what is in the middle of the window is a title or the ground beside a row.
    let starts = Array(stride(from: 0, to: 120, by: 2))
    let days = starts.map { PhotoGroups.Group(start: $0, title: "\($0)") }
    let groups = PhotoGroups(days: days, months: days, years: days)
    let list = GalleryList(key: 0, numbers: nil, groups: groups)
    for shift in stride(from: CGFloat(0), to: 180, by: 20) {
      let play = GalleryPlay(list: list)
      play.scene.grid.reveal(60, animated: false)
      play.grid.contentOffset.y += shift
      play.settle()
      let shown = play.visible
      play.scene.resize(to: CGSize(width: 844, height: 390))
      play.settle()
      #expect(play.scene.grid.zoom.columns == 5)
      #expect(!shown.isDisjoint(with: play.visible))
      let turned = play.visible
      play.scene.resize(to: CGSize(width: 390, height: 844))
      play.settle()
      #expect(play.scene.grid.zoom.columns == 3)
      let back = play.visible
      #expect(shown.intersection(back).count >= shown.count - 2)
      // However often.
      play.scene.resize(to: CGSize(width: 844, height: 390))
      play.settle()
      #expect(play.visible == turned)
      play.scene.resize(to: CGSize(width: 390, height: 844))
      play.settle()
      #expect(play.visible == back)
    }
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
    #expect(play.isOpen != play.isGone)
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
