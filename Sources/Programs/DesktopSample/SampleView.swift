#if Desktop
  import TouchKit
  import Tsumami

  /// Beside a picture that zooms, a button that counts, and a list that scrolls.
  final class SampleView: UIView {
    private let picture: ZoomableImageView
    private let button = UIButton(frame: .zero)
    private let list = UIScrollView(frame: .zero)
    private var rows: [UILabel] = []
    private var count = 0

    private static let rowHeight: CGFloat = 44

    init(picture image: UIImage?) {
      picture = ZoomableImageView(frame: .zero)
      picture.image = image
      super.init(frame: .zero)
      backgroundColor = UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1)
      picture.backgroundColor = .black
      button.setTitle("Tap me", for: .normal)
      button.backgroundColor = UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)
      button.layer.cornerRadius = 12
      button.addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
      list.backgroundColor = .white
      list.layer.cornerRadius = 12
      for view in [picture, button, list] { addSubview(view) }
      for number in 1...1000 {
        let row = UILabel(frame: .zero)
        row.text = "Row \(number)"
        rows.append(row)
        list.addSubview(row)
      }
    }

    required init?(coder: NSCoder) {
      nil
    }

    private func tapped() {
      count += 1
      button.setTitle(count == 1 ? "Tapped once" : "Tapped \(count) times", for: .normal)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let side = min(280, bounds.width / 2)
      picture.frame = CGRect(x: 0, y: 0, width: bounds.width - side, height: bounds.height)
      let column = CGRect(
        x: bounds.width - side, y: 0, width: side, height: bounds.height
      ).insetBy(dx: 16, dy: 16)
      button.frame = CGRect(x: column.minX, y: column.minY, width: column.width, height: 48)
      list.frame = CGRect(
        x: column.minX, y: column.minY + 64, width: column.width, height: column.height - 64)
      let height = SampleView.rowHeight
      for (index, row) in rows.enumerated() {
        row.frame = CGRect(
          x: 16, y: CGFloat(index) * height, width: column.width - 32, height: height)
      }
      list.contentSize = CGSize(width: column.width, height: CGFloat(rows.count) * height)
    }
  }
#endif
