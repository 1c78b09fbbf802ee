import Foundation
import PhotoFacts
import PhotoFolder
import Towns

extension ListedPhoto {
  /// A photo of an index.
  ///
  /// - Parameters:
  ///   - url: the address of its file.
  ///   - version: of what is there.
  package init(_ photo: IndexedPhoto, url: String, version: String) {
    let end = photo.path.lastIndex(of: UInt8(ascii: "/")) ?? 0
    self.init(
      id: photo.id, url: url, version: version, name: photo.name,
      folder: String(decoding: photo.path[..<end], as: UTF8.self),
      date: photo.taken.text, width: photo.width, height: photo.height, kind: photo.kind,
      description: photo.description)
    duration = photo.family == .video ? photo.duration.map { ($0 * 100).rounded() / 100 } : nil
    isSilent = photo.isSilent ? true : nil
    camera = photo.camera
    town = photo.town
    rating = photo.rating == 0 ? nil : photo.rating
    isFileDate = photo.taken.source == .modified ? true : nil
    endsEarly = photo.endsEarly ? true : nil
    colour = photo.placeholder.flatMap(ThumbHash.colour(of:))
  }
}

extension IndexedPhoto {
  /// From how many pixels on a photo is shown in tiles instead of being loaded as one.
  package static let tiledFrom = 20_000_000

  /// The town where it was taken, where that is known.
  package var town: Town? {
    place.flatMap { TownTable.shared.town(latitude: $0.latitude, longitude: $0.longitude) }
  }

  /// Whether it is to be shown in tiles. Of a video there is no more to be had than its poster.
  package var isHuge: Bool { family != .video && width * height >= Self.tiledFrom }

  package var kind: ListedPhoto.Kind {
    switch family {
    case .video: .video
    case .raw: .raw
    case .image: motion != nil ? .live : raw != nil ? .raw : .photo
    }
  }
}
