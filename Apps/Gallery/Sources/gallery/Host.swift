import Foundation

/// The address that the server listens on, as the user writes it.
struct Host {
  let name: String

  init(_ name: String) throws {
    self.name = name == "localhost" ? "127.0.0.1" : name
    var (four, six) = (in_addr(), in6_addr())
    guard inet_pton(AF_INET, self.name, &four) == 1 || inet_pton(AF_INET6, self.name, &six) == 1
    else {
      throw Failure(.usage, "--host \(name): not an address such as 127.0.0.1, 0.0.0.0 or ::1")
    }
  }

  /// Whether only programs on this machine can connect.
  var isThisMachineOnly: Bool { name.hasPrefix("127.") || name == "::1" }

  /// Whether it stands for all addresses of this machine.
  var isEveryAddress: Bool { name == "0.0.0.0" || name == "::" }

  /// Where a browser on this machine finds the server.
  func url(port: Int, isSecure: Bool) -> String {
    let host = ["0.0.0.0": "127.0.0.1", "::": "::1"][name] ?? name
    return "\(isSecure ? "https" : "http")://\(host.contains(":") ? "[\(host)]" : host):\(port)/"
  }
}
