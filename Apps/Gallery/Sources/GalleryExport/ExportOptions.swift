import Foundation
import PhotoIndex

/// What an export holds, beside its pages.
package struct ExportOptions: Equatable, Sendable {
  /// What becomes of the photos themselves.
  package enum Originals: Equatable, Sendable {
    /// The files, without what tells where their owner lives; converted where browsers do not show them.
    case copy
    /// The same files under another name, where both are on one disk; exactly as they are.
    case link
    /// Smaller ones: no edge is longer than so many pixels.
    case resize(Int)
    /// Nothing larger than the largest thumbnail.
    case none

    /// `copy`, `link`, `resize=2560` or `none`.
    package init?(_ text: String) {
      switch text {
      case "copy": self = .copy
      case "link": self = .link
      case "none": self = .none
      default:
        guard text.hasPrefix("resize="), let edge = Int(text.dropFirst("resize=".count)),
          (16...16_000).contains(edge)
        else { return nil }
        self = .resize(edge)
      }
    }
  }

  package var originals = Originals.copy

  /// Whether places, serial numbers and owners' names stay in the files.
  package var keepsLocation = false

  /// Says what would be done, and does nothing.
  package var isDryRun = false

  /// The name of the whole: the folder's own where there is none.
  package var title: String?

  /// Where the site will be, such as `https://example.org/photos/`: previews in messengers need whole addresses.
  package var address: String?

  /// From how many pixels on a photo is shown in tiles.
  var tiledFrom = IndexedPhoto.tiledFrom

  package init() {}
}

/// What an export did, or would do.
package struct ExportReport: Equatable, Sendable {
  package var photos = 0
  package var written = 0
  package var unchanged = 0
  package var removed = 0

  /// What is not in the export, and why, in words.
  package var leftOut: [String] = []

  package init() {}
}

/// Why an export cannot begin.
package struct ExportFault: Error, Equatable, CustomStringConvertible {
  package let description: String
}
