/// The path of a request, split into plain names, or nil.
///
/// This is the first of two gates (``Folder`` is the second): what it lets through has only names that could
/// stand in a folder, as bytes, because a file's name need not be UTF-8.
package struct RequestPath: Equatable, Sendable {
  /// The names between the slashes, decoded. None for `/`.
  package let names: [[UInt8]]

  /// Decodes a request target such as `/photos/a%20cat.jpg?x=1`, or `http://host/photos/…`.
  ///
  /// Nil for what no link of ours ever says: a percent sign without two hexadecimal digits, an
  /// empty name, `.`, `..`, a name that begins with a dot, one that holds a slash or a NUL once
  /// decoded, a path without `/`.
  package init?(target: String) {
    var path = target.utf8[...]
    if let authority = ["http://", "https://"].first(where: { target.hasPrefix($0) }) {
      path = path.dropFirst(authority.utf8.count).drop { $0 != UInt8(ascii: "/") }
    }
    path = path.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    guard path.first == UInt8(ascii: "/") else { return nil }
    path = path.dropFirst()
    guard !path.isEmpty else {
      names = []
      return
    }
    var names: [[UInt8]] = []
    for part in path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      guard let name = Self.decoded(part), Self.isPlain(name) else { return nil }
      names.append(name)
    }
    self.names = names
  }

  /// Whether these bytes may name a file that is served: not hidden, and not a path out of the folder.
  package static func isPlain(_ name: [UInt8]) -> Bool {
    !name.isEmpty && name.first != UInt8(ascii: ".")
      && !name.contains(0) && !name.contains(UInt8(ascii: "/"))
  }

  private static func decoded(_ part: Substring.UTF8View.SubSequence) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = part[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// The name as it stands in a link: everything but letters, digits and `-._~` as `%XX`.
  package static func encoded(_ name: [UInt8]) -> String {
    name.reduce(into: "") { link, byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        link.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        link += byte < 16 ? "%0" : "%"
        link += String(byte, radix: 16, uppercase: true)
      }
    }
  }
}
