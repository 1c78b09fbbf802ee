import FlyingFox
import Foundation
import PhotoFolder

/// Answers to requests for files: 200, 206, 304 and 416, and what they have in common with all others.
enum Answer {
  /// How a file is presented.
  struct Presentation {
    var contentType: String
    /// `gzip` where the file is the compressed form of what is asked for.
    var coding: String?
    /// Whether the same address answers with another coding to others.
    var varies = false
  }

  static func file(_ file: OpenFile, as kind: Presentation, to request: HTTPRequest) -> HTTPResponse
  {
    let tag = file.tag(coding: kind.coding ?? "")
    let validators = Validators(tag: tag, modified: HTTPDate(seconds: file.modified.seconds))
    var headers = common
    headers[.eTag] = tag
    headers[.lastModified] = validators.modified.description
    headers[.acceptRanges] = "bytes"
    headers[.contentType] = kind.contentType
    headers[.contentEncoding] = kind.coding
    if kind.varies { headers[HTTPHeader("Vary")] = "Accept-Encoding" }

    let asked = request.headers
    if validators.areKnown(
      ifNoneMatch: asked[HTTPHeader("If-None-Match")], ifModifiedSince: asked[.ifModifiedSince])
    {
      headers[.contentLength] = String(file.size)
      return HTTPResponse(statusCode: .notModified, headers: headers)
    }
    // Ranges are for GET only, and only cut from the version that the client means.
    let mayCut =
      request.method == .GET && validators.allowRange(ifRange: asked[HTTPHeader("If-Range")])
    switch mayCut ? ByteRange(header: asked[.range], size: file.size) : .whole {
    case .whole:
      return body(of: file, 0..<file.size, .ok, headers, request)
    case .part(let range):
      headers[.contentRange] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(file.size)"
      return body(of: file, range, .partialContent, headers, request)
    case .unsatisfiable:
      return plain(.rangeNotSatisfiable, [.contentRange: "bytes */\(file.size)"], to: request)
    }
  }

  /// A short answer in words, for what is no file.
  static func plain(
    _ status: HTTPStatusCode, _ more: [HTTPHeader: String] = [:], because reason: String? = nil,
    to request: HTTPRequest
  ) -> HTTPResponse {
    var headers = common
    for (header, value) in more { headers[header] = value }
    let text = "\(status.code) \(status.phrase)\n" + (reason.map { $0 + "\n" } ?? "")
    return data(Data(text.utf8), "text/plain; charset=utf-8", status, headers, to: request)
  }

  /// An answer made in memory.
  static func data(
    _ data: Data, _ contentType: String, _ status: HTTPStatusCode = .ok,
    _ headers: HTTPHeaders = common, to request: HTTPRequest
  ) -> HTTPResponse {
    var headers = headers
    headers[.contentType] = contentType
    headers[.contentLength] = String(data.count)
    return HTTPResponse(
      statusCode: status, headers: headers, body: request.method == .HEAD ? Data() : data)
  }

  /// The list of the photos, or 304 where the client has it: ten thousand photos are a megabyte, a
  /// tenth of that packed.
  static func list(_ json: Data, packed: Bool, to request: HTTPRequest) -> HTTPResponse {
    var headers = common
    headers[HTTPHeader("Vary")] = "Accept-Encoding"
    let tag = "\"\(Fingerprint.of(json))\(packed ? "-gzip" : "")\""
    headers[.eTag] = tag
    if Validators(tag: tag, modified: .now).areKnown(
      ifNoneMatch: request.headers[HTTPHeader("If-None-Match")], ifModifiedSince: nil)
    {
      headers[.contentType] = "application/json"
      return HTTPResponse(statusCode: .notModified, headers: headers)
    }
    if packed, let small = Gzip.packed(json) {
      headers[.contentEncoding] = "gzip"
      return data(small, "application/json", .ok, headers, to: request)
    }
    return data(json, "application/json", .ok, headers, to: request)
  }

  /// A thumbnail, or 304 where the client has it.
  ///
  /// - Parameters:
  ///   - make: is called only where it has to be sent.
  ///   - isForever: whether the address names the version, so that the client need not ask again.
  static func thumbnail(
    tag: String, isForever: Bool, to request: HTTPRequest, _ make: () async -> ThumbnailMaker.Made
  ) async -> HTTPResponse {
    var headers = common
    headers[.eTag] = tag
    if isForever { headers[.cacheControl] = "private, max-age=31536000, immutable" }
    let validators = Validators(tag: tag, modified: .now)
    if validators.areKnown(
      ifNoneMatch: request.headers[HTTPHeader("If-None-Match")], ifModifiedSince: nil)
    {
      return HTTPResponse(statusCode: .notModified, headers: headers)
    }
    switch await make() {
    case .success(let thumbnail):
      return data(thumbnail.bytes, thumbnail.contentType, .ok, headers, to: request)
    case .failure(let fault):
      return plain(.unprocessableContent, because: "This file: \(fault).", to: request)
    }
  }

  private static func body(
    of file: OpenFile, _ range: Range<Int>, _ status: HTTPStatusCode, _ headers: HTTPHeaders,
    _ request: HTTPRequest
  ) -> HTTPResponse {
    var headers = headers
    headers[.contentLength] = String(range.count)
    guard request.method == .GET, !range.isEmpty else {
      return HTTPResponse(statusCode: status, headers: headers)
    }
    return HTTPResponse(
      statusCode: status, headers: headers, body: FileBytes(file: file, range: range).body)
  }

  /// `no-cache` is "ask first": the tag makes asking cheap, and an edited photo is seen at once.
  /// The rest keeps other sites' pages from using the photos and this page from loading anything
  /// foreign.
  static var common: HTTPHeaders {
    var headers = HTTPHeaders()
    headers[.date] = HTTPDate.now.description
    headers[.cacheControl] = "private, no-cache"
    headers[HTTPHeader("X-Content-Type-Options")] = "nosniff"
    headers[HTTPHeader("Cross-Origin-Resource-Policy")] = "same-origin"
    headers[HTTPHeader("Content-Security-Policy")] =
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'self'"
    return headers
  }
}
