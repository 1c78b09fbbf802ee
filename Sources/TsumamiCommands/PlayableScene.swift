import Scenes
import Synchronization
import TouchKit
import TouchTraces

/// A scene that the commands find by its name: one of this package's, or one of your own.
public struct PlayableScene: Sendable {
  /// What `--scene` says.
  public let name: String
  /// What one sees and does there, in a sentence: for `tsumami scenes`.
  public let summary: String
  /// Whether the window is as large as the one that a trace was recorded in, unless `--window` says otherwise.
  /// Else it has ``SceneKind/standardSize``.
  public let fitsTrace: Bool
  let make: @MainActor @Sendable (Setup) -> Scene

  /// What a replay wants of a scene.
  public struct Setup: Sendable {
    /// Of the window, in points.
    public let size: CGSize
    /// What `--picture` says, with nothing but its size; `nil` without it.
    public let pictures: [UIImage]?
  }

  /// A scene of your own.
  ///
  /// - Parameters:
  ///   - name: letters, digits and hyphens. One of this package's names replaces that scene.
  ///   - make: called once for each trace that is played; the clock is the new scene's own.
  public init(
    name: String, summary: String, fitsTrace: Bool = false,
    make: @escaping @MainActor @Sendable (Setup) -> Scene
  ) {
    (self.name, self.summary, self.fitsTrace, self.make) = (name, summary, fitsTrace, make)
  }

  /// A scene of this package.
  public init(_ kind: SceneKind) {
    self.init(name: "\(kind.name.string)", summary: kind.summary, fitsTrace: kind.fitsTrace) {
      kind.make(size: $0.size, pictures: $0.pictures)
    }
  }
}

extension PlayableScene {
  // A parser of arguments makes its values out of text alone, so what a name stands for has to be known before.
  private static let registered = Mutex(SceneKind.allCases.map { PlayableScene($0) })

  /// All of them, in the order in which `tsumami scenes` lists them.
  static var all: [PlayableScene] { registered.withLock { $0 } }

  static func register(_ scenes: [PlayableScene]) {
    registered.withLock { all in
      for scene in scenes {
        if let index = all.firstIndex(where: { $0.name == scene.name }) {
          all[index] = scene
        } else {
          all.append(scene)
        }
      }
    }
  }

  /// Whether the scene can start further down: only the scene itself knows.
  var canStart: Bool {
    // The tool has one thread, the main one, which is where scenes live.
    MainActor.assumeIsolated {
      make(Setup(size: SceneKind.standardSize, pictures: nil)).start(at: 0)
    }
  }

  /// The window that the scene is played in: that of the samples, or as large as the trace's.
  func size(of header: TraceHeader) -> CGSize {
    fitsTrace ? header.size : SceneKind.standardSize
  }
}
