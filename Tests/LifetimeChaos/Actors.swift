import Foundation
import TouchKit
import Tsumami

// The objects of a random program. Each of them lets the program go on whenever it is called: that
// is where things go away in the middle of others.

final class AnyView: UIView {
  weak var world: World?

  override var canBecomeFirstResponder: Bool { true }
  override func layoutSubviews() { world?.interrupt("layoutSubviews") }
  override func draw(_ rect: CGRect) {
    world?.interrupt("draw")
    UIBezierPath(ovalIn: rect).stroke()
  }
  override func updateConstraints() {
    world?.interrupt("updateConstraints")
    super.updateConstraints()
  }
  override var intrinsicContentSize: CGSize {
    world?.interrupt("intrinsicContentSize")
    return CGSize(width: 40, height: 30)
  }
  override func safeAreaInsetsDidChange() { world?.interrupt("safeAreaInsetsDidChange") }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    world?.interrupt("traitCollectionDidChange")
  }
  override func tintColorDidChange() { world?.interrupt("tintColorDidChange") }
  override var keyCommands: [UIKeyCommand]? {
    world?.interrupt("keyCommands")
    return [
      UIKeyCommand(input: UIKeyCommand.inputEnd, modifierFlags: []) { [weak world] _ in
        world?.interrupt("key command")
      }
    ]
  }
  override func willMove(toSuperview newSuperview: UIView?) { world?.interrupt("willMove") }
  override func didMoveToSuperview() { world?.interrupt("didMoveToSuperview") }
  override func willMove(toWindow newWindow: UIWindow?) { world?.interrupt("willMove(toWindow)") }
  override func didMoveToWindow() { world?.interrupt("didMoveToWindow") }
  override func didAddSubview(_ subview: UIView) { world?.interrupt("didAddSubview") }
  override func willRemoveSubview(_ subview: UIView) { world?.interrupt("willRemoveSubview") }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    world?.interrupt("shouldBegin (view)")
    return true
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let world else { return super.hitTest(point, with: event) }
    world.interrupt("hitTest")
    // A view of nowhere, or of another window.
    if world.chance.isLucky(0.05) { return world.chance.among(world.views) }
    return super.hitTest(point, with: event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    world?.keep(touches, event)
    world?.interrupt("touchesBegan")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    world?.interrupt("touchesMoved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    world?.interrupt("touchesEnded")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    world?.interrupt("touchesCancelled")
  }
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    world?.interrupt("touchesEstimatedPropertiesUpdated")
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world?.interrupt("pressesBegan")
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world?.interrupt("pressesEnded")
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world?.interrupt("pressesCancelled")
  }
  override func accessibilityPerformEscape() -> Bool {
    world?.interrupt("accessibilityPerformEscape")
    return false
  }

  // While it goes it looks around, as people do.
  deinit {
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated {
      _ = subviews.first?.superview?.alpha
      _ = gestureRecognizers?.first?.view?.window
      setNeedsLayout()
    }
  }
}

/// Asks for any state at any time.
final class AnyRecognizer: UIGestureRecognizer {
  weak var world: World?

  private func act(_ name: String) {
    guard let world else { return }
    world.interrupt(name)
    let states: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
    if world.chance.isLucky(0.4), let state = world.chance.among(states) { self.state = state }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    act("recognizer began")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    act("recognizer moved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    act("recognizer ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    act("recognizer cancelled")
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) { act("press") }
  override func reset() { world?.interrupt("reset") }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    world?.interrupt("canPrevent")
    return true
  }
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    world?.interrupt("shouldRequireFailure")
    return world?.chance.isLucky(0.2) ?? false
  }
}

/// Delegate and data source of everything.
final class AnyDelegate {
  weak var world: World?
  /// So many items are in each section.
  var counts: [Int]
  /// The view to zoom, where it is kept by somebody.
  weak var zoomed: UIView?

  init(_ world: World, count: Int) {
    self.world = world
    counts = [count]
  }
}

extension AnyDelegate: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    world?.interrupt("shouldBegin")
    return world?.chance.isLucky(0.9) ?? true
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    world?.interrupt("shouldReceive")
    return world?.chance.isLucky(0.95) ?? true
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    world?.interrupt("simultaneously")
    return world?.chance.isLucky(0.5) ?? false
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    world?.interrupt("shouldRequireFailureOf")
    return world?.chance.isLucky(0.2) ?? false
  }
}

extension AnyDelegate: UICollectionViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { world?.interrupt("didScroll") }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { world?.interrupt("didZoom") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    world?.interrupt("didChangeInset")
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { world?.interrupt("willDrag") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    world?.interrupt("didEndDragging")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { world?.interrupt("didEnd") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    world?.interrupt("didEndScrollingAnimation")
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    scrollView is UICollectionView ? nil : zoomed ?? scrollView.subviews.first
  }
  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    world?.interrupt("shouldSweep")
    return world?.chance.isLucky(0.8) ?? false
  }
  func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    world?.trace("sweep begins")
    if world?.chance.isLucky(0.5) == true { collectionView.isEditing = true }
    world?.interrupt("didBeginSweep")
  }
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    world?.interrupt("didEndSweep")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    world?.interrupt("didDeselect")
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    world?.interrupt("didSelect")
  }
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
    atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    world?.interrupt("target")
    return proposed
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    world?.interrupt("willDisplay")
  }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    world?.interrupt("didEndDisplaying")
  }
}

extension AnyDelegate: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    world?.interrupt("canMove")
    return world?.chance.isLucky(0.9) ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
  ) {
    // Sometimes the numbers fit afterwards, and sometimes not.
    if world?.chance.isLucky(0.8) ?? true, counts.indices.contains(source.section),
      counts.indices.contains(destination.section), counts[source.section] > 0
    {
      counts[source.section] -= 1
      counts[destination.section] += 1
    }
    world?.interrupt("moveItem")
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    counts.indices.contains(section) ? counts[section] : 0
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    world?.interrupt("cellForItem")
    if indexPath.item % 7 == 3, let cell = world?.foreignCell(besides: collectionView) {
      return cell
    }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? AnyCell)?.world = world
    world?.ledger.adopt(cell)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: CollectionName,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    world?.interrupt("viewForSupplementaryElement")
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    world?.ledger.adopt(view)
    return view
  }
}

extension AnyDelegate: TapDetectingViewDelegate {
  func tapDetectingView(_ view: TapDetectingView, gotSingleTapAt point: CGPoint) {
    world?.interrupt("single tap")
  }
  func tapDetectingView(_ view: TapDetectingView, gotDoubleTapAt point: CGPoint) {
    world?.interrupt("double tap")
  }
}

/// Wants to be of any size, where it is asked.
final class AnyCell: UICollectionViewListCell {
  weak var world: World?

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    guard let world else { return }
    world.interrupt("updateConfiguration")
    world.configure(self)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let world else { return layoutAttributes }
    world.interrupt("preferredLayoutAttributesFitting")
    layoutAttributes.frame.size.height =
      world.chance.isLucky(0.05) ? 0 : 20 + 100 * world.chance.share()
    return layoutAttributes
  }
}

final class OtherCell: UICollectionViewCell {}

extension Ledger {
  /// Notes a cell, a header or a footer, once.
  func adopt(_ cell: UICollectionReusableView) {
    if !entries.contains(where: { $0.object === cell }) { add(cell) }
  }
}
