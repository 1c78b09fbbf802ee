/// What places a view, or the views in it, by relations between them. The room of constraints makes it for the views that take part; the views know only this.
class Arranger {
  init() {}

  deinit {}

  /// The view is laid out, and its `layoutSubviews()` called next.
  func arrange(_ view: UIView) {}

  /// `layoutIfNeeded()` of the view has been called.
  func arrangeContents(of view: UIView) {}

  /// The view has another place or size, by its frame.
  func moved(_ view: UIView) {}

  /// The view has another transform.
  func transformed(_ view: UIView) {}

  /// The view has another superview or another content, or is hidden or shown.
  func changed(_ view: UIView) {}

  /// Other edges of the view are covered, or one reads in the other direction in it.
  func surroundingsChanged(_ view: UIView) {}

  /// A view somewhere in this one leaves its superview.
  func leaves(_ view: UIView) {}

  /// The size that what is in the view needs by the relations, within this size; `nil` where there are none.
  func size(of view: UIView, fitting size: CGSize, _ isFixedAcross: Bool) -> CGSize? {
    nil
  }
}

extension UIView {
  @inline(__always)
  final func tellArrangerOfMove() {
    if rareSettings != nil { tellArranger(ofMove: true) }
  }

  @inline(__always)
  final func tellArranger() {
    if rareSettings != nil { tellArranger(ofMove: false) }
  }

  @inline(never)
  private final func tellArranger(ofMove: Bool) {
    guard let arranger = rareSettings?.arranger else { return }
    if ofMove { arranger.moved(self) } else { arranger.changed(self) }
  }

  /// What the view shows is another one, and may want another size.
  final func contentChanged(_ aspects: LayerAspects) {
    mark(aspects)
    tellArranger()
  }

  /// The view is about to leave this superview: what is related to something in it from outside no longer is.
  final func tellArrangersAbove(of view: UIView) {
    var above: UIView? = self
    while let here = above {
      here.rareSettings?.arranger?.leaves(view)
      above = here.parent
    }
  }
}
