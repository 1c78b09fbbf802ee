import PhotoFacts
import PhotoFolder

extension ThumbnailStore.Made {
  /// Makes a thumbnail of an open file, in the quality of thumbnails.
  ///
  /// - Parameter version: that of the file whose content names the thumbnail. One of a file that is another one now, or was
  ///   written meanwhile, would be kept under a wrong name; so there is none, and the fault is `changed`.
  package static func of(
    _ file: OpenFile, version: String, _ facts: PhotoFacts, _ size: Rendition.Size,
    by decoder: any PictureDecoder
  ) -> ThumbnailStore.Made {
    guard file.version == version else { return .failure(.changed) }
    let made = ThumbnailStore.Made { () throws(PictureFault) in
      try decoder.rendition(
        of: file, facts: facts, size: size, quality: size == .whole ? 90 : 82)
    }
    return file.isUnchanged ? made : .failure(.changed)
  }
}

extension ThumbnailStore {
  /// Makes the tiles of a block of an open file; as with ``Made/of(_:version:_:_:by:)``.
  package static func tiles(
    of file: OpenFile, version: String, _ facts: PhotoFacts, _ block: PictureBlock,
    by decoder: any PictureDecoder
  ) -> MadeBlock {
    guard file.version == version else { return .failure(.changed) }
    let made = MadeBlock { () throws(PictureFault) in
      try decoder.tiles(of: file, facts: facts, block: block, quality: 82)
    }
    return file.isUnchanged ? made : .failure(.changed)
  }
}
