/// The elements of several layouts side by side, one key after the other, with where each of the layouts has them.
///
///     layout 0    a   b       d
///     layout 1        b   c   d   e
///     read        a   b   c   d   e
///
/// Where the elements of a ``ColumnGridLayout`` are does not depend on how far a transition has come. Where all layouts are
/// such ones, they are read once for many frames, in somewhat more than each layout's window, and a frame only mixes them.
/// Other layouts are read in each frame.
///
/// It keeps its memory from one frame to the next.
struct ElementRuns {
  private var sources: [Source] = []
  private var contributions: [BlendContribution] = []
  private var keys: [ElementKey] = []
  // For each key one of each source.
  private var frames: [BlendSource?] = []
  // Those of all sources, one source after the other, while they are read.
  private var elements: [LayoutElement] = []

  /// A layout, and what has been read of it.
  private struct Source {
    let layout: UICollectionViewLayout
    /// What has to be read at least.
    var near: CGRect
    /// What has been read.
    var covered = CGRect.null
    /// What ``ColumnGridLayout/framesRevision`` was then; `nil` for other layouts.
    var revision: Int?
    // While its elements are read: the first one that is not read yet, and the end.
    var next = 0
    var end = 0
  }

  /// How far beyond what has to be read is read, in points, so that it is still there when the window has moved.
  private static let reserve: CGFloat = 40

  // MARK: Reading

  /// Begins a frame. Each layout that has a share is to be added then.
  mutating func begin() {
    contributions.removeAll(keepingCapacity: true)
  }

  /// Adds a layout, of which the elements in a rectangle of its content are wanted.
  mutating func add(
    _ layout: UICollectionViewLayout, in rect: CGRect, _ contribution: BlendContribution
  ) {
    let index = contributions.count
    contributions.append(contribution)
    if index < sources.count, sources[index].layout === layout {
      sources[index].near = rect
    } else {
      sources.removeSubrange(index...)
      sources.append(Source(layout: layout, near: rect))
    }
  }

  /// Reads the layouts, unless what was read in an earlier frame is still right.
  mutating func read() {
    var isRight =
      sources.count == contributions.count && frames.count == keys.count * contributions.count
    sources.removeSubrange(contributions.count...)
    var areLasting = true
    for index in sources.indices {
      let layout = sources[index].layout
      layout.prepareIfNeeded()
      let revision = (layout as? ColumnGridLayout)?.framesRevision
      if revision == nil { areLasting = false }
      if revision == nil || revision != sources[index].revision
        || !sources[index].covered.contains(whole: sources[index].near)
      {
        isRight = false
      }
      sources[index].revision = revision
    }
    if !isRight { read(reserve: areLasting ? ElementRuns.reserve : 0) }
  }

  private mutating func read(reserve: CGFloat) {
    elements.removeAll(keepingCapacity: true)
    for index in sources.indices {
      let (layout, line) = (sources[index].layout, contributions[index].headerLine)
      let rect = sources[index].near.insetBy(dx: -reserve, dy: -reserve)
      let start = elements.count
      layout.collect(in: rect, into: &elements)
      layout.pinnedHeader(at: line)?.pin(&elements, from: start, at: line)
      elements.sortByKey(from: start)
      sources[index].covered = rect
      sources[index].next = start
      sources[index].end = elements.count
    }
    keys.removeAll(keepingCapacity: true)
    frames.removeAll(keepingCapacity: true)
    keys.reserveCapacity(elements.count)
    frames.reserveCapacity(elements.count * sources.count)
    while let key = least {
      keys.append(key)
      for index in sources.indices { frames.append(source(of: key, in: index)) }
    }
    elements.removeAll(keepingCapacity: true)
  }

  // The first key that is not read yet.
  private var least: ElementKey? {
    var least: ElementKey?
    for source in sources where source.next < source.end {
      let key = elements[source.next].key
      if let other = least, !(key < other) { continue }
      least = key
    }
    return least
  }

  // Reads an element; a layout that has it among those that were collected is not asked for it once more.
  private mutating func source(of key: ElementKey, in index: Int) -> BlendSource? {
    let next = sources[index].next
    guard next < sources[index].end, elements[next].key == key else {
      return sources[index].layout.attributes(of: key, for: contributions[index]).map {
        BlendSource($0)
      }
    }
    sources[index].next = next + 1
    return BlendSource(elements[next].attributes)
  }

  // MARK: Mixing

  /// Of the elements, which are in the order of their keys.
  var indices: Range<Int> {
    keys.indices
  }

  func key(at index: Int) -> ElementKey {
    keys[index]
  }

  /// The mixture of what the layouts have for an element.
  ///
  /// - Complexity: O(k), k the number of layouts.
  @inline(__always)
  func blended<Mixture>(at index: Int, _: Mixture.Type) -> BlendedElement<Mixture> {
    var blended = BlendedElement<Mixture>()
    var next = index * contributions.count
    for contribution in contributions {
      if let own = frames[next] { blended.add(own, contribution) }
      next += 1
    }
    return blended
  }
}
