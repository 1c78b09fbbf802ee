#if !hasFeature(Embedded)
  extension UIBarButtonItem {
    /// A button of the system's that sends a name to a target, which has to be a ``SelectorTarget`` and is not retained. Natively only.
    public convenience init(
      barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
    ) {
      self.init(systemItem: systemItem)
      send(action, to: target)
    }

    /// A button with words that sends a name to a target, which has to be a ``SelectorTarget`` and is not retained. Natively only.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
      self.init(title, nil, style)
      send(action, to: target)
    }

    /// A button with a picture that sends a name to a target, which has to be a ``SelectorTarget`` and is not retained. Natively only.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
      self.init(nil, image, style)
      send(action, to: target)
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
      call(target) { action($0)($1) }
    }

    /// The same for a method without a parameter. Natively only.
    public convenience init<Target: AnyObject>(
      barButtonSystemItem systemItem: SystemItem, target: Target,
      action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
      self.init(systemItem: systemItem)
      call(target) { target, _ in action(target)() }
    }

    /// A button with words that calls a method of an object, as long as that exists; it is not retained. Natively only.
    public convenience init<Target: AnyObject>(
      title: String?, style: Style, target: Target,
      action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
    ) {
      self.init(title, nil, style)
      call(target) { action($0)($1) }
    }

    /// The same for a method without a parameter. Natively only.
    public convenience init<Target: AnyObject>(
      title: String?, style: Style, target: Target,
      action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
      self.init(title, nil, style)
      call(target) { target, _ in action(target)() }
    }

    /// A button with a picture that calls a method of an object, as long as that exists; it is not retained. Natively only.
    public convenience init<Target: AnyObject>(
      image: UIImage?, style: Style, target: Target,
      action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
    ) {
      self.init(nil, image, style)
      call(target) { action($0)($1) }
    }

    /// The same for a method without a parameter. Natively only.
    public convenience init<Target: AnyObject>(
      image: UIImage?, style: Style, target: Target,
      action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
      self.init(nil, image, style)
      call(target) { target, _ in action(target)() }
    }

    private convenience init(_ title: String?, _ image: UIImage?, _ style: Style) {
      self.init(title: title, image: image)
      self.style = style
    }

    private func send(_ action: Selector?, to target: Any?) {
      self.target = target.map { $0 as AnyObject }
      self.action = action
    }

    private func call<Target: AnyObject>(
      _ target: Target, _ action: @escaping @MainActor (Target, UIBarButtonItem) -> Void
    ) {
      send = { [weak target] in if let target { action(target, $0) } }
    }
  }
#endif
