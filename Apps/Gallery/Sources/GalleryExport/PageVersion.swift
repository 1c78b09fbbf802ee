import Digests
import Foundation

/// `version.json` of the page with gestures: the SHA-256 of each file, which the page's service worker compares.
enum PageVersion {
  /// The same for a page of which one file is another one.
  static func replacing(_ file: Data, by other: Data, in version: Data) -> Data {
    let text = String(decoding: version, as: UTF8.self)
    return Data(text.replacing(digest(of: file), with: digest(of: other)).utf8)
  }

  private static func digest(of data: Data) -> String {
    SHA256.hash(data).map { byte in
      let text = String(byte, radix: 16)
      return byte < 16 ? "0" + text : text
    }.joined()
  }
}
