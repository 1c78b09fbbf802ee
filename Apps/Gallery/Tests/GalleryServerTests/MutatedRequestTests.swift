import Foundation
import Testing

/// `make fuzz-server` goes on for as long as one likes.
@Suite("Mutated requests")
struct MutatedRequestTests {
  /// Which numbers are tried: the same ones in each run, unless the environment says otherwise.
  ///
  /// - `FUZZ_CASE`: only this one.
  /// - `FUZZ_SECONDS`: others each time, for so long.
  private struct Numbers {
    var first: UInt64 = 0
    var end = UInt64.max
    var deadline: ContinuousClock.Instant?

    init(_ environment: [String: String]) {
      if let only = environment["FUZZ_CASE"].flatMap({ UInt64($0) }) {
        (first, end) = (only, only + 1)
      } else if let seconds = environment["FUZZ_SECONDS"].flatMap({ Double($0) }) {
        first = UInt64(Date.now.timeIntervalSince1970) << 24
        deadline = .now + .seconds(seconds)
      } else {
        end = 2000
      }
    }

    func contains(_ number: UInt64) -> Bool {
      number < end && deadline.map { ContinuousClock.now < $0 } ?? true
    }
  }

  /// The program runs by itself, so that its end is a request's fault and not the end of the tests.
  @Test("mutated requests get an answer that says what was wrong with them, or none")
  func mutated() async throws {
    let requests = try MutatedRequests()
    let numbers = Numbers(ProcessInfo.processInfo.environment)
    try await TestSite.serve(RequestCheck.fill) { site in
      let password = site.root.appending(path: "password")
      try Data("a\n".utf8).write(to: password)
      let open = try await GalleryProgram.start(site)
      let locked = try await GalleryProgram.start(site, ["--password", password.path])
      let (number, fault) = await RawClient.waiting { () -> (UInt64, String?) in
        var number = numbers.first
        while numbers.contains(number) {
          let client = number % 4 == 3 ? locked.client : open.client
          if let fault = RequestCheck.fault(of: requests.request(number), to: client) {
            return (number, fault)
          }
          number += 1
        }
        return (number, nil)
      }
      if let fault {
        Issue.record(
          """
          Request \(number) \(fault). `make fuzz-server CASE=\(number)` sends it again:
          \(RequestCheck.printable(requests.request(number)))
          """)
      }
      #expect(number > numbers.first || fault != nil)
      if numbers.deadline != nil { print("\(number - numbers.first) requests") }
      // A program that has ended is heard of at its last request, too.
      for program in [open, locked] {
        #expect(await program.client.get("/health").status == 200)
        #expect(await program.stop() == 0)
      }
    }
  }
}
