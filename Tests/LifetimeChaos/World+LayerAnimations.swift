import TouchKit

extension World {
  /// Animations are added to layers, of views and others, and removed from them.
  func changeLayerAnimations() {
    guard let layer = chance.isLucky(0.7) ? someView?.layer : chance.among(layers) else { return }
    let key = chance.isLucky(0.8) ? "\(chance.below(3))" : nil
    switch chance.below(11) {
    case 10:
      trace("transition of \(ledger.name(of: layer))")
      let transition = CATransition()
      transition.type = chance.among([CATransitionType.push, .moveIn, .reveal]) ?? .fade
      transition.subtype = chance.among([CATransitionSubtype.fromLeft, .fromTop])
      layer.add(timed(transition), forKey: nil)
    case 0: layer.removeAnimation(forKey: key ?? "none")
    case 1: layer.removeAllAnimations()
    case 2: _ = layer.presentation()
    default:
      trace("animate \(ledger.name(of: layer)) \(key ?? "without a name")")
      layer.add(chance.isLucky(0.2) ? group() : single(), forKey: key)
    }
  }

  private func group() -> CAAnimation {
    let group = CAAnimationGroup()
    group.animations = (0..<chance.below(3)).map { _ in single() }
    return timed(group)
  }

  private func single() -> CAAnimation {
    let path = chance.among([
      "position.x", "opacity", "transform.scale", "bounds.size.width", "endPoint.x", "none",
    ])
    switch chance.below(4) {
    case 3:
      let animation = CABasicAnimation(keyPath: "path")
      animation.toValue =
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100 * chance.share(), height: 9)).cgPath
      return timed(animation)
    case 0:
      let animation = CAKeyframeAnimation(keyPath: path)
      animation.values = (0..<chance.below(4)).map { _ in chance.share() }
      return timed(animation)
    case 1:
      let animation = CAKeyframeAnimation(keyPath: "position")
      animation.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 50)).cgPath
      animation.rotationMode = chance.isLucky(0.5) ? .rotateAuto : nil
      return timed(animation)
    default:
      let animation = CASpringAnimation(keyPath: path)
      animation.toValue = chance.share() * 2
      animation.isAdditive = chance.isLucky(0.5)
      return timed(animation)
    }
  }

  private func timed(_ animation: CAAnimation) -> CAAnimation {
    animation.duration = 0.3 * Double(chance.share())
    animation.repeatCount = Float(chance.below(3))
    animation.autoreverses = chance.isLucky(0.3)
    animation.isRemovedOnCompletion = chance.isLucky(0.7)
    animation.fillMode = chance.isLucky(0.5) ? .both : .removed
    if chance.isLucky(0.7) { animation.delegate = LayerListener(self) }
    return animation
  }
}

/// Only its animations keep it.
private final class LayerListener: CAAnimationDelegate {
  private weak var world: World?

  init(_ world: World) {
    self.world = world
  }

  func animationDidStart(_ anim: CAAnimation) { world?.interrupt("animationDidStart") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    world?.interrupt("animationDidStop")
  }
}
