import Testing
import TouchTesting

@testable import TouchKit

/// The frame of a view that a transform moves, and the point that it turns about.
@Suite struct AnchorPointTests {
  let tester = TouchTester()
  let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

  init() {
    tester.view.addSubview(view)
  }

  /// Where a point of the view is in the window.
  private func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    view.convert(CGPoint(x: x, y: y), to: nil)
  }

  private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool {
    a.distance(to: b) < 1e-9
  }

  // MARK: The frame

  @Test func `A frame is where the view is seen, moved by its transform`() {
    view.transform = CGAffineTransform(translationX: 30, y: -5)
    #expect(view.frame == CGRect(x: 40, y: 15, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(place(0, 0) == view.frame.origin)
  }

  @Test func `A frame that is set under a transform is the frame then, and the transform stays`() {
    view.transform = CGAffineTransform(translationX: 30, y: -5).scaledBy(x: 2, y: 2)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 80))
    #expect(view.bounds.size == CGSize(width: 150, height: 40))
    #expect(view.center == CGPoint(x: 120, y: 45))
    #expect(isNear(place(150, 40), CGPoint(x: 300, y: 80)))
    view.frame.origin.x += 7
    #expect(view.frame == CGRect(x: 7, y: 0, width: 300, height: 80))
  }

  // MARK: The anchor

  @Test func `Another anchor moves the view, and its center stays`() {
    view.layer.anchorPoint = .zero
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.frame == CGRect(x: 60, y: 45, width: 100, height: 50))
    view.anchorPoint = CGPoint(x: 1, y: 0.5)
    #expect(view.frame == CGRect(x: -40, y: 20, width: 100, height: 50))
    #expect(view.layer.position == view.center && view.layer.anchorPoint == view.anchorPoint)
    view.anchorPoint.x = .nan
    #expect(view.anchorPoint == CGPoint(x: 1, y: 0.5))
  }

  @Test func `A view turns about its anchor`() {
    view.anchorPoint = .zero
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isNear(view.frame.origin, CGPoint(x: 10, y: 45)))
    #expect(isNear(place(0, 0), CGPoint(x: 60, y: 45)))
    #expect(isNear(place(100, 0), CGPoint(x: 60, y: 145)))
    view.center = CGPoint(x: 100, y: 100)
    #expect(isNear(place(0, 0), CGPoint(x: 100, y: 100)))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 100, y: 100, width: 100, height: 50))
  }

  @Test func `A view grows away from its anchor`() {
    view.anchorPoint = CGPoint(x: 0, y: 1)
    let corner = place(0, 50)
    view.bounds.size = CGSize(width: 300, height: 300)
    #expect(place(0, 300) == corner)
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 60)
    #expect(view.center == CGPoint(x: 0, y: 60))
  }

  @Test(arguments: [0, 1]) func `An animation turns about the anchor at each moment`(kind: Int) {
    view.anchorPoint = CGPoint(x: 1, y: 1)
    let corner = place(100, 50)
    let changes = {
      view.transform = CGAffineTransform(rotationAngle: 2).scaledBy(x: 3, y: 3)
      if kind == 1 { view.bounds.size = CGSize(width: 10, height: 200) }
    }
    UIView.animate(withDuration: 1, animations: changes)
    for _ in 0..<9 {
      tester.advance(by: 0.1)
      let end = CGPoint(x: view.bounds.maxX, y: view.bounds.maxY)
      #expect(isNear(view.convert(end, to: nil), corner))
    }
    tester.settle()
    #expect(view.transform.a == CGAffineTransform(rotationAngle: 2).scaledBy(x: 3, y: 3).a)
  }

  @Test func `What the host is told is where the view is`() throws {
    view.anchorPoint = CGPoint(x: 0.2, y: 0.9)
    view.transform = CGAffineTransform(rotationAngle: 0.4).translatedBy(x: 20, y: 3)
    var changes: [LayerChange] = []
    tester.window.collectChanges(into: &changes)
    let told = changes.compactMap { change -> CGPoint? in
      guard case .geometry(_, let rect, let transform) = change, !transform.isIdentity else {
        return nil
      }
      // The host applies the transform about the middle of the rectangle.
      let corner = rect.origin - rect.center
      return rect.center + corner.applying(transform)
    }
    #expect(told.count == 1)
    #expect(isNear(try #require(told.first), place(0, 0)))
    #expect(tester.window.hitTest(place(1, 1), with: nil) === view)
    #expect(tester.window.hitTest(place(-1, -1), with: nil) !== view)
  }

  @Test func `A view follows its superview from where it is anchored`() {
    let child = UIView(frame: CGRect(x: 40, y: 10, width: 20, height: 20))
    view.addSubview(child)
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    child.anchorPoint = .zero
    child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let far = child.convert(CGPoint(x: 20, y: 20), to: view)
    view.bounds.size = CGSize(width: 200, height: 80)
    #expect(
      child.convert(CGPoint(x: 20, y: 20), to: view) == CGPoint(x: far.x + 100, y: far.y + 30))
  }

  // MARK: As it is used

  @Test func `A view anchored under two fingers is scaled about them`() throws {
    let pinch = UIPinchGestureRecognizer()
    var held: (own: CGPoint, outer: CGPoint)?
    pinch.addAction { [view] pinch in
      if pinch.state == .began {
        let (own, outer) = (pinch.location(in: view), pinch.location(in: view.superview))
        view.layer.anchorPoint = CGPoint(
          x: own.x / view.bounds.width, y: own.y / view.bounds.height)
        view.center = outer
        held = (own, outer)
      }
      view.transform = view.transform.scaledBy(x: pinch.scale, y: pinch.scale)
      pinch.scale = 1
    }
    view.addGestureRecognizer(pinch)
    view.isMultipleTouchEnabled = true
    let fingers = [
      tester.finger(downAt: CGPoint(x: 20, y: 40)), tester.finger(downAt: CGPoint(x: 50, y: 40)),
    ]
    fingers[0].move(to: CGPoint(x: 5, y: 40))
    fingers[1].move(to: CGPoint(x: 65, y: 40))
    let (own, outer) = try #require(held)
    #expect(view.transform.a > 1.2)
    #expect(isNear(view.convert(own, to: nil), outer))
    #expect(view.frame.center.distance(to: outer) > 1)
  }

  /// Cells on a wheel, whose hub is below them: the layout turns them, and they say about which point.
  final class Wheel: UICollectionViewLayout {
    static let hub = CGPoint(x: 160, y: 350)

    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(x: 140, y: 170, width: 40, height: 60)
      attributes.transform = CGAffineTransform(rotationAngle: CGFloat(path.item) * 0.3)
      return attributes
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let count = collectionView?.numberOfItems(inSection: 0) ?? 0
      return (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 480) }
  }

  final class Spoke: UICollectionViewCell {
    override func apply(_ attributes: UICollectionViewLayoutAttributes) {
      super.apply(attributes)
      layer.anchorPoint = CGPoint(x: 0.5, y: 3)
      center.y += 2.5 * bounds.height
    }
  }

  @Test func `Cells that say their anchor in apply stand on a wheel, however often`() {
    let numbers = Numbers([0], Wheel())
    numbers.view.register(Spoke.self, forCellWithReuseIdentifier: "cell")
    numbers.counts = [3]
    numbers.view.reloadData()
    for _ in 0..<3 {
      numbers.frame()
      #expect(numbers.view.visibleCells.count == 3)
      for cell in numbers.view.visibleCells {
        let middle = cell.convert(CGPoint(x: 20, y: 30), to: nil)
        #expect(abs(middle.distance(to: Wheel.hub) - 150) < 1e-9)
      }
      let middles = Set(numbers.view.visibleCells.map { ($0.frame.midX * 10).rounded() })
      #expect(middles.count == 3)
      numbers.view.collectionViewLayout.invalidateLayout()
    }
  }
}
