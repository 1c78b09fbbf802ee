extension UIControl {
  /// What happens to a control. The raw values are UIKit's.
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
    /// The touch was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value has changed; sent by subclasses.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// Somebody begins to edit the value; sent by subclasses.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// What is edited has changed; sent by subclasses.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Somebody has edited the value; sent by subclasses.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The control's main action; sent by subclasses.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Everything that fingers do.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The states of a control. The raw values are UIKit's.
  nonisolated public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Enabled, and neither touched nor selected.
    public static let normal: State = []
    /// A finger that will trigger the control is down within it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It reacts to nothing.
    public static let disabled = State(rawValue: 1 << 1)
    /// Switched on.
    public static let selected = State(rawValue: 1 << 2)
  }
}

/// A closure that a control calls at certain events.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class UIAction {
  /// The title, for a button. Empty by default.
  public let title: String

  /// The control that sends it; `nil` outside of the handler.
  public private(set) var sender: UIControl?

  private let handler: (UIAction) -> Void

  /// - Parameter handler: called with this action. The control retains the action, and the action
  ///   retains the handler: capture what owns the control weakly.
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = handler
  }

  // Spelled out: see UIResponder.
  deinit {}

  func perform(sender: UIControl) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }
}

#if !hasFeature(Embedded)
  extension UIAction: nonisolated ComparedByIdentity {}
#endif
