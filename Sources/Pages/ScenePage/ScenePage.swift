import Scenes
import TouchKit
import Tsumami
import WebHost

/// A scene in a page: its keys and its wheel, and the messages between it and its page.
///
/// Numbers are `i32`, with the lowest byte first.
///
/// | message of the page | contents | |
/// |---|---|---|
/// | `show` | index | shows the picture at that index: a link to a photo, and forward in the browser's history |
/// | `arrived` | picture, 0 or 1 | a picture that was wanted is decoded, 1, or cannot be shown |
/// | `command` | key | a button for a key: its code in the USB HID usage page 7, or, below 0, −1 times the character that it types |
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
/// | `inspect` | 0 or 1 | shows over the scene what the recognizers do |
/// | `report` | | asks for the transcript since the last time |
///
/// | message of the scene | contents | |
/// |---|---|---|
/// | `wanted` | picture, 0 or 1, … | load the picture and keep it, 1, or release it; its size is in the bits from 24 on |
/// | `tiles` | number, picture, level, column, row, … | load the tile of the picture under that number; `arrived` and `wanted` name it by it |
/// | `shows` | picture | the scene shows that one now, or, −1, all of them |
/// | `covers` | thousandths | the photo that is shown covers so much of the grid: it comes or goes, or a finger pulls it |
/// | `tapped` | | the photo has been tapped on: what lies over it goes away, or comes back |
/// | `informs` | | what is known of the photo is to be seen, or no longer |
/// | `pulls` | 0, 1, 2 or 3, points, points per second | a finger that pulls the sheet of a phone up or down from the photo begins, 0, moves, 1, lifts, 2, or is taken away, 3; it has come so far down, and is so fast |
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
/// | `report` | | the transcript, and the state now, as JSON Lines |
public final class ScenePage {
  private let scene: Scene
  private let page: WebPage
  private var lines: [UInt8] = []
  private var requests: [SceneRequest] = []
  private var wanted: [UInt8] = []
  private var tiles: [UInt8] = []

  // A page that is not asked for the transcript does not keep it for ever.
  private static let longestTranscript = 1 << 20

  /// Connects the two for as long as the page lives; answers the window to show.
  public static func show(_ scene: Scene, on page: WebPage) -> UIWindow {
    ScenePage(scene, page).connect()
  }

  private init(_ scene: Scene, _ page: WebPage) {
    self.scene = scene
    self.page = page
  }

  deinit {}

  // The page keeps this.
  private func connect() -> UIWindow {
    scene.onEntry = { self.hear($0) }
    page.onWheel = { wheel in
      self.scene.wheel(
        by: wheel.delta, at: wheel.location, isPinch: wheel.isPinch, time: self.page.clock.now)
      return true
    }
    page.onKey = { self.press($0) }
    page.onResize = { self.scene.resize(to: self.page.size) }
    page.onFrame = { self.tellRequests() }
    receive("show") { self.scene.show(picture: Int($0)) }
    receive("zoomDirection") { self.scene.setZoomDirection(downEnlarges: $0 != 0) }
    receive("textScale") { self.scene.setTextScale(CGFloat($0) / 1000) }
    receive("chrome") { self.scene.setChrome(isVisible: $0 != 0) }
    page.receive("covered") { message in
      var reader = ByteReader(message.bytes)
      guard let top = reader.number(), let left = reader.number(), let bottom = reader.number(),
        let right = reader.number()
      else { return }
      self.scene.setCoveredEdges(
        UIEdgeInsets(
          top: CGFloat(top), left: CGFloat(left), bottom: CGFloat(bottom), right: CGFloat(right)))
    }
    receive("focused") { self.scene.focus(layer: $0) }
    page.receive("slideshow") { self.scene.setSlideshow(ScenePage.order($0.bytes)) }
    receive("inspect") { self.scene.isInspected = $0 != 0 }
    receive("command") { _ = self.press(ScenePage.key($0)) }
    page.receive("arrived") { message in
      var reader = ByteReader(message.bytes)
      guard let picture = reader.number(), let isThere = reader.number() else { return }
      self.scene.picture(picture, arrived: isThere != 0)
    }
    page.receive("favourite") { message in
      var reader = ByteReader(message.bytes)
      guard let index = reader.number(), let isOn = reader.number() else { return }
      self.scene.setFavourite(picture: Int(index), isOn != 0)
    }
    page.receive("ratings") { message in
      var reader = ByteReader(message.bytes)
      while let index = reader.number(), let rating = reader.number() {
        self.scene.setRating(picture: Int(index), rating)
      }
    }
    receive("choose") { number in
      if let command = ChoiceCommand(rawValue: number) { self.scene.choose(command) }
    }
    page.receive("compare") { self.scene.compare(ComparedPhotos($0.bytes)) }
    page.receive("decide") { message in
      var reader = ByteReader(message.bytes)
      guard let side = reader.number(), let verdict = reader.number().flatMap(Verdict.init) else {
        return
      }
      self.scene.decide(verdict, side: Int(side))
    }
    receive("side") { self.scene.setComparedSide(Int($0)) }
    receive("shapes") { self.scene.showShapes($0 != 0) }
    page.receive("chosen") { _ in
      self.page.send("chosen", bytes: self.scene.chosen.flatMap { ScenePage.bytes($0) })
    }
    page.receive("place") { message in
      var reader = ByteReader(message.bytes)
      guard let picture = reader.number(), let top = reader.number(), let columns = reader.number()
      else { return self.tellPlace() }
      self.scene.show(ScenePlace(picture: picture, top: top, columns: columns))
    }
    page.receive("pictures") { message in
      guard let added = AddedPictures(message.bytes) else { return }
      self.scene.add(added.photos, replacing: added.replaced)
    }
    page.receive("list") { message in
      if let list = GalleryList(message.bytes) { self.scene.show(list) }
    }
    page.receive("report") { _ in self.report() }
    return scene.window
  }

  private func tellPlace() {
    let place = scene.place
    page.send(
      "place",
      bytes: ScenePage.bytes(place.picture) + ScenePage.bytes(place.top)
        + ScenePage.bytes(place.columns))
  }

  private func receive(_ name: StaticString, _ handle: @escaping (Int32) -> Void) {
    page.receive(name) { message in
      var reader = ByteReader(message.bytes)
      if let number = reader.number() { handle(number) }
    }
  }

  private static func order(_ bytes: [UInt8]) -> SlideshowOrder? {
    var reader = ByteReader(bytes)
    guard let pause = reader.number(), let seed = reader.number() else { return nil }
    var pictures: [Int] = []
    while let index = reader.number() { pictures.append(Int(index)) }
    return SlideshowOrder(
      pictures: pictures, seconds: Double(pause) / 1000,
      seed: seed == 0 ? nil : UInt64(UInt32(bitPattern: seed)))
  }

  private func press(_ key: KeySample) -> Bool {
    SceneKey(key).map { scene.press($0, time: page.clock.now) } ?? false
  }

  private static func key(_ number: Int32) -> KeySample {
    guard number < 0, let scalar = Unicode.Scalar(UInt32(-Int(number))) else {
      return KeySample(UIKeyboardHIDUsage(rawValue: Int(number)))
    }
    return KeySample(UIKeyboardHIDUsage(rawValue: 0), characters: String(Character(scalar)))
  }

  private func hear(_ entry: SceneEntry) {
    if lines.count > ScenePage.longestTranscript { lines.removeAll() }
    entry.write(to: &lines)
  }

  private func report() {
    scene.lastEntry.write(to: &lines)
    page.send("report", bytes: lines)
    lines.removeAll()
  }

  private func tellRequests() {
    requests.removeAll(keepingCapacity: true)
    scene.collectRequests(into: &requests)
    guard !requests.isEmpty else { return }
    wanted.removeAll(keepingCapacity: true)
    tiles.removeAll(keepingCapacity: true)
    var shown: Int32?
    for request in requests {
      switch request {
      case .load(let picture): wanted += ScenePage.bytes(picture) + ScenePage.bytes(1)
      case .drop(let picture): wanted += ScenePage.bytes(picture) + ScenePage.bytes(0)
      case .loadTile(let number, let picture, let tile):
        for part in [number, picture, Int32(tile.level), Int32(tile.column), Int32(tile.row)] {
          tiles += ScenePage.bytes(part)
        }
      case .shows(let picture): shown = picture ?? -1
      case .covers(let share): page.send("covers", bytes: ScenePage.bytes(share))
      case .tapped: page.send("tapped", bytes: [])
      case .informs: page.send("informs", bytes: [])
      case .pulls(let phase, let way, let velocity):
        page.send(
          "pulls",
          bytes: ScenePage.bytes(phase) + ScenePage.bytes(way) + ScenePage.bytes(velocity))
      case .stages(let picture, let layer):
        page.send("stages", bytes: ScenePage.bytes(picture) + ScenePage.bytes(layer))
      case .zoomed(let share): page.send("zoomed", bytes: ScenePage.bytes(share))
      case .holds(let isHeld): page.send("holds", bytes: ScenePage.bytes(isHeld ? 1 : 0))
      case .progress(let progress): page.send("progress", bytes: ScenePage.bytes(progress))
      case .focuses(let layer): page.send("focuses", bytes: ScenePage.bytes(layer))
      case .slideshow(let runs): page.send("slideshow", bytes: ScenePage.bytes(runs ? 1 : 0))
      case .chooses(let count): page.send("chooses", bytes: ScenePage.bytes(count))
      case .decides(let side, let verdict):
        page.send("decides", bytes: ScenePage.bytes(side) + ScenePage.bytes(verdict.rawValue))
      case .compares(let side): page.send("compares", bytes: ScenePage.bytes(side))
      case .album(let index): page.send("album", bytes: ScenePage.bytes(index))
      }
    }
    if !wanted.isEmpty { page.send("wanted", bytes: wanted) }
    if !tiles.isEmpty { page.send("tiles", bytes: tiles) }
    if let shown { page.send("shows", bytes: ScenePage.bytes(shown)) }
  }

  private static func bytes(_ progress: PictureProgress) -> [UInt8] {
    switch progress {
    case .complete: bytes(0)
    case .coming(let source): bytes(1) + bytes(source)
    case .broken(let source): bytes(2) + bytes(source)
    }
  }

  private static func bytes(_ number: Int32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
