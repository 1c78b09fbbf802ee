import Scenes
import TouchKit
import Tsumami
import WebHost

/// The messages between the gallery and its page, beside those of every scene: ``ScenePage``, which says how numbers are written.
///
/// | message of the page | contents | |
/// |---|---|---|
/// | `favourite` | index, 0 or 1 | the picture at that index is a favourite, 1, or none any more |
/// | `ratings` | index, rating, … | the pictures at those indices have so many stars from now on: 0 to 5, or −1 for rejected |
/// | `zoomDirection` | 0 or 1 | one finger that drags down enlarges, 1, or one that drags up |
/// | `textScale` | thousandths | titles are so many times as large as usual |
/// | `slideshow` | milliseconds, seed, index, … | shows pictures one after another, each for so long, those at these indices or, without any, all of them; shuffled where the seed is not 0. Without numbers: no more |
/// | `chrome` | 0 or 1 | the buttons around a picture are seen, 1, or have been taken away |
/// | `covered` | top, left, bottom, right | so much of the window is covered at its edges, in points: a picture that is open is shown in the rest |
/// | `focused` | layer | the element of the layer of this number has the focus, or, −1, something beside the stage |
/// | `pictures` | as ``AddedPictures`` describes it | more pictures at the end of the list that the scene was started with |
/// | `list` | a ``GalleryList``, which has the table of it | shows some of the pictures, or all again |
/// | `choose` | 0, 1 or 2 | ends choosing pictures, begins it, or chooses all that are shown |
/// | `chosen` | | asks for the pictures that are chosen |
/// | `compare` | twice: picture, x, y, width, height, verdict; picture, … | shows two pictures beside each other, −1 for none, in these frames in points; each comes back from where a verdict took it, 1 or −1, or, 0, fades in. The pictures behind them are loaded. Without numbers: no more |
/// | `decide` | side, verdict | the picture on the side 0 or 1 is kept, 1, or rejected, −1 |
/// | `side` | 0 or 1 | keys are for the picture on this side |
/// | `shapes` | 0 or 1 | shows pictures in their own shapes, 1, or as squares |
/// | `place` | picture, top, columns | shows a ``ScenePlace``. Without numbers: asks for the one that is shown |
///
/// | message of the scene | contents | |
/// |---|---|---|
/// | `covers` | thousandths | the photo that is shown covers so much of the grid: it comes or goes, or a finger pulls it |
/// | `tapped` | | the photo has been tapped on: what lies over it goes away, or comes back |
/// | `informs` | | what is known of the photo is to be seen, or no longer |
/// | `pulls` | 0, 1, 2 or 3, points, points per second | a finger that goes up or down on the photo, and pulls the sheet, begins, 0, moves, 1, lifts, 2, or is taken away, 3; it has come so far down, and is so fast |
/// | `stages` | picture, layer | the picture is in its place, on the layer of this number, over which the page may put a video; −1: it is leaving |
/// | `zoomed` | thousandths | the picture is shown so many times as large as where all of it is seen |
/// | `holds` | 0 or 1 | a finger holds still on the picture |
/// | `progress` | 0, 1 or 2, picture | of the picture that is shown everything is there, 0, or this size is loading, or cannot be shown |
/// | `focuses` | layer | the keys are at the layer of this number: its element is to have the focus |
/// | `slideshow` | 0 or 1 | a slideshow has begun, or ended |
/// | `album` | index | an album in the row above the photos has been tapped |
/// | `chooses` | count | so many pictures are chosen now; −1 where none are to be |
/// | `chosen` | index, … | the pictures that are chosen, ascending |
/// | `place` | picture, top, columns | where the scene is scrolled to |
/// | `decides` | side, verdict | the picture on the side 0 or 1 is kept, 1, or rejected, −1, and has left |
/// | `compares` | side | a finger has landed on the picture on this side |
public struct GalleryMessages {
  private let scene: GalleryScene
  private let page: WebPage

  /// Connects the gallery and its page for as long as the page lives; answers the window to show.
  public static func show(_ scene: GalleryScene, on page: WebPage) -> UIWindow {
    GalleryMessages(scene: scene, page: page).receive()
    return ScenePage.show(scene, on: page) { send($0, to: page) }
  }

  // MARK: Of the page

  private func receive() {
    receiveSettings()
    receiveLists()
    receiveChoice()
    receiveComparison()
  }

  private func receiveSettings() {
    page.receiveNumber("zoomDirection") { scene.setZoomDirection(downEnlarges: $0 != 0) }
    page.receiveNumber("textScale") { scene.setTextScale(CGFloat($0) / 1000) }
    page.receiveNumber("shapes") { scene.showShapes($0 != 0) }
    page.receiveNumber("chrome") { scene.setChrome(isVisible: $0 != 0) }
    page.receiveNumber("focused") { scene.focus(layer: $0) }
    page.receive("covered") { message in
      var reader = ByteReader(message.bytes)
      guard let top = reader.number(), let left = reader.number(), let bottom = reader.number(),
        let right = reader.number()
      else { return }
      scene.setCoveredEdges(
        UIEdgeInsets(
          top: CGFloat(top), left: CGFloat(left), bottom: CGFloat(bottom), right: CGFloat(right)))
    }
    page.receive("slideshow") { scene.setSlideshow(SlideshowOrder($0.bytes)) }
  }

  private func receiveLists() {
    page.receive("pictures") { message in
      guard let added = AddedPictures(message.bytes) else { return }
      scene.add(added.photos, replacing: added.replaced)
    }
    page.receive("list") { message in
      if let list = GalleryList(message.bytes) { scene.show(list) }
    }
    page.receive("place") { message in
      var reader = ByteReader(message.bytes)
      guard let picture = reader.number(), let top = reader.number(), let columns = reader.number()
      else {
        let place = scene.place
        page.send(
          "place", bytes: .number(place.picture) + .number(place.top) + .number(place.columns))
        return
      }
      scene.show(ScenePlace(picture: picture, top: top, columns: columns))
    }
    page.receive("favourite") { message in
      var reader = ByteReader(message.bytes)
      guard let index = reader.number(), let isOn = reader.number() else { return }
      scene.setFavourite(picture: Int(index), isOn != 0)
    }
    page.receive("ratings") { message in
      var reader = ByteReader(message.bytes)
      while let index = reader.number(), let rating = reader.number() {
        scene.setRating(picture: Int(index), rating)
      }
    }
  }

  private func receiveChoice() {
    page.receiveNumber("choose") { number in
      if let command = ChoiceCommand(rawValue: number) { scene.choose(command) }
    }
    page.receive("chosen") { _ in
      page.send("chosen", bytes: scene.chosen.flatMap { [UInt8].number($0) })
    }
  }

  private func receiveComparison() {
    page.receive("compare") { scene.compare(ComparedPhotos($0.bytes)) }
    page.receive("decide") { message in
      var reader = ByteReader(message.bytes)
      guard let side = reader.number(), let verdict = reader.number().flatMap(Verdict.init) else {
        return
      }
      scene.decide(verdict, side: Int(side))
    }
    page.receiveNumber("side") { scene.setComparedSide(Int($0)) }
  }

  // MARK: Of the scene

  private static func send(_ request: SceneRequest, to page: WebPage) {
    switch request {
    case .covers(let share): page.send("covers", bytes: .number(share))
    case .tapped: page.send("tapped", bytes: [])
    case .informs: page.send("informs", bytes: [])
    case .pulls(let phase, let way, let velocity):
      page.send("pulls", bytes: .number(phase) + .number(way) + .number(velocity))
    case .stages(let picture, let layer):
      page.send("stages", bytes: .number(picture) + .number(layer))
    case .zoomed(let share): page.send("zoomed", bytes: .number(share))
    case .holds(let isHeld): page.send("holds", bytes: .number(isHeld ? 1 : 0))
    case .progress(let progress): page.send("progress", bytes: bytes(progress))
    case .focuses(let layer): page.send("focuses", bytes: .number(layer))
    case .slideshow(let runs): page.send("slideshow", bytes: .number(runs ? 1 : 0))
    case .chooses(let count): page.send("chooses", bytes: .number(count))
    case .decides(let side, let verdict):
      page.send("decides", bytes: .number(side) + .number(verdict.rawValue))
    case .compares(let side): page.send("compares", bytes: .number(side))
    case .album(let index): page.send("album", bytes: .number(index))
    // Every scene's; see ScenePage.
    case .load, .loadTile, .drop, .shows: break
    }
  }

  private static func bytes(_ progress: PictureProgress) -> [UInt8] {
    switch progress {
    case .complete: .number(0)
    case .coming(let source): .number(1) + .number(source)
    case .broken(let source): .number(2) + .number(source)
    }
  }
}

extension SlideshowOrder {
  /// `nil` where there are no numbers.
  init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard let pause = reader.number(), let seed = reader.number() else { return nil }
    var pictures: [Int] = []
    while let index = reader.number() { pictures.append(Int(index)) }
    self.init(
      pictures: pictures, seconds: Double(pause) / 1000,
      seed: seed == 0 ? nil : UInt64(UInt32(bitPattern: seed)))
  }
}
