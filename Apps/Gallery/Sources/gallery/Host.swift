import FlyingSocks
import Foundation

/// The address that the server listens on, as the user writes it.
struct Host {
  private let name: String

  init(_ name: String) { self.name = name == "localhost" ? "127.0.0.1" : name }

  func address(port: UInt16) throws -> any SocketAddress {
    do {
      return name.contains(":")
        ? try sockaddr_in6.inet6(ip6: name, port: port)
        : try sockaddr_in.inet(ip4: name, port: port)
    } catch {
      throw Failure(.usage, "--host \(name): not an address such as 127.0.0.1, 0.0.0.0 or ::1")
    }
  }

  /// Where a browser on this machine finds the server.
  static func url(of address: Socket.Address?, fallback port: UInt16) -> String {
    switch address {
    case .ip4(let host, let port):
      "http://\(host == "0.0.0.0" ? "127.0.0.1" : host):\(port)/"
    case .ip6(let host, let port):
      "http://[\(host == "::" ? "::1" : host)]:\(port)/"
    case .unix, nil: "http://127.0.0.1:\(port)/"
    }
  }
}
