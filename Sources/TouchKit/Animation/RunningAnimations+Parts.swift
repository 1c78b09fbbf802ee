// A frame or a center of which a part is set: `view.frame.origin.x = 30` says nothing of where the view is led on the other axis.
//
// What is read is what is seen, so the parts that are written back unchanged are not meant: in UIKit, where one reads the values at the end, they would be written back as
// those. An animation goes on with them; the parts that are set stay where they were set.

/// The parts of a value: of a rectangle four, of a point the first two.
private typealias Parts = SIMD4<Double>

extension CGRect {
  nonisolated fileprivate var parts: Parts {
    Parts(Double(origin.x), Double(origin.y), Double(size.width), Double(size.height))
  }

  nonisolated fileprivate init(_ parts: Parts) {
    self.init(
      x: CGFloat(parts.x), y: CGFloat(parts.y), width: CGFloat(parts.z), height: CGFloat(parts.w))
  }

  nonisolated fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

extension RunningAnimations {
  /// Where animations lead a frame from and to; `nil` where that is not a matter of its four parts.
  private func course(of view: UIView) -> (start: CGRect, end: CGRect)? {
    guard view.geometry.isPlain, view.geometry.isCentred, !animates(.transform) else { return nil }
    let (center, bounds) = (animation(leading: .center), animation(leading: .bounds))
    guard center != nil || bounds != nil else { return nil }
    var (start, end) = (view.geometry, view.geometry)
    if let bounds {
      guard case (.rect(let a), .rect(let b))? = bounds.course(of: .bounds, view) else {
        return nil
      }
      start.setBounds(a)
      end.setBounds(b)
    }
    if let center {
      guard case (.point(let a), .point(let b))? = center.course(of: .center, view) else {
        return nil
      }
      start.position = a
      end.position = b
    }
    return (start.frame, end.frame)
  }

  func setParts(_ frame: CGRect, of view: UIView) -> PartialChange<CGRect> {
    guard !isApplying, let course = course(of: view) else { return .whole }
    let (seen, new) = (view.geometry.frame.parts, frame.parts)
    var (start, end) = (course.start.parts, course.end.parts)
    let isSame = new .== seen
    guard any(isSame .& (end .!= seen)), any(.!isSame) else { return .whole }
    if AnimationScope.current != nil {
      // Nothing has moved yet: the frame was set as a whole a moment ago, and is taken back.
      let goal = new.replacing(with: end, where: isSame .& (start .!= seen))
      return goal == new ? .whole : .leads(to: CGRect(goal))
    }
    start.replace(with: new, where: .!isSame)
    end.replace(with: new, where: .!isSame)
    let (from, to) = (CGRect(start), CGRect(end))
    let left = Parts(repeating: 1).replacing(with: 0, where: .!isSame)
    animation(leading: .center)?.redirect(
      .center, of: view, from: .point(from.middle), to: .point(to.middle), keeping: CGRect(left))
    if let bounds = animation(leading: .bounds),
      case (.rect(var old), .rect(var new))? = bounds.course(of: .bounds, view)
    {
      (old.size, new.size) = (from.size, to.size)
      bounds.redirect(.bounds, of: view, from: .rect(old), to: .rect(new), keeping: CGRect(left))
    }
    isApplying = true
    view.placeInFrame(frame)
    isApplying = false
    return .isSet
  }

  func setParts(_ center: CGPoint, of view: UIView) -> PartialChange<CGPoint> {
    guard !isApplying, let animation = animation(leading: .center),
      case (.point(let start), .point(let end))? = animation.course(of: .center, view)
    else { return .whole }
    let seen = view.geometry.position
    let (isX, isY) = (center.x == seen.x, center.y == seen.y)
    guard isX != isY, isX ? end.x != seen.x : end.y != seen.y else { return .whole }
    if AnimationScope.current != nil {
      guard isX ? start.x != seen.x : start.y != seen.y else { return .whole }
      return .leads(to: isX ? CGPoint(x: end.x, y: center.y) : CGPoint(x: center.x, y: end.y))
    }
    let left = CGRect(x: isX ? 1 : 0, y: isY ? 1 : 0, width: 1, height: 1)
    let (from, to) =
      isX
      ? (CGPoint(x: start.x, y: center.y), CGPoint(x: end.x, y: center.y))
      : (CGPoint(x: center.x, y: start.y), CGPoint(x: center.x, y: end.y))
    animation.redirect(.center, of: view, from: .point(from), to: .point(to), keeping: left)
    apply(.point(center), to: .center, of: view)
    return .isSet
  }
}
