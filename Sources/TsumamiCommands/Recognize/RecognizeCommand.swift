import ArgumentParser
import Foundation
import TouchTraces

/// `tsumami recognize`: what the standard recognizers recognize in labelled recordings.
struct RecognizeCommand: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, markdown
  }

  static let configuration = CommandConfiguration(
    commandName: "recognize",
    abstract:
      "Plays labelled recordings into all standard recognizers, and says which are recognized.",
    discussion: """
      The folder has a folder of recordings for each label: \
      \(GestureLabel.allCases.map(\.rawValue).joined(separator: ", ")). For each recording that is not recognized as what its label says \
      the recognizers tell why.

        tsumami recognize recordings/labelled
        tsumami recognize --format markdown recordings/labelled > Recordings.md
      """)

  @Option(help: "text for people, markdown for a page.")
  var format = Format.text

  @Argument(
    help: ArgumentHelp("The folder with a folder for each label.", valueName: "folder"),
    completion: .directory)
  var folder: String

  // Scenes belong to the main actor; the tool has only the main thread.
  func run() throws {
    try reportingFailures { try MainActor.assumeIsolated { try recognize() } }
  }

  @MainActor private func recognize() throws {
    var report = RecognitionReport()
    for label in GestureLabel.allCases {
      let paths = recordings(label)
      guard !paths.isEmpty else { continue }
      report.add(
        label,
        try paths.map {
          (
            $0.deletingPathExtension().lastPathComponent,
            try TouchTrace.importing(ByteSource(path: $0.path)).trace
          )
        })
    }
    guard !report.folders.isEmpty else {
      throw Failure(.noInput, "\(folder): there is no folder of a label in it")
    }
    print(format == .text ? report.text : report.markdown)
  }

  /// The files with a label, in the order of their numbers.
  private func recordings(_ label: GestureLabel) -> [URL] {
    let url = URL(fileURLWithPath: folder).appendingPathComponent(label.rawValue)
    let files =
      (try? FileManager.default.contentsOfDirectory(
        at: url, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)) ?? []
    return files.sorted { $0.path.compare($1.path, options: .numeric) == .orderedAscending }
  }
}
