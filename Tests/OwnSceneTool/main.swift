// A tool with a scene of its own, as another package has one.

// EXAMPLE: Scenes.md
import Scenes
import TsumamiCommands
import UIKit

/// A dial that two fingers turn.
final class DialScene: Scene {
  private let rotation = UIRotationGestureRecognizer()

  init(size: CGSize) {
    super.init(name: "dial", size: size, clock: FrameClock())
    window.addGestureRecognizer(rotation)
    follow(rotation, as: "turn") { rotation, fields in
      fields.append(.number("rotation", rotation.rotation))
    }
  }
}

TsumamiCommand.main(scenes: [
  PlayableScene(name: "dial", summary: "a dial that two fingers turn") { setup in
    DialScene(size: setup.size)
  }
])
// EXAMPLE: end
