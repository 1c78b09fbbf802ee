import TouchKit

extension World {
  /// Views draw, and layers that are no views' come, change and go.
  func changeDrawing() {
    switch chance.below(17) {
    case 0, 1, 2: makeLayer()
    case 3, 4, 5: putLayer()
    case 6, 7: if let layer = chance.among(layers) { takeOut(layer) }
    case 8, 9: if let layer = chance.among(layers) { change(layer) }
    case 10:
      guard let view = someView, !(view is UIWindow) else { return }
      trace("\(ledger.name(of: view)) is drawn anew")
      view.contentMode = chance.isLucky(0.5) ? .redraw : .scaleToFill
      view.setNeedsDisplay()
    case 11:
      guard let view = someView else { return }
      trace("copy of \(ledger.name(of: view))")
      _ = view.snapshotView(afterScreenUpdates: false)
    case 12:
      guard let view = someView, !(view is UIWindow) else { return }
      trace("\(ledger.name(of: view)) loses its layers")
      for layer in view.layer.sublayers ?? [] where layers.contains(where: { $0 === layer }) {
        layer.removeFromSuperlayer()
      }
    case 14, 15, 16: mask()
    default:
      guard let (one, other) = pair, one.superlayer != nil, !isIn(other, one) else { return }
      trace("\(ledger.name(of: other)) in the place of \(ledger.name(of: one))")
      if !isIn(one, other) { one.superlayer?.replaceSublayer(one, with: other) }
    }
  }

  private var pair: (CALayer, CALayer)? {
    guard let one = chance.among(layers), let other = chance.among(layers) else { return nil }
    return one === other ? nil : (one, other)
  }

  // A layer is in itself, too.
  private func isIn(_ layer: CALayer, _ other: CALayer) -> Bool {
    var here: CALayer? = layer
    while let current = here {
      if current === other { return true }
      here = current.superlayer
    }
    return false
  }

  private func makeLayer() {
    guard layers.count < 12 else { return }
    let layer: CALayer
    if chance.isLucky(0.3) {
      let gradient = CAGradientLayer()
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      layer = gradient
    } else if chance.isLucky(0.6) {
      let shape = CAShapeLayer()
      shape.path = UIBezierPath(ovalIn: rect).cgPath
      shape.strokeColor = UIColor.red.cgColor
      layer = shape
    } else {
      layer = chance.isLucky(0.5) ? CALayer() : DrawnLayer()
    }
    layer.frame = rect
    ledger.add(layer)
    layers.append(layer)
    trace("make \(ledger.name(of: layer))")
  }

  private func putLayer() {
    guard let layer = chance.among(layers) else { return }
    if chance.isLucky(0.4), let (one, other) = pair {
      guard !isIn(other, one) else { return }
      trace("\(ledger.name(of: one)) into \(ledger.name(of: other))")
      other.addSublayer(one)
    } else if let view = someView, !isIn(view.layer, layer) {
      trace("\(ledger.name(of: layer)) into \(ledger.name(of: view))")
      view.layer.insertSublayer(layer, at: UInt32(chance.below(4)))
    }
  }

  private func mask() {
    guard let masked = chance.isLucky(0.7) ? someView?.layer : chance.among(layers) else { return }
    guard chance.isLucky(0.8), let mask = chance.among(layers) as? MaskingLayer else {
      trace("\(ledger.name(of: masked)) loses its mask")
      masked.mask = nil
      return
    }
    guard !isIn(masked, mask) else { return }
    trace("\(ledger.name(of: mask)) masks \(ledger.name(of: masked))")
    masked.mask = mask
  }

  private func takeOut(_ layer: CALayer) {
    trace("\(ledger.name(of: layer)) leaves")
    layer.removeFromSuperlayer()
  }

  private func change(_ layer: CALayer) {
    trace("change \(ledger.name(of: layer))")
    if chance.isLucky(0.3) {
      CATransaction.setCompletionBlock { [weak self] in self?.interrupt("layers") }
    }
    switch chance.below(8) {
    case 0: layer.position = place
    case 6:
      layer.needsDisplayOnBoundsChange = chance.isLucky(0.5)
      layer.setNeedsDisplay()
    case 5:
      guard let gradient = layer as? CAGradientLayer else { return }
      gradient.colors = (0..<chance.below(4)).map { _ in
        CGColor(gray: chance.share(), alpha: chance.share())
      }
      gradient.locations = chance.isLucky(0.5) ? nil : [0, 0.5]
      gradient.endPoint = CGPoint(x: chance.share(), y: chance.share())
    case 1: layer.opacity = Float(chance.share())
    case 2: layer.zPosition = chance.share() - 0.5
    case 3: layer.removeAllAnimations()
    case 4: _ = layer.presentation()
    default: (layer as? CAShapeLayer)?.strokeEnd = chance.share()
    }
  }
}

/// Draws within a clip.
private final class DrawnLayer: CALayer {
  override func draw(in ctx: CGContext) {
    ctx.clip(to: bounds)
    ctx.setBlendMode(.clear)
    ctx.fillEllipse(in: bounds)
  }
}
