import ArgumentParser
import Foundation
import GalleryServer
import Logging
import NIOCore
import PhotoFolder

/// `gallery FOLDER --page … --module …`: serves the photos of a folder until it is interrupted.
@main
struct Gallery: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows the photos of a folder in the browser, with UIKit's gestures.")

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

  @Option(
    help: ArgumentHelp(
      "A file whose first line has to be said before anything is shown.",
      discussion:
        "Not the password itself: every program on this machine can see how a command was called.",
      valueName: "file"))
  var password: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "The files of a certificate and of its key: HTTPS.", valueName: "certificate> <key"))
  var tls: [String] = []

  @Option(
    help: ArgumentHelp(
      "A name by which browsers may ask for this server, beside this machine's own. Can be given again.",
      valueName: "name"))
  var name: [String] = []

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

  func validate() throws {
    guard tls.isEmpty || tls.count == 2 else {
      throw ValidationError("--tls takes two files: the certificate, and its key")
    }
  }

  func run() async throws {
    let library = PhotoLibrary(folder: try folder(photos))
    let host = try Host(host)
    let options = try serverOptions(host)
    let server = try webServer(library, options)
    let (ports, found) = AsyncStream.makeStream(of: Int.self)
    do {
      try await withThrowingTaskGroup { tasks in
        tasks.addTask {
          try await server.run(stoppingAt: [.sigterm, .sigint]) { found.yield($0) }
          found.finish()
        }
        tasks.addTask {
          for await port in ports {
            let url = host.url(port: port, isSecure: options.tls != nil)
            try await announce(url, library, options)
          }
        }
        // The server runs until it is stopped or fails; the announcement ends before.
        do { while try await tasks.next() != nil {} } catch {
          found.finish()
          throw error
        }
      }
    } catch let error as IOError {
      throw Failure(listening: error, host: host.name, port: port)
    }
  }

  private func serverOptions(_ host: Host) throws -> WebServer.Options {
    var options = WebServer.Options()
    options.host = host.name
    options.port = Int(port)
    options.names = name
    options.password = try password.map(firstLine)
    if tls.count == 2 { options.tls = (tls[0], tls[1]) }
    return options
  }

  private func webServer(_ library: PhotoLibrary, _ options: WebServer.Options) throws -> WebServer
  {
    let site = Site(page: try folder(page), module: try moduleFile(), library: library)
    var logger = Logger(label: "gallery", factory: StreamLogHandler.standardError(label:))
    logger.logLevel = verbose ? .info : .warning
    do { return try WebServer(site: site, options: options, logger: logger) } catch {
      throw Failure(.noInput, "--tls \(tls.joined(separator: " ")): \(error)")
    }
  }

  private func announce(
    _ url: String, _ library: PhotoLibrary, _ options: WebServer.Options
  ) async throws {
    for line in try Self.warnings(host: Host(host), options) { Failure.warn(line) }
    let (count, leftOut) = await library.survey()
    for fault in leftOut { Failure.warn("\(fault); left out") }
    if count == 0 {
      Failure.warn("\(photos): no photo in this folder yet (JPEG, PNG, GIF, WebP, AVIF)")
    }
    let text = """
      \(count) \(count == 1 ? "photo" : "photos") from \(photos)
      \(url) shows \(count == 1 ? "it" : "them"). Control-C ends it.

      """
    // Not `print`, which keeps the text back from whoever reads it through a pipe.
    try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }

  /// What it means to be reached from other machines.
  static func warnings(host: Host, _ options: WebServer.Options) -> [String] {
    if host.isThisMachineOnly { return [] }
    var lines: [String] = []
    if options.password == nil {
      lines.append(
        "--host \(host.name): everybody who can reach this machine sees these photos; --password asks for one"
      )
    }
    if options.tls == nil {
      lines.append(
        "--host \(host.name): photos\(options.password == nil ? "" : " and the password") travel readable for others in the network; --tls encrypts them"
      )
    }
    return lines
  }

  private func firstLine(of path: String) throws -> String {
    let text = try? String(contentsOfFile: path, encoding: .utf8)
    guard let line = text?.split(whereSeparator: \.isNewline).first, !line.isEmpty else {
      throw Failure(.noInput, "--password \(path): no file with a password in its first line")
    }
    return String(line)
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
