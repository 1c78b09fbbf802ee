/// What a constraint relates: a view or a layout guide, not retained.
enum LayoutItem {
  case view(Backlink<UIView>)
  case guide(WeakReference<UILayoutGuide>)

  init(_ view: UIView) {
    self = .view(Backlink(to: view))
  }

  init(_ guide: UILayoutGuide) {
    self = .guide(WeakReference(guide))
  }

  init?(_ object: AnyObject) {
    if let view = object as? UIView {
      self.init(view)
    } else if let guide = object as? UILayoutGuide {
      self.init(guide)
    } else {
      return nil
    }
  }

  var object: AnyObject? {
    switch self {
    case .view(let link): link.object
    case .guide(let reference): reference.object
    }
  }

  /// The view, or that of the guide.
  var view: UIView? {
    switch self {
    case .view(let link): link.object
    case .guide(let reference): reference.object?.owningView
    }
  }

  var guide: UILayoutGuide? {
    if case .guide(let reference) = self { return reference.object }
    return nil
  }
}
