import TouchKit
import Tsumami

/// What may be drawn on a photo, as a row of letters over it, and the line that the finger draws.
final class CommandLegend {
  let view = UIView(frame: .zero)
  private let plate = UIView(frame: .zero)
  private let cards: [ShapeCard]
  private let trail = Trail(brightness: 0.25)
  private let fade: Fade

  private static let gap: CGFloat = 8
  // In points: below the page's caption.
  private static let top: CGFloat = 34

  init(_ strokes: [CommandStroke], words: GalleryWords, clock: FrameClock) {
    fade = Fade(view, clock: clock)
    cards = strokes.map {
      for direction in $0.command.shape.directions { $0.addWantedStroke(direction) }
      return ShapeCard(
        $0.command.shape, title: words.letters[$0.command.rawValue], recognizer: $0)
    }
    view.isUserInteractionEnabled = false
    view.alpha = 0
    plate.backgroundColor = UIColor(white: 0, alpha: 0.6)
    plate.layerCornerRadius = 22
    view.addSubview(plate)
    view.addSubview(trail)
    for card in cards { plate.addSubview(card) }
  }

  /// Where it ends, in points from the top.
  var bottom: CGFloat {
    plate.frame.maxY + CommandLegend.gap
  }

  func fit(_ bounds: CGRect) {
    view.frame = bounds
    let gap = CommandLegend.gap
    let width = (min(bounds.width - 4 * gap, 420) - 4 * gap) / 5
    let height = width + 30
    let whole = 5 * width + 6 * gap
    plate.frame = CGRect(
      x: (bounds.width - whole) / 2, y: CommandLegend.top, width: whole, height: height + 2 * gap)
    for (index, card) in cards.enumerated() {
      card.frame = CGRect(
        x: gap + CGFloat(index) * (width + gap), y: gap, width: width, height: height)
    }
  }

  /// Shows the letters, none of them drawn yet.
  func show() {
    for card in cards {
      card.isLit = false
      card.rest()
    }
    trail.points = []
    trail.paint(Palette.ink)
    fade.show()
  }

  /// The finger has drawn on to a location in the window.
  func follow(to location: CGPoint) {
    trail.addLine(to: location)
    for card in cards { card.isLit = card.follow() }
    trail.paint(lit == nil ? Palette.ink : Palette.warm)
  }

  /// The command that is lit, if one is.
  var lit: PhotoCommand? {
    cards.firstIndex { $0.isLit }.flatMap { PhotoCommand(rawValue: $0) }
  }

  /// Goes away: at once, or, with a command that has been carried out, after a moment.
  func dismiss(choosing command: PhotoCommand? = nil) {
    for (index, card) in cards.enumerated() {
      card.rest()
      card.isLit = index == command?.rawValue
    }
    trail.paint(command == nil ? Palette.ink : Palette.warm)
    fade.hide(after: command == nil ? 0 : 0.4, over: 0.25)
  }
}
