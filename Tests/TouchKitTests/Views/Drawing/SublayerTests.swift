import Testing
import TouchKit
import TouchTesting

@Suite struct SublayerTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func layer(_ width: CGFloat = 10) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: width, height: 10)
    return layer
  }

  @Test func `Layers are in front of and behind views as they were added, and are no subviews`() {
    let (back, middle) = (UIView(frame: .zero), layer())
    view.addSubview(back)
    view.layer.addSublayer(middle)
    let front = UIView(frame: .zero)
    view.addSubview(front)
    #expect(view.subviews == [back, front])
    #expect(view.layer.sublayers?.count == 3)
    #expect(view.layer.sublayers?[1] === middle && middle.superlayer === view.layer)
    let between = UIView(frame: .zero)
    view.insertSubview(between, at: 1)
    #expect(view.subviews == [back, between, front])
    #expect(view.layer.sublayers?[1] === middle)
    view.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(view.subviews == [front, between, back])
    view.layer.insertSublayer(layer(3), at: 0)
    #expect(view.layer.sublayers?.first?.bounds.width == 3)
    #expect(view.hitTest(CGPoint(x: 1, y: 1), with: nil) === view)
  }

  @Test func `A layer is in one other at a time, and leaves the one before`() {
    let (one, other, moved) = (layer(), layer(), layer())
    one.addSublayer(moved)
    #expect(moved.superlayer === one)
    other.addSublayer(moved)
    #expect(one.sublayers == nil && moved.superlayer === other)
    view.layer.addSublayer(other)
    #expect(other.superlayer === view.layer && moved.superlayer === other)
    moved.removeFromSuperlayer()
    #expect(moved.superlayer == nil && other.sublayers == nil)
    moved.position = CGPoint(x: 7, y: 8)
    #expect(moved.position == CGPoint(x: 7, y: 8))
  }

  @Test func `They are put in front of, behind and in the place of others`() {
    let layers = (1...4).map { layer(CGFloat($0)) }
    view.layer.addSublayer(layers[0])
    view.layer.insertSublayer(layers[1], below: layers[0])
    view.layer.insertSublayer(layers[2], above: layers[1])
    func widths() -> [CGFloat] { view.layer.sublayers?.map(\.bounds.width) ?? [] }
    #expect(widths() == [2, 3, 1])
    view.layer.replaceSublayer(layers[2], with: layers[3])
    #expect(widths() == [2, 4, 1])
    view.layer.sublayers = [layers[0], layers[2]]
    #expect(widths() == [1, 3])
    #expect(layers[3].superlayer == nil)
    view.layer.sublayers = nil
    #expect(view.layer.sublayers == nil)
  }

  @Test func `A layer lives as long as the one that it is in, or as somebody keeps it`() {
    var parent: UIView? = UIView(frame: view.bounds)
    let kept = layer(5)
    weak var lost: CALayer?
    do {
      let dropped = layer()
      kept.addSublayer(dropped)
      lost = dropped
    }
    parent?.layer.addSublayer(kept)
    weak var gone: CALayer?
    do {
      let other = layer()
      parent?.layer.addSublayer(other)
      gone = other
    }
    #expect(gone != nil && lost != nil)
    parent = nil
    #expect(gone == nil)
    #expect(kept.superlayer == nil && kept.bounds.width == 5)
    #expect(lost?.superlayer === kept)
    view.layer.addSublayer(kept)
    #expect(kept.superlayer === view.layer)
    kept.sublayers = nil
    #expect(lost == nil)
  }

  @Test func `The layer of a view brings its view along`() {
    let other = UIView(frame: .zero)
    view.layer.addSublayer(other.layer)
    #expect(view.subviews == [other])
    other.layer.removeFromSuperlayer()
    #expect(view.subviews.isEmpty)
  }

  @Test func `A layer is a rectangle with a color, a border and a depth`() {
    let tester = TouchTester()
    let card = layer(40)
    card.backgroundColor = UIColor.red.cgColor
    card.borderWidth = 2
    card.zPosition = -1
    tester.view.layer.addSublayer(card)
    var changes: [LayerChange] = []
    tester.window.collectChanges(into: &changes)
    #expect(changes.contains { if case .background(_, .red) = $0 { true } else { false } })
    #expect(changes.contains { if case .border(_, 2, .black) = $0 { true } else { false } })
    #expect(card.convert(CGPoint(x: 1, y: 1), to: tester.view.layer) == CGPoint(x: 1, y: 1))
    changes = []
    card.removeFromSuperlayer()
    tester.window.collectChanges(into: &changes)
    #expect(changes.contains { if case .removed = $0 { true } else { false } })
  }
}
