import Foundation
import HTTPTypes
import Hummingbird
import PhotoFolder
import PhotoIndex

// Ratings that people give: `PATCH /ratings` with `{"/photos/Italy/IMG_1.jpg": 3}`. The only thing that a request changes.
extension Site {
  static let ratingsPath = "/ratings"

  /// A page of another site cannot send this: browsers ask the server first whether it may use this method, and it says no.
  func rate(_ request: Request) async -> Response {
    guard library.mayRate else {
      return Answer.plain(.forbidden, because: "Ratings cannot be given here.", to: request)
    }
    guard request.headers[.contentType]?.hasPrefix("application/json") == true else {
      return Answer.plain(
        .unsupportedMediaType, because: "Ratings come as application/json.", to: request)
    }
    let ratings: [[UInt8]: Int?]
    switch await Self.ratings(in: request) {
    case .success(let read): ratings = read
    case .failure(let fault):
      return Answer.plain(.badRequest, because: fault.reason, to: request)
    }
    do {
      let unknown = try await library.index.rate(ratings)
      return json(
        RatingAnswer(unknown: unknown.map { "/photos/" + IndexedPhoto.link($0) }.sorted()), request)
    } catch {
      return Answer.plain(
        .serviceUnavailable, because: "The ratings cannot be kept: \(error)", to: request)
    }
  }

  private struct Fault: Error { var reason: String }

  private static func ratings(in request: Request) async -> Result<[[UInt8]: Int?], Fault> {
    guard let body = try? await request.body.collect(upTo: Limits.largestBody),
      let values = try? JSONDecoder().decode([String: Int?].self, from: Data(buffer: body))
    else {
      return .failure(
        Fault(reason: "An object is needed, with a number or null for each photo's address."))
    }
    var ratings: [[UInt8]: Int?] = [:]
    for (address, rating) in values {
      guard let path = RequestPath(target: address), path.names.count > 1,
        path.names[0] == Array("photos".utf8)
      else { return .failure(Fault(reason: "\(address): no photo's address")) }
      guard rating.map(PhotoIndex.ratings.contains) ?? true else {
        return .failure(Fault(reason: "\(address): a rating is a number from -1 to 5, or null"))
      }
      ratings[Array(path.names.dropFirst().joined(separator: [UInt8(ascii: "/")]))] =
        .some(rating)
    }
    return .success(ratings)
  }
}

/// What `PATCH /ratings` answers.
struct RatingAnswer: Encodable {
  /// Addresses at which there is no photo; all others have been rated.
  var unknown: [String]
}
