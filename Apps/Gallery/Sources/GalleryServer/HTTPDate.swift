import Foundation

/// The dates of HTTP headers: `Sun, 06 Nov 1994 08:49:37 GMT`, to the second, always in English.
struct HTTPDate: Equatable, Comparable, Sendable, CustomStringConvertible {
  /// Seconds since 1970.
  let seconds: Int

  init(seconds: Int) { self.seconds = seconds }

  static var now: HTTPDate { HTTPDate(seconds: Int(Date().timeIntervalSince1970)) }

  /// Reads the one form that HTTP writes today; nil for any other.
  init?(_ text: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 6, parts[5] == "GMT",
      let day = Int32(parts[1]), let year = Int32(parts[3]),
      let month = Self.months.firstIndex(where: { $0 == parts[2] })
    else { return nil }
    let clock = parts[4].split(separator: ":").compactMap { Int32($0) }
    guard clock.count == 3 else { return nil }
    var time = tm()
    time.tm_year = year - 1900
    time.tm_mon = Int32(month)
    time.tm_mday = day
    (time.tm_hour, time.tm_min, time.tm_sec) = (clock[0], clock[1], clock[2])
    seconds = timegm(&time)
  }

  var description: String {
    var (clock, time) = (time_t(seconds), tm())
    gmtime_r(&clock, &time)
    let (day, month) = (Self.days[Int(time.tm_wday)], Self.months[Int(time.tm_mon)])
    let hours = [time.tm_hour, time.tm_min, time.tm_sec].map(Self.two).joined(separator: ":")
    return "\(day), \(Self.two(time.tm_mday)) \(month) \(time.tm_year + 1900) \(hours) GMT"
  }

  static func < (a: HTTPDate, b: HTTPDate) -> Bool { a.seconds < b.seconds }

  private static func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
  private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
