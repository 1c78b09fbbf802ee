/// Why a file cannot be shown, in words for the person who put it there.
package struct PictureFault: Error, Hashable, Codable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }

  package static let unreadable = PictureFault("cannot be read as a picture")
  package static let empty = PictureFault("the file is empty")
  package static let changed = PictureFault("was changed while it was read")

  static func needsTooMuchMemory(_ width: Int, _ height: Int) -> PictureFault {
    PictureFault("\(width) × \(height) pixels of this kind need too much memory")
  }
}
