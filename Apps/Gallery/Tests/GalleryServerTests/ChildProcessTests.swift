import Foundation
import PhotoFacts
import Synchronization
import Testing

@Suite("What other programs print")
struct ChildProcessTests {
  /// A signal that comes while a thread waits for a pipe interrupts it, unless the signal's action says otherwise.
  @Test("is read to its end, whatever signals come")
  func signals() async throws {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in }
    sigaction(SIGUSR1, &action, nil)
    let (reading, writing) = try #require(ChildProcess.pipe())
    let reader = Mutex<pthread_t?>(nil)
    async let got = RawClient.waiting {
      reader.withLock { $0 = pthread_self() }
      return ChildProcess.everything(from: reading)
    }
    while reader.withLock({ $0 }) == nil { await Task.yield() }
    for byte in 0..<200 as Range<UInt8> {
      reader.withLock { _ = pthread_kill($0!, SIGUSR1) }
      #expect(write(writing, [byte], 1) == 1)
      sched_yield()
    }
    close(writing)
    #expect(await got == Data(0..<200))
  }
}
