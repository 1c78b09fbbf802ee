import Testing
import TouchKit
import TouchTesting

@Suite struct AppearanceTests {
  let stage = Stage()

  @Test func `A root is there after the window's first layout`() {
    let root = stage.controller("A")
    root.notesLayout = true
    #expect(!root.isViewLoaded)
    stage.window.rootViewController = root
    #expect(stage.heard() == "A didLoad\nA willAppear")
    stage.window.discardChanges()
    #expect(stage.heard() == "A isAppearing\nA willLayout\nA didLayout\nA didAppear")
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(root.view.next === root)
    #expect(root.next === stage.window)
    stage.window.rootViewController = nil
    #expect(stage.heard() == "A willDisappear\nA didDisappear")
  }

  @Test func `A child whose parent moves it in hears that it is appearing while it moves`() {
    let (root, child) = (stage.root(), stage.controller("B"))
    child.notesLayout = true
    root.addChild(child)
    child.beginAppearanceTransition(true, animated: true)
    root.view.addSubview(child.view)
    child.view.frame = CGRect(x: 320, y: 0, width: 320, height: 480)
    _ = stage.heard()
    UIView.animate(withDuration: 0.3) {
      child.view.frame.origin.x = 0
    } completion: { _ in
      child.endAppearanceTransition()
    }
    stage.tester.advance(by: 0.1)
    #expect(stage.heard() == "B isAppearing animated\nB willLayout\nB didLayout")
    stage.tester.settle()
    #expect(stage.heard() == "B didAppear animated")
  }

  @Test func `A presentation and a dismissal, over everything`() {
    let (a, b) = (stage.root(), stage.controller("B"))
    a.present(b, animated: true) { stage.note("presented") }
    #expect(
      stage.heard() == """
        B didLoad
        A willDisappear animated
        B willAppear animated
        B isAppearing animated
        """)
    #expect(b.isBeingPresented)
    #expect(a.transitionCoordinator != nil)
    #expect(b.next === a)
    stage.tester.settle()
    #expect(stage.heard() == "B didAppear animated\nA didDisappear animated\npresented")
    #expect(a.view.window == nil)
    #expect(a.presentedViewController === b)
    #expect(b.presentingViewController === a)
    #expect(b.transitionCoordinator == nil)

    b.dismiss(animated: true) { stage.note("dismissed") }
    #expect(
      stage.heard() == """
        B willDisappear animated
        A willAppear animated
        A isAppearing animated
        """)
    #expect(b.isBeingDismissed)
    stage.tester.settle()
    #expect(stage.heard() == "A didAppear animated\nB didDisappear animated\ndismissed")
    #expect(a.view.superview === stage.window)
    #expect(b.view.superview == nil)
    #expect(a.presentedViewController == nil)
  }

  @Test func `Transparent views get no touches`() {
    let (a, b) = (stage.root(), stage.controller("B", .overFullScreen))
    a.present(b, animated: true)
    stage.tester.settle()
    b.dismiss(animated: false)
    #expect(
      stage.heard() == """
        B didLoad
        B willAppear animated
        B isAppearing animated
        B didAppear animated
        B willDisappear
        B didDisappear
        """)
    #expect(a.view.window != nil)
  }

  @Test func `Without animation everything is there at once`() {
    let (a, b) = (stage.root(), stage.controller("B"))
    a.present(b, animated: false) { stage.note("presented") }
    #expect(
      stage.heard() == """
        B didLoad
        A willDisappear
        B willAppear
        B isAppearing
        B didAppear
        A didDisappear
        presented
        """)
  }

  @Test func `A dismissal in the middle of a presentation continues from there`() {
    let (a, b) = (stage.root(), stage.controller("B"))
    a.present(b, animated: true) { stage.note("presented") }
    stage.tester.advance(by: 0.1)
    _ = stage.heard()
    let before = b.view.frame.minY
    a.dismiss(animated: true) { stage.note("dismissed") }
    #expect(b.view.frame.minY == before)
    #expect(
      stage.heard() == """
        B didAppear animated
        A didDisappear animated
        presented
        B willDisappear animated
        A willAppear animated
        A isAppearing animated
        """)
    stage.tester.settle()
    #expect(stage.heard() == "A didAppear animated\nB didDisappear animated\ndismissed")
  }

  @Test func `A presentation in the middle of a dismissal`() {
    let (a, b, c) = (stage.root(), stage.controller("B"), stage.controller("C"))
    a.present(b, animated: false)
    b.dismiss(animated: true) { stage.note("dismissed") }
    stage.tester.advance(by: 0.1)
    _ = stage.heard()
    a.present(c, animated: true)
    stage.tester.settle()
    #expect(
      stage.heard() == """
        A didAppear animated
        B didDisappear animated
        dismissed
        C didLoad
        A willDisappear animated
        C willAppear animated
        C isAppearing animated
        C didAppear animated
        A didDisappear animated
        """)
  }

  @Test func `A dismissal also dismisses all that was presented on top`() {
    let (a, b, c) = (stage.root(), stage.controller("B"), stage.controller("C"))
    a.present(b, animated: false)
    b.present(c, animated: false)
    _ = stage.heard()
    a.dismiss(animated: true)
    stage.tester.settle()
    #expect(c.last == "didDisappear")
    #expect(b.last == "didDisappear")
    #expect(a.last == "didAppear")
    #expect(stage.window.subviews.count == 1)
  }

  @Test func `What presents already, or is in no window, presents nothing`() {
    let (a, b, c) = (stage.root(), stage.controller("B"), stage.controller("C"))
    a.present(b, animated: false)
    a.present(c, animated: false)
    c.present(stage.controller("D"), animated: false)
    c.dismiss(animated: false)
    #expect(a.presentedViewController === b)
    #expect(c.presentingViewController == nil)
  }

  @Test func `A new root ends everything that the old one presents`() {
    let (a, b) = (stage.root(), stage.controller("B"))
    a.present(b, animated: true) { stage.note("over") }
    stage.tester.advance(by: 0.1)
    _ = stage.heard()
    stage.window.rootViewController = stage.controller("C")
    stage.tester.settle()
    #expect(a.last == "didDisappear")
    #expect(b.last == "didDisappear")
    #expect(stage.heard().contains("over"))
    #expect(stage.window.subviews.count == 1)
  }

  @Test func `Children come and go with their parent, and by themselves`() {
    let a = stage.root()
    let (child, grandchild) = (stage.controller("C"), stage.controller("G"))
    child.addChild(grandchild)
    child.view.addSubview(grandchild.view)
    grandchild.didMove(toParent: child)
    _ = stage.heard()
    a.addChild(child)
    a.view.addSubview(child.view)
    child.didMove(toParent: a)
    stage.window.discardChanges()
    #expect(
      stage.heard() == """
        C willMove A
        C willAppear
        G willAppear
        C didMove A
        C isAppearing
        G isAppearing
        G didAppear
        C didAppear
        """)
    #expect(child.next === a.view)
    let b = stage.controller("B")
    child.present(b, animated: false)
    #expect(a.presentedViewController === b)
    #expect(
      stage.heard() == """
        B didLoad
        A willDisappear
        C willDisappear
        G willDisappear
        B willAppear
        B isAppearing
        B didAppear
        G didDisappear
        C didDisappear
        A didDisappear
        """)
    b.dismiss(animated: false)
    _ = stage.heard()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      stage.heard() == """
        C willMove nil
        C willDisappear
        G willDisappear
        G didDisappear
        C didDisappear
        C didMove nil
        """)
    #expect(a.children.isEmpty)
  }

  @Test
  func
    `A window of another size tells controllers before, and runs what is to run alongside after`()
  {
    final class Turned: UIViewController {
      var lines: [String] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        lines.append("\(view.bounds.width) to \(size.width)")
        coordinator.animate(
          alongsideTransition: { _ in self.lines.append("alongside \(self.view.bounds.width)") },
          completion: { self.lines.append("over \($0.isCancelled)") })
      }
    }
    let (root, child) = (Turned(), Turned())
    stage.window.rootViewController = root
    root.addChild(child)
    stage.window.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
    #expect(root.lines == ["320.0 to 480.0", "alongside 480.0", "over false"])
    #expect(child.lines.count == 3)
  }

  @Test func `A collection view controller shows what it is asked for`() {
    final class Numbers: UICollectionViewController {
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 3 }

      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let controller = Numbers(collectionViewLayout: UICollectionViewFlowLayout())
    controller.collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    stage.window.rootViewController = controller
    stage.window.discardChanges()
    #expect(controller.view === controller.collectionView)
    #expect(controller.collectionView.visibleCells.count == 3)
    let path = IndexPath(item: 1, section: 0)
    controller.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    let cover = UIViewController()
    controller.present(cover, animated: false)
    cover.dismiss(animated: false)
    #expect(controller.collectionView.indexPathsForSelectedItems ?? [] == [])
  }
}
