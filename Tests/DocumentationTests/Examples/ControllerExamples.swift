import Testing
import TouchTesting
import Tsumami
import UIKit

private let bar = UIView(frame: .zero)
private var shares = 0

private func share() {
  shares += 1
}

/// Whoever is told that something has been done.
private final class Editor {
  private(set) var isDone = false

  func button() -> UIBarButtonItem {
    // EXAMPLE: UIBarButtonItem+Targets.swift
    UIBarButtonItem(barButtonSystemItem: .done, target: self, action: Editor.done)
    // EXAMPLE: end
  }

  func done() {
    isDone = true
  }
}

/// The examples of view controllers and their transitions.
@Suite struct ControllerExamples {
  private final class Grid: UIViewController, UIPageViewControllerDataSource {
    let photos = [UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))]

    func cell(of photo: Int) -> UIView {
      photos[photo]
    }

    func add(_ child: UIViewController) {
      // EXAMPLE: UIViewController.swift
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
      // EXAMPLE: end
    }

    func remove(_ child: UIViewController) {
      // EXAMPLE: UIViewController.swift
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      // EXAMPLE: end
    }

    func show(_ places: UIViewController) {
      // EXAMPLE: UISheetPresentationController.swift
      if let sheet = places.sheetPresentationController {
        sheet.detents = [.medium(), .large()]
        sheet.prefersGrabberVisible = true
      }
      present(places, animated: true)
      // EXAMPLE: end
    }

    func push(_ albums: UIViewController, _ photos: UIViewController, in window: UIWindow) {
      // EXAMPLE: UINavigationController.swift
      window.rootViewController = UINavigationController(rootViewController: albums)
      // And in there:
      navigationController?.pushViewController(photos, animated: true)
      // EXAMPLE: end
    }

    func offer() {
      // EXAMPLE: UIBarButtonItem.swift
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Share", primaryAction: UIAction { _ in share() })
      // EXAMPLE: end
    }

    func replace(_ old: UIViewController, by new: UIViewController, width: CGFloat) {
      // EXAMPLE: UIViewController+ChildTransition.swift
      addChild(new)
      new.view.frame = old.view.frame.offsetBy(dx: width, dy: 0)
      old.willMove(toParent: nil)
      transition(from: old, to: new, duration: 0.3) {
        new.view.frame = old.view.frame
      } completion: { _ in
        old.removeFromParent()
        new.didMove(toParent: self)
      }
      // EXAMPLE: end
    }

    func photo(_ number: Int) -> UIViewController {
      UIViewController()
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      nil
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      nil
    }

    func showPages() {
      // EXAMPLE: UIPageViewController.swift
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.dataSource = self
      pages.setViewControllers([photo(0)], direction: .forward, animated: false)
      // EXAMPLE: end
    }

    func open(_ viewer: UIViewController, _ grid: Grid, _ photo: Int) {
      // EXAMPLE: ZoomTransition.swift
      let zoom = ZoomTransition { [weak grid] _ in grid?.cell(of: photo) }
      viewer.preferredTransition = UIViewController.Transition(zoom)
      present(viewer, animated: true)
      // EXAMPLE: end
    }
  }

  private final class Viewer: UIViewController {
    // EXAMPLE: UIViewControllerTransitionCoordinator.swift
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      transitionCoordinator?.animate { _ in bar.alpha = 1 }
    }
    // EXAMPLE: end
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test func `Children come and go`() {
    let (grid, child) = (Grid(), UIViewController())
    window.rootViewController = grid
    grid.add(child)
    #expect(child.view.superview === grid.view)
    grid.remove(child)
    #expect(child.parent == nil && child.view.superview == nil)
  }

  @Test func `One child slides in over another one`() {
    let (grid, old, new) = (Grid(), UIViewController(), UIViewController())
    window.rootViewController = grid
    grid.add(old)
    let tester = TouchTester(driving: window)
    tester.advance(by: 0.1)
    let place = old.view.frame
    grid.replace(old, by: new, width: 320)
    tester.settle()
    #expect(new.view.superview === grid.view && new.view.frame == place)
    #expect(old.parent == nil && old.view.superview == nil)
  }

  @Test func `A navigation controller shows albums, and photos over them with a button`() {
    let (albums, photos) = (Grid(), Grid())
    albums.push(albums, photos, in: window)
    let tester = TouchTester(driving: window)
    photos.offer()
    let editor = Editor()
    photos.navigationItem.leftBarButtonItem = editor.button()
    tester.settle()
    #expect(photos.navigationController?.topViewController === photos)
    tester.tap(at: CGPoint(x: 300, y: 22))
    tester.tap(at: CGPoint(x: 20, y: 22))
    #expect(shares == 1 && editor.isDone)
  }

  @Test func `A sheet has two heights, or one of the program's own, too`() throws {
    let (grid, places) = (Grid(), UIViewController())
    window.rootViewController = grid
    let tester = TouchTester(driving: window)
    grid.show(places)
    tester.settle()
    let sheet = try #require(places.sheetPresentationController)
    let half = places.view.bounds.height
    #expect(half < 300 && sheet.prefersGrabberVisible)
    // EXAMPLE: UISheetPresentationController.Detent.swift
    sheet.detents = [.custom(identifier: .init("bar")) { _ in 80 }, .medium(), .large()]
    // EXAMPLE: end
    #expect(places.view.bounds.height == 80)
    sheet.selectedDetentIdentifier = .medium
    #expect(places.view.bounds.height == half)
  }

  @Test func `A photo zooms out of its cell, and a bar appears alongside`() {
    let (grid, viewer, photo) = (Grid(), Viewer(), 0)
    window.rootViewController = grid
    grid.view.addSubview(grid.photos[0])
    window.addSubview(bar)
    bar.alpha = 0
    let tester = TouchTester(driving: window)
    grid.open(viewer, grid, photo)
    #expect(grid.photos[0].isConcealed)
    tester.settle()
    #expect(bar.alpha == 1)
    viewer.dismiss(animated: false)
    // EXAMPLE: UIViewController.Transition+Zoom.swift
    viewer.preferredTransition = .zoom { context in
      grid.cell(of: photo)
    }
    // EXAMPLE: end
    grid.present(viewer, animated: true)
    #expect(grid.photos[0].isConcealed)
  }
}
