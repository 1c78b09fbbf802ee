import Scenes
import TouchKit

// What a host reports, at the time on the clock.
extension Scene {
  func press(_ key: SceneKey) -> Bool {
    press(key, time: window.clock.now)
  }

  func wheel(by delta: CGPoint, at place: CGPoint, isPinch: Bool) {
    wheel(by: delta, at: place, isPinch: isPinch, time: window.clock.now)
  }
}
