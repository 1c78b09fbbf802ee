/// What a recognizer follows from its begin to its end.
enum Contact {
  case touch(UITouch)
  case press(UIPress)
  case scroll(ScrollRun)

  /// Its bit in the masks of recognizers.
  var bit: UInt64 {
    switch self {
    case .touch(let touch): touch.bit
    case .press(let press): press.bit
    case .scroll(let run): run.bit
    }
  }
}
