/// Slows those who guess: after each wrong password a client has to wait twice as long, and with many wrong ones from everywhere
/// everybody has to, as a guesser may have many addresses.
///
/// | wrong passwords of a client | 1 | 2 | 3 | 4 | 5 | 6 | 7 and more |
/// |---|---|---|---|---|---|---|---|
/// | seconds until the next one is looked at | 1 | 2 | 4 | 8 | 16 | 32 | 60 |
struct LoginAttempts {
  private struct Record {
    var failures: Int
    var next: ContinuousClock.Instant
  }

  private var records: [String: Record] = [:]

  /// Wrong ones of all clients that have not been forgiven: one is every second.
  private var total = 0.0
  private var counted: ContinuousClock.Instant?

  /// How many wrong ones in a row, from everywhere, slow everybody down.
  static let mostTogether = 30.0

  /// Records of clients that are kept.
  static let mostRecords = 10_000

  /// How long the client has to wait before a password of its is looked at; zero where it need not.
  func wait(_ client: String, at now: ContinuousClock.Instant) -> Duration {
    let own = records[client].map { $0.next - now } ?? .zero
    let together = Duration.seconds(max(0, remaining(at: now) - Self.mostTogether))
    return max(.zero, own, together)
  }

  /// Counts an attempt whose password is not known to be right yet, so that attempts at the same time are no way around.
  mutating func began(_ client: String, at now: ContinuousClock.Instant) {
    let failures = (records[client]?.failures ?? 0) + 1
    let seconds = min(60, 1 << min(failures - 1, 6))
    if records[client] == nil, records.count >= Self.mostRecords { forget(at: now) }
    records[client] = Record(failures: failures, next: now + .seconds(seconds))
    total = remaining(at: now) + 1
    counted = now
  }

  /// The attempt was right: the client starts afresh.
  mutating func succeeded(_ client: String) {
    records[client] = nil
    total = max(0, total - 1)
  }

  private func remaining(at now: ContinuousClock.Instant) -> Double {
    max(0, total - (counted.map { (now - $0) / .seconds(1) } ?? 0))
  }

  /// Makes room: whoever has waited to the end, or else everybody; the limit for all together still holds.
  private mutating func forget(at now: ContinuousClock.Instant) {
    records = records.filter { $0.value.next > now }
    if records.count >= Self.mostRecords { records = [:] }
  }
}
