/// What a key can make a scroll view do.
nonisolated public enum ScrollCommand: Hashable, Sendable {
  /// By ``Constants/keyScroll`` points; by a page in a pager.
  case left, right, up, down
  /// Nine tenths of the height; all of it, in a pager.
  case pageUp, pageDown
  /// The edges: top and bottom, or left and right where it scrolls only across.
  case home, end
  /// By the factor ``Constants/keyZoom``, about the middle.
  case zoomIn, zoomOut
  /// The smallest scale.
  case zoomToFit

  /// The factor that a zoom multiplies the scale by; `nil` for other commands.
  var factor: CGFloat? {
    switch self {
    case .zoomIn: Constants.keyZoom
    case .zoomOut: 1 / Constants.keyZoom
    default: nil
    }
  }
}

extension ScrollCommand {
  /// The command of a key; `nil` for a key that has none. The arrows, the page keys, Home and
  /// End; plus, minus and zero by what they type, as where a layout puts these differs.
  nonisolated public init?(_ key: KeySample) {
    switch key.keyCode {
    case .keyboardLeftArrow: self = .left
    case .keyboardRightArrow: self = .right
    case .keyboardUpArrow: self = .up
    case .keyboardDownArrow: self = .down
    case .keyboardPageUp: self = .pageUp
    case .keyboardPageDown: self = .pageDown
    case .keyboardHome: self = .home
    case .keyboardEnd: self = .end
    default:
      switch key.characters.withBytes({ $0.first }) {
      case UInt8(ascii: "+"), UInt8(ascii: "="): self = .zoomIn
      case UInt8(ascii: "-"), UInt8(ascii: "_"): self = .zoomOut
      case UInt8(ascii: "0"): self = .zoomToFit
      default: return nil
      }
    }
  }
}
