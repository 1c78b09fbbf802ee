import Testing
import TouchKit
import TouchTesting

@testable import WebHost

/// The examples of the host. What runs in a page is compiled only; what it does is in WebHostTests and in the browser's tests.
@Suite(.serialized) struct WebHostExamples {
  private func hello() {
    // EXAMPLE: WebHost.swift
    WebHost.run { page in
      let label = UILabel(frame: CGRect(x: 20, y: 20, width: 0, height: 0))
      label.text = "Hello"
      label.sizeToFit()
      let view = UIView(frame: .zero)
      view.addSubview(label)
      return view
    }
    // EXAMPLE: end
  }

  private func demo() {
    // EXAMPLE: YourViewsInAPage.md
    WebHost.run { page in
      let picture = page.image(
        "picture.svg", size: CGSize(width: 640, height: 480), description: "Hills under a low sun")
      return DemoView(picture: picture)
    }
    // EXAMPLE: end
  }

  @Test func `Messages go both ways`() {
    let page = WebPage(clock: FrameClock(), size: .zero, scale: 1, traits: [], start: nil)
    let view = DemoView(picture: nil)
    // EXAMPLE: YourViewsInAPage.md
    page.receive("turn back") { _ in view.knob.turnBack() }
    page.send("turned", ["degrees": .number(Double(view.knob.degrees)), "name": "knob"])
    // EXAMPLE: end
    page.handlers.first?.handle(WebMessage(bytes: [], isJSON: false))
    #expect(view.knob.isTurnedBack)
  }

  @Test func `A name that is pulled all the way is deleted`() {
    let view = NamesView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let tester = TouchTester()
    tester.window.addSubview(view)
    tester.settle()
    tester.drag(from: CGPoint(x: 290, y: 40), to: CGPoint(x: 20, y: 40), over: 0.4)
    tester.settle()
    #expect(view.names == ["Grace", "Barbara"])
    #expect(view.list.visibleCells.count == 2)
  }
}

private final class NamesView: UIView, UICollectionViewDataSource {
  let list = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480),
    collectionViewLayout: UICollectionViewFlowLayout())
  private(set) var names = ["Ada", "Grace", "Barbara"]

  override init(frame: CGRect) {
    super.init(frame: frame)
    // EXAMPLE: YourViewsInAPage.md
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.trailingSwipeActionsConfigurationProvider = {
      [here = WeakReference(self)] path in
      let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
        here.object?.delete(path)
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }
    list.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
    // EXAMPLE: end
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "name")
    list.dataSource = self
    addSubview(list)
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func delete(_ path: IndexPath) {
    names.remove(at: path.item)
    list.performBatchUpdates { self.list.deleteItems(at: [path]) }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    names.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    let made = collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: path)
    guard let cell = made as? UICollectionViewListCell else { return made }
    // EXAMPLE: YourViewsInAPage.md
    var content = cell.defaultContentConfiguration()
    content.text = names[path.item]
    cell.contentConfiguration = content
    cell.accessories = [.delete(), .reorder(), .disclosureIndicator()]
    // EXAMPLE: end
    return cell
  }
}

private final class DemoView: UIView {
  let knob = Knob()

  init(picture: UIImage?) {
    super.init(frame: .zero)
    addSubview(UIImageView(image: picture))
  }

  required init?(coder: NSCoder) {
    nil
  }
}

private final class Knob {
  let degrees = 90
  private(set) var isTurnedBack = false

  func turnBack() {
    isTurnedBack = true
  }
}
