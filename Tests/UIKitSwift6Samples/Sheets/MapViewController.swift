import UIKit

/// A map with a list of places in a sheet over it, as maps have it.
final class MapViewController: UIViewController {
  let places = PlacesViewController()
  private(set) var pinned: [CGPoint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGreen
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: MapViewController.pin))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard presentedViewController == nil else { return }
    showPlaces()
  }

  func showPlaces() {
    places.isModalInPresentation = true
    if let sheet = places.sheetPresentationController {
      let small = UISheetPresentationController.Detent.custom(identifier: .init("small")) {
        context in
        min(88, 0.3 * context.maximumDetentValue)
      }
      sheet.detents = [small, .medium(), .large()]
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.prefersGrabberVisible = true
      sheet.preferredCornerRadius = 16
      sheet.prefersScrollingExpandsWhenScrolledToEdge = true
      sheet.delegate = self
    }
    present(places, animated: true)
  }

  private func pin(_ recognizer: UITapGestureRecognizer) {
    pinned.append(recognizer.location(in: view))
  }
}

extension MapViewController: UISheetPresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    places.isSearching = sheetPresentationController.selectedDetentIdentifier == .large
  }
}

final class PlacesViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  var isSearching = false
  private(set) lazy var list = UICollectionView(
    frame: view.bounds,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentInset.top = 24
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "place")
    list.dataSource = self
    list.delegate = self
    view.addSubview(list)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    40
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "place", for: indexPath)
    if let cell = cell as? UICollectionViewListCell {
      var content = cell.defaultContentConfiguration()
      content.text = "Place \(indexPath.item + 1)"
      cell.contentConfiguration = content
    }
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let sheet = sheetPresentationController else { return }
    sheet.animateChanges {
      sheet.selectedDetentIdentifier = .medium
    }
  }
}
