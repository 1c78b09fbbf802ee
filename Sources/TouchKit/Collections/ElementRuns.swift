/// The elements of several layouts, each layout's sorted by key, read side by side: one key after the other, and
/// what each of the layouts has for it.
///
///     layout 0    a   b       d
///     layout 1        b   c   d   e
///     next        a   b   c   d   e
///
/// It keeps its memory, so that it can be filled in each frame.
struct ElementRuns {
  private var elements: [LayoutElement] = []
  // Of each layout the first element that is not read yet, and where its elements end.
  private var runs: [(next: Int, end: Int)] = []

  /// Forgets all layouts.
  mutating func removeAll() {
    elements.removeAll(keepingCapacity: true)
    runs.removeAll(keepingCapacity: true)
  }

  /// Adds a layout.
  ///
  /// - Parameter collect: appends the elements of the layout, in any order, to those that are given.
  mutating func append(_ collect: (inout [LayoutElement]) -> Void) {
    let start = elements.count
    collect(&elements)
    elements.sortByKey(from: start)
    runs.append((start, elements.count))
  }

  /// The first key that is not read yet; `nil` after the last one.
  ///
  /// - Complexity: O(k), k the number of layouts.
  @inline(__always)
  var next: ElementKey? {
    var next: ElementKey?
    for run in runs where run.next < run.end {
      let key = elements[run.next].key
      if let least = next, !(key < least) { continue }
      next = key
    }
    return next
  }

  /// Reads what a layout has for ``next``; to be called for each layout.
  ///
  /// - Parameter run: counted in the order in which the layouts were added.
  /// - Returns: `nil` where the layout has nothing for it.
  @inline(__always)
  mutating func read(_ key: ElementKey, from run: Int) -> ElementPlace? {
    let (next, end) = runs[run]
    guard next < end, elements[next].key == key else { return nil }
    runs[run].next = next + 1
    return elements[next].place
  }
}
