import Testing
import TouchKit
import TouchTesting
import Tsumami

@testable import Scenes

/// What the page is told of the photo that is open, and what it asks for beside the photos.
@Suite struct GalleryHostTests {
  private func stages(_ play: GalleryPlay) -> [Int32] {
    play.told.compactMap { if case .stages(let picture, _) = $0 { picture } else { nil } }
  }

  private func zooms(_ play: GalleryPlay) -> [Int32] {
    play.told.compactMap { if case .zoomed(let share) = $0 { share } else { nil } }
  }

  @Test
  func
    `A photo is staged once it is in its place, on the layer of its picture, and leaves before another one comes`()
  {
    let play = GalleryPlay()
    play.open(3)
    let layer = play.viewer.current?.imageView.layerNumber ?? 0
    #expect(layer > 0 && play.told.contains(.stages(3, layer: layer)))
    #expect(stages(play) == [3])
    play.flick(left: true)
    play.settle()
    #expect(stages(play) == [3, -1, 4])
    #expect(play.scene.press(.escape))
    play.frames(2)
    #expect(stages(play) == [3, -1, 4, -1])
    play.settle()
  }

  @Test func `How far it is zoomed is told while that changes, and not when another photo comes`() {
    let play = GalleryPlay()
    play.open(3)
    #expect(zooms(play).isEmpty)
    play.tester.doubleTap(at: CGPoint(x: 195, y: 400))
    play.settle()
    let page = play.viewer.current!
    let times = page.scrollView.zoomScale / page.fittingScale!
    #expect(times > 1.1 && zooms(play).last == Int32((1000 * times).rounded()))
    #expect(zooms(play) == zooms(play).sorted())
    let count = zooms(play).count
    #expect(play.scene.press(.pageDown))
    play.settle()
    #expect(zooms(play).count == count)
  }

  @Test func `A double tap comes closer to where it was`() {
    let play = GalleryPlay()
    play.open(0)
    let place = CGPoint(x: 300, y: 380)
    let page = play.viewer.current!
    let point = page.imageView.convert(place, from: nil)
    play.tester.doubleTap(at: place)
    play.settle()
    let now = page.imageView.convert(point, to: nil)
    #expect(abs(now.x - place.x) < 1 && page.scrollView.zoomScale > page.fittingScale! * 1.1)
  }

  @Test
  func `One finger that drags down enlarges, or, where somebody wants it so, one that drags up`() {
    for down in [true, false] {
      let play = GalleryPlay()
      play.scene.setZoomDirection(downEnlarges: down)
      play.open(3)
      let finger = play.tester.finger()
      play.tester.tap(at: CGPoint(x: 195, y: 400))
      play.tester.advance(by: 0.1)
      finger.down(at: CGPoint(x: 195, y: 400))
      finger.drag(to: CGPoint(x: 195, y: down ? 500 : 300), over: 0.3)
      finger.up()
      play.settle()
      #expect(zooms(play).last ?? 0 > 1500)
    }
  }

  @Test
  func
    `At the smallest scale one finger that shrinks is followed all the same, and what gave way comes back`()
  {
    let play = GalleryPlay()
    play.open(3)
    let whole = play.photoFrame!
    let finger = play.tester.finger()
    play.tester.tap(at: CGPoint(x: 195, y: 400))
    play.tester.advance(by: 0.1)
    finger.down(at: CGPoint(x: 195, y: 400))
    var widths: [CGFloat] = []
    for step in 1...20 {
      finger.move(to: CGPoint(x: 195, y: 400 - 10 * CGFloat(step)))
      play.frames(1)
      widths.append(play.photoFrame!.width)
    }
    #expect(widths.last! < 0.9 * whole.width && widths.last! > 0.6 * whole.width)
    #expect(zip(widths.dropFirst(), widths).allSatisfy { $0 <= $1 })
    // Out and back is the same place.
    finger.move(to: CGPoint(x: 195, y: 390))
    play.frames(1)
    #expect(near(play.photoFrame, whole, 1))
    finger.move(to: CGPoint(x: 195, y: 200))
    finger.up()
    play.settle()
    #expect(near(play.photoFrame, whole, 0.5))
    #expect(play.viewer.isOpen)
  }

  @Test func `A finger that holds still is told, and that it has lifted`() {
    let play = GalleryPlay()
    play.open(3)
    let finger = play.tester.finger()
    finger.down(at: CGPoint(x: 195, y: 400))
    play.frames(60)
    #expect(play.told.last == .holds(true))
    finger.up()
    play.frames(2)
    #expect(play.told.last == .holds(false))
    play.settle()
  }

  @Test
  func `A photo whose sharp size is on its way is coming; one that cannot be shown is broken`() {
    let play = GalleryPlay()
    play.broken = [60]
    play.isBusy = true
    play.open(3)
    guard
      case .progress(.coming(let source)) = play.told.last(where: {
        if case .progress = $0 { true } else { false }
      })
    else {
      Issue.record("not coming")
      return
    }
    #expect(source & 0xff_ffff == 3)
    play.isBusy = false
    play.settle()
    #expect(play.told.contains(.progress(.complete)))
    #expect(play.scene.press(.escape))
    play.settle()
    play.startTranscript()
    play.scene.show(picture: 60)
    play.settle()
    let isBroken = play.told.contains {
      if case .progress(.broken(let source)) = $0 { source & 0xff_ffff == 60 } else { false }
    }
    #expect(isBroken)
    #expect(play.texts().contains("This photo cannot be shown"))
  }

  // MARK: One focus

  @Test
  func
    `The host is told of the cell that the arrow keys are at, and arrow keys go on from the cell that the host names`()
  {
    let play = GalleryPlay()
    #expect(play.scene.press(.right))
    #expect(play.scene.press(.right))
    play.settle()
    #expect(play.told.contains(.focuses(layer: play.cell(1)!.layerNumber)))
    play.scene.focus(layer: play.cell(4)!.layerNumber)
    #expect(play.scene.press(.right))
    play.settle()
    #expect(play.scene.grid.focus == 5)
    #expect(play.told.last == .focuses(layer: play.cell(5)!.layerNumber))
    // A layer that is no cell.
    play.scene.focus(layer: 99_999)
    #expect(play.scene.grid.focus == 5)
  }

  @Test func `A closed photo gives the focus back to its cell`() {
    let play = GalleryPlay()
    #expect(play.scene.press(.right))
    play.settle()
    #expect(play.scene.press(.enter))
    play.settle()
    #expect(play.scene.press(.pageDown))
    play.settle()
    play.startTranscript()
    #expect(play.scene.press(.escape))
    play.settle()
    #expect(play.told.last == .focuses(layer: play.cell(1)!.layerNumber))
  }

  // MARK: The filmstrip

  private func wide() -> GalleryPlay {
    GalleryPlay(count: 300, size: CGSize(width: 1280, height: 800), scale: 1)
  }

  // The photo in the middle of the strip.
  private func middle(_ play: GalleryPlay) -> CGFloat {
    let strip = play.scene.filmstrip.view
    return (strip.contentOffset.x + strip.contentInset.left) / Filmstrip.step
  }

  @Test func `Below a photo there is a filmstrip where there is room, and none on a phone`() {
    let play = wide()
    #expect(play.scene.filmstrip.view.isHidden)
    play.open(7)
    #expect(!play.scene.filmstrip.view.isHidden && middle(play) == 7)
    play.scene.setChrome(isVisible: false)
    #expect(play.scene.filmstrip.view.isHidden)
    let phone = GalleryPlay()
    phone.open(7)
    #expect(phone.scene.filmstrip.view.isHidden)
  }

  @Test
  func `It follows the photos, and a finger on it leads through them and leaves one in its middle`()
  {
    let play = wide()
    play.open(7)
    #expect(play.scene.press(.pageDown))
    play.settle()
    #expect(abs(middle(play) - 8) < 0.01)
    let finger = play.tester.finger()
    finger.down(at: CGPoint(x: 900, y: 760))
    finger.drag(to: CGPoint(x: 460, y: 760), over: 1.5)
    play.frames(2)
    #expect(play.viewer.pager.index == Int(middle(play).rounded()) && play.viewer.pager.index >= 16)
    finger.up()
    play.settle()
    #expect(abs(middle(play) - middle(play).rounded()) < 0.01)
    #expect(play.viewer.pager.index == Int(middle(play).rounded()))
    #expect(play.shown == Int32(play.viewer.pager.index))
  }

  @Test func `A fling of it is caught by a finger, at once and without a jump`() {
    let play = wide()
    play.open(150)
    play.tester.drag(from: CGPoint(x: 1000, y: 760), to: CGPoint(x: 500, y: 760), over: 0.1)
    play.frames(6)
    let before = middle(play)
    let finger = play.tester.finger()
    finger.down(at: CGPoint(x: 600, y: 760))
    play.frames(20)
    #expect(abs(middle(play) - before) < 0.7)
    #expect(play.viewer.pager.index == Int(middle(play).rounded()))
    finger.up()
    play.settle()
    #expect(abs(middle(play) - middle(play).rounded()) < 0.01)
  }

  @Test func `A tap on it leads there`() {
    let play = wide()
    play.open(20)
    play.tester.tap(at: CGPoint(x: 640 + 3 * Filmstrip.step, y: 760))
    play.settle()
    #expect(play.viewer.pager.index == 23 && abs(middle(play) - 23) < 0.01)
    #expect(play.taps == 0)
  }

  // MARK: Words

  @Test func `A host's words are said in place of the English ones`() {
    let list = ["Foto ", " von ", "", "Keine Fotos", "1 Foto", "", " Fotos"]
    #expect(GalleryWords(list: list) == nil)
    let words = GalleryWords(list: list + (7..<24).map { "\($0)" })
    #expect(words?.position(3, of: 12) == "Foto 3 von 12")
    #expect((0...2).map { words?.photos($0) } == ["Keine Fotos", "1 Foto", "2 Fotos"])
    #expect(words?.isWhole == "13" && words?.letters == ["14", "15", "16", "17", "18"])
  }

  @Test func `A photo is announced with its day`() {
    let photos = GalleryPhotos(
      pictures: (0..<3).map { UIImage(source: Int32($0), size: CGSize(width: 4, height: 3)) },
      names: ["a.jpg", "b.jpg", "c.jpg"],
      groups: PhotoGroups(
        days: [.init(start: 0, title: "12 March 2024"), .init(start: 2, title: "1 March 2024")],
        months: [], years: []))
    #expect(photos.label(of: 1) == "b.jpg, photo 2 of 3, 12 March 2024")
    #expect(photos.label(of: 2) == "c.jpg, photo 3 of 3, 1 March 2024")
  }
}
