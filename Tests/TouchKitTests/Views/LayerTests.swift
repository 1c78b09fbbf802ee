import Testing
import TouchKit
import TouchTesting

@Suite struct LayerTests {
  let tester = TouchTester()

  private func changes() -> [LayerChange] {
    var changes: [LayerChange] = []
    tester.window.collectChanges(into: &changes)
    return changes
  }

  @Test func `What is no element is not read, nor are the words of such a label`() {
    let tester = TouchTester()
    let (label, view) = (UILabel(frame: .zero), UIView(frame: .zero))
    label.text = "Words"
    view.accessibilityLabel = "A card"
    for each in [label, view] { tester.view.addSubview(each) }
    #expect(label.isAccessibilityElement && view.isAccessibilityElement)
    #expect(!tester.view.isAccessibilityElement)
    var changes: [LayerChange] = []
    tester.window.collectChanges(into: &changes)
    changes = []
    for each in [label, view] { each.isAccessibilityElement = false }
    #expect(!label.isAccessibilityElement && !view.isAccessibilityElement)
    tester.window.collectChanges(into: &changes)
    #expect(
      changes == [
        .accessibility(label.layerNumber, traits: .elementsHidden, label: ""),
        .accessibility(view.layerNumber, traits: .none, label: ""),
      ])
    view.isAccessibilityElement = true
    changes = []
    tester.window.collectChanges(into: &changes)
    #expect(changes == [.accessibility(view.layerNumber, traits: .none, label: "A card")])
  }

  @Test func `A view has one layer, and shares its corners, opacity and position with it`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.layer === view.layer)
    view.layer.cornerRadius = 5
    view.layer.opacity = 0.5
    view.layer.masksToBounds = true
    view.layer.backgroundColor = UIColor.red.cgColor
    view.layer.position = CGPoint(x: 100, y: 100)
    #expect(view.layerCornerRadius == 5)
    #expect(view.alpha == 0.5)
    #expect(view.clipsToBounds)
    #expect(view.backgroundColor == .red)
    #expect(view.layer.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
  }

  @Test func `A border and a shadow are reported once, and again when they change`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    view.layer.borderWidth = 2
    view.layer.shadowOpacity = 0.25
    tester.view.addSubview(view)
    let first = changes()
    #expect(first.contains { if case .border(_, 2, .black) = $0 { true } else { false } })
    #expect(
      first.contains {
        if case .shadow(_, let color, 3, CGSize(width: 0, height: -3)) = $0 {
          color == UIColor(white: 0, alpha: 0.25)
        } else {
          false
        }
      })
    #expect(changes() == [])
    view.layer.borderColor = nil
    #expect(changes().contains { if case .border(_, 0, .clear) = $0 { true } else { false } })
    view.layer.borderWidth = -.infinity
    #expect(view.layer.borderWidth == 0)
  }

  @Test func `Corners that are not rounded are reported, and all at first`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    view.layer.cornerRadius = 8
    tester.view.addSubview(view)
    func masks() -> [CACornerMask] {
      changes().compactMap { if case .maskedCorners(_, let corners) = $0 { corners } else { nil } }
    }
    #expect(masks() == [])
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.layer.maskedCorners = top
    #expect(masks() == [top])
    view.layer.maskedCorners = top
    #expect(masks() == [])
    view.layer.maskedCorners = CACornerMask(rawValue: 0xFF)
    #expect(view.layer.maskedCorners.rawValue == 15)
    #expect(masks() == [CACornerMask(rawValue: 15)])
    view.layer.maskedCorners = top
    // A new layer says so with all that differs, and so does a copy.
    view.removeFromSuperview()
    _ = changes()
    tester.view.addSubview(view)
    #expect(masks() == [top])
    #expect(view.layer.presentation()?.maskedCorners == top)
    #expect(view.snapshotView(afterScreenUpdates: true)?.layer.maskedCorners == top)
  }

  @Test func `A view that clips shows no shadow`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    tester.view.addSubview(view)
    view.layer.shadowOpacity = 1
    _ = changes()
    view.clipsToBounds = true
    #expect(changes().contains { if case .shadow(_, .clear, _, _) = $0 { true } else { false } })
    view.clipsToBounds = false
    #expect(changes().contains { if case .shadow(_, .black, _, _) = $0 { true } else { false } })
  }

  private func view(_ name: String, size: CGFloat = 0) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: size, height: size))
    view.accessibilityLabel = name
    return view
  }

  @Test func `The z position decides what is drawn in front, and not what is touched`() {
    let back = view("back", size: 50)
    let front = view("front", size: 50)
    tester.view.addSubview(back)
    tester.view.addSubview(front)
    var tree = DrawnTree()
    tree.apply(changes())
    #expect(tree.order(beside: "back") == ["back", "front"])
    back.layer.zPosition = 1
    tree.apply(changes())
    #expect(tree.order(beside: "back") == ["front", "back"])
    #expect(tester.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === front)
    tester.view.addSubview(view("new"))
    tree.apply(changes())
    #expect(tree.order(beside: "back") == ["front", "new", "back"])
    back.layer.zPosition = .nan
    tree.apply(changes())
    #expect(tree.order(beside: "back") == ["back", "front", "new"])
  }

  @Test(arguments: 0..<200)
  func `Siblings are drawn in order of depth, however they are moved about`(seed: Int) {
    var chance = Chance(seed: UInt64(seed))
    var tree = DrawnTree()
    var made = 0
    func new() -> UIView {
      made += 1
      return view("\(made)")
    }
    for _ in 0..<20 {
      for _ in 0...chance.roll(4) {
        guard !tester.view.subviews.isEmpty else {
          tester.view.addSubview(new())
          continue
        }
        let view = chance.pick(tester.view.subviews)
        switch chance.roll(7) {
        case 0: tester.view.bringSubviewToFront(view)
        case 1: tester.view.sendSubviewToBack(view)
        case 2: view.layer.zPosition = CGFloat(chance.roll(3))
        case 3: tester.view.insertSubview(new(), belowSubview: view)
        case 4: tester.view.insertSubview(view, at: 1)
        case 5: view.removeFromSuperview()
        default: tester.view.addSubview(new())
        }
      }
      tree.apply(changes())
      let drawn = tester.view.subviews.enumerated().sorted {
        ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
      }.map { $0.element.accessibilityLabel ?? "" }
      #expect(tree.order(beside: drawn.first ?? "") == drawn, "seed \(seed)")
    }
  }

  @Test func `Of many siblings only those that change places are inserted anew`() {
    for number in 0..<50 { tester.view.addSubview(view("\(number)")) }
    var tree = DrawnTree()
    tree.apply(changes())
    let siblings = tester.view.subviews
    tester.view.bringSubviewToFront(siblings[3])
    tester.view.sendSubviewToBack(siblings[40])
    tester.view.insertSubview(view("new"), at: 20)
    let moves = changes()
    tree.apply(moves)
    let inserted = moves.filter { if case .inserted = $0 { true } else { false } }
    // Two that are set aside first, and three that come to where they belong.
    #expect(inserted.count == 5)
    #expect(
      tree.order(beside: "new") == tester.view.subviews.map { $0.accessibilityLabel ?? "" })
  }

  @Test func `A layer does not keep its view`() {
    weak var gone: UIView?
    let layer: CALayer = {
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      gone = view
      return view.layer
    }()
    #expect(gone == nil)
    layer.cornerRadius = 5
    layer.zPosition = 2
    #expect(layer.cornerRadius == 0)
    #expect(layer.frame == .zero)
  }

  @Test func `What a view changes while it is asked is reported in the next frame`() {
    final class Meddler: UIView {
      var sibling: UIView?
      override var accessibilityLabel: String? {
        get {
          sibling?.alpha = 0.5
          return "meddler"
        }
        set { super.accessibilityLabel = newValue }
      }
    }
    let (meddler, sibling) = (Meddler(), UIView())
    tester.view.addSubview(sibling)
    tester.view.addSubview(meddler)
    _ = changes()
    sibling.alpha = 1
    _ = changes()
    meddler.sibling = sibling
    meddler.accessibilityLabel = "new"
    _ = changes()
    #expect(changes().contains { if case .opacity(_, 0.5) = $0 { true } else { false } })
    #expect(changes() == [])
  }
}
