import UIKit

/// A list of recipes; each is pushed, with a button to edit the list and one that adds a recipe.
final class RecipesViewController: UIViewController {
  private(set) var names = ["Bread", "Soup", "Pie", "Salad"]
  private(set) var rows: [UIButton] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Recipes"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: RecipesViewController.addRecipe)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Edit", style: .plain, target: self, action: RecipesViewController.toggleEditing)
    show()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    navigationItem.leftBarButtonItem?.title = editing ? "Done" : "Edit"
  }

  private func toggleEditing(_ sender: UIBarButtonItem) {
    setEditing(!isEditing, animated: true)
  }

  private func addRecipe() {
    names.append("New \(names.count)")
    show()
  }

  private func show() {
    for row in rows { row.removeFromSuperview() }
    rows = names.enumerated().map { index, name in
      let row = UIButton(type: .system)
      row.setTitle(name, for: .normal)
      row.tag = index
      row.addTarget(self, action: RecipesViewController.open, for: .touchUpInside)
      view.addSubview(row)
      return row
    }
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: view.safeAreaInsets.top + CGFloat(index) * 60, width: view.bounds.width, height: 60
      )
    }
  }

  private func open(_ row: UIButton) {
    let recipe = RecipeViewController()
    recipe.title = names[row.tag]
    navigationController?.pushViewController(recipe, animated: true)
  }
}
