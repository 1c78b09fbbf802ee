import Foundation
import PhotoFacts
import PhotoFolder
import PhotoIndex
import ThumbnailStore

/// Tiles of huge photos, which the page with gestures shows instead of the photo itself.
extension Exporter {
  /// Where photos are made smaller or left out, nothing larger is to be had of them.
  func hasTiles(_ photo: IndexedPhoto) -> Bool {
    guard view != nil, photo.family != .video,
      photo.width * photo.height >= options.tiledFrom
    else { return false }
    return options.originals == .copy || options.originals == .link
  }

  /// Writes those that are not there yet, block by block, so that memory holds one block at a time.
  ///
  /// - Returns: why some of them could not be made.
  func writeTiles(of photo: IndexedPhoto, to folder: OutFolder) async throws -> String? {
    guard let original = files(photo).original,
      let facts = try? await index.photo(at: photo.path)?.facts
    else { return nil }
    let names = photo.path.split(separator: UInt8(ascii: "/")).map(Array.init)
    for tile in ImagePyramid(width: photo.width, height: photo.height).tiles {
      let path = "tiles/\(tile.name)/" + original.dropFirst("photos/".count)
      if folder.has(path) {
        folder.keep(path)
      } else if options.isDryRun {
        folder.wouldPut(at: path)
      } else {
        let made = await thumbnails.tile(tile, content: photo.content) { [index, decoder] in
          guard let file = index.folder.file(names) else { return .failure(.changed) }
          return ThumbnailStore.tiles(
            of: file, version: photo.version, facts, tile.block, by: decoder)
        }
        switch made {
        case .success(let rendition): try folder.put(rendition.bytes, at: path)
        case .failure(let fault): return fault.description
        }
      }
    }
    return nil
  }
}
