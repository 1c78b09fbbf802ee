import ArgumentParser

@main
struct TsumamiCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tsumami",
    abstract: "Plays touches into gesture recognizers, and shows what they make of them.",
    discussion: """
      A trace is a file of touches, one line each; the same trace gives the same transcript every time.

        tsumami replay --scene image-viewer pinch.jsonl
        tsumami scenes

      Exit status: 0 done, 64 wrong usage, 65 something is wrong with the input, 66 it cannot be read.
      """,
    subcommands: [AccuracyCommand.self, ReplayCommand.self, ScenesCommand.self])
}
