import Foundation

/// The names by which the server may be asked for.
///
/// A page of a stranger can make its own name lead to this machine (DNS rebinding, https://en.wikipedia.org/wiki/DNS_rebinding), and would be
/// allowed to read what the server answers. The browser says which name it asked for; an address in numbers is no name, and
/// cannot be led elsewhere.
struct HostNames: Sendable {
  private let names: Set<String>

  /// - Parameter more: names beside this machine's own and `localhost`.
  init(_ more: [String] = [], machine: String = ProcessInfo.processInfo.hostName) {
    let own = machine.lowercased()
    let short = String(own.prefix { $0 != "." })
    names = Set(
      ["localhost", own, short, "\(short).local"] + more.map { $0.lowercased() }
    ).subtracting([""])
  }

  /// Whether a request may name the server so: `127.0.0.1:8080`, `[::1]`, `localhost`, `photos.localhost`.
  func allow(_ authority: String) -> Bool {
    guard let name = Self.name(in: authority)?.lowercased(), !name.isEmpty else {
      return false
    }
    return Self.isAddress(name) || names.contains(name) || name.hasSuffix(".localhost")
  }

  /// The name without the port, without the brackets of IPv6, and without the dot of the root.
  private static func name(in authority: String) -> String? {
    if authority.hasPrefix("[") {
      guard let end = authority.firstIndex(of: "]") else { return nil }
      return String(authority[authority.index(after: authority.startIndex)..<end])
    }
    let parts = authority.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, let name = parts.first,
      parts.count == 1 || parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return String(name.last == "." ? name.dropLast() : name)
  }

  private static func isAddress(_ name: String) -> Bool {
    var (four, six) = (in_addr(), in6_addr())
    return inet_pton(AF_INET, name, &four) == 1 || inet_pton(AF_INET6, name, &six) == 1
  }
}
