import Foundation
import HTTPTypes
import Hummingbird
import PhotoFolder
import PhotoIndex

// What people say of photos: `PATCH /ratings` with `{"/photos/Italy/IMG_1.jpg": {"rating": 3, "favourite": true}}`. The only thing that a
// request changes.
extension Site {
  static let ratingsPath = "/ratings"

  /// A page of another site cannot send this: browsers ask the server first whether it may use this method, and it says no.
  func rate(_ request: Request) async -> Response {
    guard library.mayRate else {
      return Answer.plain(
        .forbidden, because: "Ratings and favourites cannot be given here.", to: request)
    }
    guard request.headers[.contentType]?.hasPrefix("application/json") == true else {
      return Answer.plain(
        .unsupportedMediaType, because: "Ratings come as application/json.", to: request)
    }
    let changes: [[UInt8]: MarkChange]
    switch await Self.changes(in: request) {
    case .success(let read): changes = read
    case .failure(let fault):
      return Answer.plain(.badRequest, because: fault.reason, to: request)
    }
    do {
      let unknown = try await library.index.mark(changes)
      return json(
        RatingAnswer(unknown: unknown.map { "/photos/" + IndexedPhoto.link($0) }.sorted()), request)
    } catch {
      return Answer.plain(
        .serviceUnavailable, because: "This cannot be kept: \(error)", to: request)
    }
  }

  private struct Fault: Error { var reason: String }

  private static func changes(in request: Request) async -> Result<[[UInt8]: MarkChange], Fault> {
    var values: [String: WantedMarks] = [:]
    do {
      let body = try await request.body.collect(upTo: Limits.largestBody)
      values = try JSONDecoder().decode([String: WantedMarks].self, from: Data(buffer: body))
    } catch DecodingError.dataCorrupted(let place) where !place.codingPath.isEmpty {
      let names = place.codingPath.map(\.stringValue).joined(separator: ": ")
      return .failure(Fault(reason: "\(names): \(place.debugDescription)"))
    } catch {
      return .failure(
        Fault(reason: "An object is needed, with a number, null or an object for each address."))
    }
    var changes: [[UInt8]: MarkChange] = [:]
    for (address, wanted) in values {
      guard let path = RequestPath(target: address), path.names.count > 1,
        path.names[0] == Array("photos".utf8)
      else { return .failure(Fault(reason: "\(address): no photo's address")) }
      changes[Array(path.names.dropFirst().joined(separator: [UInt8(ascii: "/")]))] = wanted.change
    }
    return .success(changes)
  }
}

/// What `PATCH /ratings` answers.
struct RatingAnswer: Encodable {
  /// Addresses at which there is no photo; for all others it has been done.
  var unknown: [String]
}
