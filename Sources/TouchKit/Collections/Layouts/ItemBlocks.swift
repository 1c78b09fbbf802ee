/// The items of a section whose frames have to be measured, in blocks of ``ItemBlocks/size``.
///
/// A block is measured when it first comes near what is visible. Until then its length is assumed to
/// be that of the first block. Two numbers are kept for each block that has been measured, 0.06
/// bytes an item, and the frames of the few blocks used last; measuring a block again gives the same frames.
///
///     length   known   estimated   estimated   known   estimated …
///     block      0         1           2         3         4
///                                              ▲ visible
///
/// Where block n begins follows from the sum over the known ones:  top(n) = n · estimate + Σ (known
/// − estimate).
final class ItemBlocks {
  /// How many items are measured together.
  nonisolated static let size = 256
  nonisolated private static let kept = 8

  struct Arrangement {
    /// Relative to the block's beginning: x across, y along the scroll axis.
    var frames: [CGRect]
    var length: CGFloat
  }

  let count: Int
  private let spacing: CGFloat
  private let arrange: (Range<Int>) -> Arrangement
  // Of a whole block, the spacing after it included.
  private let estimate: CGFloat
  // The blocks that are known, in order, and the sum of their differences from the estimate up to each.
  private var known: [Int] = []
  private var differences: [CGFloat] = []
  // The latest at the end.
  private var arrangements: [(block: Int, arrangement: Arrangement)] = []

  /// - Parameters:
  ///   - spacing: between the last line of a block and the first one of the next.
  ///   - arrange: places the items of a block.
  init(count: Int, spacing: CGFloat, arrange: @escaping (Range<Int>) -> Arrangement) {
    self.count = count
    self.spacing = spacing
    self.arrange = arrange
    guard count > 0 else {
      estimate = 0
      return
    }
    let first = arrange(0..<min(count, ItemBlocks.size))
    estimate = max(1, first.length + spacing)
    arrangements.append((0, first))
    known = [0]
    differences = [0]
  }

  private var blocks: Int {
    (count + ItemBlocks.size - 1) / ItemBlocks.size
  }

  private func items(of block: Int) -> Range<Int> {
    block * ItemBlocks.size..<min(count, (block + 1) * ItemBlocks.size)
  }

  // MARK: Lengths

  /// Of all items together, as far as it is known.
  var length: CGFloat {
    blocks == 0 ? 0 : max(0, top(of: blocks) - spacing)
  }

  private func index(ofKnown block: Int) -> Int {
    var (low, high) = (0, known.count)
    while low < high {
      let middle = (low + high) / 2
      if known[middle] < block { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func isKnown(_ block: Int) -> Bool {
    let index = index(ofKnown: block)
    return index < known.count && known[index] == block
  }

  // Of a block that is not known; the last one may be shorter than the others.
  private func estimate(of block: Int) -> CGFloat {
    estimate * CGFloat(items(of: block).count) / CGFloat(ItemBlocks.size)
  }

  /// Where a block begins; the number of all blocks stands for the end.
  func top(of block: Int) -> CGFloat {
    let index = index(ofKnown: block)
    let sum = index > 0 ? differences[index - 1] : 0
    guard block == blocks, block > 0, !isKnown(block - 1) || block == 1 else {
      return CGFloat(block) * estimate + sum
    }
    if block == 1 { return estimate + sum }
    return CGFloat(block - 1) * estimate + sum + estimate(of: block - 1)
  }

  private func block(at y: CGFloat) -> Int {
    (0..<blocks).halved { top(of: $0) <= y }
  }

  // MARK: Measuring

  /// Measures the blocks between two heights.
  ///
  /// - Returns: how far that moves what lies at `line`.
  func measure(from start: CGFloat, to end: CGFloat, keeping line: CGFloat) -> CGFloat {
    guard blocks > 1 else { return 0 }
    var moved: CGFloat = 0
    var block = max(0, block(at: start) - 1)
    while block < blocks, top(of: block) < end + moved {
      if !isKnown(block) {
        let bottom = top(of: block + 1)
        learn(block)
        if bottom <= line + moved { moved += top(of: block + 1) - bottom }
      }
      block += 1
    }
    return moved
  }

  private func learn(_ block: Int) {
    let length = arrangement(of: block).length + spacing
    let index = index(ofKnown: block)
    let before = index > 0 ? differences[index - 1] : 0
    known.insert(block, at: index)
    differences.insert(before, at: index)
    for later in index..<differences.count { differences[later] += length - estimate }
  }

  /// An item is of another size now: its block is measured once more.
  ///
  /// - Complexity: O(the items of a block).
  func measureAgain(_ item: Int) {
    guard item >= 0, item < count else { return }
    let block = item / ItemBlocks.size
    arrangements.removeAll { $0.block == block }
    guard isKnown(block) else {
      learn(block)
      return
    }
    let length = arrangement(of: block).length + spacing
    let index = index(ofKnown: block)
    let before = index > 0 ? differences[index - 1] : 0
    let change = length - estimate - (differences[index] - before)
    for later in index..<differences.count { differences[later] += change }
  }

  private func arrangement(of block: Int) -> Arrangement {
    if let index = arrangements.firstIndex(where: { $0.block == block }) {
      return arrangements[index].arrangement
    }
    let new = arrange(items(of: block))
    if arrangements.count >= ItemBlocks.kept { arrangements.removeFirst() }
    arrangements.append((block, new))
    return new
  }

  // MARK: Places

  func frame(of item: Int) -> CGRect {
    let block = item / ItemBlocks.size
    var frame = arrangement(of: block).frames[item - block * ItemBlocks.size]
    frame.origin.y += top(of: block)
    return frame
  }

  /// The items that have a part between two heights, and perhaps some more beside them.
  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard count > 0, end > start else { return 0..<0 }
    var range: Range<Int>?
    var block = block(at: start)
    while block < blocks, top(of: block) < end {
      let top = top(of: block)
      for (index, frame) in arrangement(of: block).frames.enumerated()
      where frame.maxY + top > start && frame.minY + top < end {
        let item = block * ItemBlocks.size + index
        range = (range?.lowerBound ?? item)..<item + 1
      }
      block += 1
    }
    return range ?? 0..<0
  }
}
