extension UIViewController {
  /// The nearest navigation controller that this one is in, not itself; `nil` for none.
  public final var navigationController: UINavigationController? {
    parent?.nearest { $0 is UINavigationController } as? UINavigationController
  }

  /// What a navigation controller's bar shows for this controller; made at the first call, with its ``title``.
  public final var navigationItem: UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let made = UINavigationItem()
    made.title = title
    ownNavigationItem = made
    whenTitled = { [here = WeakReference(self)] in
      if let owner = here.object { owner.ownNavigationItem?.title = owner.title }
    }
    return made
  }

  #if !hasFeature(Embedded)
    /// Shows another controller: pushed where this one is in a navigation controller, or is one; presented otherwise. Natively only.
    public final func show(_ vc: UIViewController, sender: Any?) {
      let container = self as? UINavigationController ?? navigationController
      if let container {
        container.pushViewController(vc, animated: true)
      } else {
        present(vc, animated: true)
      }
    }
  #endif
}
