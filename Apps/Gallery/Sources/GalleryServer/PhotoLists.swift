import Foundation
import PhotoFacts
import PhotoFolder
import PhotoIndex
import ServiceLifecycle

/// A part of the list, as `/photos` tells it.
struct ListedPage: Encodable, Sendable {
  var epoch: String
  var version: Int
  var total: Int
  var isDated: Bool?
  var order: PhotoOrder
  /// True where ratings may be given, and favourites kept.
  var mayRate: Bool?
  /// Those of all photos, in the first page of several: albums are there at once, wherever their photos are in the list.
  var folders: [String]?
  /// What the folder is called, where there is no photo in it: a page has nothing else to show.
  var name: String?
  var photos: [ListedPhoto]
  var next: String?
  var progress: IndexProgress
}

/// What has changed, as `/photos?since=` tells it.
struct ListedChanges: Encodable, Sendable {
  var epoch: String
  var version: Int
  var changed: [ListedPhoto]
  var removed: [Int64]
  var next: String?
  var progress: IndexProgress
}

extension PhotoLibrary {
  func page(after cursor: PhotoCursor?, limit: Int, order: PhotoOrder?) async throws -> ListedPage {
    if cursor == nil { await settle() }
    let page = try await index.page(after: cursor, limit: limit, order: order)
    if cursor == nil { await ahead.listed(in: page.order) }
    return ListedPage(
      epoch: page.epoch, version: page.version, total: page.total, isDated: page.isDated,
      order: page.order,
      mayRate: cursor == nil && mayRate ? true : nil,
      folders: page.folders, name: page.total == 0 ? folder.name : nil,
      photos: page.photos.map(ListedPhoto.init(served:)),
      next: page.next?.text,
      progress: await index.progress)
  }

  /// What has changed since a version. Where nothing has, it waits for that, for so many seconds at most.
  func changes(
    epoch: String, since version: Int, after cursor: PhotoCursor?, limit: Int, wait: Double
  ) async throws -> ListedChanges {
    await settle()
    let updates = await index.progressUpdates()
    let before = try await changes(epoch, version, cursor, limit)
    guard wait > 0, cursor == nil, before.isEmpty else { return before }
    let (news, end) = AsyncStream.makeStream(of: Void.self)
    await cancelWhenGracefulShutdown {
      await withTaskGroup { tasks in
        tasks.addTask {
          for await progress in updates {
            let version = try? await index.version.version
            if progress != before.progress || version != before.version { break }
          }
          end.finish()
        }
        tasks.addTask {
          try? await Task.sleep(for: .seconds(min(wait, longestWait)))
          end.finish()
        }
        for await _ in news {}
        tasks.cancelAll()
      }
    }
    return try await changes(epoch, version, cursor, limit)
  }

  private func changes(
    _ epoch: String, _ version: Int, _ cursor: PhotoCursor?, _ limit: Int
  ) async throws -> ListedChanges {
    let changes = try await index.changes(
      epoch: epoch, since: version, after: cursor, limit: limit)
    return ListedChanges(
      epoch: changes.epoch, version: changes.version,
      changed: changes.changed.map(ListedPhoto.init(served:)), removed: changes.removed,
      next: changes.next?.text, progress: await index.progress)
  }
}

extension ListedChanges {
  var isEmpty: Bool { changed.isEmpty && removed.isEmpty }
}

extension ListedPhoto {
  /// A photo with the addresses that the server gives it.
  init(served photo: IndexedPhoto) {
    self.init(photo, url: "/photos/" + photo.link, version: photo.version)
    if photo.family != .image || !photo.isShownByBrowsers { shown = "/shown/" + photo.link }
    favourite = photo.isFavourite ? true : nil
    keywords = photo.keywords.isEmpty ? nil : photo.keywords
    if photo.isHuge { tiles = "/tiles/TILE/" + photo.link }
    raw = photo.raw.map { "/photos/" + IndexedPhoto.link($0) }
    motion =
      switch photo.motion {
      case .within: "/motion/" + photo.link
      case .file(let path): "/photos/" + IndexedPhoto.link(path)
      case nil: nil
      }
  }
}

/// Everything about a photo, as `/photos/ID/facts` tells it.
struct ListedFacts: Encodable, Sendable {
  var photo: ListedPhoto
  var bytes: Int
  /// Of the same photo as RAW.
  var rawBytes: Int?
  var contentType: String
  var dateSource: CaptureDate.Source
  var camera: String?
  var lens: String?
  var exposure: PhotoFacts.Exposure?
  var place: PhotoFacts.Place?
  var description: String?

  /// In base64.
  var placeholder: String?

  init(_ detailed: DetailedPhoto) {
    let (facts, size) = (detailed.facts, detailed.size)
    photo = ListedPhoto(served: detailed.photo)
    (bytes, rawBytes, contentType) = (size, detailed.rawSize, facts.contentType)
    dateSource = detailed.photo.taken.source
    (camera, lens, exposure, place) = (facts.camera, facts.lens, facts.exposure, facts.place)
    description = facts.description
    placeholder = facts.placeholder.map { Data($0).base64EncodedString() }
  }

  private enum CodingKeys: CodingKey {
    case bytes, rawBytes, contentType, dateSource, camera, lens, exposure, place, description,
      placeholder
  }

  /// The fields of the list stand beside the others.
  func encode(to encoder: any Encoder) throws {
    try photo.encode(to: encoder)
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(bytes, forKey: .bytes)
    try values.encodeIfPresent(rawBytes, forKey: .rawBytes)
    try values.encode(contentType, forKey: .contentType)
    try values.encode(dateSource, forKey: .dateSource)
    try values.encodeIfPresent(camera, forKey: .camera)
    try values.encodeIfPresent(lens, forKey: .lens)
    try values.encodeIfPresent(exposure, forKey: .exposure)
    try values.encodeIfPresent(place, forKey: .place)
    try values.encodeIfPresent(description, forKey: .description)
    try values.encodeIfPresent(placeholder, forKey: .placeholder)
  }
}
