import UIKit

/// An outline as Apple's samples write them: a section snapshot, rows that open what is in them, and a sheet that is as high as its list.
final class ContinentsController: UIViewController {
  enum Section: CaseIterable {
    case places, notes
  }

  private(set) var collectionView: UICollectionView! = nil
  private(set) var dataSource: UICollectionViewDiffableDataSource<Section, String>! = nil
  private(set) var moves: [CollectionDifference<String>] = []
  private var animators: Set<UIViewPropertyAnimator> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    configureDataSource()
    applyInitialSnapshot()
    preferredContentSize = CGSize(width: view.bounds.width, height: 4 * 44)
  }

  private func configureDataSource() {
    let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, indexPath, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      if content != cell.contentConfiguration as? UIListContentConfiguration {
        cell.contentConfiguration = content
      }
    }
    dataSource = UICollectionViewDiffableDataSource<Section, String>(collectionView: collectionView)
    {
      collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration, for: indexPath, item: item)
    }
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
      self?.moves.append(transaction.difference)
      for sectionTransaction in transaction.sectionTransactions {
        print(sectionTransaction.sectionIdentifier, sectionTransaction.finalSnapshot.items)
      }
    }
  }

  private func applyInitialSnapshot() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections(Section.allCases)
    dataSource.apply(snapshot, animatingDifferences: false)

    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["Europe", "Asia"])
    outline.append(["Paris", "Rome"], to: "Europe")
    outline.append(["Kyoto"], to: "Asia")
    outline.expand([outline.items.first!])
    dataSource.apply(outline, to: .places, animatingDifferences: false)
  }

  /// Opens what is in a row, or closes it.
  func toggle(_ item: String) {
    var outline = dataSource.snapshot(for: .places)
    guard !outline.snapshot(of: item).items.isEmpty else { return }
    if outline.isExpanded(item) { outline.collapse([item]) } else { outline.expand([item]) }
    dataSource.apply(outline, to: .places, animatingDifferences: true)
    preferredContentSize.height = CGFloat(outline.visibleItems.count) * 44
  }

  /// What is chosen fades for a moment.
  func fade(_ view: UIView) {
    let animator = UIViewPropertyAnimator()
    animator.addAnimations { view.alpha = 0.5 }
    animator.addCompletion { [weak self] _ in self?.animators.remove(animator) }
    animators.insert(animator)
    animator.startAnimation()
  }
}

extension ContinentsController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
    toggle(item)
  }
}

/// A bar at the bottom, as high as what it shows would like to be.
final class BottomPresentationController: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let size = size(
      forChildContentContainer: presentedViewController,
      withParentContainerSize: containerView.bounds.size)
    return CGRect(
      x: 0, y: containerView.bounds.height - size.height, width: size.width, height: size.height)
  }

  override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    CGSize(width: parentSize.width, height: container.preferredContentSize.height)
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

final class BottomTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    BottomPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
