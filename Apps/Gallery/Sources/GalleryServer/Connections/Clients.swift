import NIOCore
import Synchronization

/// How many connections each client has.
final class Clients: Sendable {
  private let most: Int
  private let counts = Mutex<[String: Int]>([:])

  /// - Parameter most: connections of one client. This machine itself may have any number: a proxy may stand in front.
  init(most: Int) { self.most = most }

  /// Whether one more connection of the client is let in; ``leave(_:)`` has to follow then.
  func enter(_ client: String) -> Bool {
    counts.withLock { counts in
      guard client == Self.thisMachine || counts[client, default: 0] < most else { return false }
      counts[client, default: 0] += 1
      return true
    }
  }

  func leave(_ client: String) {
    counts.withLock { counts in
      let left = counts[client, default: 1] - 1
      counts[client] = left > 0 ? left : nil
    }
  }

  /// Who connects, as a name to count by: the address, or the first half of an IPv6 address, as a household has them all.
  static func name(of address: SocketAddress?) -> String {
    guard let text = address?.ipAddress else { return thisMachine }
    if text.hasPrefix("127.") || text == "::1" || text.hasPrefix("::ffff:127.") {
      return thisMachine
    }
    guard case .v6(let address) = address, !text.hasPrefix("::ffff:") else { return text }
    var raw = address.address.sin6_addr
    return withUnsafeBytes(of: &raw) { bytes in
      bytes.prefix(8).map { String($0, radix: 16) }.joined(separator: ":")
    }
  }

  static let thisMachine = "this machine"
}
