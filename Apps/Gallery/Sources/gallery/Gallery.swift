import ArgumentParser
import Decoding
import Foundation
import GalleryServer
import Logging
import NIOCore
import PhotoFolder
import PhotoIndex

/// `gallery FOLDER`: serves the photos of a folder until it is interrupted.
@main
struct Gallery: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows the photos of a folder in the browser, with UIKit's gestures.",
    discussion:
      "`gallery export FOLDER OUT` writes them as a static site; `gallery export --help` says how.",
    version: version)

  /// That of the file `VERSION`, as a test says.
  private static let version = "0.2.0"

  @Argument(help: "The folder of the photos; those in its folders are shown, too.")
  var photos: String

  @Option(
    help:
      "The folder of index.html and what it loads, as `make wasm` puts it together; where there is none, the one that was installed."
  )
  var page: String?

  @Option(
    help:
      "The folder for what can be made again: the index and the thumbnails; ~/.cache/tsumami where there is none."
  )
  var cache: String?

  @Option(
    help:
      "The folder for what people make, ratings and favourites; ~/.local/share/tsumami where there is none."
  )
  var data: String?

  @Option(
    help:
      "Who may rate photos and keep favourites: owner (with the password, or on this machine), everybody or nobody."
  )
  var ratings = Raters.owner

  @Option(help: "The port; 0 takes any that is free.")
  var port: UInt16 = 8080

  @Option(help: "The address to listen on; 0.0.0.0 lets other machines in.")
  var host = "127.0.0.1"

  @Option(
    help: ArgumentHelp(
      "A file whose first line has to be said before anything is shown. Not the password itself: every program on this machine can see how a command was called.",
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
    DecoderProcess.runIfAsked()
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

  func validate() throws {
    try Self.check(folder: photos)
    guard tls.isEmpty || tls.count == 2 else {
      throw ValidationError("--tls takes two files: the certificate, and its key")
    }
  }

  /// An empty name would be the folder that one is in: a script's variable that has no value is not meant so.
  static func check(folder: String) throws {
    if folder.isEmpty {
      throw ValidationError("the name of a folder is empty; a point is the one that you are in")
    }
  }

  func run() async throws {
    let host = try Host(host)
    let options = try serverOptions(host)
    let page = try folder(page ?? Self.installedPage())
    let library = try Library(
      photos: photos, cache: cache, data: data,
      mayRate: ratings.mayRate(host: host, names: name, hasPassword: password != nil))
    let server = try webServer(page, library, options)
    let terminal = Terminal(index: library.index, photos: photos)
    let shown = Task { await terminal.follow() }
    defer { shown.cancel() }
    let (ports, found) = AsyncStream.makeStream(of: Int.self)
    do {
      try await withThrowingTaskGroup { tasks in
        tasks.addTask {
          try await server.run(stoppingAt: [.sigterm, .sigint]) { found.yield($0) }
          found.finish()
        }
        tasks.addTask {
          for await port in ports {
            try await announce(host, port: port, library, options)
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

  private func webServer(
    _ page: Folder, _ library: Library, _ options: WebServer.Options
  ) throws -> WebServer {
    let site = Site(page: page, library: library.served)
    var logger = Logger(label: "gallery", factory: StreamLogHandler.standardError(label:))
    logger.logLevel = verbose ? .info : .warning
    do { return try WebServer(site: site, options: options, logger: logger) } catch {
      throw Failure(.noInput, "--tls \(tls.joined(separator: " ")): \(error)")
    }
  }

  /// Begins to read the folder, and says where the photos are: once the folder has been read, or a little later with what is known so
  /// far.
  private func announce(
    _ host: Host, port: Int, _ library: Library, _ options: WebServer.Options
  ) async throws {
    for line in Self.warnings(host: host, options) { Failure.warn(line) }
    // Not at the same time: what is asked for first is answered beside them.
    try await library.checkDecoders()
    let index = library.index
    let reading = Task { await index.follow() }
    let isRead = await reading.isDone(within: .seconds(2))
    let url = host.url(port: port, isSecure: options.tls != nil)
    if isRead {
      try await tell(library)
      try Self.say(
        "\(url) shows \(try await count(library) == 1 ? "it" : "them"). Control-C ends it.")
    } else {
      try Self.say(
        "\(url) shows what is known of \(photos), and the rest as it is read. Control-C ends it.")
    }
    try showForPhones(host, port, options)
    guard !isRead else { return }
    await reading.value
    try await tell(library)
  }

  private func count(_ library: Library) async throws -> Int {
    try await library.index.page(after: nil, limit: 1).total
  }

  private func tell(_ library: Library) async throws {
    Terminal(index: library.index, photos: photos).tell(await library.served.faults())
    let count = try await count(library)
    if count == 0 {
      Failure.warn("\(photos): no photo in this folder yet")
    }
    try Self.say("\(count) \(count == 1 ? "photo" : "photos") from \(photos)")
  }

  /// The addresses for other machines, and a QR code of the first one, where other machines are let in.
  private func showForPhones(_ host: Host, _ port: Int, _ options: WebServer.Options) throws {
    guard !host.isThisMachineOnly else { return }
    let names = host.isEveryAddress ? NetworkAddresses.all() : [host.name]
    let urls = try names.map { try Host($0).url(port: port, isSecure: options.tls != nil) }
    guard let first = urls.first else { return }
    try Self.say("For other devices in this network: \(urls.joined(separator: "  "))")
    if isatty(1) == 1, let lines = QRCode.lines(of: first) {
      try Self.say(lines.joined(separator: "\n"))
    }
  }

  /// Not `print`, which keeps the text back from whoever reads it through a pipe.
  private static func say(_ text: String) throws {
    try FileHandle.standardOutput.write(contentsOf: Data("\(text)\n".utf8))
  }

  /// `../share/tsumami/page` beside the program, or what `make wasm` has put together where this program was built.
  private static func installedPage() throws -> String {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let folders = [
      "../share/tsumami/page", "../../../../../../build/page", "../../../../../build/page",
    ]
    .map { program.appending(path: $0).standardized.path }
    guard
      let folder = folders.first(where: { access("\($0)/index.html", R_OK) == 0 })
    else {
      throw Failure(.noInput, "\(folders[0]): no page there; --page names its folder")
    }
    return folder
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
}

extension Task where Success == Void, Failure == Never {
  /// Whether it ends within some time.
  fileprivate func isDone(within time: Duration) async -> Bool {
    await withTaskGroup { tasks in
      let (ends, end) = AsyncStream.makeStream(of: Bool.self)
      Task<Void, Never> {
        await value
        end.yield(true)
      }
      tasks.addTask {
        try? await Task<Never, Never>.sleep(for: time)
        end.yield(false)
      }
      let isDone = await ends.first { _ in true } ?? false
      tasks.cancelAll()
      return isDone
    }
  }
}
