/// The gesture that a recording is labelled with, by its folder's name, and the recognizers of the
/// scene `all` for it.
enum GestureLabel: String, CaseIterable {
  case tap
  case double
  case hold
  case holdanddrag
  case drag
  case swipe
  case zoom
  case rotate

  var recognizers: [String] {
    switch self {
    case .tap: ["tap"]
    case .double: ["doubleTap"]
    case .hold, .holdanddrag: ["longPress"]
    case .drag: ["pan"]
    case .swipe: ["swipeLeft", "swipeRight", "swipeUp", "swipeDown"]
    case .zoom: ["pinch"]
    case .rotate: ["rotation"]
    }
  }
}
