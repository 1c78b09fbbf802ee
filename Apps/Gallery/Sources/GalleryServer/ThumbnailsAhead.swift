import Foundation
import PhotoFacts
import PhotoFolder
import PhotoIndex
import ThumbnailStore

/// Has the thumbnails made that a scroll will show next: those of the photos behind the one that was asked for last, in the order and
/// the direction in which they are asked for.
actor ThumbnailsAhead {
  private let index: PhotoIndex
  private let thumbnails: ThumbnailStore
  private let decoder: any PictureDecoder

  /// How many photos ahead: some screens of a phone, and one of a desk.
  static let count = 96

  /// The order that the last list was asked for in.
  private var order = PhotoOrder.name
  private var last: IndexedPhoto?
  private var isForward = true
  private var next: (photo: IndexedPhoto, edge: Int)?
  private var announcing: Task<Void, Never>?

  init(index: PhotoIndex, thumbnails: ThumbnailStore, decoder: any PictureDecoder) {
    (self.index, self.thumbnails, self.decoder) = (index, thumbnails, decoder)
  }

  func listed(in order: PhotoOrder) { self.order = order }

  /// A thumbnail of this photo was asked for. Many come at once; the last one of a tenth of a second counts.
  func asked(for photo: IndexedPhoto, edge: Int) {
    next = (photo, edge)
    guard announcing == nil else { return }
    announcing = Task {
      // Another one may be asked for while these are announced.
      while next != nil {
        try? await Task.sleep(for: .milliseconds(100))
        await announce()
      }
      announcing = nil
    }
  }

  private func announce() async {
    guard let (photo, edge) = next else { return }
    next = nil
    if let last, last.id != photo.id { isForward = last.precedes(photo, in: order) }
    last = photo
    let neighbours = try? await index.neighbours(
      of: photo.id, order: order, isForward: isForward, limit: Self.count)
    var items: [ThumbnailStore.Item] = []
    for photo in neighbours ?? [] {
      items.append(
        .init(content: photo.content, edge: edge) { [index, decoder] in
          let path = photo.path.split(separator: UInt8(ascii: "/")).map(Array.init)
          guard let file = index.folder.file(path) else { return .failure(.changed) }
          return .of(file, version: photo.version, photo.source, .shorterEdge(edge), by: decoder)
        })
    }
    await thumbnails.prepare(items)
  }
}

extension IndexedPhoto {
  fileprivate func precedes(_ other: IndexedPhoto, in order: PhotoOrder) -> Bool {
    switch order {
    case .name:
      NaturalKey.key(path: path).lexicographicallyPrecedes(NaturalKey.key(path: other.path))
    case .date: (taken.wallClock, id) > (other.taken.wallClock, other.id)
    }
  }

  /// As much as is needed for making a picture of it.
  fileprivate var source: PhotoFacts {
    var facts = PhotoFacts(
      family: family, contentType: contentType, isShownByBrowsers: isShownByBrowsers, content: [])
    (facts.orientation, facts.duration) = (orientation, duration)
    return facts
  }
}
