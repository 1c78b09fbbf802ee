import TouchKit

/// What a host has of the layers: a tree, as `LayerChange` describes it.
struct HostLayers {
  private var parents: [Int32: Int32] = [:]
  private var children: [Int32: Set<Int32>] = [:]

  var count: Int { parents.count }

  mutating func apply(_ change: LayerChange) {
    switch change {
    case .inserted(let layer, let parent, _):
      if let old = parents[layer] { children[old]?.remove(layer) }
      parents[layer] = parent
      children[parent, default: []].insert(layer)
    case .removed(let layer):
      if let parent = parents[layer] { children[parent]?.remove(layer) }
      forget(layer)
    default: break
    }
  }

  // A layer goes with all that are in it.
  private mutating func forget(_ layer: Int32) {
    parents[layer] = nil
    for child in children.removeValue(forKey: layer) ?? [] { forget(child) }
  }
}
