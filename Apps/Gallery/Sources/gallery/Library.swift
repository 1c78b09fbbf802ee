import Decoding
import Foundation
import GalleryServer
import PhotoFacts
import PhotoFolder
import PhotoIndex
import ThumbnailStore

/// A folder of photos with what is kept of it in the cache.
struct Library {
  let index: PhotoIndex
  let thumbnails: ThumbnailStore
  let decoder: any PictureDecoder
  private let list: URL
  private let mayRate: Bool

  /// - Parameters:
  ///   - photos: the folder, as the user writes it.
  ///   - cache: where what can be made again is kept; nil for the usual place.
  ///   - data: where ratings are kept; nil for the usual place.
  ///   - mayRate: whether those who see the photos may rate them.
  init(photos: String, cache: String?, data: String?, mayRate: Bool = false) throws {
    let cache = cache.map { CacheFolder(URL(fileURLWithPath: $0)) } ?? .standard()
    let data = data.map { DataFolder(URL(fileURLWithPath: $0)) } ?? .standard()
    self.mayRate = mayRate
    let folder: Folder
    do { folder = try Folder(photos) } catch { throw Failure(.noInput, "\(error)") }
    let decoders = Decoders(warn: Failure.warn)
    do { try decoders.check() } catch { throw Failure(.system, "\(error)") }
    decoder = decoders
    do {
      index = try PhotoIndex(
        folder: folder, file: cache.index(of: folder), decoder: decoder,
        ratings: RatingFile(data.ratings(of: folder)))
    } catch {
      throw Failure(
        .system,
        "\(cache.place.path): the index cannot be kept there; --cache names another place: \(error)"
      )
    }
    list = cache.list(of: folder)
    thumbnails = ThumbnailStore(place: cache.thumbnails)
  }

  var served: PhotoLibrary {
    PhotoLibrary(
      index: index, thumbnails: thumbnails, decoder: decoder, list: list, mayRate: mayRate)
  }
}
