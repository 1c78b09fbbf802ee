import TouchKit

/// The keys that scenes know; what a finger can do, one of these can do too.
nonisolated public enum SceneKey: Int, CaseIterable, Hashable, Sendable {
  /// The left arrow key.
  case left
  /// The right arrow key.
  case right
  /// The up arrow key.
  case up
  /// The down arrow key.
  case down
  /// Zooms in by a step, or shows fewer columns.
  case plus
  /// Zooms out by a step, or shows more columns.
  case minus
  /// Shows the whole picture.
  case zero
  /// The first photo, or the beginning of the content.
  case home
  /// The last photo, or the end of the content.
  case end
  /// A page towards the beginning.
  case pageUp
  /// A page towards the end.
  case pageDown
  /// Closes what is open.
  case escape
  /// Opens what has the keys' focus.
  case enter

  // Letters are their numbers in ASCII.
  /// Draws a C, in the sample Strokes.
  case letterC = 99
  /// Chooses the photos that are under one title with the one that has the keys' focus.
  case letterD = 100
  /// Draws an I, in the sample Strokes.
  case letterI = 105
  /// Draws an L, in the sample Strokes.
  case letterL = 108
  /// Draws an O, in the sample Strokes.
  case letterO = 111
  /// Draws a U, in the sample Strokes.
  case letterU = 117
  /// Chooses the photo that has the keys' focus.
  case letterX = 120
  /// Zooms photos that are compared, and shows all of them again.
  case letterZ = 122
}

extension SceneKey {
  /// The key that a host's key is; `nil` for one that no scene knows.
  nonisolated public init?(_ key: KeySample) {
    switch key.keyCode {
    case .keyboardEscape:
      self = .escape
    case .keyboardReturnOrEnter, .keypadEnter:
      self = .enter
    default:
      if let command = ScrollCommand(key) {
        guard let own = SceneKey.allCases.first(where: { $0.command == command }) else {
          return nil
        }
        self = own
        return
      }
      // Letters are what they are in lower case.
      guard let character = key.characters.utf8.first,
        let letter = SceneKey(rawValue: Int(character | 0x20)), letter.rawValue > 64
      else { return nil }
      self = letter
    }
  }

  /// What the key asks of a scroll view; `nil` for a key that means something else.
  nonisolated public var command: ScrollCommand? {
    switch self {
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    case .plus: .zoomIn
    case .minus: .zoomOut
    case .zero: .zoomToFit
    case .home: .home
    case .end: .end
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .escape, .enter, .letterC, .letterD, .letterI, .letterL, .letterO, .letterU, .letterX,
      .letterZ:
      nil
    }
  }
}
