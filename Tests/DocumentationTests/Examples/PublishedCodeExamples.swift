import Testing
import TouchTesting
import Tsumami
import UIKit

/// The examples of what published code asks for.
@Suite struct PublishedCodeExamples {
  private final class Viewer: UIViewController {
    let isZoomed = false

    func frame(ofPhotoIn source: UIView) -> CGRect? { nil }
  }

  private final class Grid: UIViewController, UIAdaptivePresentationControllerDelegate {
    let photos = [UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))]

    func cell(of photo: Int) -> UIView { photos[photo] }

    func show(_ form: UIViewController) {
      // EXAMPLE: UIPresentationController.swift
      form.presentationController?.delegate = self
      present(form, animated: true)
      // EXAMPLE: end
    }

    func zoom(_ viewer: Viewer, _ photo: Int) {
      let grid = self
      // EXAMPLE: UIViewController.Transition.ZoomOptions.swift
      let options = UIViewController.Transition.ZoomOptions()
      options.alignmentRectProvider = { context in viewer.frame(ofPhotoIn: context.sourceView) }
      options.interactiveDismissShouldBegin = { [weak viewer] _ in viewer?.isZoomed != true }
      viewer.preferredTransition = .zoom(options: options) { _ in grid.cell(of: photo) }
      // EXAMPLE: end
    }
  }

  @Test func `A form has a delegate before it is presented, and a viewer its options`() {
    let tester = TouchTester(size: CGSize(width: 320, height: 480))
    let (grid, form, viewer) = (Grid(), UIViewController(), Viewer())
    grid.view.addSubview(grid.photos[0])
    tester.window.rootViewController = grid
    tester.advance(by: 0.02)
    grid.show(form)
    tester.settle()
    #expect(form.presentationController?.delegate === grid)
    grid.dismiss(animated: false)
    grid.zoom(viewer, 0)
    grid.present(viewer, animated: true)
    #expect(grid.photos[0].isConcealed)
    tester.settle()
    // The provider keeps the viewer.
    viewer.preferredTransition = nil
  }

  @Test func `A bar blurs what lies behind it`() {
    let title = UILabel()
    do {
      // EXAMPLE: UIVisualEffectView.swift
      let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
      bar.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
      bar.contentView.addSubview(title)
      // EXAMPLE: end
      #expect(bar.contentView.frame.size == bar.bounds.size)
    }
    // EXAMPLE: UIBlurEffect.swift
    let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    // EXAMPLE: end
    #expect(bar.effect is UIBlurEffect)
  }

  @Test func `A layout between two others`() {
    let (rows, grid) = (ColumnGridLayout(columns: 1), ColumnGridLayout(columns: 4))
    let collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: rows)
    // EXAMPLE: UICollectionViewTransitionLayout.swift
    let between = UICollectionViewTransitionLayout(currentLayout: rows, nextLayout: grid)
    collectionView.collectionViewLayout = between
    between.transitionProgress = 0.3
    // EXAMPLE: end
    #expect(collectionView.collectionViewLayout === between)
  }
}
