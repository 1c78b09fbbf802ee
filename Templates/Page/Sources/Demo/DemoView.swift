import Tsumami
import UIKit

/// A picture to zoom, a knob to turn, a button to press, and a list to scroll.
public final class DemoView: UIView {
  public let picture = ZoomableImageView(frame: .zero)
  public let knob = Knob(frame: .zero)
  public let button = UIButton(type: .system)
  public let label = UILabel(frame: .zero)
  public let list: UICollectionView
  private let rows = Rows(count: 1_000)
  private let layout = UICollectionViewFlowLayout()

  public init(picture image: UIImage?) {
    list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(frame: .zero)
    picture.image = image
    backgroundColor = UIColor(white: 0.1, alpha: 1)
    label.textColor = .white
    button.setTitle("Turn back", for: .normal)
    let here = WeakReference(self)
    button.addAction(UIAction { _ in here.object?.knob.turnBack() }, for: .touchUpInside)
    knob.onTurn = { here.object?.showDegrees() }
    layout.minimumLineSpacing = 1
    list.register(Row.self, forCellWithReuseIdentifier: "row")
    list.dataSource = rows
    for view in [picture, knob, button, label, list] { addSubview(view) }
    showDegrees()
  }

  public required init?(coder: NSCoder) {
    fatalError("There is no storyboard.")
  }

  private func showDegrees() {
    label.text = knob.degrees.description + "°"
    label.sizeToFit()
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    // Beside each other where there is room, else one above the other.
    let isWide = bounds.width > bounds.height
    let part = isWide ? bounds.width / 2 : bounds.height / 2
    picture.frame = CGRect(
      x: 0, y: 0, width: isWide ? part : bounds.width, height: isWide ? bounds.height : part)
    let x = isWide ? part : 0
    let y = isWide ? 0 : part
    knob.frame = CGRect(x: x + 16, y: y + 16, width: 88, height: 88)
    button.frame = CGRect(x: x + 120, y: y + 20, width: 110, height: 44)
    label.frame.origin = CGPoint(x: x + 124, y: y + 72)
    let top = y + 120
    list.frame = CGRect(x: x, y: top, width: bounds.width - x, height: bounds.height - top)
    layout.itemSize = CGSize(width: list.bounds.width, height: 44)
  }
}
