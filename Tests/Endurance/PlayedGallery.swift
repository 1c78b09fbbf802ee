import Scenes
import TouchKit

/// The gallery's scene with many photos, fingers on it, and a host that has every picture at once. Time is simulated: 60 frames a second
/// while something moves.
final class PlayedGallery {
  let size = CGSize(width: 390, height: 844)
  private(set) var time: TimeInterval = 0
  private(set) var frameCount = 0
  private let scene: Scene
  private var requests: [SceneRequest] = []
  private var changes: [LayerChange] = []
  private var layers = HostLayers()

  /// Pictures that the scene has asked for and not dropped.
  private(set) var pictureCount = 0

  init(photoCount: Int) {
    let sizes = [
      CGSize(width: 4032, height: 3024), CGSize(width: 3024, height: 4032),
      CGSize(width: 8000, height: 2000), CGSize(width: 640, height: 480),
    ]
    let pictures = (0..<photoCount).map {
      UIImage(source: Int32($0), size: sizes[$0 % sizes.count])
    }
    scene = Scene.gallery(
      size: size, photos: GalleryPhotos(pictures: pictures, names: []),
      clock: FrameClock())
    frames(2)
  }

  /// Layers that the host has.
  var layerCount: Int { layers.count }

  func frames(_ count: Int) {
    for _ in 0..<count { frame(after: 1.0 / 60) }
  }

  /// Until nothing moves any more; half a minute at most, which is longer than any motion.
  func settle() {
    for _ in 0..<1800 where !scene.window.clock.isIdle { frames(1) }
  }

  /// Lets time pass in which nobody touches anything.
  func wait(_ seconds: TimeInterval) {
    frame(after: seconds)
  }

  private func frame(after seconds: TimeInterval) {
    time += seconds
    frameCount += 1
    scene.window.clock.advance(to: time)
    changes.removeAll(keepingCapacity: true)
    scene.window.collectChanges(into: &changes)
    for change in changes { layers.apply(change) }
    answer()
  }

  private func answer() {
    requests.removeAll(keepingCapacity: true)
    scene.collectRequests(into: &requests)
    for request in requests {
      switch request {
      case .load(let source):
        pictureCount += 1
        scene.picture(source, arrived: source % 97 != 5)
      case .drop: pictureCount -= 1
      default: break
      }
    }
  }

  // MARK: Fingers

  func tap(_ point: CGPoint) {
    send([point], .began)
    frames(4)
    send([point], .ended)
  }

  /// Fingers come down, all move by as much, and lift.
  func drag(
    _ points: [CGPoint], by way: CGPoint, over seconds: TimeInterval, then more: [CGPoint] = []
  ) {
    drag(points, by: points.map { _ in way }, over: seconds, then: more)
  }

  /// Fingers come down, move by as much each, and lift. A first finger alone may go on.
  func drag(
    _ points: [CGPoint], by ways: [CGPoint], over seconds: TimeInterval, then more: [CGPoint] = []
  ) {
    var points = points
    send(points, .began)
    move(&points, by: ways, over: seconds)
    for way in more { move(&points, by: [way], over: 0.2) }
    send(points, .ended)
  }

  private func move(_ points: inout [CGPoint], by ways: [CGPoint], over seconds: TimeInterval) {
    let steps = max(1, Int(seconds * 60))
    for _ in 0..<steps {
      for (index, way) in ways.enumerated() {
        points[index].x += way.x / CGFloat(steps)
        points[index].y += way.y / CGFloat(steps)
      }
      send(points, .moved)
      frames(1)
    }
  }

  private func send(_ points: [CGPoint], _ phase: UITouch.Phase) {
    time += 0.001
    scene.window.send(
      points.enumerated().map {
        TouchSample(id: $0.offset, phase: phase, location: $0.element, timestamp: time)
      })
  }

  func press(_ key: SceneKey) {
    _ = scene.press(key, time: time)
    frames(1)
  }
}
