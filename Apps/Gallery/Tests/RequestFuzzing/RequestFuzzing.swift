// libFuzzer's target for the server's requests: `make fuzz ONLY=requests` builds and runs it.
import Foundation
import Synchronization

@testable import GalleryServer

/// Two servers in this process, as people start them: one is open, one has a password. Their connections, limits and answers are the real ones, on loopback.
private let servers = Servers()

/// An input is what a client sends on one connection, to each of the two; then it closes its half and reads to the end.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let request = Array(UnsafeBufferPointer(start: data, count: count))
  for client in servers.clients {
    if let fault = RequestCheck.fault(of: request, to: client) {
      fatalError("this request \(fault)")
    }
  }
  return 0
}

private final class Servers: Sendable {
  let clients: [RawClient]

  init() {
    let found = Mutex<[RawClient]>([])
    let isReady = DispatchSemaphore(value: 0)
    Task.detached {
      do {
        try await Self.serve { clients in
          found.withLock { $0 = clients }
          isReady.signal()
        }
      } catch {
        fatalError("the servers cannot be started: \(error)")
      }
    }
    isReady.wait()
    clients = found.withLock { $0 }
  }

  private static func serve(_ begin: @escaping @Sendable ([RawClient]) -> Void) async throws {
    // A second later at each look: those who guess the password are sometimes let in and sometimes told to wait.
    let start = ContinuousClock.now
    let looks = Atomic(0)
    try await site { _ in
    } serving: { open in
      try await site {
        $0.password = "a"
        $0.now = { start + .seconds(looks.add(1, ordering: .relaxed).newValue) }
      } serving: { locked in
        begin([open.client, locked.client])
        // libFuzzer ends the process.
        while true { try await Task.sleep(for: .seconds(3600)) }
      }
    }
  }

  private static func site(
    _ change: (inout WebServer.Options) -> Void,
    serving body: @Sendable (TestSite) async throws -> Void
  ) async throws {
    // Nothing changes in the folder, so a question for changes would only wait.
    try await TestSite.serve(
      rating: true, longestWait: 0, epoch: "a", RequestCheck.fill, with: change, body)
  }
}
