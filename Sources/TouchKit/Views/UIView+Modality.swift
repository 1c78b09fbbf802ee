// What of a view assistive technology reads while something lies in front of it that is to be answered first.
extension UIView {
  final func setModal(_ isModal: Bool) {
    guard isModal != (rareSettings?.isModal == true) else { return }
    makeRareSettings().isModal = isModal
    parent?.countModals(isModal ? 1 : -1)
  }

  /// A modal subview comes or goes.
  final func countModals(_ change: Int) {
    makeRareSettings().modals += change
    markSubviewsRead()
  }

  /// Other subviews than before may be read.
  final func markSubviewsRead() {
    for child in children { child.mark(.accessibility) }
  }

  /// True where a sibling in front of it is modal. Several modal siblings: the one in front is reached.
  final var isBehindModal: Bool {
    guard let parent, parent.rareSettings.map({ $0.modals > 0 }) == true else { return false }
    for sibling in parent.children.reversed() {
      if sibling === self { return false }
      if sibling.rareSettings?.isModal == true && !sibling.ownHidden { return true }
    }
    return false
  }
}
