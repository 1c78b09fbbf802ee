import Foundation
import PhotoFolder

/// A part of the list of an export's page: a file that names the next one. The page shows the first photos while the others are on
/// their way.
struct ListPart: Encodable {
  var total: Int
  var isDated: Bool

  /// `date` or `name`.
  var order: String
  var photos: [ListedPhoto]

  /// Those of all photos, in the first part of several: albums are there at once, wherever their photos are in the list.
  var folders: [String]?

  /// The next part's file; nil in the last one.
  var next: String?

  /// Photos of the first part: some screens.
  static let first = 500

  /// Photos of each other part.
  static let most = 5000

  /// The parts of a list, in their order, and the files that they are written to.
  ///
  /// - Parameter isDated: whether photos have dates of their own: then the list has the newest first, otherwise it is in the order of
  ///   names.
  static func parts(of list: [ListedPhoto], isDated: Bool) -> [(part: ListPart, path: String)] {
    var parts: [(ListPart, String)] = []
    var start = 0
    repeat {
      let end = min(list.count, start + (start == 0 ? first : most))
      let part = ListPart(
        total: list.count, isDated: isDated, order: isDated ? "date" : "name",
        photos: Array(list[start..<end]),
        folders: start == 0 && end < list.count ? Set(list.map(\.folder)).sorted() : nil,
        next: end < list.count ? path(parts.count + 1) : nil)
      parts.append((part, path(parts.count)))
      start = end
    } while start < list.count
    return parts
  }

  private static func path(_ number: Int) -> String { "photos-\(number + 1).json" }

  /// The page, which is told where its list is.
  static func named(inPage html: Data) -> Data {
    let text = String(decoding: html, as: UTF8.self)
    return Data(
      text.replacing(
        "<meta name=\"photos\" content=\"photos\">",
        with: "<meta name=\"photos\" content=\"\(path(0))\">"
      ).utf8)
  }
}
