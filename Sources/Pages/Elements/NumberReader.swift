import WebHost

/// The numbers of a message, one after the other.
struct NumberReader {
  private let numbers: [Double]
  private var position = 0

  init(_ message: WebMessage?) {
    numbers = message?.numbers ?? []
  }

  var isAtEnd: Bool { position >= numbers.count }

  /// `nil` at the end, and for one that is not finite.
  mutating func next() -> Double? {
    guard !isAtEnd else { return nil }
    defer { position += 1 }
    return numbers[position].isFinite ? numbers[position] : nil
  }

  /// The next number where it is at least 0: one below stands for what is left out.
  mutating func given() -> Double? {
    next().flatMap { $0 >= 0 ? $0 : nil }
  }

  /// The next number as an integer from 0 to 1,000,000; `nil` for another one.
  mutating func integer() -> Int? {
    given().flatMap { $0 <= 1e6 ? Int($0) : nil }
  }

  /// How many there are, and then they.
  mutating func integers() -> [Int] {
    var integers: [Int] = []
    for _ in 0..<(integer() ?? 0) {
      guard !isAtEnd else { break }
      integers.append(integer() ?? 0)
    }
    return integers
  }
}
