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
  private var entries: [Entry] = []
  // For each of them one of each source.
  private var frames: [BlendSource] = []
  // Those of all sources, one source after the other, while they are read.
  private var elements: [LayoutElement] = []

  /// An element of any of the layouts.
  private struct Entry {
    let key: ElementKey
    /// Whether it has the same size as the one before, in each layout.
    let repeatsSize: Bool
  }

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
      sources.count == contributions.count && frames.count == entries.count * contributions.count
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
      let layout = sources[index].layout
      let lines = layout.pinnedLines(for: contributions[index])
      let rect = sources[index].near.insetBy(dx: -reserve, dy: -reserve)
      let start = elements.count
      layout.collect(in: rect, into: &elements)
      layout.pin(&elements, from: start, in: rect, at: lines)
      elements.sortByKey(from: start)
      sources[index].covered = rect
      sources[index].next = start
      sources[index].end = elements.count
    }
    entries.removeAll(keepingCapacity: true)
    frames.removeAll(keepingCapacity: true)
    entries.reserveCapacity(elements.count)
    frames.reserveCapacity(elements.count * sources.count)
    while let key = least {
      var repeats = !entries.isEmpty
      for index in sources.indices {
        let source = source(of: key, in: index)
        if repeats, !source.hasSize(of: frames[frames.count - sources.count]) { repeats = false }
        frames.append(source)
      }
      entries.append(Entry(key: key, repeatsSize: repeats))
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
  private mutating func source(of key: ElementKey, in index: Int) -> BlendSource {
    let next = sources[index].next
    guard next < sources[index].end, elements[next].key == key else {
      let own = sources[index].layout.attributes(of: key, for: contributions[index])
      return own.map { BlendSource($0) } ?? BlendSource()
    }
    sources[index].next = next + 1
    return BlendSource(elements[next].attributes)
  }

  // MARK: Mixing

  /// Appends what is visible of the mixture, in the order of the keys.
  ///
  /// - Complexity: O(n · k), n the number of elements that have been read, k the number of layouts.
  @inline(__always)
  func mix<Mixture: FrameMixture>(
    _: Mixture.Type, in window: FrameEdges, anchor: ElementKey?,
    into elements: inout [LayoutElement]
  ) {
    let (entries, frames) = (entries, frames)
    guard contributions.count == 2 else {
      return mixMany(Mixture.self, in: window, anchor: anchor, into: &elements)
    }
    let (first, second) = (contributions[0], contributions[1])
    var (sized, isFound) = (Mixture(), false)
    for index in entries.indices {
      let next = 2 * index
      if !entries[index].repeatsSize {
        sized = Mixture()
        sized.addSize(frames[next], weight: first.weight, across: first.across)
        sized.addSize(frames[next + 1], weight: second.weight, across: second.across)
        isFound = sized.findSize()
      }
      guard isFound else { continue }
      var mixture = sized
      mixture.addLocation(frames[next], weight: first.weight, across: first.across)
      mixture.addLocation(frames[next + 1], weight: second.weight, across: second.across)
      let frame = mixture.frame
      guard FrameEdges(frame).overlaps(window) else { continue }
      var visibility = BlendedVisibility()
      visibility.add(frames[next], first)
      visibility.add(frames[next + 1], second)
      append(entries[index].key, frame, visibility, anchor, to: &elements)
    }
  }

  // One layout alone, at the ends of a transition, and three and more where it was interrupted.
  private func mixMany<Mixture: FrameMixture>(
    _: Mixture.Type, in window: FrameEdges, anchor: ElementKey?,
    into elements: inout [LayoutElement]
  ) {
    var next = 0
    for entry in entries {
      var (mixture, visibility) = (Mixture(), BlendedVisibility())
      for contribution in contributions {
        let own = frames[next]
        mixture.addSize(own, weight: contribution.weight, across: contribution.across)
        mixture.addLocation(own, weight: contribution.weight, across: contribution.across)
        visibility.add(own, contribution)
        next += 1
      }
      guard mixture.findSize(), FrameEdges(mixture.frame).overlaps(window) else { continue }
      append(entry.key, mixture.frame, visibility, anchor, to: &elements)
    }
  }

  @inline(__always)
  private func append(
    _ key: ElementKey, _ frame: CGRect, _ visibility: BlendedVisibility, _ anchor: ElementKey?,
    to elements: inout [LayoutElement]
  ) {
    let alpha = visibility.alpha
    guard alpha > 0.001 else { return }
    elements.append(
      LayoutElement(
        key: key, frame: frame, alpha: alpha,
        zIndex: visibility.zIndex + (key == anchor ? ElementRuns.anchorHeight : 0)))
  }

  // The item under the fingers lies over the others.
  private static let anchorHeight = 1 << 20
}
