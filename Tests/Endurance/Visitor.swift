import Scenes
import TouchKit

/// Somebody who looks through the gallery for hours: scrolls, pinches, opens photos, zooms, turns to the next one, pulls them down,
/// presses keys, often in the middle of what moves, and pauses. The same seed does the same.
final class Visitor {
  let gallery: PlayedGallery
  private var chance: Chance

  init(_ gallery: PlayedGallery, seed: UInt64) {
    self.gallery = gallery
    chance = Chance(seed)
  }

  /// Sees all that there is once, so that memory which is kept for the next time is there: every size of the grid, a photo, its letters.
  func lookAround() {
    let middle = CGPoint(x: gallery.size.width / 2, y: gallery.size.height / 2)
    for scale in [0.2, 0.2, 0.2, 5, 5, 5] {
      pinch(scale: scale, about: middle)
      gallery.settle()
    }
    gallery.tap(middle)
    gallery.settle()
    holdAndDraw()
    gallery.settle()
    gallery.press(.escape)
    gallery.settle()
  }

  /// One gesture, and a pause after it.
  func act() {
    switch chance.below(16) {
    case 0, 1, 2:
      gallery.drag(
        [point], by: CGPoint(x: spread(20), y: spread(500)), over: 0.1 + chance.share() * 0.2)
    case 3: gallery.drag([point], by: CGPoint(x: spread(300), y: spread(20)), over: 0.15)
    case 4, 5: pinch(scale: 1.3 + chance.share() * 2)
    case 6, 7: pinch(scale: 0.3 + chance.share() * 0.5)
    case 8, 9, 10: gallery.tap(point)
    case 11: doubleTap()
    case 12: gallery.drag([point], by: CGPoint(x: spread(40), y: 320), over: 0.3)
    case 13: gallery.press(chance.among(SceneKey.allCases) ?? .escape)
    case 14: holdAndDraw()
    default: scrub()
    }
    pause()
  }

  // Often nobody waits for the end of what moves.
  private func pause() {
    if chance.isLucky(0.4) {
      gallery.frames(1 + chance.below(12))
    } else {
      gallery.settle()
      gallery.wait(chance.share() * 20)
    }
  }

  private var point: CGPoint {
    CGPoint(
      x: chance.share() * gallery.size.width, y: 60 + chance.share() * (gallery.size.height - 60))
  }

  private func spread(_ most: CGFloat) -> CGFloat {
    (2 * chance.share() - 1) * most
  }

  private func pinch(scale: CGFloat) {
    pinch(scale: scale, about: point)
  }

  private func pinch(scale: CGFloat, about middle: CGPoint) {
    let half = CGPoint(x: 40 + spread(10), y: 30 + spread(30))
    let fingers = [
      CGPoint(x: middle.x - half.x, y: middle.y - half.y),
      CGPoint(x: middle.x + half.x, y: middle.y + half.y),
    ]
    let outward = CGPoint(x: half.x * (scale - 1), y: half.y * (scale - 1))
    gallery.drag(
      fingers, by: [CGPoint(x: -outward.x, y: -outward.y), outward],
      over: 0.2 + chance.share() * 0.4)
  }

  // The second touch may go on as the zoom of one finger.
  private func doubleTap() {
    let place = point
    gallery.tap(place)
    gallery.frames(4)
    gallery.drag([place], by: CGPoint(x: 0, y: chance.isLucky(0.5) ? 0 : spread(200)), over: 0.3)
  }

  private func holdAndDraw() {
    gallery.drag(
      [point], by: CGPoint(x: 0, y: 0), over: 0.7,
      then: [CGPoint(x: 0, y: 120), CGPoint(x: 120, y: 0)])
  }

  // Along the handle at the right edge.
  private func scrub() {
    let start = CGPoint(x: gallery.size.width - 12, y: 80 + chance.share() * 500)
    gallery.drag([start], by: CGPoint(x: -chance.share() * 200, y: spread(300)), over: 0.5)
  }
}
