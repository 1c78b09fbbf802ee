import Scenes
import TouchKit

extension ByteReader {
  /// A picture, as ``SceneStart`` has the table of.
  mutating func picture() -> PictureRecord? {
    guard let width = double(), let height = double(), let tileScale = number(),
      let name = text(), let colour = number(), let badge = text()
    else { return nil }
    func part(_ shift: Int32) -> CGFloat { CGFloat(colour >> shift & 255) / 255 }
    return PictureRecord(
      size: CGSize(width: width, height: height), tileScale: CGFloat(max(-1, tileScale)),
      name: String(decoding: name, as: UTF8.self),
      colour: colour < 0 ? nil : UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1),
      badge: String(decoding: badge, as: UTF8.self))
  }

  /// The groups of days, months and years.
  mutating func groups() -> PhotoGroups? {
    guard let days = level(), let months = level(), let years = level() else { return nil }
    return PhotoGroups(days: days, months: months, years: years)
  }

  private mutating func level() -> [PhotoGroups.Group]? {
    guard let count = number() else { return nil }
    var groups: [PhotoGroups.Group] = []
    for _ in 0..<max(0, count) {
      guard let start = number(), let title = text() else { return nil }
      groups.append(
        PhotoGroups.Group(start: Int(start), title: String(decoding: title, as: UTF8.self)))
    }
    return groups
  }
}
