/// The sets of touches for recognizers and views, reused while the same fingers are down.
///
/// Building a `Set` allocates. In the steady state, fingers down and moving, the same few combinations occur in every
/// event, so each is cached by the bits of its touches until a finger comes down or lifts.
struct TouchSets {
  private var kept: [(bits: UInt64, set: Set<UITouch>)] = []

  /// The touches among `touches` whose bit is in `bits`.
  ///
  /// - Complexity: O(number of combinations in use), which is one or two.
  mutating func set(of bits: UInt64, from touches: [UITouch]) -> Set<UITouch> {
    for index in kept.indices where kept[index].bits == bits { return kept[index].set }
    var set = Set<UITouch>()
    for touch in touches where bits & touch.bit != 0 { set.insert(touch) }
    kept.append((bits, set))
    return set
  }

  mutating func all(_ touches: [UITouch]) -> Set<UITouch>? {
    var bits: UInt64 = 0
    for touch in touches { bits |= touch.bit }
    return bits == 0 ? nil : set(of: bits, from: touches)
  }

  /// Forgets everything; called when a finger has come down or lifted.
  mutating func removeAll() {
    kept.removeAll(keepingCapacity: true)
  }
}
