/// The elements of several layouts, each layout's sorted by key, read side by side: one key after the other, mixed of
/// what each of the layouts has for it.
///
///     layout 0    a   b       d
///     layout 1        b   c   d   e
///     next        a   b   c   d   e
///
/// It keeps its memory, so that it can be filled in each frame.
struct ElementRuns {
  private var elements: [LayoutElement] = []
  private var runs: [Run] = []
  // Of each run, for what it does not have: apart from the runs, so that reading those counts no references.
  private var layouts: [UICollectionViewLayout] = []

  private struct Run {
    /// The first element that is not read yet.
    var next: Int
    let end: Int
    let part: BlendPart
  }

  /// Forgets all layouts.
  mutating func removeAll() {
    elements.removeAll(keepingCapacity: true)
    runs.removeAll(keepingCapacity: true)
    layouts.removeAll(keepingCapacity: true)
  }

  /// Adds what a layout has in a rectangle of its content.
  mutating func append(_ layout: UICollectionViewLayout, in rect: CGRect, _ part: BlendPart) {
    let start = elements.count
    layout.collect(in: rect, into: &elements)
    layout.pinnedHeader(at: part.headerLine)?.pin(&elements, from: start, at: part.headerLine)
    elements.sortByKey(from: start)
    runs.append(Run(next: start, end: elements.count, part: part))
    layouts.append(layout)
  }

  /// Reads the next key; `nil` after the last one. A layout that has the element in its run is not asked for it once more.
  ///
  /// - Complexity: O(k), k the number of layouts.
  mutating func next(_ style: LayoutBlend.Style) -> (key: ElementKey, place: ElementPlace)? {
    while let key = least {
      var blended = BlendedElement()
      for index in runs.indices {
        let next = runs[index].next
        if next < runs[index].end, elements[next].key == key {
          runs[index].next = next + 1
          blended.add(elements[next].place, runs[index].part)
        } else if let place = layouts[index].place(of: key, for: runs[index].part) {
          blended.add(place, runs[index].part)
        }
      }
      if let place = blended.place(style) { return (key, place) }
    }
    return nil
  }

  // The first key that is not read yet.
  private var least: ElementKey? {
    var least: ElementKey?
    for run in runs where run.next < run.end {
      let key = elements[run.next].key
      if let other = least, !(key < other) { continue }
      least = key
    }
    return least
  }
}
