import ArgumentParser

/// Who may rate the photos of a server, as `--ratings` says it.
enum Raters: String, ExpressibleByArgument {
  /// Whoever knows the password; without one whoever is on this machine, unless the server has names by which others ask for it.
  case owner
  case everybody, nobody

  func mayRate(host: Host, names: [String], hasPassword: Bool) -> Bool {
    switch self {
    case .everybody: true
    case .nobody: false
    case .owner: hasPassword || (host.isThisMachineOnly && names.isEmpty)
    }
  }
}
