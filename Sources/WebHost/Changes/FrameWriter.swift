import TouchKit

/// What becomes of the layer changes of a frame: nothing, in a program that draws nothing. What draws is a subclass, which a module has only where its program
/// names it: see ``WebHost/run(_:)``.
class FrameWriter {
  /// The numbers that the page reads, until the next frame.
  var list: UnsafeBufferPointer<Double> {
    UnsafeBufferPointer(start: nil, count: 0)
  }

  init() {}

  // Spelled out: see UIResponder.
  deinit {}

  // What draws nothing has no texts to measure.
  func prepare(_ clock: FrameClock) {}

  // Nor any that grow, nor colors.
  func follow(_ page: WebPage) {}

  func write(_ window: UIWindow) {
    window.discardChanges()
  }
}
