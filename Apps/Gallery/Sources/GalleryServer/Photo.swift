import Foundation
import PhotoFolder

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
