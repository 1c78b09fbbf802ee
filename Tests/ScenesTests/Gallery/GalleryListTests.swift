import Testing
import TouchKit
import TouchTesting

@testable import Scenes

/// Albums and what has been found, and photos that are chosen.
@Suite struct GalleryListTests {
  private func list(
    _ numbers: [Int32]?, key: Int32 = 1, albums: [GalleryAlbum] = []
  ) -> GalleryList {
    GalleryList(key: key, numbers: numbers, groups: .none, albums: albums)
  }

  @Test func `Some photos are shown in their order, open in turn, and keep their numbers`() {
    let play = GalleryPlay()
    play.scene.show(list([4, 9, 70]))
    play.settle()
    #expect(play.grid.numberOfItems(inSection: 0) == 3)
    #expect(play.texts().contains("3 photos"))
    #expect(play.cell(1)?.accessibilityLabel == "IMG_10.jpg, photo 2 of 3")
    play.scene.show(picture: 70)
    play.settle()
    #expect(play.shown == 70 && play.viewer.pager.index == 2)
    #expect(!play.scene.press(.pageDown) && play.scene.press(.pageUp))
    play.settle()
    #expect(play.shown == 9)
    // One that is not among them is not shown.
    play.scene.show(picture: 5)
    play.settle()
    #expect(play.shown == 9)
  }

  @Test func `A page that is loaded again shows the place and the columns that it showed`() {
    let play = GalleryPlay()
    #expect(play.scene.place == ScenePlace(picture: -1, top: 0, columns: 0))
    #expect(play.scene.press(.minus))
    play.settle()
    play.scene.grid.reveal(80, animated: false)
    play.settle()
    let offset = play.grid.contentOffset.y
    let place = play.scene.place
    #expect(place.columns == 5 && place.picture > 40)
    let again = GalleryPlay()
    again.scene.show(place)
    again.settle()
    #expect(abs(again.grid.contentOffset.y - offset) < 0.51)
    #expect(again.scene.place == place)
    // In a window of another size the photo is seen; one that is gone leads nowhere, and a number of columns that there is not neither.
    let small = GalleryPlay(size: CGSize(width: 640, height: 360))
    small.scene.show(place)
    small.settle()
    #expect(small.cell(Int(place.picture)) != nil)
    let empty = GalleryPlay()
    empty.scene.show(ScenePlace(picture: 5000, top: 10, columns: 4))
    empty.settle()
    #expect(empty.scene.place == ScenePlace(picture: -1, top: 0, columns: 0))
  }

  @Test func `Other photos close the one that is open, and come back to where they were`() {
    let play = GalleryPlay()
    play.scene.grid.reveal(80, animated: false)
    play.settle()
    let offset = play.grid.contentOffset.y
    play.open(80)
    play.scene.show(list([1, 2]))
    play.settle()
    #expect(!play.viewer.isOpen && play.shown == -1 && !play.grid.isHidden)
    #expect(play.grid.contentOffset.y == -GalleryGrid.bar)
    play.scene.show(list(nil, key: 0))
    play.settle()
    #expect(abs(play.grid.contentOffset.y - offset) < 0.01)
    #expect(play.cell(80) != nil)
    // In the middle of a pinch, of opening, and with nothing to show.
    #expect(play.scene.press(.minus))
    play.frames(5)
    play.scene.show(list([3]))
    play.settle()
    #expect(play.cell(0) != nil)
    play.scene.show(picture: 3)
    play.frames(3)
    play.scene.show(list([]))
    play.settle()
    #expect(!play.viewer.isOpen && play.texts().contains("No photos"))
    #expect(!play.scene.press(.right) && !play.scene.press(.enter))
  }

  @Test func `Places in the host's list are held to those that there are`() {
    let photos = GalleryPhotos.builtIn.showing(list([-1, 0, 7, 119, 120]))
    #expect(photos.count == 3)
    #expect([0, 7, 119].map { photos.index(of: $0) } == [0, 1, 2])
    #expect([-1, 1, 118, 500].allSatisfy { photos.index(of: $0) == nil })
    #expect(GalleryPhotos.builtIn.index(of: 120) == nil)
  }

  @Test func `Albums lie above the photos, scroll away with them, and are told of when tapped`() {
    let play = GalleryPlay()
    let albums = (0..<9).map {
      GalleryAlbum(cover: Int32($0 * 10), name: "Album \($0)", detail: "\($0) photos")
    }
    play.scene.show(list(nil, key: 0, albums: albums))
    play.settle()
    let height = play.scene.grid.albums.height
    #expect(height > 100 && play.grid.contentOffset.y == -GalleryGrid.bar - height)
    #expect(play.wanted.contains { $0 & 0xffffff == 10 })
    play.tester.tap(at: CGPoint(x: 70, y: GalleryGrid.bar + 50))
    play.settle()
    #expect(play.albums == [0] && !play.viewer.isOpen)
    // A drag sideways moves the row, and not the photos.
    let finger = play.tester.finger()
    finger.down(at: CGPoint(x: 300, y: GalleryGrid.bar + 50))
    finger.drag(to: CGPoint(x: 120, y: GalleryGrid.bar + 55), over: 0.4)
    finger.up()
    play.settle()
    #expect(play.scene.grid.albums.view.contentOffset.x > 100)
    #expect(play.grid.contentOffset.y == -GalleryGrid.bar - height)
  }

  @Test func `A gallery that begins with a list looks as one that is shown it later`() {
    let cover = GalleryAlbum(cover: 20, name: "Album", detail: "9 photos")
    let some = list([4, 9, 70], albums: [cover])
    let play = GalleryPlay(list: some)
    let later = GalleryPlay()
    later.scene.show(some)
    play.settle()
    later.settle()
    #expect(play.texts() == later.texts() && play.texts().contains("Album"))
    #expect(play.wanted == later.wanted && play.wanted.contains { $0 & 0xffffff == 20 })
    #expect(play.grid.contentOffset == later.grid.contentOffset)
    // The same list once more closes nothing.
    play.open(1)
    play.scene.show(list([4, 9], albums: [cover]))
    play.settle()
    #expect(play.viewer.isOpen && play.grid.numberOfItems(inSection: 0) == 2)
  }

  // MARK: Choosing

  private func hold(_ play: GalleryPlay, _ item: Int) -> Finger {
    let finger = play.tester.finger()
    finger.down(at: play.place(of: item))
    play.frames(40)
    return finger
  }

  private func tap(_ play: GalleryPlay, _ item: Int) {
    play.tester.tap(at: play.place(of: item))
    play.settle()
  }

  @Test func `A long press begins, a drag chooses all between, and back gives up`() {
    let play = GalleryPlay()
    let finger = hold(play, 4)
    #expect(play.scene.grid.choice.items == [4])
    finger.drag(to: play.place(of: 11), over: 0.4)
    #expect(play.scene.grid.choice.items == Array(4...11))
    finger.drag(to: play.place(of: 2), over: 0.4)
    #expect(play.scene.grid.choice.items == [2, 3, 4])
    finger.up()
    play.settle()
    #expect(play.cell(3)?.isChosen == true && play.cell(5)?.isChosen == false)
    #expect(play.cell(3)?.accessibilityLabel == "IMG_4.jpg, photo 4 of 120, chosen")
    tap(play, 3)
    #expect(play.scene.chosen == [2, 4] && !play.viewer.isOpen)
    #expect(play.scene.press(.escape))
    play.settle()
    #expect(play.scene.chosen.isEmpty && !play.scene.grid.choice.isOn)
    #expect(play.choices.first == 1 && play.choices.last == -1)
    #expect(play.cell(2)?.isChosen == false)
  }

  @Test func `While a photo opens, or is open, none can be chosen`() {
    let play = GalleryPlay()
    let finger = play.tester.finger()
    finger.down(at: play.place(of: 4))
    play.frames(20)
    play.scene.show(picture: 0)
    play.frames(20)
    #expect(play.viewer.isOpen && !play.scene.grid.choice.isOn)
    finger.up()
    play.scene.choose(.begin)
    play.scene.choose(.all)
    play.settle()
    #expect(play.viewer.isOpen && play.scene.chosen.isEmpty && play.choices.allSatisfy { $0 < 0 })
    #expect(play.scene.press(.escape))
    play.settle()
    play.scene.choose(.all)
    #expect(play.scene.chosen.count == 120)
  }

  @Test func `Near the lower edge the grid scrolls until the finger leaves it or the photos end`() {
    let play = GalleryPlay()
    let finger = hold(play, 4)
    finger.drag(to: CGPoint(x: 200, y: 830), over: 0.4)
    let before = play.scene.grid.choice.items.count
    play.frames(60)
    let after = play.scene.grid.choice.items.count
    #expect(after > before + 9)
    #expect(play.scene.grid.choice.items == Array(4..<4 + after))
    play.frames(600)
    #expect(play.scene.grid.choice.items == Array(4...119))
    finger.cancel()
    play.settle()
    #expect(play.scene.window.clock.isIdle)
  }

  @Test func `With shift a click chooses up to it, with control one more`() {
    let play = GalleryPlay()
    play.scene.window.modifierFlags = .control
    tap(play, 2)
    play.scene.window.modifierFlags = .shift
    tap(play, 6)
    play.scene.window.modifierFlags = .control
    tap(play, 4)
    play.scene.window.modifierFlags = []
    #expect(play.scene.chosen == [2, 3, 5, 6])
    play.scene.choose(.all)
    #expect(play.scene.chosen.count == 120)
    // Other photos are shown: none of them is chosen.
    play.scene.show(list([1, 2, 3]))
    #expect(play.scene.chosen.isEmpty && !play.scene.grid.choice.isOn)
  }

  @Test func `Where there is no photo none can be chosen`() {
    let play = GalleryPlay(count: 0)
    for command in [ChoiceCommand.begin, .all] {
      play.scene.choose(command)
      play.frames(2)
    }
    #expect(play.choices.isEmpty)
  }
}
