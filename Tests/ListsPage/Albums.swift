import UIKit
import WebHost

/// Albums, each of which is pushed; the message `shown` says how many controllers there are once one is shown.
final class Albums: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Albums"
    view.backgroundColor = .systemBackground
    for (index, name) in ["Summer", "Winter", "Dogs"].enumerated() {
      let row = UIButton(type: .system)
      row.setTitle(name, for: .normal)
      row.frame = CGRect(x: 0, y: 60 + CGFloat(index) * 60, width: 320, height: 60)
      row.addAction(
        UIAction { [here = WeakReference(self)] _ in here.object?.open(name) }, for: .touchUpInside)
      view.addSubview(row)
    }
  }

  private func open(_ name: String) {
    let album = Album(nibName: nil, bundle: nil)
    album.title = name
    album.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Select", primaryAction: UIAction { _ in })
    navigationController?.pushViewController(album, animated: true)
  }

  deinit {}
}

/// Something to see, that scrolls.
final class Album: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UIScrollView(frame: view.bounds)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.backgroundColor = .secondarySystemBackground
    for index in 0..<20 {
      let label = UILabel(frame: CGRect(x: 20, y: CGFloat(index) * 44, width: 280, height: 44))
      label.text = "Photo \(index + 1)"
      list.addSubview(label)
    }
    list.contentSize = CGSize(width: 320, height: 20 * 44)
    view.addSubview(list)
  }

  deinit {}
}

/// Tells the page what is shown.
final class AlbumStack: UINavigationController, UINavigationControllerDelegate {
  var page: WebPage?

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    viewControllers = [Albums(nibName: nil, bundle: nil)]
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    page?.send("shown", .number(Double(viewControllers.count)))
  }

  deinit {}
}
