import Foundation

/// When a photo was taken, as a clock on the wall beside the photographer showed it.
package struct CaptureDate: Equatable, Codable, Sendable {
  /// Who says so, the most trustworthy first.
  package enum Source: String, Codable, Sendable {
    /// The camera or an editor wrote it into the file, or into the sidecar beside it.
    case metadata
    /// The file's name, as cameras and messengers make it.
    case name
    /// Nothing but the time at which the file was written last.
    case modified
  }

  /// Seconds from 1970-01-01 00:00 to what the clock on the wall showed, as if it hung in Greenwich.
  package var wallClock: Int

  /// Minutes that the wall's clock was ahead of UTC, from −720 to 840; nil where it is not known.
  package var zone: Int?
  package var source: Source

  package init(wallClock: Int, zone: Int?, source: Source) {
    (self.wallClock, self.zone, self.source) = (wallClock, zone, source)
  }

  /// Reads `2023:05:14 17:30:05` of EXIF as well as `2023-05-14T17:30:05.12+02:00` of XMP and what
  /// lies between. Nil where that is no date of a photo: year 0 of a camera whose clock was never set, month 13.
  package init?(_ text: String, zone: String? = nil, source: Source = .metadata) {
    var digits: [Int] = []
    var rest = text.utf8[...]
    for width in [4, 2, 2, 2, 2, 2] {
      guard let value = Self.number(&rest, width: width) else { break }
      digits.append(value)
      if digits.count < 6, let next = rest.first, [0x3a, 0x2d, 0x2e, 0x20, 0x54].contains(next) {
        rest = rest.dropFirst()
      }
    }
    guard digits.count == 3 || digits.count >= 5 else { return nil }
    digits += Array(repeating: 0, count: 6 - digits.count)
    guard let clock = Self.wallClock(digits) else { return nil }
    wallClock = clock
    // A fraction of a second comes before the zone.
    let tail = rest.drop { $0 == 0x2e || (0x30...0x39).contains($0) }
    self.zone = Self.zone(zone ?? "") ?? Self.zone(String(decoding: tail, as: UTF8.self))
    self.source = source
  }

  /// Whether no photo can be of that time yet, as where a camera's clock was set wrong: it is more than a day ahead of `now`, in seconds since
  /// 1970. Clocks on walls are ahead of Greenwich by up to fourteen hours.
  package func isAhead(of now: Int) -> Bool { wallClock > now + 86_400 }

  /// From the year to the second. Nil for what no calendar has.
  package static func wallClock(_ parts: [Int]) -> Int? {
    guard parts.count == 6, (1826...2200).contains(parts[0]), (1...12).contains(parts[1]),
      (1...31).contains(parts[2]), (0...24).contains(parts[3]), (0...59).contains(parts[4]),
      (0...60).contains(parts[5])
    else { return nil }
    return days(parts[0], parts[1], parts[2]) * 86_400 + parts[3] * 3600 + parts[4] * 60 + parts[5]
  }

  /// Days from 1970-01-01 in the Gregorian calendar (Howard Hinnant, `days_from_civil`): the year
  /// begins in March, so that the day that some years have more is its last.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = year / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// `+02:00`, `-0330` or `Z` in minutes.
  package static func zone(_ text: String) -> Int? {
    var rest = text.utf8[...]
    guard let sign = rest.popFirst() else { return nil }
    if sign == UInt8(ascii: "Z") { return 0 }
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
      let hours = number(&rest, width: 2)
    else { return nil }
    if rest.first == UInt8(ascii: ":") { rest = rest.dropFirst() }
    let minutes = hours * 60 + (number(&rest, width: 2) ?? 0)
    guard minutes <= 840 else { return nil }
    return sign == UInt8(ascii: "-") ? -minutes : minutes
  }

  private static func number(_ text: inout Substring.UTF8View, width: Int) -> Int? {
    let digits = text.prefix(width)
    guard digits.count == width, digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    text = text.dropFirst(width)
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// As ISO 8601 has it: `2023-05-14T17:30:05+02:00`, without a zone where none is known.
  package var text: String {
    var seconds = time_t(wallClock)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    func two(_ value: Int32) -> String { value < 10 ? "0\(value)" : "\(value)" }
    var text = "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
    text += "T\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))"
    guard let zone else { return text }
    let ahead = Int32(abs(zone))
    return text + (zone < 0 ? "-" : "+") + two(ahead / 60) + ":" + two(ahead % 60)
  }
}
