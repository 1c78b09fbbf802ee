extension UIControl {
  /// What happens to a control. The numbers are UIKit's.
  nonisolated public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger came down on it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down again, shortly after a tap.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved within it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved outside of it.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger came back into it.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger left it.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger lifted within it: the event of a button that was pressed.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger lifted outside of it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The finger was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value is another one; sent by subclasses.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// It did what it is there for; sent by subclasses.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Everything that fingers do.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control is. The numbers are UIKit's.
  nonisolated public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
  }
}

/// Something that a control does.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class UIAction {
  /// What it is called. Empty by default.
  public let title: String

  /// Who sends it; only while it is carried out.
  public private(set) var sender: UIControl?

  private let handler: (UIAction) -> Void

  /// - Parameter handler: what is done. It is kept as long as the action, and the action as long as
  ///   the control: capture what owns the control weakly.
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = handler
  }

  func perform(sender: UIControl) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }
}
