import Foundation
import HTTPTypes
import Hummingbird
import PhotoFacts
import PhotoFolder
import PhotoIndex
import ThumbnailStore

/// What is where: the page with its modules, the lists of the photos, the photos, and pictures of them. `DESIGN.md` has a table of
/// the addresses.
public struct Site: Sendable {
  private let page: Folder
  private let packedFiles = PackedFiles()
  let library: PhotoLibrary

  /// - Parameters:
  ///   - page: the folder of `index.html` and what it loads. A `.br` or a `.gz` beside a file is its compressed form.
  package init(page: Folder, library: PhotoLibrary) {
    self.page = page
    self.library = library
  }

  /// Whether the folder of the photos can be looked into.
  var isFolderThere: Bool { library.folder.fault == nil }

  func answer(to request: Request) async -> Response {
    if request.method == .patch, request.head.path == Self.ratingsPath {
      return await rate(request)
    }
    guard request.method == .get || request.method == .head else {
      return Answer.plain(.methodNotAllowed, [.allow: "GET, HEAD"], to: request)
    }
    var target = request.head.path ?? ""
    // A folder of the page, such as /web/.
    if target.hasSuffix("/"), target != "/" { target += "index.html" }
    guard let path = RequestPath(target: target) else {
      return Answer.plain(.badRequest, to: request)
    }
    let rest = Array(path.names.dropFirst())
    let answer: Response?
    switch path.names.map({ String(decoding: $0, as: UTF8.self) }) {
    case []: answer = await pageFile(named: [Array("index.html".utf8)], request)
    case ["photos.json"]: answer = await list(request)
    case ["photos"]: answer = await part(request)
    case ["faults.json"]: answer = await json(library.faults(), request)
    case ["progress.json"]: answer = await json(library.index.progress, request)
    case let names where names.first == "photos" && names.count == 3 && names[2] == "facts":
      answer = await facts(names[1], request)
    case let names where names.first == "photos": answer = await photo(rest, request)
    case let names where names.first == "motion": answer = await motion(rest, request)
    case let names where names.first == "shown": answer = await picture(rest, .whole, request)
    case let names where names.first == "thumbnails":
      let edge = PhotoLibrary.edges.first { names.count > 2 && String($0) == names[1] }
      answer =
        if let edge {
          await picture(Array(rest.dropFirst()), .shorterEdge(edge), request)
        } else {
          nil
        }
    case let names where names.first == "tiles" && names.count > 2:
      answer =
        if let tile = ImageTile(names[1]) {
          await self.tile(tile, Array(rest.dropFirst()), request)
        } else {
          nil
        }
    default: answer = await pageFile(named: path.names, request)
    }
    return answer ?? Answer.plain(.notFound, to: request)
  }

  private func pageFile(named names: [[UInt8]], _ request: Request) async -> Response {
    guard let name = names.last, let type = ContentType.page[ContentType.ending(of: name)] else {
      return folder(named: names, request)
    }
    return await file(page, names, as: type, request)
  }

  /// Leads to a folder's page: its links count from the folder. Told as seen from here, for servers behind another one.
  private func folder(named names: [[UInt8]], _ request: Request) -> Response {
    guard let name = names.last, page.file(names + [Array("index.html".utf8)]) != nil else {
      return Answer.plain(.notFound, to: request)
    }
    let location = String(decoding: name, as: UTF8.self) + "/"
    return Answer.plain(.permanentRedirect, [.location: location], to: request)
  }

  /// A file of the page, compressed where the client takes it: as that form lies beside it, or, of a text, made now.
  private func file(
    _ folder: Folder, _ names: [[UInt8]], as type: String, _ request: Request
  ) async -> Response {
    guard let name = names.last, let plain = folder.file(names) else {
      return Answer.plain(.notFound, to: request)
    }
    var kind = Answer.Presentation(contentType: type, varies: true)
    let accepted = request.headers[.acceptEncoding]
    for (coding, ending) in [("br", ".br"), ("gzip", ".gz")]
    where Compression.accepts(coding, accepted) {
      // A compressed form older than the file is one of another version.
      if let packed = folder.file(names.dropLast() + [name + Array(ending.utf8)]),
        packed.modified >= plain.modified
      {
        kind.coding = coding
        return await Answer.file(packed, as: kind, to: request)
      }
    }
    if let coding = Compression.accepted(by: accepted), request.headers[.range] == nil,
      PackedFiles.packs(type, size: plain.size)
    {
      kind.coding = coding.rawValue
      return await Answer.packed(plain, as: kind, to: request) {
        await packedFiles.form(of: plain, coding)
      }
    }
    return await Answer.file(plain, as: kind, to: request)
  }

  private func photo(_ path: [[UInt8]], _ request: Request) async -> Response? {
    guard let photo = library.file(path) else { return nil }
    return await Answer.file(
      photo.file, as: .init(contentType: photo.kind.contentType), to: request)
  }

  /// The video in the file of a motion photo.
  private func motion(_ path: [[UInt8]], _ request: Request) async -> Response? {
    guard let (file, _) = library.file(path),
      let subject = await library.subject(at: path, version: nil), subject.version == file.version,
      let range = subject.facts.motion, range.upperBound <= file.size
    else { return nil }
    return await Answer.file(
      file, as: .init(contentType: "video/mp4", part: range), to: request)
  }

  /// A thumbnail, or the whole in a form that browsers show. Nil for names that lead to no photo.
  private func picture(
    _ path: [[UInt8]], _ size: Rendition.Size, _ request: Request
  ) async -> Response? {
    let asked = request.uri.queryParameters["v"].map(String.init)
    guard let subject = await library.subject(at: path, version: asked) else { return nil }
    if let photo = subject.photo, case .shorterEdge(let edge) = size {
      await library.ahead.asked(for: photo, edge: edge)
    }
    return await picture(subject, "\(size.storedEdge)", at: path, asked, request) {
      await library.rendition(of: $0, at: path, size: size)
    }
  }

  /// A tile of a huge photo. Nil for names that lead to no photo, and for tiles that it has not.
  private func tile(
    _ tile: ImageTile, _ path: [[UInt8]], _ request: Request
  ) async -> Response? {
    let asked = request.uri.queryParameters["v"].map(String.init)
    guard let subject = await library.subject(at: path, version: asked),
      subject.facts.family != .video,
      subject.facts.width > 0,
      ImagePyramid(width: subject.facts.width, height: subject.facts.height).contains(tile)
    else { return nil }
    return await picture(subject, tile.name, at: path, asked, request) {
      await library.tile(tile, of: $0, at: path)
    }
  }

  private func picture(
    _ subject: PhotoLibrary.Subject, _ form: String, at path: [[UInt8]], _ asked: String?,
    _ request: Request, make: (PhotoLibrary.Subject) async -> ThumbnailStore.Made
  ) async -> Response {
    await Answer.picture(
      tag: "\"\(subject.content)-\(form)\"", isForever: asked == subject.version, to: request
    ) {
      let made = await make(subject)
      // Changed since it was read: once more, by what it is now.
      guard made == .failure(.changed),
        let again = await library.subject(at: path, version: nil)
      else { return made }
      return await make(again)
    }
  }

  private func facts(_ id: String, _ request: Request) async -> Response? {
    guard let id = Int64(id), let photo = try? await library.index.photo(id: id) else {
      return nil
    }
    return json(ListedFacts(photo), request)
  }

  /// All photos. 503 with the reason where the folder itself is gone: no photos would not be the truth.
  private func list(_ request: Request) async -> Response {
    if let fault = library.folder.fault { return gone(fault, request) }
    await library.settle()
    let coding = Compression.accepted(by: request.headers[.acceptEncoding])
    do {
      let (epoch, version) = try await library.index.version
      let index = library.index
      return await Answer.json(
        tag: "\(Self.form)-\(epoch)-\(version)", coding: coding, to: request
      ) {
        try await library.lists.list(
          version: "\(Self.form)-\(epoch)-\(version)", coding: coding
        ) {
          let photos = try await index.all().map(ListedPhoto.init(served:))
          let data = try Self.encoder.encode(photos)
          return coding?.packed(data) ?? data
        }
      }
    } catch {
      return Answer.plain(.internalServerError, to: request)
    }
  }

  private func gone(_ fault: some CustomStringConvertible, _ request: Request) -> Response {
    Answer.plain(.serviceUnavailable, because: "The folder of the photos: \(fault)", to: request)
  }

  /// Another one whenever lists are written in another form.
  private static let form = 7

  /// A page of the list, or what has changed since a version.
  private func part(_ request: Request) async -> Response {
    let asked = request.uri.queryParameters
    func number(_ name: Substring) -> Double? { asked[name].flatMap { Double($0) } }
    let limit = Int(max(1, min(number("limit") ?? 1000, Double(PhotoIndex.largestPage))))
    let cursor = asked["after"].flatMap { PhotoCursor(String($0)) }
    do {
      guard let since = asked["since"] else {
        let word = asked["order"].map(String.init) ?? PhotoOrder.name.rawValue
        let order = PhotoOrder(rawValue: word)
        guard order != nil || word == "own" else {
          return Answer.plain(
            .badRequest, because: "order=name, order=date or order=own", to: request)
        }
        if cursor == nil, let fault = library.folder.fault { return gone(fault, request) }
        return json(
          try await library.page(after: cursor, limit: limit, order: order), request)
      }
      guard let version = Int(since), let epoch = asked["epoch"] else {
        return Answer.plain(.badRequest, because: "since=VERSION needs epoch=EPOCH", to: request)
      }
      return json(
        try await library.changes(
          epoch: String(epoch), since: version, after: cursor, limit: limit,
          wait: number("wait") ?? 0), request)
    } catch PhotoIndexError.startAgain {
      return Answer.plain(
        .gone, because: "What has changed since then is not known: read the list again.",
        to: request)
    } catch PhotoIndexError.wrongCursor {
      return Answer.plain(.badRequest, because: "after=: no place in this list", to: request)
    } catch {
      return Answer.plain(.internalServerError, to: request)
    }
  }

  func json(_ value: some Encodable, _ request: Request) -> Response {
    guard let data = try? Self.encoder.encode(value) else {
      return Answer.plain(.internalServerError, to: request)
    }
    return Answer.json(
      data, coding: Compression.accepted(by: request.headers[.acceptEncoding]), to: request)
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
