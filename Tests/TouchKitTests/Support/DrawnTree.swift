import TouchKit

/// The layers as a host has them: a small host, which knows views by their accessibility labels.
struct DrawnTree {
  private var children: [Int32: [Int32]] = [:]
  private var labels: [Int32: String] = [:]

  mutating func apply(_ changes: [LayerChange]) {
    for change in changes {
      switch change {
      case .inserted(let layer, let parent, let index):
        for (other, list) in children { children[other] = list.filter { $0 != layer } }
        let count = children[parent]?.count ?? 0
        children[parent, default: []].insert(layer, at: min(index, count))
      case .removed(let layer):
        for (other, list) in children { children[other] = list.filter { $0 != layer } }
      case .accessibility(let layer, _, let label, _, _, _): labels[layer] = label
      default: break
      }
    }
  }

  /// The labels of everything in the layer that holds the labelled ones, from back to front.
  func order(beside label: String) -> [String] {
    for list in children.values where list.contains(where: { labels[$0] == label }) {
      return list.compactMap { labels[$0] }
    }
    return []
  }
}
