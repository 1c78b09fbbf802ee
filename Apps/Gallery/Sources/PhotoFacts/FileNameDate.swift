/// The date in a file's name, as cameras and messengers write it.
///
///     IMG_20230514_173005.jpg      20230514_173005.mp4          Screenshot_20230514-173005.png
///     PXL_20230514_153005123.jpg   2023-05-14 17.30.05.jpg      IMG-20230514-WA0007.jpg
///     signal-2023-05-14-173005.jpg WhatsApp Image 2023-05-14 at 17.30.05.jpeg
package enum FileNameDate {
  /// Nil where the name has no date of 1990 to 2099, with or without a time behind it.
  ///
  /// Pixel phones write the time in UTC (`PXL_`), all others that of the wall's clock.
  package static func date(in name: String) -> CaptureDate? {
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
    let groups = stem.split { !$0.isASCII || !$0.isNumber }.map(String.init)
    for start in groups.indices {
      guard let (date, used) = day(groups[start...]) else { continue }
      let time = time(groups[(start + used)...]) ?? [0, 0, 0]
      guard let clock = CaptureDate.wallClock(date + time) else { continue }
      return CaptureDate(
        wallClock: clock, zone: name.hasPrefix("PXL_") ? 0 : nil, source: .name)
    }
    return nil
  }

  /// Year, month and day, and how many groups of digits they took: `20230514`, or `2023 05 14`.
  private static func day(_ groups: ArraySlice<String>) -> ([Int], Int)? {
    guard let first = groups.first else { return nil }
    var parts: [Int] = []
    if first.count == 8 {
      parts = split(first, [4, 2, 2])
    } else if first.count == 4, groups.count >= 3,
      groups.dropFirst().prefix(2).allSatisfy({ $0.count == 2 })
    {
      parts = groups.prefix(3).compactMap { Int($0) }
    } else {
      return nil
    }
    guard parts.count == 3, (1990...2099).contains(parts[0]),
      CaptureDate.wallClock(parts + [0, 0, 0]) != nil
    else { return nil }
    return (parts, first.count == 8 ? 1 : 3)
  }

  /// `173005`, the same with milliseconds, or `17 30 05`.
  private static func time(_ groups: ArraySlice<String>) -> [Int]? {
    guard let first = groups.first else { return nil }
    var parts: [Int] = []
    if first.count == 6 || first.count == 9 {
      parts = split(String(first.prefix(6)), [2, 2, 2])
    } else if groups.count >= 3, groups.prefix(3).allSatisfy({ $0.count == 2 }) {
      parts = groups.prefix(3).compactMap { Int($0) }
    }
    guard parts.count == 3, parts[0] < 24, parts[1] < 60, parts[2] < 60 else { return nil }
    return parts
  }

  private static func split(_ digits: String, _ widths: [Int]) -> [Int] {
    var rest = digits[...]
    return widths.compactMap { width in
      defer { rest = rest.dropFirst(width) }
      return Int(rest.prefix(width))
    }
  }
}
