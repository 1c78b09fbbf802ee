import TouchKit
import Tsumami

// What the bubble beside the handle says.
extension GalleryGrid {
  /// When the photos at the top of the window were taken: the month, or the year where photos are told apart by years only; where
  /// they are in the order of names, their folder. On a phone's window there is no room for towns, nor for the folders around it.
  var bubbleTitle: String? {
    let level: PhotoGroups.Level =
      layouts.level(columns: zoom.destination) == .year ? .year : .month
    let top = CGRect(
      x: 0, y: view.contentOffset.y + GalleryGrid.bars(over: view).top,
      width: view.bounds.width, height: 200)
    var first: Int?
    for attributes in view.collectionViewLayout.layoutAttributesForElements(in: top) ?? []
    where attributes.representedElementCategory == .cell {
      first = min(first ?? .max, attributes.indexPath.item)
    }
    let title = first.flatMap { photos.groups.group(of: $0, level)?.title }
    return view.bounds.width < 480 ? title.map(GalleryGrid.short) : title
  }

  /// `September 2024` of `September 2024 · Lisbon`, and `Hut` of `Alps › Zermatt › Hut`.
  private static func short(_ title: String) -> String {
    var bytes: [UInt8] = []
    for byte in title.utf8 {
      bytes.append(byte)
      let end = bytes.count
      // "·" is C2 B7, and "›" E2 80 BA.
      if end > 3, byte == 0xb7, bytes[end - 2] == 0xc2, bytes[end - 3] == 0x20 {
        bytes.removeLast(3)
        break
      }
      if end > 3, byte == 0xba, bytes[end - 2] == 0x80, bytes[end - 3] == 0xe2 { bytes = [] }
      if bytes == [0x20] { bytes = [] }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
