import Foundation

/// The dates of HTTP headers: `Sun, 06 Nov 1994 08:49:37 GMT`, to the second, always in English.
struct HTTPDate: Equatable, Comparable, Sendable, CustomStringConvertible {
  /// Seconds since 1970.
  let seconds: Int

  init(seconds: Int) { self.seconds = seconds }

  static var now: HTTPDate { HTTPDate(seconds: Int(Date().timeIntervalSince1970)) }

  /// Reads the one form that HTTP writes today; nil for any other, and for what is no date in it.
  init?(_ text: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 6, parts[5] == "GMT",
      let day = Self.number(parts[1], 1...31), let year = Self.number(parts[3], 1...9999),
      let month = Self.months.firstIndex(where: { $0 == parts[2] })
    else { return nil }
    let clock = parts[4].split(separator: ":", omittingEmptySubsequences: false)
    // 60 is a leap second.
    guard clock.count == 3, let hour = Self.number(clock[0], 0...23),
      let minute = Self.number(clock[1], 0...59), let second = Self.number(clock[2], 0...60)
    else { return nil }
    var time = tm()
    time.tm_year = year - 1900
    time.tm_mon = Int32(month)
    time.tm_mday = day
    (time.tm_hour, time.tm_min, time.tm_sec) = (hour, minute, second)
    seconds = timegm(&time)
  }

  /// Digits only: `Int32` by itself would take a sign as well.
  private static func number(_ text: Substring, _ range: ClosedRange<Int32>) -> Int32? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int32(text),
      range.contains(number)
    else { return nil }
    return number
  }

  /// In the form of HTTP, which has four digits for the year: a file may have any date, and one that is beyond them is written as
  /// the first or the last moment of them.
  var description: String {
    var (clock, time) = (time_t(min(max(seconds, Self.first), Self.last)), tm())
    gmtime_r(&clock, &time)
    let (day, month) = (Self.days[Int(time.tm_wday)], Self.months[Int(time.tm_mon)])
    let hours = [time.tm_hour, time.tm_min, time.tm_sec].map(Self.two).joined(separator: ":")
    let digits = String(time.tm_year + 1900)
    let year = String(repeating: "0", count: 4 - digits.count) + digits
    return "\(day), \(Self.two(time.tm_mday)) \(month) \(year) \(hours) GMT"
  }

  /// 1 January of the year 1 and the last second of 9999.
  private static let first = -62_135_596_800
  private static let last = 253_402_300_799

  static func < (a: HTTPDate, b: HTTPDate) -> Bool { a.seconds < b.seconds }

  private static func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
  private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
