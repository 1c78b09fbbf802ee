import TouchKit

/// A recognizer in the inspector's list: its name, and what became of it so far.
final class RecognizerRow {
  let name = UILabel(size: 11, weight: 600, color: Palette.ink)
  let state = UILabel(size: 11, color: Palette.dimInk)
  private(set) var source: ObjectIdentifier?
  /// True from its first touch to its reset.
  private(set) var isOpen = false

  init() {
    for label in [name, state] { label.textAlignment = .left }
  }

  /// Shows what a recognizer has done.
  func hear(_ step: GestureStep) {
    switch step.kind {
    case .possible:
      source = ObjectIdentifier(step.source)
      isOpen = true
      name.text = step.recognizer
      show("possible", Palette.dimInk)
    case .waits(let other):
      show("waits for " + other, Palette.cool)
    case .moved(let new, let reason):
      show("\(new.word)" + RecognizerRow.words(reason), RecognizerRow.color(new))
    case .reset:
      // What became of it stays to be read.
      isOpen = false
    }
  }

  private func show(_ text: String, _ color: UIColor) {
    state.text = text
    state.textColor = color
  }

  private static func words(_ reason: GestureStep.Reason?) -> String {
    switch reason {
    case .preventedBy(let other): ": prevented by " + other
    case .because(let words): ": " + words
    case nil: ""
    }
  }

  private static func color(_ state: UIGestureRecognizer.State) -> UIColor {
    switch state {
    case .possible: Palette.dimInk
    case .began, .changed, .ended: Palette.warm
    case .cancelled, .failed: Palette.rose
    }
  }

  /// Forgets the recognizer.
  func clear() {
    source = nil
    isOpen = false
    name.text = ""
    state.text = ""
  }
}
