import UIKit
import WebHost

/// Mails as a list, written as for iOS: rows that are pulled aside to be deleted, flagged or marked as read, and moved by a grip. It says what is done as the message `done`.
final class MailsView: UIView, UICollectionViewDataSource, UICollectionViewDelegate {
  private let page: WebPage
  private let list: UICollectionView
  private var mails = (1...40).map { "Mail " + $0.description }

  init(frame: CGRect, page: WebPage) {
    self.page = page
    list = UICollectionView(
      frame: CGRect(origin: .zero, size: frame.size),
      collectionViewLayout: UICollectionViewFlowLayout())
    super.init(frame: frame)
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.trailingSwipeActionsConfigurationProvider = {
      [here = WeakReference(self)] path in here.object?.actions(for: path)
    }
    configuration.leadingSwipeActionsConfigurationProvider = {
      [here = WeakReference(self)] path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Read") { _, _, done in
          here.object?.tell("read", path)
          done(true)
        }
      ])
    }
    list.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
    list.backgroundColor = .systemGroupedBackground
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "mail")
    list.register(
      UICollectionViewListCell.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    list.dataSource = self
    list.delegate = self
    addSubview(list)
    page.receive("edit") { [here = WeakReference(self)] message in
      here.object?.list.isEditing = message.json?.bool == true
    }
  }

  #if !hasFeature(Embedded)
    required init?(coder: NSCoder) {
      return nil
    }
  #endif

  deinit {}

  private func tell(_ what: String, _ path: IndexPath) {
    page.send("done", .text(what + " " + mails[path.item]))
  }

  private func actions(for path: IndexPath) -> UISwipeActionsConfiguration {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [here = WeakReference(self)] _, _, done in
      guard let self = here.object else { return done(false) }
      self.tell("delete", path)
      self.mails.remove(at: path.item)
      self.list.performBatchUpdates { self.list.deleteItems(at: [path]) }
      done(true)
    }
    let flag = UIContextualAction(style: .normal, title: "Flag") {
      [here = WeakReference(self)] _, _, done in
      here.object?.tell("flag", path)
      done(true)
    }
    flag.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [delete, flag])
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    mails.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "mail", for: indexPath)
    guard let cell = cell as? UICollectionViewListCell else { return cell }
    var content = cell.defaultContentConfiguration()
    content.text = mails[indexPath.item]
    content.secondaryText = "What is written in it, in as many lines as that takes."
    content.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    cell.accessories = [
      .delete(), .reorder(), .label(text: indexPath.item.description), .disclosureIndicator(),
    ]
    cell.accessibilityLabel = mails[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: CollectionName,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header",
      for: indexPath)
    guard let header = view as? UICollectionViewListCell else { return view }
    var content = header.defaultContentConfiguration()
    content.text = "All mails"
    header.contentConfiguration = content
    return header
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    tell("open", indexPath)
    collectionView.deselectItem(at: indexPath, animated: true)
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    true
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    mails.insert(mails.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    page.send("done", .text("move to " + destinationIndexPath.item.description))
  }
}
