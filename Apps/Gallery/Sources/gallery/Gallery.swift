import ArgumentParser
import FlyingFox
import FlyingSocks
import Foundation
import GalleryServer
import PhotoFolder

/// `gallery FOLDER --page … --module …`: serves the photos of a folder until it is interrupted.
@main
struct Gallery: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows the photos of a folder in the browser, with UIKit's gestures.",
    discussion:
      "`gallery export FOLDER OUT` writes them as a static site; `gallery export --help` says how.")

  @Argument(help: "The folder of the photos; those in its folders are shown, too.")
  var photos: String

  @Option(help: "The folder of index.html and what it loads.")
  var page: String

  @Option(help: "The wasm module.")
  var module: String

  @Option(help: "The port; 0 takes any that is free.")
  var port: UInt16 = 8080

  @Option(help: "The address to listen on; 0.0.0.0 lets other machines in.")
  var host = "127.0.0.1"

  @Flag(help: "Show every request.")
  var verbose = false

  static func main() async {
    // Not a subcommand to the parser: a command that has both would read `export` as the folder.
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "export" {
      await run(ExportCommand.self, Array(arguments.dropFirst()))
    } else {
      await run(Gallery.self, Array(arguments))
    }
  }

  private static func run<Command: AsyncParsableCommand>(
    _ type: Command.Type, _ arguments: [String]
  ) async {
    do {
      var command = try type.parseAsRoot(arguments)
      if var command = command as? Command { try await command.run() } else { try command.run() }
    } catch let failure as Failure {
      failure.exit()
    } catch {
      type.exit(withError: error)
    }
  }

  func run() async throws {
    let library = PhotoLibrary(folder: try folder(photos))
    let server = HTTPServer(
      config: .init(
        address: try Host(host).address(port: port),
        logger: verbose ? PrintLogger(category: "gallery") : .disabled),
      handler: Site(page: try folder(page), module: try moduleFile(), library: library))
    do {
      try await withThrowingTaskGroup { tasks in
        tasks.addTask { try await server.run() }
        tasks.addTask {
          try await server.waitUntilListening()
          try await announce(server, library)
        }
        // The server runs until it fails; the announcement ends before.
        while try await tasks.next() != nil {}
      }
    } catch let error as SocketError {
      throw Failure(listening: error, host: host, port: port)
    }
  }

  private func announce(_ server: HTTPServer, _ library: PhotoLibrary) async throws {
    let address = await server.listeningAddress
    let (count, leftOut) = await library.survey()
    for line in leftOut { Failure.warn("\(line); left out") }
    if count == 0 {
      Failure.warn("\(photos): no photo in this folder yet (JPEG, PNG, GIF, WebP, AVIF)")
    }
    let text = """
      \(count) \(count == 1 ? "photo" : "photos") from \(photos)
      \(Host.url(of: address, fallback: port)) shows \(count == 1 ? "it" : "them"). Control-C ends it.

      """
    // Not `print`, which keeps the text back from whoever reads it through a pipe.
    try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }

  private func folder(_ path: String) throws -> Folder {
    do { return try Folder(path) } catch { throw Failure(.noInput, "\(error)") }
  }

  private func moduleFile() throws -> (folder: Folder, name: String) {
    let url = URL(fileURLWithPath: module)
    guard FileManager.default.isReadableFile(atPath: module) else {
      throw Failure(.noInput, "\(module): no such wasm module; `make wasm` builds it")
    }
    return (try folder(url.deletingLastPathComponent().path), url.lastPathComponent)
  }
}
