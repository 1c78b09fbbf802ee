import Foundation

/// What photos tell about their owners beside the picture.
package enum PrivateData {
  /// The picture without coordinates, serial numbers and owners' names, and nothing else changed. Nil for kinds
  /// of files that cannot be written: HEIF, AVIF, JPEG XL, and what is damaged.
  package static func removed(from picture: Data) -> Data? { Metadata.withoutPrivate(picture) }
}
