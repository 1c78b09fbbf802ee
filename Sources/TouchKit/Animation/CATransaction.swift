#if !hasFeature(Embedded)
  /// A group of changes, to hear when the animations that begin in it have ended, or to have none.
  ///
  /// ```swift
  /// CATransaction.begin()
  /// CATransaction.setCompletionBlock { card.removeFromSuperview() }
  /// UIView.animate(withDuration: 0.3) { card.alpha = 0 }
  /// CATransaction.commit()
  /// ```
  ///
  /// Groups may be nested; an animation counts in each of those that it begins in. What is said outside of all groups holds until the event or the
  /// frame ends, with its timers, in which it is said; outside of both until the next one ends.
  ///
  /// The layers of views have no animations unless they are asked for, by `UIView.animate` and its siblings, which have durations and curves of their
  /// own. Layers that a program has made itself are animated by what is set of them, over ``animationDuration()``. Changes are drawn with the next frame of the
  /// host in any case, so there is nothing to flush. Natively only.
  @preconcurrency @MainActor
  public final class CATransaction {
    private init() {}

    deinit {}

    private static var levels: [TransactionLevel] = []
    // What was said outside of all groups.
    private static var outermost: TransactionLevel?

    // MARK: Groups

    /// Begins a group, within the one that there is. Each has to be ended by ``commit()``.
    public static func begin() {
      levels.append(TransactionLevel())
    }

    /// Ends the group that was begun last. Its completion is called once its animations have ended, at once where none has begun. Without a group it does
    /// the same for what was said outside of all.
    public static func commit() {
      guard let last = levels.popLast() else { return endOutermost() }
      last.awaited?.close()
    }

    /// What was said outside of all groups is over.
    static func endOutermost() {
      guard let last = outermost else { return }
      outermost = nil
      last.awaited?.close()
    }

    private static func change(_ body: (inout TransactionLevel) -> Void) {
      if levels.isEmpty {
        var level = outermost ?? TransactionLevel()
        body(&level)
        outermost = level
      } else {
        body(&levels[levels.count - 1])
      }
    }

    // What the innermost group says that says anything; `nil` where none does.
    private static func said<Value>(_ part: (TransactionLevel) -> Value?) -> Value? {
      for level in levels.reversed() {
        if let value = part(level) { return value }
      }
      return outermost.flatMap(part)
    }

    // MARK: What is said of them

    /// With true what is changed in the group takes effect at once, within `UIView.animate` too: nothing is animated that is changed from now on.
    public static func setDisableActions(_ flag: Bool) {
      change { $0.disablesActions = flag }
    }

    /// Whether changes take effect at once: as the innermost group says that says anything. False by default.
    public static func disableActions() -> Bool {
      said { $0.disablesActions } ?? false
    }

    /// How long a layer that is no view's takes for what is set of it, in seconds; of the group, from now on. 0 is at once.
    public static func setAnimationDuration(_ dur: CFTimeInterval) {
      change { $0.duration = dur > 0 ? dur : 0 }
    }

    /// ``setAnimationDuration(_:)`` of the innermost group that says any; 0.25 s by default, as in Core Animation.
    public static func animationDuration() -> CFTimeInterval {
      said { $0.duration } ?? Constants.layerAnimationDuration
    }

    /// How the time passes in which a layer that is no view's changes by what is set of it; of the group, from now on. `nil` for the curve that they have by themselves,
    /// ``CAMediaTimingFunctionName/default``.
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
      change { $0.timingFunction = function }
    }

    /// ``setAnimationTimingFunction(_:)`` of the innermost group that says any; `nil` by default.
    public static func animationTimingFunction() -> CAMediaTimingFunction? {
      said { $0.timingFunction }
    }

    /// Calls a closure once, when the animations have ended that begin in the group from now on, or have been removed; as the group ends, where there are
    /// none. `nil` for no closure. One that was set before waits for no more animations.
    ///
    /// Animations are those of `UIView.animate` and its siblings, `UIView.transition`, property animators that are started, those that are added to layers, and collection views'
    /// changes of data and layout. Scrolling is none, as in UIKit. The completions of the animations themselves are called before.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
      var old: AwaitedAnimations?
      change {
        old = $0.awaited
        $0.awaited = block.map(AwaitedAnimations.init)
      }
      old?.close()
    }

    /// The closure of the innermost group, ``setCompletionBlock(_:)``; `nil` where it has none.
    public static func completionBlock() -> (() -> Void)? {
      (levels.last ?? outermost)?.awaited?.block
    }

    // MARK: Animations

    /// An animation begins: the groups that there are wait for its completion.
    static func awaiting(_ completion: ((Bool) -> Void)?) -> ((Bool) -> Void)? {
      if levels.isEmpty, outermost == nil { return completion }
      var waiting: [AwaitedAnimations] = []
      for level in levels.reversed() {
        if let awaited = level.awaited { waiting.append(awaited) }
      }
      if let awaited = outermost?.awaited { waiting.append(awaited) }
      guard !waiting.isEmpty else { return completion }
      for awaited in waiting { awaited.add() }
      return { finished in
        completion?(finished)
        for awaited in waiting { awaited.end() }
      }
    }
  }

  private struct TransactionLevel {
    var disablesActions: Bool?
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var awaited: AwaitedAnimations?
  }

  /// The animations that a closure waits for.
  private final class AwaitedAnimations {
    private(set) var block: (() -> Void)?
    private var count = 0
    private var isClosed = false

    init(_ block: @escaping () -> Void) {
      self.block = block
    }

    deinit {}

    func add() {
      count += 1
    }

    func end() {
      count -= 1
      callIfOver()
    }

    /// No more will begin.
    func close() {
      isClosed = true
      callIfOver()
    }

    private func callIfOver() {
      guard isClosed, count == 0, let called = block else { return }
      block = nil
      called()
    }
  }
#endif
