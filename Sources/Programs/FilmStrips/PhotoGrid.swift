#if Desktop
  import DesktopHost
  import TouchKit

  /// Photos in three columns; each opens out of its cell.
  final class PhotoGrid: UIViewController {
    private(set) var cells: [UIImageView] = []
    private let images: [UIImage]

    init(_ images: [UIImage]) {
      self.images = images
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
      nil
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = UIColor(red: 0.06, green: 0.06, blue: 0.07, alpha: 1)
      for index in 0..<18 {
        let cell = UIImageView(frame: .zero)
        cell.image = images[index % images.count]
        cell.contentMode = .scaleAspectFill
        cell.clipsToBounds = true
        cell.layer.cornerRadius = 6
        cells.append(cell)
        view.addSubview(cell)
      }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let side = (view.bounds.width - 8) / 3
      for (index, cell) in cells.enumerated() {
        cell.frame = CGRect(
          x: CGFloat(index % 3) * (side + 4),
          y: view.safeAreaInsets.top + CGFloat(index / 3) * (side + 4), width: side, height: side)
      }
    }
  }

  /// A photo that fits, on black.
  final class PhotoPage: UIViewController {
    let photo: UIImage
    private let picture = UIImageView(frame: .zero)

    init(_ photo: UIImage) {
      self.photo = photo
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
      nil
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      picture.image = photo
      picture.contentMode = .scaleAspectFit
      view.addSubview(picture)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      picture.frame = view.bounds
    }

    /// Where the photo is drawn.
    var frame: CGRect {
      AVMakeRect(aspectRatio: photo.size, insideRect: view.bounds)
    }
  }
#endif
