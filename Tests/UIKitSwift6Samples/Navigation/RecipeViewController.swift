import UIKit

/// One recipe, below a bar that a tap hides; the finger from the edge goes back all the same.
final class RecipeViewController: UIViewController, UIGestureRecognizerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: RecipeViewController.toggleBar))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigationController?.interactivePopGestureRecognizer?.delegate = self
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isMovingFromParent {
      navigationController?.interactivePopGestureRecognizer?.delegate = nil
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    (navigationController?.viewControllers.count ?? 0) > 1
  }

  private func toggleBar() {
    guard let navigationController else { return }
    navigationController.setNavigationBarHidden(
      !navigationController.isNavigationBarHidden, animated: true)
  }
}
