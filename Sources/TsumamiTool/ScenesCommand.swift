import ArgumentParser
import Scenes

struct ScenesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scenes", abstract: "Lists the scenes that a trace can be played into.")

  func run() {
    let width = SceneKind.allCases.map { $0.name.string.utf8CodeUnitCount }.max() ?? 0
    for kind in SceneKind.allCases {
      let name = "\(kind.name.string)"
      print(name + String(repeating: " ", count: width + 2 - name.count) + kind.summary)
    }
  }
}
