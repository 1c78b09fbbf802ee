// What of a view assistive technology reads while something lies in front of it that is to be answered first.
extension UIView {
  final func setModal(_ isModal: Bool) {
    guard isModal != (look?.isModal == true) else { return }
    makeLook().isModal = isModal
    parent?.countModals(isModal ? 1 : -1)
  }

  /// A modal subview comes or goes.
  final func countModals(_ change: Int) {
    makeLook().modals += change
    markSubviewsRead()
  }

  /// Other subviews than before may be read.
  final func markSubviewsRead() {
    for child in children { child.mark(.accessibility) }
  }

  /// True where a sibling is modal: of several the one that is in front.
  final var isBehindModal: Bool {
    guard let parent, parent.look.map({ $0.modals > 0 }) == true else { return false }
    let front = parent.children.last { $0.look?.isModal == true && !$0.ownHidden }
    return front != nil && front !== self
  }
}
