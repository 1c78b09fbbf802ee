#if hasFeature(Embedded)
  // Natively an array of views is one of items, too. Embedded Swift converts no arrays.

  private func eachItem<Item: UIDynamicItem>(of items: [Item]) -> [any UIDynamicItem] {
    items.map { $0 }
  }

  extension UIGravityBehavior {
    /// The same with items of one kind, views for instance.
    public convenience init<Item: UIDynamicItem>(items: [Item]) {
      self.init(items: eachItem(of: items))
    }
  }

  extension UICollisionBehavior {
    /// The same with items of one kind, views for instance.
    public convenience init<Item: UIDynamicItem>(items: [Item]) {
      self.init(items: eachItem(of: items))
    }
  }

  extension UIPushBehavior {
    /// The same with items of one kind, views for instance.
    public convenience init<Item: UIDynamicItem>(items: [Item], mode: Mode) {
      self.init(items: eachItem(of: items), mode: mode)
    }
  }

  extension UIDynamicItemBehavior {
    /// The same with items of one kind, views for instance.
    public convenience init<Item: UIDynamicItem>(items: [Item]) {
      self.init(items: eachItem(of: items))
    }
  }
#endif
