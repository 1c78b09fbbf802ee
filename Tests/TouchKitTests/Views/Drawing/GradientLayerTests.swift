import Testing
import TouchKit
import TouchTesting

@Suite struct GradientLayerTests {
  let tester = TouchTester()
  private let gradient = CAGradientLayer()

  init() {
    gradient.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    tester.view.layer.addSublayer(gradient)
  }

  private func shown() -> LayerGradient? {
    tester.window.presentDrawings().last?.drawing.gradient
  }

  private func withoutActions(_ change: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    change()
    CATransaction.commit()
  }

  // How red one of its colors is.
  private func red(_ index: Int) -> CGFloat {
    (gradient.colors?[index] as? CGColor).map { UIColor(cgColor: $0).red } ?? -1
  }

  private let red = UIColor.red.cgColor
  private let blue = UIColor.blue.cgColor

  @Test func `Without colors nothing is drawn, and with two they pass from the top to the bottom`()
  {
    #expect(tester.window.presentDrawings().map(\.drawing) == [LayerDrawing()])
    withoutActions { gradient.colors = [red, blue] }
    let expected = LayerGradient(
      .axial, from: CGPoint(x: 50, y: 0), to: CGPoint(x: 50, y: 50),
      stops: [.init(0, .red), .init(1, .blue)])
    #expect(shown() == expected)
    withoutActions { gradient.colors = nil }
    #expect(tester.window.presentDrawings().map(\.drawing) == [LayerDrawing()])
    #expect(gradient.colors == nil)
  }

  @Test func `Its points are parts of the bounds, and follow their size`() {
    gradient.colors = [red, blue]
    gradient.type = .radial
    withoutActions {
      gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
      gradient.endPoint = CGPoint(x: 1, y: 1)
    }
    #expect(shown()?.kind == .radial && gradient.type == .radial)
    withoutActions { gradient.bounds.size = CGSize(width: 200, height: 50) }
    let shown = shown()
    #expect(shown?.start == CGPoint(x: 100, y: 25) && shown?.end == CGPoint(x: 200, y: 50))
  }

  @Test func `Colors are spread evenly unless as many places say where they are, in their order`() {
    gradient.colors = [red, blue, red]
    #expect(shown()?.stops.map(\.location) == [0, 0.5, 1])
    withoutActions { gradient.locations = [0.2, 0.1, 1.5] }
    #expect(shown()?.stops.map(\.location) == [0.2, 0.2, 1.5])
    withoutActions { gradient.locations = [0, 1] }
    #expect(shown()?.stops.map(\.location) == [0, 0.5, 1])
    #expect(gradient.locations == [0, 1])
  }

  @Test func `One color, and a gradient whose ends are in one place, are a color everywhere`() {
    gradient.colors = [blue]
    #expect(shown()?.stops.map(\.color) == [.blue, .blue])
    withoutActions {
      gradient.colors = [red, blue]
      gradient.endPoint = gradient.startPoint
    }
    #expect(shown()?.stops.map(\.color) == [.blue, .blue])
    // No ellipse is that narrow.
    gradient.type = .radial
    withoutActions { gradient.endPoint = CGPoint(x: 0.5, y: 1) }
    #expect(shown()?.stops.map(\.color) == [.blue, .blue])
  }

  @Test func `What is no color is left out, and so is a point that is not finite`() {
    gradient.colors = [red, "blue", UIColor.blue, blue]
    #expect(shown()?.stops.count == 2)
    gradient.startPoint = CGPoint(x: CGFloat.nan, y: 0)
    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0))
  }

  @Test func `A view may be a gradient itself, which changes at once and can be animated`() throws {
    final class Sky: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let sky = Sky(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let layer = try #require(sky.layer as? CAGradientLayer)
    layer.colors = [red, blue]
    tester.view.addSubview(sky)
    #expect(shown()?.end == CGPoint(x: 20, y: 40))
    sky.frame.size.height = 80
    #expect(shown()?.end == CGPoint(x: 20, y: 80))
    layer.colors = [blue, red]
    #expect(shown()?.stops.first?.color == .blue)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      layer.colors = [self.red, self.red]
    }
    tester.advance(by: 0.5)
    let half = try #require(layer.colors?.first as? CGColor)
    #expect(abs(UIColor(cgColor: half).red - 0.5) < 0.02)
    tester.settle()
    #expect(layer.colors as? [CGColor] == [red, red])
  }

  @Test func `A change takes a quarter of a second by itself: colors, places and points`() {
    gradient.colors = [red, red]
    tester.advance(by: 0.3)
    gradient.colors = [blue, blue]
    gradient.locations = [0.5, 1]
    gradient.startPoint = CGPoint(x: 0, y: 0)
    tester.advance(by: 0.05)
    #expect(red(0) > 0.1 && red(0) < 0.99)
    let place = gradient.locations?.first?.doubleValue ?? 0
    #expect(place > 0.01 && place < 0.45)
    #expect(gradient.startPoint.x > 0.05 && gradient.startPoint.x < 0.49)
    tester.advance(by: 0.3)
    #expect(gradient.startPoint == .zero && gradient.locations == [0.5, 1])
    // There is no way from two colors to three.
    gradient.colors = [red, blue, red]
    tester.advance(by: 0.1)
    #expect(gradient.colors as? [CGColor] == [red, blue, red])
  }

  @Test func `Light wanders over it by an animation of its places that begins and ends beyond it`()
  {
    gradient.colors = [red, blue, red]
    let shimmer = CABasicAnimation(keyPath: "locations")
    shimmer.fromValue = [-1.0, -0.5, 0.0]
    shimmer.toValue = [1.0, 1.5, 2.0]
    shimmer.duration = 1
    shimmer.repeatCount = .infinity
    gradient.add(shimmer, forKey: "shimmer")
    tester.advance(by: 0.5)
    let places = gradient.locations?.map(\.doubleValue) ?? []
    #expect(zip(places, [0, 0.5, 1]).allSatisfy { abs($0 - $1) < 0.05 } && places.count == 3)
    gradient.removeAnimation(forKey: "shimmer")
    #expect(gradient.locations == [0, 0.5, 1])
    let turn = CABasicAnimation(keyPath: "startPoint.x")
    turn.toValue = 1
    turn.duration = 1
    gradient.add(turn, forKey: "turn")
    tester.advance(by: 0.5)
    #expect(abs(gradient.startPoint.x - 0.75) < 0.02)
    let change = CAKeyframeAnimation(keyPath: "colors")
    change.values = [[red, red, red], [blue, blue, blue]]
    change.duration = 1
    gradient.add(change, forKey: "change")
    tester.advance(by: 0.5)
    #expect(abs(red(0) - 0.5) < 0.05)
    #expect(gradient.presentation()?.colors?.count == 3)
  }

  @Test func `Its colors follow light and dark, and a copy of the view has it, too`() {
    gradient.colors = [
      UIColor { $0.userInterfaceStyle == .dark ? .white : .black }.cgColor, blue,
    ]
    #expect(shown()?.stops.first?.color == .black)
    tester.window.clock.userInterfaceStyle = .dark
    #expect(shown()?.stops.first?.color == .white)
    if let copy = tester.view.snapshotView(afterScreenUpdates: true) {
      tester.view.addSubview(copy)
    }
    #expect(shown()?.stops.map(\.color) == [.white, .blue])
  }
}
