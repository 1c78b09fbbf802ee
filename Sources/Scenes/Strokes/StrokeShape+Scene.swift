import TouchKit

extension StrokeShape {
  /// In transcripts.
  nonisolated var name: Name {
    switch self {
    case .i: "I"
    case .l: "L"
    case .u: "U"
    case .o: "O"
    case .c: "C"
    }
  }

  /// The key that draws it.
  nonisolated var key: SceneKey {
    switch self {
    case .i: .letterI
    case .l: .letterL
    case .u: .letterU
    case .o: .letterO
    case .c: .letterC
    }
  }
}
