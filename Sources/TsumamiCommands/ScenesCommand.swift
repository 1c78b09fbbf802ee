import ArgumentParser

struct ScenesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scenes", abstract: "Lists the scenes that a trace can be played into.")

  func run() {
    let scenes = PlayableScene.all
    let width = scenes.map(\.name.count).max() ?? 0
    for scene in scenes {
      print(
        scene.name + String(repeating: " ", count: width + 2 - scene.name.count) + scene.summary)
    }
  }
}
