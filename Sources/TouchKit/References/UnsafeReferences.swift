import EmbeddedRuntime

// The only file of TouchKit, Tsumami and Scenes that refers to objects without the compiler's help.
// A test reads the sources and holds that: ``UnsafeWordsTests``.
//
// Why there is one: the way from a view to its superview and its window, and from a recognizer to
// its view, is taken many times for each touch event. A weak reference makes every other reference
// to its object slower for good, and counting references is half of what an event would cost.
//
// The invariant:
//
// 1. An unsafe pointer to an object stands only in the object's `BacklinkAnchor`, and is made only
//    by the `BacklinkHome` that is stored in that very object.
// 2. A `BacklinkHome` cannot be copied, and the first thing that happens to the stored properties
//    of an object that is let go of is that its home empties the anchor: whoever still has the
//    anchor finds nothing. On another thread the main queue does that, so that nobody is following
//    the reference at that moment; see `MainQueue.perform` for a main thread that is blocked.
// 3. What borrows an object, that is, uses it without counting a reference, runs no code but
//    TouchKit's own that lets go of nothing, or has the array that keeps the object.
// 4. An action that was added to a recognizer is called with that recognizer: its list of actions is
//    stored in it, and nobody else performs them.
// 5. The clock that is noted as the current one is that of a call of this very clock, which is under
//    way: whoever called it keeps it.
//
// For everybody else:
//
// - `Backlink` refers to a view, a recognizer or another `BacklinkTarget`, does not keep it, and is
//   `nil` once it is gone. Within TouchKit use it for everything that leads back:
//
//       final class Motion {
//         @Backlink var scrollView: UIScrollView?
//       }
//
//   It is quick, and as safe as `weak`. A class of TouchKit that has to be referred to stores a
//   `BacklinkHome` as its first property, and conforms to `BacklinkTarget` (see `FrameClock`).
// - `WeakReference` is the same for sources that are compiled as Embedded Swift too, and for all
//   classes: `recognizer.addAction { [here = WeakReference(self)] _ in here.object?.tapped() }`.
// - Delegates are `weak` natively, and `@WeakDelegate` in Embedded Swift.

/// What the references to an object lead to: the object while it is there, then nothing.
nonisolated final class BacklinkAnchor {
  fileprivate var target: Unmanaged<AnyObject>?

  fileprivate init(_ target: AnyObject) {
    self.target = .passUnretained(target)
  }

  // The object is being let go of, perhaps on another thread than the main one, where somebody
  // may just be following the reference: the main queue does it then. Only what others refer to waits.
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
  /// Tells whether code runs on the main actor. That is not the main thread for good: `dispatchMain()`,
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

    // True from a wait that was given up until the main queue is served again.
    private static let lock = NSLock()
    nonisolated(unsafe) private static var isBlocked = false

    /// Performs an action on the main queue, and returns when that is done.
    ///
    /// The main thread may be blocked, perhaps until this very thread is done, so the wait has an end; then the
    /// action is performed here. A reference is followed within a microsecond, so a main thread that
    /// has not come to its queue in all that time is not following one. While it goes on not to come,
    /// nobody else waits for it.
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

/// Stored in an object that others refer to by a ``Backlink``: empties those references when the
/// object is let go of. Has to be the first stored property of the root class, so that nothing of the
/// object is gone before that.
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

/// An object that a ``Backlink`` can lead to.
protocol BacklinkTarget: AnyObject {
  /// That of the ``BacklinkHome`` that is stored in the object.
  var backlinkAnchor: BacklinkAnchor { get }
}

/// Refers to an object without keeping it, and to nothing once it is gone.
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

  /// The object; `nil` once it is gone. Setting it refers to another one.
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

  /// True where it leads to this very object; counts no references.
  @inline(__always)
  func leads(to object: AnyObject) -> Bool {
    guard let target = anchor?.target else { return false }
    return target.lent { $0 === object }
  }

  /// Calls `body` with the object without counting a reference to it; `nil` where it is gone.
  ///
  /// `body` runs code of TouchKit only, which lets go of nothing.
  @inline(__always)
  func borrow<Result>(_ body: (Object) -> Result) -> Result? {
    guard let target = anchor?.target else { return nil }
    return target.lent { body(unsafeDowncast($0, to: Object.self)) }
  }
}

extension Unmanaged {
  // A closure that is handed to the standard library itself is looked at, in a debug build, whether
  // it runs on the main actor; tests make views where it does not.
  @inline(__always)
  nonisolated fileprivate func lent<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }
}

extension Array where Element: Swift.AnyObject {
  /// Calls `body` with each object, without counting references to it: the array keeps them alive
  /// meanwhile, whatever `body` does to the variable that it came from.
  ///
  /// For what is walked with every event.
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
  /// The clock that is being turned, or whose window is delivering an event, by the code that is
  /// running now; `nil` outside of both.
  public static var current: FrameClock? {
    guard let noted = touchkit_current_clock() else { return nil }
    return Unmanaged<FrameClock>.fromOpaque(noted).takeUnretainedValue()
  }

  /// Notes that this is the current clock. Its caller puts back what was noted before.
  @inline(__always)
  final func note() {
    touchkit_set_current_clock(Unmanaged.passUnretained(self).toOpaque())
  }
}

extension AnimationScope {
  #if hasFeature(Embedded)
    // There is one thread, and no actor to say so with.
    nonisolated(unsafe) static var current: AnimationScope?
  #else
    static var current: AnimationScope?
  #endif
}

#if hasFeature(Embedded)
  /// A reference to a delegate that does not keep it, and is `nil` once it is gone.
  ///
  /// `D` is a protocol's `any P`, or a class. Whatever is set has to be an ``NSObject``: the
  /// protocol says so (`protocol P: NSObject`), or the program stops here.
  @propertyWrapper
  public struct WeakDelegate<D> {
    private var anchor: BacklinkAnchor?
    // What the existential consists of: the object, and the table of its methods. No reference is
    // counted.
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
