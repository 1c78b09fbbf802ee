import Scenes
import TouchKit
import Tsumami
import WebHost

/// A scene in a page: its keys and its wheel, and the messages between it and its page.
///
/// Numbers are `i32`, with the lowest byte first. What only the gallery says and hears is in ``GalleryMessages``.
///
/// | message of the page | contents | |
/// |---|---|---|
/// | `show` | index | shows the picture at that index: a link to a photo, and forward in the browser's history |
/// | `arrived` | picture, 0 or 1 | a picture that was wanted is decoded, 1, or cannot be shown |
/// | `command` | key | a button for a key: its code in the USB HID usage page 7, or, below 0, −1 times the character that it types |
/// | `inspect` | 0 or 1 | shows over the scene what the recognizers do |
/// | `report` | | asks for the transcript since the last time |
///
/// | message of the scene | contents | |
/// |---|---|---|
/// | `wanted` | picture, 0 or 1, … | load the picture and keep it, 1, or release it; its size is in the bits from 24 on |
/// | `tiles` | number, picture, level, column, row, … | load the tile of the picture under that number; `arrived` and `wanted` name it by it |
/// | `shows` | picture | the scene shows that one now, or, −1, all of them |
/// | `report` | | the transcript, and the state now, as JSON Lines |
public final class ScenePage {
  private let scene: Scene
  private let page: WebPage
  private var lines: [UInt8] = []
  private var requests: [SceneRequest] = []
  private var wanted: [UInt8] = []
  private var tiles: [UInt8] = []
  private let tellOther: (SceneRequest) -> Void

  // A page that is not asked for the transcript does not keep it for ever.
  private static let longestTranscript = 1 << 20

  /// Connects the two for as long as the page lives; answers the window to show.
  ///
  /// - Parameter tellOther: sends the page what only this scene asks for. Nothing by default.
  public static func show(
    _ scene: Scene, on page: WebPage, tellOther: @escaping (SceneRequest) -> Void = { _ in }
  ) -> UIWindow {
    ScenePage(scene, page, tellOther).connect()
  }

  private init(_ scene: Scene, _ page: WebPage, _ tellOther: @escaping (SceneRequest) -> Void) {
    self.scene = scene
    self.page = page
    self.tellOther = tellOther
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
    page.receiveNumber("show") { self.scene.show(picture: Int($0)) }
    page.receiveNumber("inspect") { self.scene.isInspected = $0 != 0 }
    page.receiveNumber("command") { _ = self.press(ScenePage.key($0)) }
    page.receive("arrived") { message in
      var reader = ByteReader(message.bytes)
      guard let picture = reader.number(), let isThere = reader.number() else { return }
      self.scene.picture(picture, arrived: isThere != 0)
    }
    page.receive("report") { _ in self.report() }
    return scene.window
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
      case .load(let picture): wanted += .number(picture) + .number(1)
      case .drop(let picture): wanted += .number(picture) + .number(0)
      case .loadTile(let number, let picture, let tile):
        for part in [number, picture, Int32(tile.level), Int32(tile.column), Int32(tile.row)] {
          tiles += .number(part)
        }
      case .shows(let picture): shown = picture ?? -1
      default: tellOther(request)
      }
    }
    if !wanted.isEmpty { page.send("wanted", bytes: wanted) }
    if !tiles.isEmpty { page.send("tiles", bytes: tiles) }
    if let shown { page.send("shows", bytes: .number(shown)) }
  }
}
