import TouchKit

/// The scenes that there are.
nonisolated public enum SceneKind: Int, CaseIterable, Hashable, Sendable {
  case imageViewer

  /// The name in commands and transcripts.
  public var name: Name {
    switch self {
    case .imageViewer: "image-viewer"
    }
  }

  /// What one sees and does there, in a sentence.
  public var summary: String {
    switch self {
    case .imageViewer: "a picture to pinch, to drag, and to zoom with one finger"
    }
  }
}

extension SceneKind {
  /// True for scenes that have no size of their own: a replay gives them the window of the trace.
  nonisolated public var fillsTrace: Bool {
    switch self {
    case .imageViewer: false
    }
  }

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
    }
  }
}
