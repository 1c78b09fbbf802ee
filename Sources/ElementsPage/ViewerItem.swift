import UIKit
import WebHost

/// A picture of a viewer, as the page describes it:
/// `{ "src": …, "thumbnail": …, "width": …, "height": …, "alt": … }`.
struct ViewerItem {
  let address: String
  /// The address of the thumbnail; empty for none.
  let thumbnail: String
  /// In points: the size of the whole picture, or one with its aspect ratio.
  let size: CGSize
  let words: String

  /// `nil` for a value without an address.
  init?(_ value: WebJSON) {
    guard let address = value["src"]?.text else { return nil }
    self.address = address
    thumbnail = value["thumbnail"]?.text ?? ""
    let width = value.number("width") ?? 0
    let height = value.number("height") ?? 0
    // 4:3 until it is known.
    let isKnown = width > 0 && height > 0
    size = isKnown ? CGSize(width: width, height: height) : CGSize(width: 4, height: 3)
    words = value["alt"]?.text ?? ""
  }
}
