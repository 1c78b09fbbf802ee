extension UIBarButtonItem {
  /// Buttons that many bars have. The raw values are UIKit's. Those that UIKit shows as pictures of its own are not declared.
  nonisolated public enum SystemItem: Int, Hashable, Sendable {
    /// "Done", in bold letters.
    case done = 0
    /// "Cancel".
    case cancel = 1
    /// "Edit".
    case edit = 2
    /// "Save", in bold letters.
    case save = 3
    /// A plus.
    case add = 4
    /// "Undo".
    case undo = 21
    /// "Redo".
    case redo = 22
    /// A cross.
    case close = 24

    fileprivate var title: String {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .add: "+"
      case .undo: "Undo"
      case .redo: "Redo"
      case .close: "✕"
      }
    }

    fileprivate var label: String? {
      switch self {
      case .add: "Add"
      case .close: "Close"
      default: nil
      }
    }
  }

  /// A button of the system's, which does something.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(title: systemItem.title, primaryAction: primaryAction)
    style = systemItem == .done || systemItem == .save ? .done : .plain
    accessibilityLabel = systemItem.label
  }
}
