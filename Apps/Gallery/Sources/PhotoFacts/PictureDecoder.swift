import CVips
import Foundation
import PhotoFolder

/// What reads the files of strangers and makes pictures of them. All of it blocks, and keeps the calling thread busy.
package protocol PictureDecoder: Sendable {
  /// The facts of a file, see ``PhotoReader``. Never fails: what is wrong with the file is one of the facts.
  func facts(of file: OpenFile, name: String, sidecar: Data?) -> PhotoFacts

  /// A smaller or converted form of a picture, of a RAW file's preview or of a video's poster.
  ///
  /// - Parameter quality: of JPEG and WebP, from 1 to 100; from 82 on nobody sees a difference in a thumbnail.
  func rendition(
    of file: OpenFile, facts: PhotoFacts, size: Rendition.Size, quality: Int
  ) throws(PictureFault) -> Rendition

  /// The tiles of a block of a picture; none for a block beside it.
  func tiles(
    of file: OpenFile, facts: PhotoFacts, block: PictureBlock, quality: Int
  ) throws(PictureFault) -> [ImageTile: Rendition]

  /// A ``ThumbHash`` of a picture in memory; nil where that is none.
  func placeholder(of picture: Data) -> [UInt8]?

  /// The picture without what it tells about its owner, see ``PrivateData``.
  func withoutPrivateData(_ picture: Data) -> Data?

  /// The video in a file without metadata, see ``Video``.
  func withoutMetadata(_ video: OpenFile, contentType: String) -> Data?
}

/// Reads them in this process.
package struct DirectDecoder: PictureDecoder {
  package init() {}

  package func facts(of file: OpenFile, name: String, sidecar: Data?) -> PhotoFacts {
    PhotoReader.facts(of: file, name: name, sidecar: sidecar)
  }

  package func rendition(
    of file: OpenFile, facts: PhotoFacts, size: Rendition.Size, quality: Int
  ) throws(PictureFault) -> Rendition {
    try Rendition(of: file, facts: facts, size: size, quality: quality)
  }

  package func tiles(
    of file: OpenFile, facts: PhotoFacts, block: PictureBlock, quality: Int
  ) throws(PictureFault) -> [ImageTile: Rendition] {
    try Rendition.tiles(of: file, facts: facts, block: block, quality: quality)
  }

  package func placeholder(of picture: Data) -> [UInt8]? { Rendition.placeholder(of: picture) }

  package func withoutPrivateData(_ picture: Data) -> Data? { PrivateData.removed(from: picture) }

  package func withoutMetadata(_ video: OpenFile, contentType: String) -> Data? {
    Video.withoutMetadata(video, contentType: contentType)
  }

  /// Has the libraries load what they load when they are first used: a process that is about to give up opening files
  /// needs all of it before.
  package func warmUp() {
    _ = Metadata(xmp: Data("<x:xmpmeta xmlns:x=\"adobe:ns:meta/\"/>".utf8))
    vips_warm_up()
  }
}
