import TouchKit

/// The page that a program runs in: the element that shows the window, messages, pictures, and the
/// width of texts.
///
/// A program gets it from ``WebHost/run(_:)``. There is one for as long as the program runs.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class WebPage {
  /// The page's clock; a program that makes its own `UIWindow` has to make it with this.
  public let clock: FrameClock

  /// The size of the element, in points.
  public internal(set) var size: CGSize

  /// Pixels per point.
  public internal(set) var scale: CGFloat

  /// The person's preferences and the page's state.
  public var traits: WebTraits {
    told.ownBits
  }

  // The traits, and the size of text above them, as the page has told them.
  var told: WebTraits

  /// The window that is shown; `nil` until the closure of ``WebHost/run(_:)`` has returned.
  public internal(set) var window: UIWindow?

  /// The `start` option of the page's `Host.open`; `nil` where it has none.
  public let start: WebMessage?

  /// How many times as large as usual somebody wants texts to be: 1.25 for 20 points instead of 16 in the browser's settings; 1 where that is not known. The
  /// clock's `contentSizeCategory` is the nearest there is.
  public var textScale: CGFloat {
    let scale = told.textScale
    return scale > 0 ? scale : 1
  }

  /// Called after ``traits`` or ``textScale`` have changed.
  public var onTraitsChange: (() -> Void)?

  /// Called after the element has another ``size`` or ``scale``, and the window with it.
  public var onResize: (() -> Void)?

  /// Called before a wheel or a trackpad scrolls or zooms the view under the pointer. Return true
  /// where the program has used the step itself.
  public var onWheel: ((WebWheel) -> Bool)?

  /// Called for a key that goes down or repeats and that no recognizer or responder has used,
  /// before arrow and page keys scroll. Return true where the program has used it.
  public var onKey: ((KeySample) -> Bool)?

  /// Called once in each frame, after layout: for messages that are sent at most once in a frame.
  public var onFrame: (() -> Void)?

  var handlers: [(name: StaticString, handle: (WebMessage) -> Void)] = []
  var loading: [(picture: Int32, scale: CGFloat, done: (UIImage?) -> Void)] = []
  // The page's own pictures have the numbers from 0 on; −1 is none.
  var lastPicture: Int32 = -1

  init(
    clock: FrameClock, size: CGSize, scale: CGFloat, traits: WebTraits, start: WebMessage?
  ) {
    self.clock = clock
    self.size = size
    self.scale = scale
    told = traits
    self.start = start
  }

  deinit {}

  /// Takes the size of the element, in points, and pixels for a point.
  ///
  /// - Returns: false where one of them is not finite, or the scale not positive: nothing is changed then.
  func setSize(_ size: CGSize, scale: CGFloat) -> Bool {
    guard size.width.isFinite, size.height.isFinite, scale > 0, scale.isFinite else { return false }
    self.size = CGSize(width: max(0, size.width), height: max(0, size.height))
    self.scale = scale
    return true
  }

  // MARK: Messages

  /// Sends a value to the page: listeners of `host.on(name, …)` get it before this returns.
  public func send(_ name: StaticString, _ value: WebJSON) {
    PageCalls.message(name, value.bytes, isJSON: true)
  }

  /// Sends bytes to the page, which gets a copy of them as a `Uint8Array`.
  public func send(_ name: StaticString, bytes: [UInt8]) {
    PageCalls.message(name, bytes, isJSON: false)
  }

  /// Sends numbers to the page, which gets them as the bytes of a `Float64Array`: `new Float64Array(bytes.buffer)`.
  public func send(_ name: StaticString, numbers: [Double]) {
    send(name, bytes: numbers.withUnsafeBytes { Array($0) })
  }

  /// Calls `handle` with every message of a name that the page sends with `host.send(name, …)`. A
  /// second handler of a name is called after the first.
  public func receive(_ name: StaticString, _ handle: @escaping (WebMessage) -> Void) {
    handlers.append((name, handle))
  }

  // MARK: Text

  /// The width of a text in a `UILabel`, in points; of several lines the widest.
  public func width(of text: String, size: CGFloat, weight: Int = 400) -> CGFloat {
    PageCalls.size(
      of: TextParagraph(text, fontSize: size, fontWeight: weight, numberOfLines: 0)
    ).width
  }
}

/// The person's preferences and the page's state.
nonisolated public struct WebTraits: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  // Without what is told beside them.
  var ownBits: WebTraits {
    WebTraits(rawValue: rawValue & (TraitBit.textSize.rawValue - 1))
  }

  // 0 where it is not known.
  var textScale: CGFloat {
    CGFloat(max(0, rawValue / TraitBit.textSize.rawValue)) / 1000
  }

  /// The person wants less motion; also in `UIWindow.isReduceMotionEnabled`.
  public static let reducesMotion = WebTraits(rawValue: TraitBit.reducesMotion.rawValue)
  /// The page is dark in the element: the person prefers dark pages, and this one can be so (`<meta name="color-scheme" content="light dark">`, or `color-scheme` in its styles).
  /// Of a program that draws nothing: the person prefers them.
  public static let isDark = WebTraits(rawValue: TraitBit.isDark.rawValue)
  /// The element, or something in it, has the keyboard's focus.
  public static let isFocused = WebTraits(rawValue: TraitBit.isFocused.rawValue)
  /// The page is visible; otherwise there are no frames.
  public static let isVisible = WebTraits(rawValue: TraitBit.isVisible.rawValue)
}

/// A step of a wheel or a trackpad.
nonisolated public struct WebWheel: Hashable, Sendable {
  /// The pointer's location, in the window's coordinates.
  public var location: CGPoint

  /// In points of the content offset: positive y shows what is further down.
  public var delta: CGPoint

  /// True for a trackpad's pinch, or a wheel with the control key; `delta.y` is then −100 for a
  /// factor of e, as in browsers.
  public var isPinch: Bool

  public init(location: CGPoint, delta: CGPoint, isPinch: Bool) {
    self.location = location
    self.delta = delta
    self.isPinch = isPinch
  }
}
