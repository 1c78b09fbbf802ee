import UIKit

/// What is in the list: rows that are counted, not kept.
final class Rows: NSObject, UICollectionViewDataSource {
  private let count: Int

  init(count: Int) {
    self.count = count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    (cell as? Row)?.show(indexPath.item)
    return cell
  }
}

/// A row of the list.
final class Row: UICollectionViewCell {
  private let label = UILabel(frame: .zero)

  required init(frame: CGRect) {
    super.init(frame: frame)
    label.textColor = .white
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("There is no storyboard.")
  }

  func show(_ number: Int) {
    backgroundColor = UIColor(white: number % 2 == 0 ? 0.16 : 0.2, alpha: 1)
    label.text = "Row " + (number + 1).description
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 16, y: 0, width: max(0, bounds.width - 32), height: bounds.height)
  }
}
