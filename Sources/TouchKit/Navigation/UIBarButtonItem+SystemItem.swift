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

#if !hasFeature(Embedded)
  extension UIBarButtonItem {
    /// A button of the system's that sends a name to a target, which has to be a ``SelectorTarget`` and is not retained. Natively only.
    public convenience init(
      barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
    ) {
      self.init(systemItem: systemItem)
      self.target = target.map { $0 as AnyObject }
      self.action = action
    }

    /// A button with words that sends a name to a target, which has to be a ``SelectorTarget`` and is not retained. Natively only.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
      self.init(title: title)
      self.style = style
      self.target = target.map { $0 as AnyObject }
      self.action = action
    }

    /// A button with a picture that sends a name to a target, which has to be a ``SelectorTarget`` and is not retained. Natively only.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
      self.init(image: image)
      self.style = style
      self.target = target.map { $0 as AnyObject }
      self.action = action
    }

    /// A button of the system's that calls a method of an object, as long as that exists; it is not retained. Natively only.
    ///
    /// ```swift
    /// UIBarButtonItem(barButtonSystemItem: .done, target: self, action: Editor.done)
    /// ```
    public convenience init<Target: AnyObject>(
      barButtonSystemItem systemItem: SystemItem, target: Target,
      action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
    ) {
      self.init(systemItem: systemItem)
      call(target, action)
    }

    /// The same for a method without a parameter. Natively only.
    public convenience init<Target: AnyObject>(
      barButtonSystemItem systemItem: SystemItem, target: Target,
      action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
      self.init(systemItem: systemItem)
      call(target) { target in { _ in action(target)() } }
    }

    /// A button with words that calls a method of an object, as long as that exists; it is not retained. Natively only.
    public convenience init<Target: AnyObject>(
      title: String?, style: Style, target: Target,
      action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
    ) {
      self.init(title: title)
      self.style = style
      call(target, action)
    }

    /// The same for a method without a parameter. Natively only.
    public convenience init<Target: AnyObject>(
      title: String?, style: Style, target: Target,
      action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
      self.init(title: title)
      self.style = style
      call(target) { target in { _ in action(target)() } }
    }

    /// A button with a picture that calls a method of an object, as long as that exists; it is not retained. Natively only.
    public convenience init<Target: AnyObject>(
      image: UIImage?, style: Style, target: Target,
      action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
    ) {
      self.init(image: image)
      self.style = style
      call(target, action)
    }

    /// The same for a method without a parameter. Natively only.
    public convenience init<Target: AnyObject>(
      image: UIImage?, style: Style, target: Target,
      action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
      self.init(image: image)
      self.style = style
      call(target) { target in { _ in action(target)() } }
    }

    private func call<Target: AnyObject>(
      _ target: Target,
      _ action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
    ) {
      send = { [weak target] in if let target { action(target)($0) } }
    }
  }
#endif
