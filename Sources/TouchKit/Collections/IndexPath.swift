#if hasFeature(Embedded)
  /// The index path of an item: its section, and its index within it.
  public struct IndexPath: Hashable, Sendable {
    public var section: Int
    public var item: Int

    public init(item: Int, section: Int) {
      self.section = section
      self.item = item
    }

    public init(row: Int, section: Int) {
      self.init(item: row, section: section)
    }

    public var row: Int {
      get { item }
      set { item = newValue }
    }
  }

  extension IndexPath: Comparable {
    public static func < (a: IndexPath, b: IndexPath) -> Bool {
      (a.section, a.item) < (b.section, b.item)
    }
  }
#else
  extension IndexPath {
    /// The index path of an item: its section, and its index within it.
    nonisolated public init(item: Int, section: Int) {
      // One after the other: an array of the two would be allocated for each path.
      self.init(index: section)
      append(item)
    }

    /// The same as `init(item:section:)`, in the words of tables.
    nonisolated public init(row: Int, section: Int) {
      self.init(item: row, section: section)
    }

    /// The section, counted from 0. The path has to have two numbers.
    nonisolated public var section: Int {
      get { self[0] }
      set { self[0] = newValue }
    }

    /// The number of the item within its section, counted from 0. The path has to have two numbers.
    nonisolated public var item: Int {
      get { self[1] }
      set { self[1] = newValue }
    }

    /// The same as ``item``.
    nonisolated public var row: Int {
      get { item }
      set { item = newValue }
    }
  }
#endif
