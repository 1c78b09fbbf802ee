import Foundation

/// Flings recorded on phones, with the release velocities that Android and Flutter expect of them.
///
/// They are below the folder of `TestData`.
nonisolated enum RecordedFlings {
  struct Fling {
    var name: String
    var samples: [(time: TimeInterval, position: CGPoint)]
  }

  /// What somebody else's velocity tracker makes of a fling, along one axis.
  struct Expectation {
    var fling: String
    var method: String
    var isHorizontal: Bool
    var velocity: CGFloat
  }

  static let folder = TestData.folder.appendingPathComponent("velocity")

  /// Tests that need the recordings are skipped where this is false, and say so.
  static let areHere = FileManager.default.fileExists(atPath: folder.path)

  private static func rows(_ file: String) throws -> [[String]] {
    let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    return text.split(whereSeparator: \.isNewline).dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
  }

  static func android() throws -> [String: Fling] {
    var flings: [String: Fling] = [:]
    for row in try rows("aosp_velocitytracker/flings.csv") where row[2] == "0" {
      guard row[3] != "up", let time = Double(row[1]), let x = Double(row[4]),
        let y = Double(row[5])
      else { continue }
      flings[row[0], default: Fling(name: row[0], samples: [])].samples.append(
        (time / 1e9, CGPoint(x: x, y: y)))
    }
    return flings
  }

  static func androidExpectations() throws -> [Expectation] {
    try rows("aosp_velocitytracker/expected_velocity.csv").compactMap { row in
      Double(row[3]).map {
        Expectation(
          fling: row[0], method: row[1], isHorizontal: row[2] == "X", velocity: CGFloat($0))
      }
    }
  }

  static func flutter() throws -> [Fling] {
    var flings: [Fling] = []
    for row in try rows("flutter_velocity/velocityEventData.csv") {
      guard let time = Double(row[0]), let x = Double(row[3]), let y = Double(row[4]) else {
        continue
      }
      if row[2] == "down" { flings.append(Fling(name: "flutter\(flings.count)", samples: [])) }
      guard row[2] != "up" else { continue }
      flings[flings.count - 1].samples.append((time / 1000, CGPoint(x: x, y: y)))
    }
    return flings
  }

  static func flutterExpectations() throws -> [Expectation] {
    try rows("flutter_velocity/expected_velocity_per_up.csv").flatMap { row in
      [(true, row[1]), (false, row[2])].compactMap { isHorizontal, text in
        Double(text).map {
          Expectation(
            fling: "flutter" + row[0], method: "LSQ2", isHorizontal: isHorizontal,
            velocity: CGFloat($0))
        }
      }
    }
  }
}
