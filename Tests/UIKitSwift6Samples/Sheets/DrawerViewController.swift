import UIKit

/// A drawer at the lower edge that a finger pulls up, as many projects have one: its height is the constant of a constraint.
class DrawerViewController: UIViewController {
  let drawer = UIView()
  let handle = UIView()
  let titleLabel = UILabel()
  let closeButton = UIButton(type: .system)

  let collapsedHeight: CGFloat = 100
  var expandedHeight: CGFloat { view.bounds.height - 80 }

  private(set) var heightConstraint: NSLayoutConstraint!
  private var heightAtStart: CGFloat = 0

  private lazy var header: UIStackView = {
    let stack = UIStackView(arrangedSubviews: [titleLabel, closeButton])
    stack.axis = .horizontal
    stack.alignment = .center
    stack.distribution = .equalSpacing
    stack.spacing = 8
    return stack
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.text = "Places"
    closeButton.setTitle("Close", for: .normal)
    closeButton.setContentHuggingPriority(.required, for: .horizontal)
    drawer.backgroundColor = .secondarySystemBackground
    handle.backgroundColor = .lightGray

    view.addSubview(drawer)
    drawer.addSubview(handle)
    drawer.addSubview(header)
    for part in [drawer, handle, header] {
      part.translatesAutoresizingMaskIntoConstraints = false
    }

    heightConstraint = drawer.heightAnchor.constraint(equalToConstant: collapsedHeight)
    heightConstraint.priority = UILayoutPriority(rawValue: 999)

    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      drawer.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      drawer.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      drawer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      drawer.topAnchor.constraint(greaterThanOrEqualTo: guide.topAnchor, constant: 20),
      heightConstraint,

      handle.centerXAnchor.constraint(equalTo: drawer.centerXAnchor),
      handle.topAnchor.constraint(equalTo: drawer.topAnchor, constant: 8),
      handle.widthAnchor.constraint(equalToConstant: 36),
      handle.heightAnchor.constraint(equalToConstant: 5),

      header.leadingAnchor.constraint(
        equalTo: drawer.layoutMarginsGuide.leadingAnchor, constant: 8),
      header.trailingAnchor.constraint(
        equalTo: drawer.layoutMarginsGuide.trailingAnchor, constant: -8),
      header.topAnchor.constraint(equalTo: handle.bottomAnchor, constant: 12),
    ])

    let pan = UIPanGestureRecognizer()
    pan.addAction { [weak self] in self?.panned($0) }
    drawer.addGestureRecognizer(pan)
  }

  func panned(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      heightAtStart = drawer.frame.height
    case .changed:
      heightConstraint.constant = heightAtStart - recognizer.translation(in: view).y
    case .ended, .cancelled:
      let isUp = recognizer.velocity(in: view).y < 0
      heightConstraint.constant = isUp ? expandedHeight : collapsedHeight
      UIView.animate(
        withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
        options: [.allowUserInteraction]
      ) {
        self.view.layoutIfNeeded()
      }
    default:
      break
    }
  }
}

extension UIView {
  func pinEdges(to other: UIView, insets: UIEdgeInsets = .zero) {
    translatesAutoresizingMaskIntoConstraints = false
    topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top).isActive = true
    leftAnchor.constraint(equalTo: other.leftAnchor, constant: insets.left).isActive = true
    other.rightAnchor.constraint(equalTo: rightAnchor, constant: insets.right).isActive = true
    other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom).isActive = true
  }
}
