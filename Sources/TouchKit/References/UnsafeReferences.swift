import EmbeddedRuntime

// The only file of TouchKit, Tsumami and Scenes that refers to objects without the compiler's help.
// A test reads the sources and holds that: ``UnsafeWordsTests``.
//
// Why there is one: each touch event follows many references from views to superviews and windows, and from recognizers
// to views. A weak reference makes every other reference to its object slower, and counting references would double the
// cost of an event.
//
// The invariant:
//
// 1. An unsafe pointer to an object stands only in the object's `BacklinkAnchor`, and is made only
//    by the `BacklinkHome` that is stored in that very object.
// 2. A `BacklinkHome` cannot be copied, and it is the first stored property that is destroyed when the object is
//   released: it empties the anchor. On another thread the main queue does that, so that no code is following the
//   reference at that moment; see `MainQueue.perform` for a main thread that is blocked.
// 3. Code that borrows an object, that is, uses it without counting a reference, calls only TouchKit code that releases
//   nothing, or holds the array that owns the object.
// 4. An action that was added to a recognizer is called with that recognizer: its list of actions is stored in it, and
//   nothing else calls them.
// 5. The current clock is one with a running call, and the caller of that owns the clock.
//
// For all other files:
//
// - `Backlink` refers to a view, a recognizer or another `BacklinkTarget`, does not retain it, and is `nil` once it has
//   been released. Within TouchKit use it for every reference back to an owner:
//
//       final class Motion {
//         @Backlink var scrollView: UIScrollView?
//       }
//
//   It is fast, and as safe as `weak`. A class of TouchKit that is the target of one stores a
//   `BacklinkHome` as its first property, and conforms to `BacklinkTarget` (see `FrameClock`).
// - `WeakReference` is the same for sources that are compiled as Embedded Swift too, and for all
//   classes: `recognizer.addAction { [here = WeakReference(self)] _ in here.object?.tapped() }`.
// - Delegates are `weak` natively, and `@WeakDelegate` in Embedded Swift.

/// The shared target of all backlinks to an object: the object, and nothing after its release.
nonisolated final class BacklinkAnchor {
  fileprivate var target: Unmanaged<AnyObject>?

  fileprivate init(_ target: AnyObject) {
    self.target = .passUnretained(target)
  }

  // The object is being released, perhaps not on the main thread while that follows the reference: then the main queue
  // does it. Only objects with backlinks to them wait.
  fileprivate func empty() {
    #if hasFeature(Embedded)
      target = nil
    #else
      if MainQueue.isCurrent {
        target = nil
      } else {
        nonisolated(unsafe) let anchor = self
        MainQueue.perform { anchor.target = nil }
      }
    #endif
  }
}

#if !hasFeature(Embedded)
  /// Checks whether code runs on the main actor. That is not always the main thread: `dispatchMain()`,
  /// which tests and servers end with, has the main queue served by other threads.
  nonisolated private enum MainQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
      let mark = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: mark, value: true)
      return mark
    }()

    static var isCurrent: Bool {
      Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
    }

    // True from a wait that timed out until the main queue is served again.
    private static let lock = NSLock()
    nonisolated(unsafe) private static var isBlocked = false

    /// Performs an action on the main queue, and returns when that is done.
    ///
    /// The main thread may be blocked, perhaps until this very thread is done, so the wait has an end; then the
    /// action is performed here. A reference is followed within a microsecond, so a main thread that
    /// has not come to its queue in all that time is not following one. Until it is served again, no other thread waits
    /// for it.
    static func perform(_ action: @escaping @Sendable () -> Void) {
      let isDone = DispatchSemaphore(value: 0)
      DispatchQueue.main.async {
        lock.withLock { isBlocked = false }
        action()
        isDone.signal()
      }
      let patience = lock.withLock { isBlocked ? 0 : 0.05 }
      guard isDone.wait(timeout: .now() + patience) == .timedOut else { return }
      lock.withLock { isBlocked = true }
      action()
    }
  }
#endif

/// Stored in an object that is the target of a ``Backlink``: clears those references when the object is released. Has
/// to be the first stored property of the root class, so that it is destroyed before the others.
nonisolated struct BacklinkHome: ~Copyable {
  // Made with the first reference.
  private var anchor: BacklinkAnchor?

  init() {}

  /// - Parameter owner: the object that this is stored in.
  mutating func anchor(of owner: AnyObject) -> BacklinkAnchor {
    if let anchor { return anchor }
    let anchor = BacklinkAnchor(owner)
    self.anchor = anchor
    return anchor
  }

  deinit {
    anchor?.empty()
  }
}

/// An object that a ``Backlink`` can refer to.
protocol BacklinkTarget: AnyObject {
  /// That of the ``BacklinkHome`` that is stored in the object.
  var backlinkAnchor: BacklinkAnchor { get }
}

/// A reference that does not retain its object, and is `nil` once that has been released.
///
/// - Complexity: O(1); the first reference to an object allocates.
@propertyWrapper
struct Backlink<Object: BacklinkTarget> {
  private var anchor: BacklinkAnchor?

  init(to object: Object? = nil) {
    anchor = object?.backlinkAnchor
  }

  init(wrappedValue: Object?) {
    self.init(to: wrappedValue)
  }

  /// The object; `nil` once it has been released. Setting it makes the reference point to another one.
  var object: Object? {
    get {
      guard let target = anchor?.target else { return nil }
      return unsafeDowncast(target.takeUnretainedValue(), to: Object.self)
    }
    set {
      anchor = newValue?.backlinkAnchor
    }
  }

  var wrappedValue: Object? {
    get { object }
    set { object = newValue }
  }

  /// True where it refers to this object; counts no references.
  @inline(__always)
  func leads(to object: AnyObject) -> Bool {
    guard let target = anchor?.target else { return false }
    return target.lent { $0 === object }
  }

  /// Calls `body` with the object without counting a reference to it; `nil` where it has been released.
  ///
  /// `body` calls only TouchKit code that releases nothing.
  @inline(__always)
  func borrow<Result>(_ body: (Object) -> Result) -> Result? {
    guard let target = anchor?.target else { return nil }
    return target.lent { body(unsafeDowncast($0, to: Object.self)) }
  }
}

extension Unmanaged {
  // In debug builds a closure passed to the standard library is checked to run on the main actor; tests make views
  // elsewhere.
  @inline(__always)
  nonisolated fileprivate func lent<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }
}

extension Array where Element: Swift.AnyObject {
  /// Calls `body` with each object, without counting references to it: the array keeps them alive
  /// meanwhile, whatever `body` does to the variable that it came from.
  ///
  /// For arrays that are walked with every event.
  @inlinable @inline(__always)
  nonisolated package func forEachBorrowed(_ body: (Element) -> Void) {
    for index in indices {
      Unmanaged.passUnretained(self[index])._withUnsafeGuaranteedRef(body)
    }
  }
}

extension GestureActions {
  /// The recognizer that an action is called with, as the type that it was added for.
  @inline(__always)
  static func sender(_ recognizer: UIGestureRecognizer) -> Self {
    unsafeDowncast(recognizer, to: Self.self)
  }
}

extension FrameClock {
  /// The clock that is being advanced, or whose window is delivering an event, in the present call; `nil` outside of
  /// both.
  public static var current: FrameClock? {
    guard let noted = touchkit_current_clock() else { return nil }
    return Unmanaged<FrameClock>.fromOpaque(noted).takeUnretainedValue()
  }

  /// Makes this the current clock. The caller restores the one before.
  @inline(__always)
  final func note() {
    touchkit_set_current_clock(Unmanaged.passUnretained(self).toOpaque())
  }
}

extension AnimationScope {
  #if hasFeature(Embedded)
    // Embedded programs have one thread, and no actors.
    nonisolated(unsafe) static var current: AnimationScope?
  #else
    static var current: AnimationScope?
  #endif
}

#if hasFeature(Embedded)
  /// A reference to a delegate that does not retain it, and is `nil` once it has been released.
  ///
  /// `D` is a protocol's `any P`, or a class. The delegate has to be an ``NSObject``: the
  /// protocol says so (`protocol P: NSObject`), or the program stops here.
  @propertyWrapper
  public struct WeakDelegate<D> {
    private var anchor: BacklinkAnchor?
    // The two words of the existential: the object and its witness table. No reference is counted.
    private var bits: (UInt, UInt) = (0, 0)

    public init() {}

    public init(wrappedValue: D?) {
      self.wrappedValue = wrappedValue
    }

    public var wrappedValue: D? {
      get {
        guard let anchor, anchor.target != nil else { return nil }
        return unsafeBitCast(bits, to: D.self)
      }
      set {
        guard let newValue else {
          anchor = nil
          return
        }
        guard let object = newValue as? NSObject else {
          preconditionFailure("A delegate has to inherit from NSObject.")
        }
        anchor = object.backlinkAnchor
        bits = unsafeBitCast(newValue, to: (UInt, UInt).self)
      }
    }
  }
#endif
