#if !hasFeature(Embedded)
  /// The animations that a program has added to the layer of a view: ``CALayer/add(_:forKey:)``.
  ///
  ///     base ──▶ the first one ──▶ the second one ──▶ … ──▶ what is seen
  ///
  /// The base is what a property has without them: what the program has set, or what an animation of `UIView` makes of it meanwhile.
  ///
  /// While one of them runs the clock owns this, and the view only refers to it: a delegate that keeps the view ends with the clock. Before the view is in a window, and where only
  /// ended ones are left, the view owns it.
  final class LayerAnimations: FrameMotion, BacklinkTarget {
    // Before everything else: see `BacklinkHome`.
    private var home = BacklinkHome()

    var backlinkAnchor: BacklinkAnchor {
      home.anchor(of: self)
    }

    private struct Added {
      let key: String?
      let animation: CAAnimation
      var course: LayerCourse
      // Of the transactions that it was added in, which wait for it.
      let completion: ((Bool) -> Void)?
      // False before the view is in a window, and then before its first frame.
      var isRunning = false
      var hasStarted = false
      var isOver = false

      var fills: Bool { !animation.isRemovedOnCompletion }
    }

    @Backlink private var view: UIView?
    @Backlink private var clock: FrameClock?
    private var added: [Added] = []
    private var bases: [AnimatedProperty: AnimatedValue] = [:]
    // What the bounds were shown with last.
    private var shownBounds: CGRect?

    init(of view: UIView) {
      self.view = view
    }

    // Spelled out: see UIResponder.
    deinit {}

    var keys: [String] { added.compactMap(\.key) }

    func animation(forKey key: String) -> CAAnimation? {
      added.first { $0.key == key }?.animation
    }

    // MARK: Adding and removing

    func add(_ animation: CAAnimation, _ key: String?) {
      if let key { remove(key) }
      let copy = animation.copied()
      added.append(
        Added(
          key: key, animation: copy,
          course: copy.course(inheriting: CATransaction.animationDuration()),
          // For one that waits for a window nobody does.
          completion: view?.host == nil ? nil : CATransaction.awaiting(nil)))
      beginPending()
    }

    func remove(_ key: String) {
      remove { $0.key == key }
    }

    func removeAll() {
      remove { _ in true }
    }

    private func remove(_ isMeant: (Added) -> Bool) {
      let gone = added.filter(isMeant)
      guard !gone.isEmpty else { return }
      added.removeAll(where: isMeant)
      for one in gone { (one.animation as? CATransition)?.removeCopy() }
      letGo()
      let unfinished = gone.filter { !$0.isOver }
      let tell = { for one in unfinished { Self.tellStop(one, finished: false) } }
      // No program runs within another one's call, where there is a frame to come.
      if let clock { clock.after(0, tell) } else { tell() }
    }

    /// The view has come into a window, or has left it.
    func windowChanged() {
      if view?.host?.clock !== clock {
        remove { $0.isRunning }
        clock = nil
      }
      beginPending()
    }

    // Those that have waited for a window begin now.
    private func beginPending() {
      guard let view, let clock = view.host?.clock else { return }
      self.clock = clock
      for index in added.indices where !added[index].isRunning {
        added[index].isRunning = true
        if added[index].course.time.begin == 0 { added[index].course.time.begin = clock.now }
        for property in added[index].course.properties where bases[property] == nil {
          bases[property] = view.value(of: property)
        }
      }
      view.running?.own(self, isMoving: true)
      clock.start(self)
      showAll(at: clock.now)
    }

    // Properties that none of them changes any more are as they are without them.
    private func letGo() {
      var held: Set<AnimatedProperty> = []
      for one in added where one.isRunning { held.formUnion(one.course.properties) }
      for (property, base) in bases where !held.contains(property) {
        bases[property] = nil
        if let view { AnimationScope.within(nil) { view.running?.put(base, property, view) } }
      }
      if let clock, view?.host != nil { showAll(at: clock.now) }
      guard added.isEmpty else { return }
      clock?.stop(self)
      view?.running?.disown(view)
    }

    // MARK: The base

    /// What a property has without them; `nil` for one that they do not change.
    func base(of property: AnimatedProperty) -> AnimatedValue? {
      bases[property]
    }

    /// A property has another value without them.
    ///
    /// - Returns: false, and nothing happens, for one that they do not change.
    func setBase(_ value: AnimatedValue, of property: AnimatedProperty) -> Bool {
      guard bases[property] != nil else { return false }
      bases[property] = value
      if let clock { show(property, at: clock.now) }
      return true
    }

    /// The program has set a property: without them it has what it has now.
    func programHasSet(_ property: AnimatedProperty) {
      guard let view, let base = bases[property] else { return }
      var value = view.value(of: property)
      // Who scrolls sets the origin, and hands the size on as it is seen: that stays an animation's.
      if case (.rect(var new), .rect(let base), let seen?) = (value, base, shownBounds) {
        if new.origin == seen.origin { new.origin = base.origin }
        if new.size == seen.size { new.size = base.size }
        value = .rect(new)
      }
      _ = setBase(value, of: property)
    }

    // MARK: Frames

    func move(to time: TimeInterval) -> Bool {
      guard let view else {
        end()
        return false
      }
      showAll(at: time)
      var (started, stopped): ([Added], [Added]) = ([], [])
      for index in added.indices where !added[index].isOver {
        let course = added[index].course
        if !added[index].hasStarted, course.time.hasBegun(at: time) {
          added[index].hasStarted = true
          started.append(added[index])
        }
        if course.time.isOver(at: time) {
          added[index].isOver = true
          stopped.append(added[index])
        }
      }
      added.removeAll { $0.isOver && !$0.fills }
      if !stopped.isEmpty { letGo() }
      for one in started { one.animation.delegate?.animationDidStart(one.animation) }
      for one in stopped { Self.tellStop(one, finished: true) }
      let isMoving = added.contains { !$0.isOver }
      if !isMoving, !added.isEmpty { view.running?.own(self, isMoving: false) }
      return isMoving
    }

    // The view is gone.
    private func end() {
      let unfinished = added.filter { !$0.isOver }
      added.removeAll()
      for one in unfinished { Self.tellStop(one, finished: false) }
    }

    // Its delegate is let go of.
    private static func tellStop(_ one: Added, finished: Bool) {
      (one.animation as? CATransition)?.removeCopy()
      let delegate = one.animation.delegate
      one.animation.delegate = nil
      delegate?.animationDidStop(one.animation, finished: finished)
      one.completion?(finished)
    }

    private func showAll(at time: TimeInterval) {
      for property in bases.keys { show(property, at: time) }
    }

    private func show(_ property: AnimatedProperty, at time: TimeInterval) {
      guard let view, let running = view.running, var value = bases[property] else { return }
      for one in added where one.isRunning {
        value = one.course.value(of: property, over: value, at: time)
      }
      if case .rect(let bounds) = value { shownBounds = bounds }
      AnimationScope.within(nil) { running.put(value, property, view) }
    }
  }
#endif
