/// A view that is shown, and what it is shown for.
struct ShownElement: ObjectHolder {
  var key: ElementKey
  var view: UICollectionReusableView

  var held: UICollectionReusableView {
    view
  }

  /// What the view was put there with: its index among its siblings follows from it.
  var zIndex: Int {
    view.zIndex
  }

  /// What a batch of updates has left of the frame and the look it had before; see ``UpdateMotion``.
  var rest: UpdateRest? {
    get { view.rest }
    nonmutating set { view.rest = newValue }
  }
}
