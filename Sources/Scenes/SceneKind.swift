import TouchKit

/// The scenes that there are.
nonisolated public enum SceneKind: Int, CaseIterable, Hashable, Sendable {
  case imageViewer = 0
  case all = 6

  /// The name in commands and transcripts.
  public var name: Name {
    switch self {
    case .imageViewer: "image-viewer"
    case .all: "all"
    }
  }

  /// What one sees and does there, in a sentence.
  public var summary: String {
    switch self {
    case .imageViewer: "a picture to pinch, to drag, and to zoom with one finger"
    case .all: "every standard gesture at once, on a window of the trace's size"
    }
  }

  /// True for a scene whose window is as large as that of the trace that is played; others have one of ``standardSize``.
  public var hasSizeOfTrace: Bool {
    self == .all
  }
}

extension SceneKind {
  /// The window of the samples, in points.
  nonisolated public static let standardSize = CGSize(width: 320, height: 480)

  /// Makes the scene.
  ///
  /// - Parameters:
  ///   - size: of the window, in points.
  ///   - pictures: what it may show; a scene that needs one makes do with a blank one of the sample's size.
  public func make(
    size: CGSize = SceneKind.standardSize, pictures: [UIImage] = [],
    clock: FrameClock = FrameClock()
  ) -> Scene {
    switch self {
    case .imageViewer: ImageViewerScene(size: size, pictures: pictures, clock: clock)
    case .all: AllGesturesScene(size: size, clock: clock)
    }
  }
}
