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
  private let decoders: Decoders
  var decoder: any PictureDecoder { decoders }
  private let list: URL
  private let mayRate: Bool

  /// - Parameters:
  ///   - photos: the folder, as the user writes it.
  ///   - cache: where what can be made again is kept; nil for the usual folder.
  ///   - data: where ratings are kept; nil for the usual folder.
  ///   - mayRate: whether those who see the photos may rate them.
  init(photos: String, cache: String?, data: String?, mayRate: Bool = false) throws {
    let cache = cache.map { CacheFolder(URL(fileURLWithPath: $0)) } ?? .standard()
    let data = data.map { DataFolder(URL(fileURLWithPath: $0)) } ?? .standard()
    self.mayRate = mayRate
    let folder: Folder
    do { folder = try Folder(photos) } catch { throw Failure(.noInput, "\(error)") }
    decoders = Decoders(warn: Failure.warn)
    do {
      index = try PhotoIndex(
        folder: folder, file: cache.index(of: folder), decoder: decoders,
        ratings: RatingFile(data.ratings(of: folder)))
    } catch {
      throw Failure(
        .system,
        "\(cache.url.path): the index cannot be kept there; --cache names another folder: \(Self.reason(error))"
      )
    }
    list = cache.list(of: folder)
    thumbnails = ThumbnailStore(folder: cache.thumbnails)
  }

  /// What the system says in a few words, where Foundation wraps it in many.
  private static func reason(_ error: any Error) -> String {
    guard let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error,
      case let cause = cause as NSError, cause.domain == NSPOSIXErrorDomain
    else { return "\(error)" }
    return String(cString: strerror(Int32(cause.code)))
  }

  /// Starts a decoder, so that a machine on which that is not possible is told of before it is needed: nothing can be read or shown then.
  ///
  /// It takes longer than all else that a start does, so the server calls it when it can be reached already.
  func checkDecoders() async throws {
    let fault = await withCheckedContinuation { continuation in
      // It waits, and the few threads of tasks answer requests.
      DispatchQueue.global().async { [decoders] in
        do throws(PictureFault) {
          try decoders.check()
          continuation.resume(returning: PictureFault?.none)
        } catch {
          continuation.resume(returning: error)
        }
      }
    }
    if let fault { throw Failure(.system, "\(fault)") }
  }

  var served: PhotoLibrary {
    PhotoLibrary(
      index: index, thumbnails: thumbnails, decoder: decoder, list: list, mayRate: mayRate)
  }
}
