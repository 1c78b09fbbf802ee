import ArgumentParser

/// The command line tool `tsumami`, for tools of your own too: ``main(scenes:)``.
public struct TsumamiCommand: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: programName,
    abstract:
      "Records touches, plays them into gesture recognizers, and shows what those make of them.",
    discussion: """
      A trace is a file of touches, one line each; the same trace gives the same transcript every time.

        tsumami record /dev/input/event5 -o pinch.jsonl     fingers, until Ctrl-C
        tsumami convert pinch.events -o pinch.jsonl         of another program
        tsumami replay --scene image-viewer pinch.jsonl     what happens
        tsumami plot --scene image-viewer pinch.jsonl -o pinch.svg
        tsumami diff before.transcript after.transcript     what has changed

      `-` is standard input or output everywhere. Completions for your shell: \
      `tsumami --generate-completion-script bash` (or zsh, fish).

      Exit status: 0 done, 1 `diff` found differences, 64 wrong usage, 65 something is wrong with the input, 66 it cannot be opened, \
      69 a program that is needed is not there, 73 the output cannot be created, 74 reading or writing broke off, \
      77 no permission.
      """,
    subcommands: [
      RecordCommand.self, ConvertCommand.self, ReplayCommand.self, PlotCommand.self,
      DiffCommand.self, RecognizeCommand.self, AccuracyCommand.self, ScenesCommand.self,
    ])

  /// As it was called, so that what a tool of your own says of itself can be typed.
  static var programName: String {
    CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "tsumami"
  }

  public init() {}

  /// Runs the tool with scenes of your own beside those of the package, and ends the program.
  ///
  /// - Parameter scenes: a name of the package's replaces that scene.
  public static func main(scenes: [PlayableScene]) {
    PlayableScene.register(scenes)
    main()
  }
}
