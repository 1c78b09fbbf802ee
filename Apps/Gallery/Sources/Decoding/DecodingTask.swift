import PhotoFacts

/// What a decoder is asked for.
enum DecodingTask: Codable, Sendable {
  /// The facts of the file that comes with it. The bytes are those of its sidecar.
  case facts(name: String, hasSidecar: Bool, video: Video?)
  /// A rendition of the file that comes with it.
  case rendition(PhotoFacts, Rendition.Size, quality: Int)
  /// The tiles of a block of the file that comes with it.
  case tiles(PhotoFacts, PictureBlock, quality: Int)
  /// A rendition of the picture in the bytes.
  case smaller(Rendition.Size, quality: Int)
  /// A placeholder of the picture in the bytes.
  case placeholder
  /// The picture in the bytes, without what it tells about its owner.
  case withoutPrivateData
}

/// What a decoder answers, beside the bytes of a picture.
struct DecodingReply: Codable, Sendable {
  var facts: PhotoFacts?
  var contentType: String?
  var width = 0
  var height = 0
  var fault: PictureFault?

  /// The tiles in the bytes, one behind the other.
  var tiles: [Tile]?

  struct Tile: Codable, Sendable {
    var tile: ImageTile
    var contentType: String
    var width: Int
    var height: Int

    /// In bytes.
    var count: Int
  }
}

/// What one file may cost.
package struct DecodingLimits: Sendable {
  /// In bytes, beside what the decoder has once it is loaded: what a picture may need (``DecodingMemory/most``), the largest file, and half a
  /// gigabyte for all that libraries do on the way.
  package var memory = DecodingMemory.most + FileContent.largestRead + (512 << 20)

  /// Seconds of computing.
  package var computing = 60

  /// Seconds until a decoder that does not answer is ended; more than those of computing, as the machine may have other things to do.
  package var waiting = 180

  /// Seconds until one that has been started has to be ready.
  package var starting = 180

  package init() {}
}
