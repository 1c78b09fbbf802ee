/// Something that is played over and over, an event or a frame at a time; what is measured both natively and as WebAssembly.
public struct Workload {
  /// The name of the same case of `Bench`.
  public let name: StaticString
  /// Sets the stage and warms up; what it returns plays so many events.
  public let start: () -> (_ events: Int) -> Void

  public static var all: [Workload] {
    [
      stream("pan/1r/1v/exclusive", TouchStream.pan, views: 1, recognizers: 1),
      stream("pan/8r/5v/together", TouchStream.pan, views: 5, recognizers: 8),
      stream("pinch/8r/5v/together", TouchStream.pinch, views: 5, recognizers: 8),
      stream("tap/8r/5v/together", TouchStream.taps, views: 5, recognizers: 8),
      Workload(name: "scroll/pan/1000v") {
        let player = ScrollStage(views: 1_000).player(TouchStream.pan())
        player.warmUp()
        return { player.play($0) }
      },
      grid("grid/scroll/thousand", .scroll),
      grid("grid/pinch/thousand", .pinch),
    ]
  }

  private static func stream(
    _ name: StaticString, _ make: @escaping () -> TouchStream, views: Int, recognizers: Int
  ) -> Workload {
    Workload(name: name) {
      let stage = Stage(views: views, recognizers: recognizers, isSimultaneous: recognizers > 1)
      let player = stage.player(make())
      player.warmUp()
      return { player.play($0) }
    }
  }

  private static func grid(_ name: StaticString, _ act: GridPlayer.Act) -> Workload {
    Workload(name: name) {
      let player = GridPlayer(act, items: 1_000)
      player.warmUp()
      return { player.play($0) }
    }
  }
}
