/// The windows on a clock; they are not retained.
struct ClockWindows {
  private var links: [Backlink<UIWindow>] = []
  private var key: Backlink<UIWindow>?

  mutating func add(_ link: Backlink<UIWindow>) {
    links.removeAll { $0.object == nil }
    links.append(link)
  }

  mutating func makeKey(_ link: Backlink<UIWindow>) {
    key = link
  }

  var all: [UIWindow] {
    var all: [UIWindow] = []
    for link in links {
      if let window = link.object { all.append(window) }
    }
    return all
  }

  var keyWindow: UIWindow? {
    key?.object ?? all.first
  }
}

extension FrameClock {
  final var windows: [UIWindow] {
    known.all
  }

  final var keyWindow: UIWindow? {
    known.keyWindow
  }
}

extension UIView {
  /// The clock of the view's window; in no window the current one.
  final var presentClock: FrameClock? {
    window?.clock ?? FrameClock.current
  }
}

extension UIWindow {
  /// True for the window that gets keys, of those that share its clock: ``UIApplication/keyWindow``.
  public var isKeyWindow: Bool {
    clock.keyWindow === self
  }

  /// Makes it the key window of its clock.
  public func makeKey() {
    clock.known.makeKey(Backlink(to: self))
  }

  /// Makes it the key window, and shows it if it was hidden.
  public func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// The window's rectangle and display scale, as a screen.
  public var screen: UIScreen {
    UIScreen(of: self)
  }
}
