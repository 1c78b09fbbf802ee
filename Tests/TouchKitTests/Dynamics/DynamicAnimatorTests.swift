import Testing
import TouchTesting

@testable import TouchKit

/// Who belongs to an animator, when it runs, and for how long things live.
@Suite struct DynamicAnimatorTests {
  let stage = DynamicStage()

  @Test func `An item that an action removes stays where it is`() {
    let box = stage.box(at: CGPoint(x: 200, y: 100))
    let gravity = UIGravityBehavior(items: [box])
    gravity.action = { [animator = stage.animator, unowned gravity] in
      if box.center.y > 300 {
        animator.removeBehavior(gravity)
        box.removeFromSuperview()
      }
    }
    stage.animator.addBehavior(gravity)
    stage.tester.settle()
    #expect(box.superview == nil && box.center.y > 300 && box.center.y < 320)
    #expect(gravity.dynamicAnimator == nil && stage.animator.behaviors.isEmpty)
    #expect(!stage.animator.isRunning)
    #expect(stage.animator.items(in: CGRect(x: 0, y: 0, width: 400, height: 600)).isEmpty)
  }

  @Test func `A behavior of one's own brings its children, and hears where it goes`() {
    final class Falling: UIDynamicBehavior {
      var heard: [Bool] = []
      let gravity = UIGravityBehavior(items: [])
      override init() {
        super.init()
        addChildBehavior(gravity)
      }
      override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        heard.append(dynamicAnimator != nil)
      }
    }
    let falling = Falling()
    stage.animator.addBehavior(falling)
    #expect(falling.gravity.dynamicAnimator === stage.animator)
    let box = stage.box(at: CGPoint(x: 200, y: 100))
    falling.gravity.addItem(box)
    stage.tester.advance(by: 0.2)
    #expect(box.center.y > 110)
    falling.removeChildBehavior(falling.gravity)
    let place = box.center
    stage.tester.advance(by: 0.2)
    #expect(box.center == place && falling.gravity.dynamicAnimator == nil)
    falling.addChildBehavior(falling)
    #expect(falling.childBehaviors.isEmpty)
    let other = UIDynamicAnimator(referenceView: stage.tester.view)
    other.addBehavior(falling)
    #expect(falling.heard == [true, false, true])
    #expect(stage.animator.behaviors.isEmpty && other.behaviors.count == 1)
  }

  @Test func `What is removed or added again as it moves is there once, or not at all`() {
    final class Fickle: UIDynamicBehavior {
      var onMove: (UIDynamicAnimator?) -> Void = { _ in }
      override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        onMove(dynamicAnimator)
      }
    }
    let (animator, fickle) = (stage.animator, Fickle())
    fickle.onMove = { [unowned fickle] in $0?.removeBehavior(fickle) }
    animator.addBehavior(fickle)
    #expect(fickle.dynamicAnimator == nil && animator.behaviors.isEmpty)
    fickle.onMove = { [unowned fickle] in if $0 == nil { animator.addBehavior(fickle) } }
    animator.addBehavior(fickle)
    animator.removeBehavior(fickle)
    #expect(fickle.dynamicAnimator === animator && animator.behaviors == [fickle])
    fickle.onMove = { _ in }
    animator.removeBehavior(fickle)
    stage.tester.settle()
    #expect(fickle.dynamicAnimator == nil && !animator.isRunning)
  }

  @Test func `What the program sets counts once it says so, and the velocity stays`() {
    let box = stage.box(at: CGPoint(x: 60, y: 100))
    _ = stage.throwing([box], [CGPoint(x: 100, y: 0)])
    stage.tester.advance(by: 0.5)
    box.center = CGPoint(x: 60, y: 400)
    stage.animator.updateItem(usingCurrentState: box)
    stage.tester.advance(by: 0.5)
    #expect(abs(box.center.x - 110) < 0.5 && box.center.y == 400)
  }

  @Test func `A view that is scaled stays so as it turns`() {
    let box = stage.box(at: CGPoint(x: 200, y: 100))
    box.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let behavior = stage.throwing([box], [])
    behavior.addAngularVelocity(1, for: box)
    stage.tester.advance(by: 0.5)
    let parts = box.transform.decomposed()
    #expect(abs(parts.scale.width - 0.5) < 1e-9 && abs(parts.rotation - 0.5) < 0.01)
  }

  @Test func `An animator goes on with the clock of the window that its view has come into`() {
    let view = UIView(frame: stage.tester.view.bounds)
    let animator = UIDynamicAnimator(referenceView: view)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.addSubview(box)
    let other = TouchTester()
    let gravity = UIGravityBehavior(items: [box])
    animator.addBehavior(gravity)
    #expect(animator.behaviors.contains(gravity))
    other.advance(by: 0.1)
    let fallen = box.center.y
    #expect(fallen > 28)
    stage.tester.view.addSubview(view)
    gravity.magnitude = 2
    #expect(other.window.clock.isIdle)
    stage.tester.advance(by: 0.1)
    #expect(box.center.y > fallen + 15)
  }

  @Test func `An animator that is let go of stops, and lets go of everything`() {
    weak var weakBox: UIView?
    weak var weakBehavior: UIDynamicBehavior?
    weak var weakAnimator: UIDynamicAnimator?
    do {
      let view = UIView(frame: stage.tester.view.bounds)
      stage.tester.view.addSubview(view)
      let animator = UIDynamicAnimator(referenceView: view)
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.addSubview(box)
      let gravity = UIGravityBehavior(items: [box])
      animator.addBehavior(gravity)
      stage.tester.advance(by: 0.1)
      #expect(animator.isRunning && box.center.y > 25)
      (weakBox, weakBehavior, weakAnimator) = (box, gravity, animator)
      view.removeFromSuperview()
    }
    #expect(weakAnimator == nil && weakBehavior == nil && weakBox == nil)
    stage.tester.advance(by: 0.1)
    #expect(stage.tester.window.clock.isIdle)
  }

  @Test func `A layout's attributes are moved, and its cells go along`() {
    let layout = BouncingLayout()
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 600), collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = TenCells()
    list.dataSource = source
    stage.tester.view.addSubview(list)
    stage.tester.advance(by: 0.1)
    let path = IndexPath(item: 2, section: 0)
    let start = list.cellForItem(at: path)?.center ?? .zero
    layout.shove(path, by: 40)
    stage.tester.advance(by: 0.05)
    let moved = list.cellForItem(at: path)?.center ?? .zero
    #expect(moved.x > start.x + 10)
    stage.tester.settle()
    let end = list.cellForItem(at: path)?.center ?? .zero
    #expect(end.distance(to: start) < 0.5)
  }
}

private final class TenCells: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 10 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// As published layouts of messages are that bounce as they scroll: each item hangs on its place.
private final class BouncingLayout: UICollectionViewFlowLayout {
  private lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

  override func prepare() {
    super.prepare()
    guard animator.behaviors.isEmpty else { return }
    let all = CGRect(origin: .zero, size: collectionViewContentSize)
    for attributes in super.layoutAttributesForElements(in: all) ?? [] {
      let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
      spring.length = 0
      spring.damping = 0.8
      spring.frequency = 2
      animator.addBehavior(spring)
    }
  }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    animator.layoutAttributesForCell(at: indexPath)
  }

  func shove(_ path: IndexPath, by distance: CGFloat) {
    guard let attributes = animator.layoutAttributesForCell(at: path) else { return }
    attributes.center.x += distance
    animator.updateItem(usingCurrentState: attributes)
  }
}
