import ArgumentParser
import FlyingFox
import FlyingSocks
import Foundation
import GalleryServer
import PhotoFolder

/// `gallery FOLDER --page …`: serves the photos of a folder until it is interrupted.
@main
struct Gallery: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows the photos of a folder in the browser, with UIKit's gestures.")

  @Argument(help: "The folder of the photos; those in its folders are shown, too.")
  var photos: String

  @Option(help: "The folder of index.html and what it loads, as `make wasm` puts it together.")
  var page: String

  @Option(help: "The port; 0 takes any that is free.")
  var port: UInt16 = 8080

  @Option(help: "The address to listen on; 0.0.0.0 lets other machines in.")
  var host = "127.0.0.1"

  @Flag(help: "Show every request.")
  var verbose = false

  static func main() async {
    do {
      var command = try parseAsRoot()
      if let command = command as? Gallery { try await command.run() } else { try command.run() }
    } catch let failure as Failure {
      failure.exit()
    } catch {
      exit(withError: error)
    }
  }

  func run() async throws {
    let library = PhotoLibrary(folder: try folder(photos))
    let server = HTTPServer(
      config: .init(
        address: try Host(host).address(port: port),
        logger: verbose ? PrintLogger(category: "gallery") : .disabled),
      handler: Site(page: try folder(page), library: library))
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
}
