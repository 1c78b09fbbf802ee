/// Why a file cannot be shown as a picture, in words for whoever put it there.
struct PictureFault: Error, Equatable, Sendable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  static let unreadable = PictureFault("cannot be read as a picture")
  static let empty = PictureFault("cannot be read as a picture: the file is empty")
}
