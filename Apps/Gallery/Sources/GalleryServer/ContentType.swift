/// The kind of a file by the ending of its name.
enum ContentType {
  /// What the page itself is made of.
  static let page = [
    "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8", "svg": "image/svg+xml", "wasm": "application/wasm",
    "json": "application/json", "map": "application/json", "webp": "image/webp", "png": "image/png",
    "webmanifest": "application/manifest+json",
  ]

  /// The ending of a name, in small letters, without the dot; empty where there is none.
  static func ending(of name: [UInt8]) -> String {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased()
  }
}
