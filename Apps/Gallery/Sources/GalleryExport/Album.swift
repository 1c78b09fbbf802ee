import Foundation
import PhotoIndex

/// A folder of photos as a page shows it.
struct Album {
  /// The names that lead to it, for people; none for the whole.
  var names: [String]
  var photos: [IndexedPhoto] = []

  /// How many photos lie in it and in its albums, and the first of them, which stands for it.
  var count = 0
  var cover: IndexedPhoto?

  /// Those that lie in it, by the names that lead to them.
  var albums: [[String]] = []

  /// The albums of these photos, each after the one that it lies in. Folders without a photo of their own are
  /// there for the way down.
  static func all(_ photos: [IndexedPhoto]) -> [Album] {
    var albums: [[String]: Album] = [[]: Album(names: [])]
    var order: [[String]] = [[]]
    for photo in photos {
      let names = Array(photo.names.dropLast())
      for depth in 0..<names.count {
        let inner = Array(names[...depth])
        guard albums[inner] == nil else { continue }
        albums[inner] = Album(names: inner)
        albums[Array(names[..<depth])]?.albums.append(inner)
        order.append(inner)
      }
      albums[names]?.photos.append(photo)
      for depth in 0...names.count {
        let around = Array(names[..<depth])
        albums[around]?.count += 1
        if albums[around]?.cover == nil { albums[around]?.cover = photo }
      }
    }
    return order.compactMap { albums[$0] }
  }
}

extension IndexedPhoto {
  /// The names that lead to it, for people. Bytes that are no text are shown as what they stand for.
  var names: [String] {
    path.split(separator: UInt8(ascii: "/")).map { name in
      String(validating: name, as: UTF8.self)
        ?? String(decoding: name, as: UTF8.self) + "-" + content.prefix(8)
    }
  }
}
