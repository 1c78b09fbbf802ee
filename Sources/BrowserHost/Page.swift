#if arch(wasm32)
  import Scenes
  import TouchKit

  /// The one page that this module runs in: its scene, and the buffers that the page reads and writes.
  ///
  /// The module is the host here, so this is the place where something global is right.
  final class Page {
    var images: [UIImage] = []
    /// How many items a grid that is started from now on has.
    var gridItems = SceneKind.standardItems
    private var names: [String] = []
    /// Where the page writes the name of a picture, as UTF-8.
    let name = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: Page.longestName)
    /// In bytes: what file systems allow, and then some.
    static let longestName = 1024
    private(set) var scene: Scene?
    let samples = SampleBuffer()
    let changes = ChangeBuffer()
    private(set) var report = Buffer<UInt8>()
    private var lines: [UInt8] = []

    /// Whether the person wants less motion; said before the start, or at any time after it.
    var reducesMotion = false {
      didSet { scene?.window.isReduceMotionEnabled = reducesMotion }
    }

    /// The picture that was declared last has the name that stands in the buffer.
    func nameImage(_ length: Int) {
      guard names.count < images.count else { return }
      let bytes = name[..<min(max(length, 0), Page.longestName)]
      names.append(String(decoding: bytes, as: UTF8.self))
    }

    func start(_ kind: Int, _ size: CGSize, scale: Double, at time: Double) -> Bool {
      guard let kind = SceneKind(rawValue: kind) else { return false }
      let scene = kind.make(
        size: size, pictures: images, names: names, clock: FrameClock(now: time), items: gridItems)
      scene.window.displayScale = scale
      scene.window.isReduceMotionEnabled = reducesMotion
      scene.hear = { [unowned(unsafe) self] in hear($0) }
      self.scene = scene
      return true
    }

    // A page that nobody asks for the transcript does not keep it for ever.
    private func hear(_ entry: SceneEntry) {
      if lines.count > 1 << 20 { lines.removeAll() }
      entry.write(to: &lines)
    }

    /// One frame; answers when the next one is wanted: 0 at once, a time, or −1 for never.
    func frame(at time: Double) -> Double {
      guard let scene else { return -1 }
      let window = scene.window
      window.clock.advance(to: time)
      changes.fill(from: scene)
      if window.needsFrames { return 0 }
      return window.clock.nextDue ?? -1
    }

    func takeReport() -> Int32 {
      scene?.lastEntry.write(to: &lines)
      report.fill(with: lines)
      lines.removeAll()
      return report.count
    }
  }

  // There is one thread, and no actor to say so with.
  nonisolated(unsafe) let page = Page()
#endif
