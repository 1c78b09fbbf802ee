import Foundation
import HTTPTypes
import Hummingbird
import PhotoFolder

/// What is where: the page with its modules, the list of the photos, the photos, and their thumbnails.
public struct Site: Sendable {
  private let page: Folder
  private let library: PhotoLibrary
  private let thumbnails = ThumbnailMaker()

  /// - Parameters:
  ///   - page: the folder of `index.html` and what it loads. A `.br` or a `.gz` beside a file is its compressed form.
  public init(page: Folder, library: PhotoLibrary) {
    self.page = page
    self.library = library
  }

  /// Whether the folder of the photos can be looked into.
  var isFolderThere: Bool { library.folder.fault == nil }

  func answer(to request: Request) async -> Response {
    guard request.method == .get || request.method == .head else {
      return Answer.plain(.methodNotAllowed, [.allow: "GET, HEAD"], to: request)
    }
    let target = request.head.path ?? ""
    switch target.prefix(while: { $0 != "?" }) {
    case "/samples/":
      return await pageFile(named: ["samples", "index.html"].map { Array($0.utf8) }, request)
    case "/samples":
      // Links of the list count from its folder. Told as seen from here, for servers behind another one.
      return Answer.plain(.permanentRedirect, [.location: "samples/"], to: request)
    default: break
    }
    guard let path = RequestPath(target: target) else {
      return Answer.plain(.badRequest, to: request)
    }
    switch path.names.map({ String(decoding: $0, as: UTF8.self) }) {
    case []: return await pageFile(named: [Array("index.html".utf8)], request)
    case ["photos.json"]: return await list(request)
    case ["faults.json"]: return json(await library.survey().leftOut, request)
    case let names where names.first == "photos":
      guard let photo = library.file(Array(path.names.dropFirst())) else { break }
      return await Answer.file(photo.file, as: .init(contentType: photo.contentType), to: request)
    case let names where names.first == "thumbnails":
      guard names.count > 2,
        let answer = await thumbnail(names[1], Array(path.names.dropFirst(2)), request)
      else { break }
      return answer
    default: return await pageFile(named: path.names, request)
    }
    return Answer.plain(.notFound, to: request)
  }

  private func pageFile(named names: [[UInt8]], _ request: Request) async -> Response {
    guard let type = names.last.flatMap({ ContentType.page[ContentType.ending(of: $0)] }) else {
      return Answer.plain(.notFound, to: request)
    }
    return await file(page, names, as: type, request)
  }

  /// A file of the page, compressed where that form lies beside it and the client takes it.
  private func file(
    _ folder: Folder, _ names: [[UInt8]], as type: String, _ request: Request
  ) async -> Response {
    guard let name = names.last, let plain = folder.file(names) else {
      return Answer.plain(.notFound, to: request)
    }
    var kind = Answer.Presentation(contentType: type, varies: true)
    let accepted = request.headers[.acceptEncoding]
    for (coding, ending) in [("br", ".br"), ("gzip", ".gz")] where Self.accepts(coding, accepted) {
      // A compressed form older than the file is one of another version.
      if let packed = folder.file(names.dropLast() + [name + Array(ending.utf8)]),
        packed.modified >= plain.modified
      {
        kind.coding = coding
        return await Answer.file(packed, as: kind, to: request)
      }
    }
    return await Answer.file(plain, as: kind, to: request)
  }

  /// Nil for a size that there is not, and for names that lead to no photo.
  private func thumbnail(_ size: String, _ photo: [[UInt8]], _ request: Request) async
    -> Response?
  {
    guard let edge = Thumbnail.edges.first(where: { String($0) == size }),
      let file = library.file(photo)?.file
    else { return nil }
    let asked = request.uri.queryParameters["v"].map(String.init)
    return await Answer.thumbnail(
      tag: file.tag(coding: "-\(edge)"), isForever: asked == file.version, to: request
    ) { await thumbnails.thumbnail(of: file, edge: edge) }
  }

  /// 503 with the reason where the folder itself is gone: no photos would not be the truth.
  private func list(_ request: Request) async -> Response {
    if let fault = library.folder.fault {
      return Answer.plain(
        .serviceUnavailable, because: "The folder of the photos: \(fault)", to: request)
    }
    return json(await library.photos(), request)
  }

  private func json(_ value: some Encodable, _ request: Request) -> Response {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else {
      return Answer.plain(.internalServerError, to: request)
    }
    let accepted = request.headers[.acceptEncoding]
    return Answer.list(data, packed: Self.accepts("gzip", accepted), to: request)
  }

  /// Whether `Accept-Encoding` names the coding and does not take it back with `q=0`.
  static func accepts(_ coding: String, _ header: String?) -> Bool {
    (header ?? "").lowercased().split(separator: ",").contains { item in
      let parts = item.split(separator: ";").map { $0.filter { $0 != " " } }
      guard parts.first == coding else { return false }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }?.dropFirst(2)
      return weight.map { (Double($0) ?? 0) > 0 } ?? true
    }
  }
}
