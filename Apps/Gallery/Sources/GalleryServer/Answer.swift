import Foundation
import HTTPTypes
import Hummingbird
import PhotoFacts
import PhotoFolder
import ThumbnailStore

/// Answers to requests for files: 200, 206, 304 and 416, and what they have in common with all others.
enum Answer {
  /// How a file is presented.
  struct Presentation {
    var contentType: String
    /// `br` or `gzip` where the file is the compressed form of what is asked for.
    var coding: String?
    /// Whether the same address may answer with another coding to others.
    var varies = false

    /// Which bytes of it; nil is all.
    var part: Range<Int>?
  }

  static func file(
    _ file: OpenFile, as kind: Presentation, to request: Request
  ) async -> Response {
    let tag = file.tag(coding: kind.coding ?? (kind.part == nil ? "" : "-part"))
    let whole = kind.part ?? 0..<file.size
    let validators = Validators(tag: tag, modified: HTTPDate(seconds: file.modified.seconds))
    var headers = describe(kind, validators)
    headers[.acceptRanges] = "bytes"

    let asked = request.headers
    if validators.areKnown(
      ifNoneMatch: asked[.ifNoneMatch], ifModifiedSince: asked[.ifModifiedSince])
    {
      headers[.contentLength] = String(whole.count)
      return Response(status: .notModified, headers: headers)
    }
    // Ranges are for GET only, and only cut from the version that the client means.
    let mayCut = request.method == .get && validators.allowRange(ifRange: asked[.ifRange])
    switch mayCut ? ByteRange(header: asked[.range], size: whole.count) : .whole {
    case .whole:
      return await body(of: file, whole, .ok, headers, request)
    case .part(let range):
      headers[.contentRange] =
        "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(whole.count)"
      let start = whole.lowerBound
      return await body(
        of: file, start + range.lowerBound..<start + range.upperBound, .partialContent, headers,
        request)
    case .unsatisfiable:
      return plain(.rangeNotSatisfiable, [.contentRange: "bytes */\(whole.count)"], to: request)
    }
  }

  /// What is said of a version of a file, be it sent or known.
  private static func describe(_ kind: Presentation, _ validators: Validators) -> HTTPFields {
    var headers = common
    headers[.eTag] = validators.tag
    headers[.lastModified] = validators.modified.description
    headers[.contentType] = kind.contentType
    headers[.contentEncoding] = kind.coding
    if kind.varies { headers[.vary] = "Accept-Encoding" }
    return headers
  }

  /// A file in a compressed form that is made only where it has to be sent; the file itself where there is none.
  static func packed(
    _ file: OpenFile, as kind: Presentation, to request: Request, _ make: () async -> Data?
  ) async -> Response {
    let validators = Validators(
      tag: file.tag(coding: kind.coding ?? ""), modified: HTTPDate(seconds: file.modified.seconds))
    let (headers, asked) = (describe(kind, validators), request.headers)
    if validators.areKnown(
      ifNoneMatch: asked[.ifNoneMatch], ifModifiedSince: asked[.ifModifiedSince])
    {
      return Response(status: .notModified, headers: headers)
    }
    guard let small = await make() else {
      var plain = kind
      plain.coding = nil
      return await Self.file(file, as: plain, to: request)
    }
    return data(small, kind.contentType, .ok, headers, to: request)
  }

  /// A short answer in words, for what is no file.
  static func plain(
    _ status: HTTPResponse.Status, _ more: HTTPFields = [:], because reason: String? = nil,
    to request: Request
  ) -> Response {
    var headers = common
    for field in more { headers[field.name] = field.value }
    let text = "\(status.code) \(status.reasonPhrase)\n" + (reason.map { $0 + "\n" } ?? "")
    return data(Data(text.utf8), "text/plain; charset=utf-8", status, headers, to: request)
  }

  /// An answer made in memory.
  static func data(
    _ data: Data, _ contentType: String, _ status: HTTPResponse.Status = .ok,
    _ headers: HTTPFields = common, to request: Request
  ) -> Response {
    var headers = headers
    headers[.contentType] = contentType
    headers[.contentLength] = String(data.count)
    let body =
      request.method == .head ? ResponseBody() : ResponseBody(byteBuffer: ByteBuffer(bytes: data))
    return Response(status: status, headers: headers, body: body)
  }

  /// Something in JSON, compressed for those who take it, or 304 where the client has it.
  static func json(_ json: Data, coding: Compression?, to request: Request) -> Response {
    var headers = jsonHeaders(tag: Fingerprint.of(json), coding)
    guard !isKnown(headers, request) else {
      return Response(status: .notModified, headers: headers)
    }
    if let coding, let small = coding.packed(json) {
      return data(small, "application/json", .ok, headers, to: request)
    }
    headers[.contentEncoding] = nil
    return data(json, "application/json", .ok, headers, to: request)
  }

  /// The same, made only where it has to be sent, and compressed already where a coding is named.
  static func json(
    tag: String, coding: Compression?, to request: Request, _ make: () async throws -> Data
  ) async -> Response {
    let headers = jsonHeaders(tag: tag, coding)
    guard !isKnown(headers, request) else {
      return Response(status: .notModified, headers: headers)
    }
    guard let json = try? await make() else { return plain(.internalServerError, to: request) }
    return data(json, "application/json", .ok, headers, to: request)
  }

  private static func jsonHeaders(tag: String, _ coding: Compression?) -> HTTPFields {
    var headers = common
    headers[.contentType] = "application/json"
    headers[.contentEncoding] = coding?.rawValue
    headers[.vary] = "Accept-Encoding"
    headers[.eTag] = "\"\(tag)\(coding.map { "-\($0)" } ?? "")\""
    return headers
  }

  private static func isKnown(_ headers: HTTPFields, _ request: Request) -> Bool {
    Validators(tag: headers[.eTag] ?? "", modified: .now)
      .areKnown(ifNoneMatch: request.headers[.ifNoneMatch], ifModifiedSince: nil)
  }

  /// A picture that is made, or 304 where the client has it.
  ///
  /// - Parameters:
  ///   - make: is called only where it has to be sent.
  ///   - isForever: whether the address names the version, so that the client need not ask again.
  static func picture(
    tag: String, isForever: Bool, to request: Request, _ make: () async -> ThumbnailStore.Made
  ) async -> Response {
    var headers = common
    headers[.eTag] = tag
    if isForever { headers[.cacheControl] = "private, max-age=31536000, immutable" }
    if isKnown(headers, request) { return Response(status: .notModified, headers: headers) }
    switch await make() {
    case .success(let picture):
      return data(picture.bytes, picture.contentType, .ok, headers, to: request)
    case .failure(let fault):
      return plain(.unprocessableContent, because: "This file: \(fault).", to: request)
    }
  }

  private static func body(
    of file: OpenFile, _ range: Range<Int>, _ status: HTTPResponse.Status, _ headers: HTTPFields,
    _ request: Request
  ) async -> Response {
    var headers = headers
    headers[.contentLength] = String(range.count)
    guard request.method == .get, !range.isEmpty else {
      return Response(status: status, headers: headers)
    }
    let bytes = FileBytes(file: file, range: range)
    // What fits into one piece goes out in one write with the head.
    if range.count <= FileBytes.pieceSize,
      let piece = try? await bytes.piece(at: range.lowerBound),
      piece.readableBytes == range.count
    {
      return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: piece))
    }
    return Response(status: status, headers: headers, body: ResponseBody(of: bytes))
  }

  /// `no-cache` is "ask first": the tag makes asking cheap, and an edited photo is seen at once.
  /// The rest keeps other sites' pages from using the photos and this page from loading anything
  /// foreign; images may be addresses with their bytes in them, by which the page cancels a picture.
  /// The server itself adds the date.
  static let common: HTTPFields = [
    .cacheControl: "private, no-cache",
    .xContentTypeOptions: "nosniff",
    .crossOriginResourcePolicy: "same-origin",
    .contentSecurityPolicy:
      "default-src 'self'; img-src 'self' data:; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'self'",
  ]
}
