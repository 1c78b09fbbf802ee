import UIKit

/// An item of the grid: a picture, or, where there is none, its number on a colour.
final class GridCell: UICollectionViewCell {
  private var imageView: UIImageView?
  private var label: UILabel?

  func show(picture: UIImage) {
    let view = imageView ?? add(UIImageView())
    imageView = view
    view.contentMode = .scaleAspectFill
    clipsToBounds = true
    view.image = picture
  }

  func show(number: Int) {
    let view = label ?? add(UILabel(.systemFont(ofSize: 13), .white))
    label = view
    view.text = number.description
    backgroundColor = GridCell.color(of: number)
  }

  override var isSelected: Bool {
    didSet { imageView?.alpha = isSelected ? 0.6 : 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView?.frame = bounds
    label?.frame = bounds
  }

  private func add<View: UIView>(_ view: View) -> View {
    addSubview(view)
    setNeedsLayout()
    return view
  }

  // Neighbours differ: the hue goes round by the golden section.
  private static func color(of number: Int) -> UIColor {
    let turn = CGFloat(number) * 0.618034
    let hue = (turn - turn.rounded(.down)) * 6
    func part(_ offset: CGFloat) -> CGFloat {
      let place = hue + offset < 6 ? hue + offset : hue + offset - 6
      return 0.2 + 0.5 * min(max(min(place, 4 - place), 0), 1)
    }
    return UIColor(red: part(5), green: part(3), blue: part(1), alpha: 1)
  }
}
