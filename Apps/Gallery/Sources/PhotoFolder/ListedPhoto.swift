/// A photo of a folder, as `photos.json` tells the page with gestures: the server's, and that of an export.
package struct ListedPhoto: Codable, Equatable, Sendable {
  /// The file's name, without its folders.
  package var name: String

  /// The server's is `/photos/` and the path of the file; an export's is relative to the page.
  package var url: String

  /// Another one whenever the file has changed: with `?v=` behind an address, what is there may be
  /// kept for ever.
  package var version: String

  /// In pixels, as it is shown.
  package var width: Int
  package var height: Int

  /// Pixels in a point, as UIKit reads it from a name such as `cat@2x.jpg`; 1 without.
  package var scale: Int

  /// What is said in place of the picture.
  package var alt: String

  package init(
    name: String, url: String, version: String, width: Int, height: Int, description: String?
  ) {
    let title = Title(fileName: name)
    (self.name, self.url, self.version) = (name, url, version)
    (self.width, self.height) = (width, height)
    scale = title.scale
    alt = description ?? title.text
  }
}
