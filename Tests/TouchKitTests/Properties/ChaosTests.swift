import Foundation
import Testing

/// Random windows, recognizers, delegates and fingers; see ``Ledger`` for what has to hold.
///
/// A failure names its seed: `TSUMAMI_SEED=… swift test --filter ChaosTests` plays it again, and
/// nothing else, and shows what led to it.
@Suite struct ChaosTests {
  private static let environment = ProcessInfo.processInfo.environment

  // A million reports, 250 a seed; a quarter of them where nothing is optimized.
  private static let seeds: ClosedRange<UInt64> = {
    if let seed = environment["TSUMAMI_SEED"].flatMap({ UInt64($0) }) { return seed...seed }
    #if DEBUG
      let count: UInt64 = 1000
    #else
      let count: UInt64 = 4000
    #endif
    return 1...(environment["TSUMAMI_SEEDS"].flatMap { UInt64($0) } ?? count)
  }()

  @Test func `Whatever happens, every invariant holds and everything comes to rest`() {
    var reports = 0
    for seed in Self.seeds {
      let chaos = Chaos(seed: seed)
      if let step = Self.run(chaos) {
        let story = Chaos(seed: seed, isLogged: true)
        _ = Self.run(story)
        let tail = story.lines.suffix(80).joined(separator: "\n")
        Issue.record("seed \(seed), step \(step): \(chaos.ledger.fault ?? "")\n\(tail)")
        return
      }
      reports += chaos.reports
    }
    #expect(reports >= 1_000_000 || Self.seeds.count < 4000)
  }

  /// The first step after which something was wrong.
  private static func run(_ chaos: Chaos) -> Int? {
    for step in 1...250 {
      chaos.step()
      if step % 50 == 0 { chaos.rest() }
      if chaos.ledger.fault != nil { return step }
    }
    return nil
  }
}
