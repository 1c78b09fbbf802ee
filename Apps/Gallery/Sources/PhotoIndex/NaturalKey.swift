import Foundation

/// A path as bytes whose plain order is the one in which people count and look: a folder's own files
/// before those of the folders in it, `2.jpg` before `10.jpg`, `a` beside `A`.
///
///     Album 2/a.jpg     02 "album " 30 01 "2" 00   01 "a.jpg" 00   then the path itself
///     │                  │          │  │     │      └ a file
///     │                  │          │  │     └ end of the name: before whatever is longer
///     │                  │          │  └ how many digits, leading zeros left out
///     │                  │          └ digits follow
///     └ what it is of    └ a folder
///
/// A database can sort by it with an index, which no comparison in code can.
package enum NaturalKey {
  package static func key(path: [UInt8]) -> [UInt8] {
    let names = path.split(separator: UInt8(ascii: "/"))
    var key: [UInt8] = []
    for (index, name) in names.enumerated() {
      key.append(index == names.count - 1 ? 1 : 2)
      append(Self.folded(name), to: &key)
      key.append(0)
    }
    // Names that differ in case or in zeros only keep an order of their own.
    return key + path
  }

  /// How the keys of all that lies in a folder begin.
  ///
  /// - Parameter parent: the same of the folder that it lies in; empty for the topmost one.
  static func key(folder name: ArraySlice<UInt8>, in parent: [UInt8]) -> [UInt8] {
    var key = parent + [2]
    append(Self.folded(name), to: &key)
    return key + [0]
  }

  private static func append(_ name: [UInt8], to key: inout [UInt8]) {
    var rest = name[...]
    while let byte = rest.first {
      let digits = rest.prefix { (0x30...0x39).contains($0) }
      if digits.isEmpty {
        key.append(byte)
        rest = rest.dropFirst()
      } else {
        let value = digits.drop { $0 == 0x30 }
        key += [0x30, UInt8(min(value.count, 255))]
        key += value
        rest = rest[digits.endIndex...]
      }
    }
  }

  /// In small letters; letters with marks beside those without.
  private static func folded(_ name: ArraySlice<UInt8>) -> [UInt8] {
    if name.allSatisfy({ $0 < 0x80 }) {
      return name.map { (0x41...0x5a).contains($0) ? $0 + 32 : $0 }
    }
    guard let text = String(validating: name, as: UTF8.self) else { return Array(name) }
    return Array(text.lowercased().decomposedStringWithCanonicalMapping.utf8)
  }
}
