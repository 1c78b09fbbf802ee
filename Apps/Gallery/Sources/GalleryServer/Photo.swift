import Foundation

/// One photo of the folder, as `/photos.json` tells the page.
struct Photo: Codable, Equatable, Sendable {
  /// The file's name, without its folders.
  var name: String

  /// `/photos/` and the way to the file, in which every photo has its own.
  var url: String

  /// Another one whenever the file has changed: with `?v=` behind an address, what is there may be
  /// kept for ever.
  var version: String

  /// In pixels, as it is shown.
  var width: Int
  var height: Int

  /// Pixels in a point, as UIKit reads it from a name such as `cat@2x.jpg`; 1 without.
  var scale: Int

  /// What is said in place of the picture.
  var alt: String

  /// - Parameter path: the names that lead to the file; the last one is its own.
  init(path: [[UInt8]], header: ImageHeader, version: String) {
    self.version = version
    let name = String(decoding: path.last ?? [], as: UTF8.self)
    self.name = name
    url = "/photos/" + path.map(RequestPath.encoded).joined(separator: "/")
    (width, height) = (header.width, header.height)
    let title = Title(fileName: name)
    scale = title.scale
    alt = header.description ?? title.text
  }
}

/// A file's name as words: `01-harbour_at_dawn@2x.webp` is "harbour at dawn" at scale 2.
struct Title: Equatable {
  var text: String
  var scale: Int

  init(text: String, scale: Int) {
    self.text = text
    self.scale = scale
  }

  init(fileName: String) {
    var stem = fileName[...]
    if let dot = stem.lastIndex(of: "."), dot != stem.startIndex { stem = stem[..<dot] }
    scale = 1
    for candidate in [2, 3] where stem.hasSuffix("@\(candidate)x") {
      scale = candidate
      stem = stem.dropLast(3)
    }
    let words = stem.split { $0 == "_" || $0 == "-" || $0 == " " }
    // A number in front of words only sorts them.
    let isOrdered = words.count > 1 && words[0].allSatisfy(\.isNumber)
    text = (isOrdered && words[0].count < 4 ? words.dropFirst() : words[...])
      .joined(separator: " ")
    if text.isEmpty { text = fileName }
  }
}
