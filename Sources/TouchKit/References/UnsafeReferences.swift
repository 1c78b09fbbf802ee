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
// 2. Natively the anchor keeps the memory of the object allocated for as long as it leads there: an `unowned`
//    reference, which Swift counts, and which is never read. Whoever follows the reference asks the runtime for a
//    counted one, and the runtime gives none once the last other one is gone, on whichever thread that happened.
//    So there is no moment at which following a reference reaches freed memory, and no thread waits for another.
//    Embedded Swift has neither, and one thread: there the first thing that happens to the stored properties of an
//    object that is freed is that its home, which cannot be copied, empties the anchor. (Natively this is done
//    too, on the main thread, so that the memory does not wait for the references.)
// 3. What borrows an object, that is, uses it without counting a reference, reads and writes only numbers that are
//    stored in it, which another thread does not take away while the memory is allocated; or the object is a window,
//    which goes on the main actor, after the code that borrows it. It runs no code but TouchKit's own. What is borrowed
//    from an array is kept by that array, which is immutable meanwhile: there other code may run, a cell's
//    `layoutSubviews` for instance, and take the object out of any variable.
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
  #if hasFeature(Embedded)
    fileprivate var target: Unmanaged<AnyObject>?

    fileprivate init(_ target: AnyObject) {
      self.target = .passUnretained(target)
    }

    /// The object with a reference of its own; `nil` once it is gone.
    @inline(__always)
    fileprivate var retained: AnyObject? {
      target?.takeUnretainedValue()
    }

    /// The object without one.
    @inline(__always)
    fileprivate var alive: Unmanaged<AnyObject>? {
      target
    }

    fileprivate func empty() {
      target = nil
    }
  #else
    // Keeps the memory of the target; not to be read. Both are changed on the main thread only.
    @exclusivity(unchecked) private unowned var memory: AnyObject?
    fileprivate private(set) var target: UnsafeMutableRawPointer?

    fileprivate init(_ target: AnyObject) {
      memory = target
      self.target = Unmanaged.passUnretained(target).toOpaque()
    }

    /// The object with a reference of its own; `nil` once it is gone.
    @inline(__always)
    fileprivate var retained: AnyObject? {
      guard let target, let counted = touchkit_retain_if_alive(target) else { return nil }
      return Unmanaged<AnyObject>.fromOpaque(counted).takeRetainedValue()
    }

    /// The object without one.
    @inline(__always)
    fileprivate var alive: Unmanaged<AnyObject>? {
      guard let target, touchkit_is_alive(target) else { return nil }
      return .fromOpaque(target)
    }

    // The object is being freed. On another thread the memory stays until the last reference goes.
    fileprivate func empty() {
      guard Thread.isMainThread else { return }
      target = nil
      memory = nil
    }
  #endif
}

/// Stored in an object that others refer to by a ``Backlink``: empties those references when the
/// object is freed. Has to be the first stored property of the root class, so that in Embedded Swift nothing of the
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

  // Inlined, as the caller's reference to the object would be counted for the call.
  @inline(__always)
  init(to object: Object? = nil) {
    anchor = object?.backlinkAnchor
  }

  init(wrappedValue: Object?) {
    self.init(to: wrappedValue)
  }

  /// The object; `nil` once it has been released. Setting it makes the reference point to another one.
  var object: Object? {
    get {
      // This value keeps the anchor, so no reference to that is counted.
      guard let anchor, let object = Unmanaged.passUnretained(anchor).lent({ $0.retained }) else {
        return nil
      }
      return unsafeDowncast(object, to: Object.self)
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
    #if hasFeature(Embedded)
      guard let target = anchor?.target else { return false }
      return target.lent { $0 === object }
    #else
      // Nothing else is in its memory while the anchor keeps that.
      anchor?.target == Unmanaged.passUnretained(object).toOpaque()
    #endif
  }

  /// Calls `body` with the object without counting a reference to it; `nil` where it has been released.
  ///
  /// `body` reads and writes numbers that are stored in the object, or calls TouchKit's own methods of a window.
  @inline(__always)
  func borrow<Result>(_ body: (Object) -> Result) -> Result? {
    guard let object = anchor?.alive else { return nil }
    return object.lent { body(unsafeDowncast($0, to: Object.self)) }
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

/// A value that keeps an object.
protocol ObjectHolder {
  associatedtype Held: Swift.AnyObject

  /// An object that is stored in the value.
  var held: Held { get }
}

extension Array where Element: ObjectHolder {
  /// The same for the objects that the elements keep.
  @inline(__always)
  func forEachBorrowed(_ body: (_ index: Int, _ object: Element.Held) -> Void) {
    for index in indices {
      Unmanaged.passUnretained(self[index].held).lent { body(index, $0) }
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

  /// Makes this the current clock, and its time the present one. The caller restores those before.
  @inline(__always)
  final func note() {
    touchkit_set_current(Unmanaged.passUnretained(self).toOpaque(), now)
  }
}

extension AnimationScope {
  #if hasFeature(Embedded)
    // Embedded programs have one thread, and no actors.
    nonisolated(unsafe) static var current: AnimationScope?
    nonisolated(unsafe) static var areEnabled = true
  #else
    static var current: AnimationScope?
    /// See ``UIView/areAnimationsEnabled``.
    static var areEnabled = true
  #endif
}

extension CGContext {
  // What the view that is being drawn draws into.
  #if hasFeature(Embedded)
    nonisolated(unsafe) static var current: CGContext?
  #else
    static var current: CGContext?
    // For the next view that may draw.
    static var spare: CGContext?
  #endif
}

extension RareSettings {
  // True once any view was given a tint or a mode: before that nobody has to look for them.
  #if hasFeature(Embedded)
    nonisolated(unsafe) static var areTintsUsed = false
    nonisolated(unsafe) static var areStylesUsed = false
  #else
    static var areTintsUsed = false
    /// The same for light and dark.
    static var areStylesUsed = false
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
