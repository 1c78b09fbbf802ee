import ArgumentParser
import Foundation
import GalleryExport
import PhotoFolder
import PhotoIndex
import ThumbnailStore

/// `gallery export FOLDER OUT`: writes a static site.
struct ExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery export",
    abstract: "Writes the photos of a folder as pages for any web server, object store or disk.",
    discussion: """
      Pages show without JavaScript and open from the disk, too. A second run writes what has changed and removes what is \
      gone; one that was stopped goes on where it was.
      """)

  @Argument(help: "The folder of the photos.")
  var photos: String

  @Argument(help: "The folder of the site: a new one, or that of an earlier export.")
  var out: String

  @Option(help: "What becomes of the photos themselves: copy, link, resize=PIXELS or none.")
  var originals = "copy"

  @Flag(help: "Leave places, serial numbers and owners' names in the files.")
  var keepLocation = false

  @Flag(name: [.customShort("n"), .long], help: "Say what would be done, and do nothing.")
  var dryRun = false

  @Option(help: "The name of the site; the folder's where there is none.")
  var title: String?

  @Option(
    help: "Where the site will be, such as https://example.org/photos: for previews in messengers.")
  var address: String?

  @Option(help: "The folder for what can be made again; ~/.cache/tsumami where there is none.")
  var cache: String?

  @Option(help: "The folder of the ratings; ~/.local/share/tsumami where there is none.")
  var data: String?

  @Option(
    help: "The folder of the page with gestures and its modules, to put it beside the plain ones.")
  var page: String?

  func validate() throws {
    try Gallery.check(folder: photos)
    try Gallery.check(folder: out)
    guard ExportOptions.Originals(originals) != nil else {
      throw ValidationError("--originals \(originals): copy, link, resize=2560 or none")
    }
  }

  func run() async throws {
    var options = ExportOptions()
    options.originals = ExportOptions.Originals(originals) ?? .copy
    (options.keepsLocation, options.isDryRun) = (keepLocation, dryRun)
    (options.title, options.address) = (title, address)
    let view = try page.map(existing)
    let library = try Library(photos: photos, cache: cache, data: data)
    let exporter = Exporter(
      index: library.index, thumbnails: library.thumbnails, decoder: library.decoder,
      options: options, view: view)
    let isTerminal = isatty(2) == 1
    let out = URL(fileURLWithPath: out)
    do {
      try exporter.check(out)
      try await read(library)
      let report = try await exporter.export(to: out) { done, all in
        if isTerminal { Terminal.write("\r\(done) of \(all) photos ") }
      }
      if isTerminal { Terminal.write("\r\u{1B}[K") }
      tell(report)
    } catch let fault as ExportFault {
      throw Failure(.usage, fault.description)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(.system, "\(self.out): \(error.localizedDescription)")
    }
  }

  private func read(_ library: Library) async throws {
    try await library.checkDecoders()
    let terminal = Terminal(index: library.index, photos: photos)
    let shown = Task { await terminal.follow() }
    await library.index.update()
    shown.cancel()
    let progress = await library.index.progress
    if let problem = progress.problem { throw Failure(.noInput, problem) }
    for line in progress.leftOut { Failure.warn("\(line); left out") }
  }

  private func tell(_ report: ExportReport) {
    for line in report.leftOut { Failure.warn("\(line); left out") }
    let would = dryRun ? "would be " : ""
    print(
      """
      \(report.photos) \(report.photos == 1 ? "photo" : "photos") in \(out): \(report.written) files \(would)written, \
      \(report.unchanged) as they were, \(report.removed) \(would)removed
      """)
  }

  private func existing(_ path: String) throws -> URL {
    guard FileManager.default.isReadableFile(atPath: path) else {
      throw Failure(.noInput, "\(path): no such file or folder")
    }
    return URL(fileURLWithPath: path)
  }
}
