#if !hasFeature(Embedded)
  /// Moves a sheet between its heights, and carries out its presentation and its dismissal.
  ///
  /// Whether it is presented, dismissed, or goes to another height, it is always the one scroll view that moves. A transition is told of it:
  ///
  ///     presented      0 ─▶ detent                       a finger may catch it, and let it go down again: cancelled
  ///     dismissed      detent ─▶ 0                       a finger may catch it, and bring it up again: cancelled
  ///     pulled         below the smallest detent         a dismissal begins; let go of, it goes on to 0, or back: cancelled
  final class SheetMover {
    weak var owner: UISheetPresentationController?
    let scroller: SheetScroller
    private let card = SheetCard()
    let dimming: UIView
    private(set) var geometry = SheetGeometry(heights: [0], undimmed: 0)
    private var names: [UISheetPresentationController.Detent.Identifier: CGFloat] = [:]
    private var room = CGRect.null
    private(set) var isLeaving = false
    /// What it is told by and of: see `SheetMover+Transition`.
    var passage = SheetPassage()

    init(of owner: UISheetPresentationController) {
      self.owner = owner
      let dimming = SheetDimming()
      self.dimming = dimming
      scroller = SheetScroller(card)
      scroller.delegate = self
      scroller.mover = self
      card.mover = self
      dimming.mover = self
    }

    // Spelled out: see UIResponder.
    deinit {}

    // MARK: In the container

    /// The presentation begins.
    func install() {
      guard let owner, let container = owner.containerView else { return }
      container.insertSubview(dimming, at: 0)
      scroller.frame = container.bounds
      room = container.bounds.inset(by: container.safeAreaInsets)
      card.show(owner.presentedViewController.view)
      layOut()
    }

    /// It is over.
    func remove() {
      dimming.removeFromSuperview()
      scroller.removeFromSuperview()
      scroller.height = 0
      passage = SheetPassage()
    }

    /// It has been presented, perhaps without an animation.
    func settle() {
      guard !scroller.isHeld, !scroller.isScrollAnimating, !scroller.isDecelerating else {
        return
      }
      move(to: selectedHeight, animated: false)
    }

    /// The container has been laid out: its size or its safe area may be others.
    func containerChanged() {
      guard let container = owner?.containerView else { return }
      let covered = container.bounds.inset(by: container.safeAreaInsets)
      guard room != covered || dimming.frame != container.bounds else { return }
      room = covered
      scroller.frame = container.bounds
      layOut()
      follow(animated: false)
    }

    /// Where the presentation or the dismissal leads that it is in.
    var transitionGoal: CGFloat? {
      passage.context.map { passage.opens == $0.transitionWasCancelled ? 0 : selectedHeight }
    }

    /// A property is another one.
    func changed(animated: Bool) {
      layOut()
      follow(animated: animated)
    }

    // Its heights may be others: unless a finger holds it, it goes where it belongs now.
    private func follow(animated: Bool) {
      guard !scroller.isHeld else { return }
      if let transitionGoal {
        go(to: transitionGoal)
      } else if animated {
        go(to: selectedHeight)
      } else {
        move(to: selectedHeight, animated: false)
      }
    }

    private func layOut() {
      guard let owner, let container = owner.containerView else { return }
      let settings = owner.settings
      let found = settings.heights(in: SheetContext(container))
      names = Dictionary(found.map { ($0.identifier, $0.height) }) { first, _ in first }
      geometry = SheetGeometry(
        heights: found.map { $0.height },
        undimmed: settings.undimmed.flatMap { names[$0] } ?? 0)
      dimming.frame = container.bounds
      scroller.contentSize = CGSize(
        width: container.bounds.width, height: container.bounds.height + geometry.largest)
      scroller.opensBeforeContent = settings.opensByScrolling
      container.accessibilityViewIsModal = isDimming
      card.show(settings)
      showHeight()
    }

    // MARK: Heights

    /// Where it rests, or is to.
    var selectedHeight: CGFloat {
      owner?.settings.selected.flatMap { names[$0] } ?? geometry.smallest
    }

    /// True where what is behind is not touched.
    var isDimming: Bool {
      geometry.dimming(at: selectedHeight) > 0
    }

    /// Shows what its height says.
    func showHeight() {
      let (height, size) = (scroller.height, scroller.bounds.size)
      let width = min(size.width, Constants.sheetWidth)
      card.frame = CGRect(
        x: (size.width - width) / 2, y: size.height, width: width,
        height: max(height, geometry.smallest))
      card.layoutIfNeeded()
      dimming.alpha = geometry.dimming(at: height)
    }

    /// Goes to a height like content that is scrolled there: a finger may catch it.
    func go(to height: CGFloat) {
      move(to: height, animated: scroller.window != nil)
      if !scroller.isScrollAnimating { arrived() }
    }

    // What it leaves for that has not arrived.
    private func move(to height: CGFloat, animated: Bool) {
      isLeaving = true
      scroller.setContentOffset(CGPoint(x: 0, y: height), animated: animated)
      isLeaving = false
    }

    /// It rests at a detent.
    func select(_ height: CGFloat) {
      guard let owner, height != selectedHeight,
        let name = names.first(where: { $0.value == height })?.key
      else { return }
      owner.settings.selected = name
      owner.containerView?.accessibilityViewIsModal = isDimming
      let delegate = owner.delegate as? any UISheetPresentationControllerDelegate
      delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(owner)
    }

    /// The bar was tapped.
    func goToNextDetent() {
      guard passage.context == nil, !scroller.isHeld else { return }
      go(to: geometry.heights.first { $0 > scroller.height + 1 } ?? geometry.smallest)
    }
  }
#endif
