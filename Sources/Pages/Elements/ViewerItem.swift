import UIKit
import WebHost

/// A picture of a viewer, as the page describes it:
/// `{ "sizes": [{ "src": …, "width": … }, …], "thumbnail": …, "width": …, "height": …, "alt": … }`.
///
/// An object: the list around it may change while its picture is being loaded.
final class ViewerItem {
  /// The smallest first; at least one. The width of a single one may be 0.
  let sizes: [WebImageSize]
  /// The address of the thumbnail; empty for none.
  let thumbnail: String
  /// In points: the size of the whole picture, or one with its aspect ratio; as the page says until the picture has been loaded.
  var size: CGSize
  let words: String
  var loading = Loading.notAsked
  /// Stays while it is tried again.
  var hasFailed = false

  /// How far its picture has come.
  enum Loading {
    case notAsked
    case isLoading
    case loaded(UIImage)
    case failed
  }

  /// `nil` for a value without an address.
  init?(_ value: WebJSON) {
    sizes = (value["sizes"]?.elements ?? []).compactMap { size in
      size["src"]?.text.map { WebImageSize($0, width: Int(size.number("width") ?? 0)) }
    }
    guard !sizes.isEmpty else { return nil }
    thumbnail = value["thumbnail"]?.text ?? ""
    let width = value.number("width") ?? 0
    let height = value.number("height") ?? 0
    // 4:3 until it is known.
    let isKnown = width > 0 && height > 0
    size = isKnown ? CGSize(width: width, height: height) : CGSize(width: 4, height: 3)
    words = value["alt"]?.text ?? ""
  }

  // Spelled out: see UIResponder.
  deinit {}
}
