/// The views of one kind that wait to be used again, and how to make more of them.
struct ReusePool {
  let name: CollectionName?
  /// The class, for those that were registered by their type alone.
  let type: ObjectIdentifier?
  let kind: Int32
  var make: UICollectionReusableView.Type?
  var spares: [UICollectionReusableView] = []
}

extension UICollectionView {
  // MARK: Registration

  /// Says which class the cells of a name are made of; `nil` forgets the name.
  public func register(
    _ cellClass: UICollectionViewCell.Type?,
    forCellWithReuseIdentifier identifier: CollectionName
  ) {
    register(cellClass, named: identifier, kind: ElementKey.cell)
  }

  /// Says which class the supplementary views of a kind and a name are made of; `nil` forgets the name.
  public func register(
    _ viewClass: UICollectionReusableView.Type?,
    forSupplementaryViewOfKind elementKind: CollectionName,
    withReuseIdentifier identifier: CollectionName
  ) {
    register(viewClass, named: identifier, kind: kinds.number(of: elementKind))
  }

  /// A cell that is no longer in view, or a new one; for the data source to fill.
  ///
  /// Asking by a name that is not registered is a programming error.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: CollectionName, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = dequeue(identifier, kind: ElementKey.cell) as? UICollectionViewCell else {
      preconditionFailure("No cell class is registered by this reuse identifier.")
    }
    prepare(cell, ElementKey.cell, indexPath)
    return cell
  }

  /// A supplementary view that is no longer in view, or a new one; for the data source to fill.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: CollectionName, withReuseIdentifier identifier: CollectionName,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = dequeue(identifier, kind: kinds.number(of: elementKind)) else {
      preconditionFailure(
        "No view class is registered by this kind and reuse identifier.")
    }
    prepare(view, kinds.number(of: elementKind), indexPath)
    return view
  }

  /// How to fill the cells of one class; registers itself the first time it is used.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    let handler: (Cell, IndexPath, Item) -> Void

    /// Registers a class of cells; `handler` configures each cell before it is shown.
    public init(handler: @escaping (Cell, IndexPath, Item) -> Void) {
      self.handler = handler
    }
  }

  /// A cell of the registration's class, filled by it.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item
  ) -> Cell {
    let pool = pool(of: Cell.self, kind: ElementKey.cell)
    let view = reconfigured.flatMap { $0.pool(of: kinds) == pool ? $0 : nil } ?? take(from: pool)
    guard let cell = view as? Cell else {
      preconditionFailure("A cell of the pool of its class is of another one.")
    }
    prepare(cell, ElementKey.cell, indexPath)
    registration.handler(cell, indexPath, item)
    return cell
  }

  /// How to fill the supplementary views of one class and kind; registers itself the first time it is used.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    let kind: CollectionName
    let handler: (Supplementary, CollectionName, IndexPath) -> Void

    /// Registers a class of headers, footers or others; `handler` configures each one before it is shown.
    public init(
      elementKind: CollectionName,
      handler:
        @escaping (_ view: Supplementary, _ elementKind: CollectionName, _ path: IndexPath)
        -> Void
    ) {
      kind = elementKind
      self.handler = handler
    }
  }

  /// A supplementary view of the registration's class, filled by it.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let pool = pool(of: Supplementary.self, kind: kinds.number(of: registration.kind))
    guard let view = take(from: pool) as? Supplementary else {
      preconditionFailure("A view of the pool of its class is of another one.")
    }
    prepare(view, kinds.number(of: registration.kind), indexPath)
    registration.handler(view, registration.kind, indexPath)
    return view
  }

  /// A decoration view that is no longer in view, or a new one.
  final func decorationView(_ key: ElementKey) -> UICollectionReusableView {
    let view = take(from: pool(of: kinds.type(of: key.kind), kind: key.kind))
    // A mixture of layouts says where it is, and no more.
    if let own = transition?.decoration(key, kinds) { view.apply(own) }
    return view
  }

  // Brings a view that has been dequeued to where it will be shown, and tells it what it is in its list.
  private final func prepare(_ view: UICollectionReusableView, _ kind: Int32, _ path: IndexPath) {
    placeArriving(view, kind: kind)
    rows?.prepare(view, ElementKey(layoutPath(path), kind: kind), in: self)
  }

  private final func register(
    _ type: UICollectionReusableView.Type?, named name: CollectionName, kind: Int32
  ) {
    if let index = pool(named: name, kind: kind) {
      pools[index].make = type
    } else {
      pools.append(ReusePool(name: name, type: nil, kind: kind, make: type))
    }
  }

  private final func pool(named name: CollectionName, kind: Int32) -> Int? {
    for index in pools.indices where pools[index].kind == kind {
      if let own = pools[index].name, isSame(own, name) { return index }
    }
    return nil
  }

  private final func pool(of type: UICollectionReusableView.Type, kind: Int32) -> Int {
    let id = ObjectIdentifier(type)
    if let index = pools.firstIndex(where: { $0.type == id && $0.kind == kind }) { return index }
    pools.append(ReusePool(name: nil, type: id, kind: kind, make: type))
    return pools.count - 1
  }

  private final func dequeue(_ name: CollectionName, kind: Int32) -> UICollectionReusableView? {
    guard let index = pool(named: name, kind: kind), pools[index].make != nil else { return nil }
    if let reconfigured, reconfigured.pool(of: kinds) == index { return reconfigured }
    return take(from: index)
  }

  private final func take(from index: Int) -> UICollectionReusableView {
    if let view = pools[index].spares.popLast() {
      view.isConcealed = false
      view.prepareForReuse()
      return view
    }
    guard let type = pools[index].make else {
      preconditionFailure("The class of this reuse identifier has been taken back.")
    }
    let view = type.init(frame: .zero)
    view.belong(to: index, of: kinds)
    view.reuseIdentifier = pools[index].name
    return view
  }

  // MARK: Recycling

  /// Takes an element out of view. Its view stays where it is until ``hideSpares()``, as it will
  /// probably be used again at once.
  final func recycle(_ element: ShownElement) {
    let view = element.view
    let path = element.key.indexPath
    if let cell = view as? UICollectionViewCell, element.key.isCell {
      collectionDelegate?.collectionView(
        self, didEndDisplaying: cell, forItemAt: dataPath(path))
    } else if !element.key.isDecoration {
      collectionDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view,
        forElementOfKind: kinds.name(of: element.key.kind), at: path)
    }
    spare(view)
  }

  final func spare(_ view: UICollectionReusableView) {
    if raised === view { raised = nil }
    view.placement = .none
    if let pool = view.pool(of: kinds) {
      // One that another collection view shows by now is lent to it.
      if view.isChild(of: self) { pools[pool].spares.append(view) }
    } else if view.isChild(of: self) {
      view.withdraw()
    }
  }

  /// Hides the views that were not used again: they keep their layers, and come back by being shown
  /// and moved.
  final func hideSpares() {
    for index in pools.indices {
      for view in pools[index].spares.reversed() {
        if view.ownHidden { break }
        view.isHidden = true
      }
    }
  }
}
