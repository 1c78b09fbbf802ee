import Testing
import TouchKit
import TouchTesting
import Tsumami

@testable import Scenes

/// Photos that come and go while the gallery is shown: in the grid, under fingers, and while one of them is open.
@Suite struct GalleryChangesTests {
  let play = GalleryPlay(count: 60)

  private var scene: GalleryScene { play.scene }

  /// The number of the list that a gallery shows by itself.
  private let all: Int32 = 0

  /// So many photos more in the host's list; answers their numbers.
  @discardableResult
  private func add(_ count: Int, replacing old: [Int32]? = nil) -> [Int32] {
    let first = scene.photos.records.count
    let photos = GalleryPhotos(
      pictures: (0..<count).map {
        UIImage(source: Int32($0), size: CGSize(width: 4000, height: 3000))
      },
      names: (0..<count).map { "NEW_\(first + $0).jpg" })
    scene.add(photos, replacing: old ?? Array(repeating: -1, count: count))
    return (first..<first + count).map { Int32($0) }
  }

  private func show(_ numbers: [Int32]?, total: Int = 0) {
    scene.show(GalleryList(key: all, numbers: numbers, total: total, groups: .none))
    play.settle()
  }

  private let first = (0..<60).map { Int32($0) }

  /// The numbers of the photos that are shown.
  private var shown: [Int32] { (0..<scene.photos.count).map { Int32(scene.photos.number(of: $0)) } }

  @Test func `Photos that come behind the others move nothing, and are there when one scrolls`() {
    let before = (0..<20).map { play.cellFrame($0) }
    let asked = play.asked
    add(40)
    play.settle()
    #expect(
      play.grid.numberOfItems(inSection: 0) == 60, "they are not shown before the list has them")
    show(nil, total: 200)
    #expect((0..<20).map { play.cellFrame($0) } == before)
    #expect(play.asked == asked, "nothing is loaded anew")
    #expect(play.grid.numberOfItems(inSection: 0) == 100)
    #expect(play.cell(0)?.accessibilityLabel == "IMG_1.jpg, photo 1 of 200")
    #expect(play.texts().contains("200 photos"))
    play.grid.contentOffset.y = play.grid.contentSize.height - play.grid.bounds.height
    play.settle()
    #expect(play.wanted.contains { $0 & 0xff_ffff == 99 })
  }

  @Test
  func `At the beginning new photos are seen to come, and farther down what is looked at stays`() {
    let new = add(10)
    show(new.prefix(4) + first)
    #expect(play.grid.contentOffset.y == -GalleryGrid.bar)
    #expect(play.cell(0)?.accessibilityLabel == "NEW_60.jpg, photo 1 of 64")
    play.grid.contentOffset.y = 900
    play.settle()
    let middle = play.grid.indexPathForItem(at: CGPoint(x: 195, y: 900 + 422))!.item
    let frame = play.cellFrame(middle)!
    show(new + first)
    #expect(near(play.cellFrame(middle + 6), frame))
    show(new + first.dropFirst(3))
    #expect(near(play.cellFrame(middle + 3), frame))
    #expect(!scene.grid.scrubber.isShown, "nobody has scrolled")
  }

  @Test func `A finger that scrolls meanwhile goes on from where the content is`() {
    play.grid.contentOffset.y = 900
    play.settle()
    let finger = play.tester.finger(downAt: CGPoint(x: 195, y: 500))
    finger.drag(to: CGPoint(x: 195, y: 460), over: 0.2)
    let middle = play.grid.indexPathForItem(
      at: CGPoint(x: 195, y: play.grid.contentOffset.y + 422))!
    let frame = play.cellFrame(middle.item)!
    scene.show(GalleryList(key: all, numbers: add(9) + first, groups: .none))
    play.frames(40)
    #expect(play.cellFrame(middle.item + 9)?.minY == frame.minY)
    finger.drag(to: CGPoint(x: 195, y: 430), over: 0.2)
    play.frames(1)
    #expect(abs(play.cellFrame(middle.item + 9)!.minY - (frame.minY - 30)) < 1)
    finger.up()
  }

  @Test func `While a pinch changes the columns new photos wait, and the last list comes then`() {
    let one = play.tester.finger(downAt: CGPoint(x: 150, y: 400))
    let two = play.tester.finger(downAt: CGPoint(x: 240, y: 400))
    one.drag(to: CGPoint(x: 130, y: 400), over: 0.2)
    two.drag(to: CGPoint(x: 260, y: 400), over: 0.2)
    let new = add(10)
    scene.show(GalleryList(key: all, numbers: first + new, groups: .none))
    scene.show(GalleryList(key: all, numbers: first.dropFirst() + new, groups: .none))
    play.frames(5)
    #expect(scene.photos.count == 60)
    one.up()
    two.up()
    play.settle()
    #expect(shown == first.dropFirst() + new)
  }

  @Test func `While a finger goes through the photos by the handle new ones wait`() {
    play.grid.contentOffset.y = 300
    play.frames(2)
    #expect(scene.grid.scrubber.isShown)
    let handle = scene.grid.scrubber.subviews.last!.frame
    let finger = play.tester.finger(downAt: CGPoint(x: handle.midX, y: handle.midY))
    finger.drag(to: CGPoint(x: handle.midX, y: handle.midY + 60), over: 0.2)
    let offset = play.grid.contentOffset.y
    add(600)
    scene.show(GalleryList(key: all, numbers: nil, groups: .none))
    play.frames(5)
    #expect(scene.photos.count == 60 && play.grid.contentOffset.y == offset)
    finger.up()
    play.settle()
    #expect(scene.photos.count == 660 && play.grid.contentOffset.y == offset)
  }

  @Test func `The photo that is open stays, as it is zoomed, whatever comes and goes around it`() {
    scene.show(picture: 10)
    play.settle()
    play.viewer.current?.zoom(to: 1, at: CGPoint(x: 100, y: 300), animated: false)
    play.settle()
    let frame = play.photoFrame
    let asked = play.asked
    let new = add(40)
    show(new + first.dropFirst(3), total: 98)
    #expect(play.viewer.pager.index == 47 && play.viewer.isOpen)
    #expect(near(play.photoFrame, frame))
    // The grid behind it begins with others now.
    #expect(play.asked.dropFirst(asked.count).allSatisfy { $0 & 0xff_ffff >= 60 })
    #expect(
      play.viewer.current?.imageView.accessibilityLabel == "IMG_11.jpg, photo 48 of 98")
    scene.show(picture: 11)
    play.settle()
    #expect(play.shown == 11)
  }

  @Test
  func
    `A photo that goes while it is open gives way to its neighbour, and the last one to the grid`()
  {
    scene.show(picture: 59)
    play.settle()
    show(Array(first.dropLast()))
    #expect(play.viewer.isOpen && play.shown == 58)
    show([])
    #expect(!play.viewer.isOpen && play.shown == -1 && scene.photos.count == 0)
    #expect(play.isGone)
    show(add(2))
    #expect(play.cell(1)?.accessibilityLabel == "NEW_61.jpg, photo 2 of 2")
  }

  @Test func `A photo whose file has changed is shown anew, and who looks at it goes on to do so`()
  {
    scene.show(picture: 10)
    play.settle()
    let new = add(1, replacing: [10])
    show(first.map { $0 == 10 ? new[0] : $0 })
    #expect(play.viewer.isOpen && play.viewer.pager.index == 10 && play.shown == new[0])
    #expect(play.viewer.photo.source == new[0])
    #expect(play.wanted.contains { $0 & 0xff_ffff == new[0] })
    #expect(!play.wanted.contains { $0 & 0xff_ffff == 10 })
    // Twice while nobody could see it.
    play.tester.finger(downAt: CGPoint(x: 195, y: 400)).drag(
      to: CGPoint(x: 195, y: 600), over: 0.3)
    let second = add(1, replacing: new)
    scene.show(
      GalleryList(key: all, numbers: first.map { $0 == 10 ? second[0] : $0 }, groups: .none))
    let third = add(1, replacing: second)
    scene.show(
      GalleryList(key: all, numbers: first.map { $0 == 10 ? third[0] : $0 }, groups: .none))
    play.frames(3)
    #expect(shown[10] == new[0], "a finger has the photo")
  }

  @Test func `An empty gallery says so until photos come`() {
    let play = GalleryPlay(count: 0)
    #expect(play.texts().contains(GalleryWords().empty))
    let photo = UIImage(source: 0, size: CGSize(width: 400, height: 300))
    play.scene.add(GalleryPhotos(pictures: [photo], names: ["a.jpg"]), replacing: [-1])
    play.scene.show(GalleryList(key: all, numbers: nil, groups: .none))
    play.settle()
    #expect(!play.texts().contains(GalleryWords().empty))
    #expect(play.cell(0)?.accessibilityLabel == "a.jpg, photo 1 of 1")
  }

  @Test func `Of a list that is still to come nothing is said, and the first one is shown`() {
    let coming = GalleryList(key: -1, numbers: nil, groups: .none)
    let play = GalleryPlay(count: 0, list: coming)
    let words = GalleryWords()
    #expect(!play.texts().contains(words.empty) && !play.texts().contains(words.photos(0)))
    #expect(!play.scene.press(.right) && !play.scene.press(.enter))
    // Of an empty folder.
    play.scene.show(GalleryList(key: all, numbers: nil, groups: .none))
    play.settle()
    #expect(play.texts().contains(words.empty) && play.texts().contains(words.photos(0)))
    let later = GalleryPlay(count: 0, list: coming)
    let photo = UIImage(source: 0, size: CGSize(width: 400, height: 300))
    later.scene.add(
      GalleryPhotos(pictures: [photo, photo], names: ["a.jpg", "b.jpg"]), replacing: [-1, -1])
    later.scene.show(GalleryList(key: all, numbers: nil, groups: .none))
    later.settle()
    #expect(!later.texts().contains(words.empty) && later.texts().contains(words.photos(2)))
    #expect(later.cell(1)?.accessibilityLabel == "b.jpg, photo 2 of 2")
  }

  @Test func `The filmstrip is there for photos that came after the start`() {
    let coming = GalleryList(key: -1, numbers: nil, groups: .none)
    let play = GalleryPlay(count: 0, size: CGSize(width: 1200, height: 800), list: coming)
    play.scene.add(GalleryPhotos.builtIn, replacing: [Int32](repeating: -1, count: 120))
    play.scene.show(GalleryList(key: all, numbers: nil, groups: .none))
    play.settle()
    play.open(2)
    #expect(!play.scene.filmstrip.view.isHidden)
  }

  @Test func `The cells of the first list are made once, in the order they are read out in`() {
    let play = GalleryPlay(count: 0, list: GalleryList(key: -1, numbers: nil, groups: .none))
    play.scene.add(GalleryPhotos.builtIn, replacing: [Int32](repeating: -1, count: 120))
    let albums = [GalleryAlbum(cover: 3, name: "Alps", detail: "12 photos")]
    play.scene.show(GalleryList(key: all, numbers: nil, groups: .none, albums: albums))
    play.settle()
    let cells = play.grid.subviews.compactMap { $0 as? GalleryCell }
    let places = cells.compactMap { play.grid.indexPath(for: $0)?.item }
    #expect(places == Array(0..<cells.count), "others were there for a moment, and are spare now")
  }

  @Test func `Of photos that come later some may have colours where the others have none`() {
    let photos = GalleryPhotos(
      pictures: (0..<2).map { UIImage(source: $0, size: CGSize(width: 40, height: 30)) },
      names: ["a", "b"])
    let picture = UIImage(source: 0, size: CGSize(width: 400, height: 300))
    photos.add(
      GalleryPhotos(
        pictures: [picture], names: [], colours: [.red], badges: ["0:12"], tileScales: [2]),
      replacing: [1])
    photos.add(GalleryPhotos(pictures: [picture], names: ["d"]), replacing: [2])
    let records = photos.records
    #expect(records.pictures.map(\.source) == [0, 1, 2, 3])
    #expect((0..<4).map { records.name(of: $0) } == ["a", "b", "", "d"])
    #expect((0..<4).map { records.colour(of: $0) } == [nil, nil, .red, nil])
    #expect((0..<4).map { records.badge(of: $0) } == ["", "", "0:12", ""])
    #expect((0..<4).map { records.tileScale(of: $0) } == [0, 0, 2, 0])
    #expect((0..<4).map { records.successor(of: $0) } == [nil, 2, 3, nil])
    #expect(photos.count == 2 && photos.index(of: 2) == nil, "they are not shown yet")
    let list = GalleryList(key: 0, numbers: [0, 3], groups: .none)
    #expect(photos.showing(list).index(ofLatest: 1) == 1)
  }

  @Test func `A favourite stays one wherever it goes, and so does what is chosen`() {
    scene.setFavourite(picture: 2, true)
    scene.choose(.begin)
    _ = scene.grid.choice.tap(4, extends: false, begins: true)
    _ = scene.grid.choice.tap(0, extends: false, begins: true)
    play.settle()
    show(add(3) + first.dropFirst())
    #expect(scene.chosen == [4] && play.choices.last == 1 && play.cell(6)?.isChosen == true)
    // The one whose file goes is not marked in its stead.
    #expect(play.texts().filter { $0 == "♥" }.count == 1)
    show(first.filter { $0 != 2 })
    #expect(!play.texts().contains("♥"))
    scene.choose(.none)
    play.settle()
    #expect(play.cell(3)?.isChosen == false)
  }

  @Test func `Stars are written in a photo's cell, before its heart, and go where it goes`() {
    func stars() -> [String] { play.texts().filter { $0.contains("★") || $0 == "✕" } }
    for (number, rating): (Int, Int32) in [
      (2, 3), (4, -1), (6, 5), (7, 9), (-1, 2), (1_000_000, 0),
    ] {
      scene.setRating(picture: number, rating)
    }
    scene.setFavourite(picture: 6, true)
    play.settle()
    #expect(stars() == ["★3", "✕", "★5 ♥"])
    show(add(3) + first.dropFirst())
    #expect(stars().sorted() == ["★3", "★5 ♥", "✕"].sorted())
    show(first.filter { $0 != 2 })
    #expect(stars() == ["✕", "★5 ♥"])
    scene.setRating(picture: 6, 0)
    scene.setRating(picture: 4, 1)
    play.settle()
    #expect(stars() == ["★1"] && play.texts().contains("♥"))
  }

  @Test func `Another list is not the one that is shown with other photos`() {
    scene.show(picture: 10)
    play.settle()
    scene.show(GalleryList(key: 7, numbers: [3, 10, 2], groups: .none))
    play.settle()
    #expect(!play.viewer.isOpen && shown == [3, 10, 2])
    scene.show(picture: 2)
    play.settle()
    #expect(play.viewer.pager.index == 2)
  }

  @Test(arguments: 0..<8)
  func `Whatever comes and goes in any order, what is shown is the list`(seed: Int) {
    var random = Dice(state: UInt64(seed) + 1)
    var list = first
    for _ in 0..<60 {
      let start = Int.random(in: 0...list.count, using: &random)
      let end = Int.random(in: start...min(list.count, start + 12), using: &random)
      let new = add(.random(in: 0...12, using: &random))
      list.replaceSubrange(start..<end, with: new)
      if list.count > 2, Int.random(in: 0..<4, using: &random) == 0 {
        list.append(list.remove(at: .random(in: 0..<list.count, using: &random)))
      }
      scene.show(GalleryList(key: all, numbers: list, groups: .none))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: scene.show(picture: Int(list.randomElement(using: &random) ?? 0))
      case 1: _ = scene.press(.escape)
      case 2: play.grid.contentOffset.y += .random(in: -400...400, using: &random)
      case 3: _ = scene.press(.right)
      default: break
      }
      play.frames(.random(in: 0...20, using: &random))
    }
    play.settle()
    #expect(shown == list)
    #expect(play.grid.numberOfItems(inSection: 0) == list.count)
    if play.viewer.isOpen { #expect(play.shown == list[play.viewer.pager.index]) }
    _ = scene.press(.escape)
    play.settle()
    for path in play.grid.indexPathsForVisibleItems {
      #expect(play.cell(path.item)?.accessibilityLabel == scene.photos.label(of: path.item))
    }
    #expect(play.wanted.count <= 2 * play.grid.indexPathsForVisibleItems.count)
  }
}

/// The same numbers for the same seed (xorshift64).
private struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
