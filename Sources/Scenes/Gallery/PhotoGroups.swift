import TouchKit

/// How the photos of a gallery are divided, in their order: finely where their cells are large, coarsely where they are small.
public struct PhotoGroups: Sendable {
  /// Photos that belong together, from one of them to the next group's first.
  public struct Group: Sendable {
    /// The first photo, from 0.
    public let start: Int
    /// What stands over them: `12 March 2024`.
    public let title: String

    /// A group that begins with a photo, counted from 0.
    public init(start: Int, title: String) {
      self.start = start
      self.title = title
    }
  }

  /// For cells of each size.
  public enum Level: Int, CaseIterable, Sendable {
    /// Cells from 100 points on.
    case day
    /// Cells from 50 to 100 points.
    case month
    /// Smaller cells.
    case year

    /// The one for cells of a side, in points: from 100 on days, from 50 on months.
    static func fitting(side: CGFloat) -> Level {
      if side >= 100 { return .day }
      return side >= 50 ? .month : .year
    }

    /// The kind of the headers in the grid.
    var kind: CollectionName {
      switch self {
      case .day: "day"
      case .month: "month"
      case .year: "year"
      }
    }

    func isNamed(_ kind: CollectionName) -> Bool {
      #if hasFeature(Embedded)
        kind.withUTF8Buffer { other in
          self.kind.withUTF8Buffer { $0.elementsEqual(other) }
        }
      #else
        kind == self.kind
      #endif
    }
  }

  /// The groups of each level, in ascending order of their starts; none for photos that are not divided.
  private let levels: [[Group]]

  /// Photos that are not divided: no headers.
  public static let none = PhotoGroups(days: [], months: [], years: [])

  /// The groups for each size of cells, each in ascending order of their starts.
  public init(days: [Group], months: [Group], years: [Group]) {
    levels = [days, months, years]
  }

  subscript(level: Level) -> [Group] {
    levels[level.rawValue]
  }

  /// The group that a photo is in; `nil` where there is none.
  func group(of photo: Int, _ level: Level) -> Group? {
    index(of: photo, level).map { self[level][$0] }
  }

  /// The photos of the group that a photo is in, of so many in all; `nil` where there is none.
  func range(of photo: Int, _ level: Level, count: Int) -> Range<Int>? {
    guard photo < count, let index = index(of: photo, level) else { return nil }
    let groups = self[level]
    let end = index + 1 < groups.count ? min(groups[index + 1].start, count) : count
    return groups[index].start..<max(groups[index].start, end)
  }

  // Where the group of a photo is.
  private func index(of photo: Int, _ level: Level) -> Int? {
    let groups = self[level]
    guard let first = groups.first, first.start <= photo else { return nil }
    return groups.indices.halved { groups[$0].start <= photo }
  }
}
