import Testing
import TouchKit
import TouchTesting

@testable import Scenes

/// Keys, the wheel and the trackpad.
@Suite struct GalleryKeyTests {
  @Test func `Arrow keys move a ring, Enter opens, arrows turn, and the ring goes along`() {
    let play = GalleryPlay()
    #expect(play.cell(0)?.isRinged == false)
    #expect(play.scene.press(.down))
    #expect(play.cell(0)?.isRinged == true)
    #expect(play.scene.press(.right) && play.scene.press(.down))
    play.settle()
    #expect(play.cell(4)?.isRinged == true && play.cell(0)?.isRinged == false)
    #expect(play.texts().contains("IMG_5.jpg, photo 5 of 120"))
    #expect(play.scene.press(.enter))
    play.settle()
    #expect(play.scene.press(.right) && play.scene.press(.right))
    play.settle()
    #expect(play.viewer.pager.index == 6)
    #expect(play.texts().contains("IMG_7.jpg, photo 7 of 120"))
    #expect(play.scene.press(.escape))
    play.settle()
    #expect(play.cell(6)?.isRinged == true)
    // Where nothing is open the key is the host's, and the ring stays with the focus.
    #expect(!play.scene.press(.escape))
    #expect(play.cell(6)?.isRinged == true)
    #expect(!GalleryPlay().scene.press(.enter))
  }

  @Test func `The ring is never led out of sight`() {
    let play = GalleryPlay()
    #expect(play.scene.press(.right))
    for _ in 0..<30 {
      #expect(play.scene.press(.down))
      play.settle()
      let place = play.place(of: play.scene.grid.focus!)
      #expect(place.y > GalleryGrid.bar && place.y < 844 - GalleryGrid.room)
    }
    for _ in 0..<60 where play.scene.press(.up) { play.settle() }
    #expect(play.scene.grid.focus == 0 && play.grid.contentOffset.y == -GalleryGrid.bar)
  }

  @Test func `What a key chooses comes back into sight after a wheel`() {
    let play = GalleryPlay()
    #expect(play.scene.press(.right))
    play.scene.wheel(by: CGPoint(x: 0, y: 2000), at: CGPoint(x: 200, y: 400), isPinch: false)
    play.settle()
    #expect(play.cell(0) == nil)
    #expect(play.scene.press(.letterX))
    play.settle()
    #expect(play.scene.grid.choice.items == [0] && play.cell(0)?.isChosen == true)
    #expect(play.place(of: 0).y > GalleryGrid.bar)
  }

  @Test func `Plus and minus change the columns of the grid, and the scale of a photo`() {
    let play = GalleryPlay()
    #expect(play.scene.press(.plus))
    play.settle()
    #expect(play.scene.grid.zoom.columns == 2)
    #expect(play.scene.press(.zero))
    play.settle()
    #expect(play.scene.grid.zoom.columns == 3)
    play.open(1)
    #expect(play.scene.press(.plus))
    play.settle()
    let page = play.viewer.current!
    #expect(!page.isShownWhole)
    #expect(play.scene.press(.right))
    play.settle()
    #expect(play.viewer.pager.index == 1)
    #expect(play.scene.press(.zero))
    play.settle()
    #expect(page.isShownWhole)
    #expect(play.scene.grid.zoom.columns == 3)
  }

  @Test func `A swipe over a trackpad turns once, however long it goes on by itself`() {
    let play = GalleryPlay()
    play.open(1)
    for _ in 0..<40 {
      play.scene.wheel(by: CGPoint(x: 20, y: 1), at: CGPoint(x: 200, y: 400), isPinch: false)
      play.frames(1)
    }
    play.settle()
    #expect(play.viewer.pager.index == 2)
    play.frames(12)
    play.scene.wheel(by: CGPoint(x: -60, y: 0), at: CGPoint(x: 200, y: 400), isPinch: false)
    play.settle()
    #expect(play.viewer.pager.index == 1)
    play.scene.wheel(by: CGPoint(x: 0, y: -100), at: CGPoint(x: 200, y: 400), isPinch: false)
    play.settle()
    #expect(play.viewer.current?.isShownWhole == false)
  }
}
