/// An action of a row of a list, seen as a button where the row is pulled aside.
public final class UIContextualAction {
  /// What an action does, as its color says. The raw values are UIKit's.
  nonisolated public enum Style: Int, Hashable, Sendable {
    /// Gray, unless another color is set.
    case normal = 0
    /// Red: it takes something away.
    case destructive = 1
  }

  /// What happens: the action, the button that it was called by, and what to call once it is done, which closes the row. Until then the row stays
  /// open and does nothing else, unless a touch elsewhere closes it.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (_ actionPerformed: Bool) -> Void
  ) -> Void

  /// What kind of action it is.
  public let style: Style

  /// What happens.
  public let handler: Handler

  /// The words on the button; `nil` for none.
  public var title: String?

  /// The picture on the button, above the words; `nil`, the default, for none.
  public var image: UIImage?

  /// The color of the button; `nil` makes it that of its style again.
  public var backgroundColor: UIColor! {
    get {
      color ?? (style == .destructive ? ListMetrics.destructiveColor : ListMetrics.normalColor)
    }
    set { color = newValue }
  }

  private var color: UIColor?

  /// An action with words.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }

  // Spelled out: see UIResponder.
  deinit {}
}

/// The actions at one end of a row, the first one at the very edge.
public final class UISwipeActionsConfiguration {
  /// The actions, in their order from the edge on.
  public let actions: [UIContextualAction]

  /// Whether the first action is done where the row is pulled over more than ``Constants/fullSwipe`` of its width, without a touch on its button.
  /// True by default.
  public var performsFirstActionWithFullSwipe = true

  /// Actions from the edge on; a row with none cannot be pulled.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
  }

  // Spelled out: see UIResponder.
  deinit {}
}
