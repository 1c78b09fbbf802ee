// A frame or a center of which a part is set: `view.frame.origin.x = 30` says nothing of where the view is led on the other axis.
//
// What is read is what is seen, so the parts that are written back unchanged are not meant: in UIKit, where one reads the values at the end, they would be written back as
// those. An animation goes on with them; the parts that are set stay where they were set.

extension CGRect {
  // A point is a rectangle without a size.
  fileprivate subscript(part: Int) -> CGFloat {
    get {
      switch part {
      case 0: origin.x
      case 1: origin.y
      case 2: size.width
      default: size.height
      }
    }
    set {
      switch part {
      case 0: origin.x = newValue
      case 1: origin.y = newValue
      case 2: size.width = newValue
      default: size.height = newValue
      }
    }
  }
}

// Where animations lead something from and to, and what is kept of the momentum of each part, 0 or 1.
private struct Course {
  var start: CGRect
  var end: CGRect
  var left = CGRect(x: 1, y: 1, width: 1, height: 1)

  /// - Parameter seen: what is there at the moment.
  @inline(never)
  mutating func set(_ new: CGRect, from seen: CGRect) -> PartialChange {
    let isBegun = AnimationScope.current != nil
    var goal = new
    var (isSet, goesOn) = (false, false)
    for part in 0..<4 {
      if new[part] != seen[part] {
        (start[part], end[part], left[part]) = (new[part], new[part], 0)
        isSet = true
      } else if end[part] != seen[part], !isBegun || start[part] != seen[part] {
        // In a closure of animations what has not moved yet was set as a whole a moment ago, and is taken back.
        goal[part] = end[part]
        goesOn = true
      }
    }
    return isSet && goesOn ? isBegun ? .leads(to: goal) : .goesOn : .whole
  }
}

extension RunningAnimations {
  // `nil` where the frame is not a matter of its four parts.
  private func course(of view: UIView) -> Course? {
    guard view.geometry.isPlain, view.geometry.isCentred, !animates(.transform) else { return nil }
    var (start, end) = (view.geometry, view.geometry)
    if let bounds = animation(of: .bounds) {
      guard let course = bounds.course(of: .bounds, view),
        case (.rect(let a), .rect(let b)) = course
      else { return nil }
      start.setBounds(a)
      end.setBounds(b)
    }
    if let center = animation(of: .center) {
      guard let course = center.course(of: .center, view),
        case (.point(let a), .point(let b)) = course
      else { return nil }
      (start.position, end.position) = (a, b)
    }
    return Course(start: start.frame, end: end.frame)
  }

  func setParts(_ frame: CGRect, of view: UIView) -> PartialChange {
    guard !isApplying, var course = course(of: view) else { return .whole }
    let change = course.set(frame, from: view.geometry.frame)
    guard case .goesOn = change else { return change }
    animation(of: .center)?.redirect(
      .center, of: view, from: .point(course.start.center), to: .point(course.end.center),
      keeping: course.left)
    if let bounds = animation(of: .bounds), let old = bounds.course(of: .bounds, view),
      case (.rect(var start), .rect(var end)) = old
    {
      (start.size, end.size) = (course.start.size, course.end.size)
      bounds.redirect(
        .bounds, of: view, from: .rect(start), to: .rect(end), keeping: course.left)
    }
    isApplying = true
    view.placeInFrame(frame)
    isApplying = false
    return .goesOn
  }

  func setParts(_ center: CGPoint, of view: UIView) -> PartialChange {
    guard !isApplying, let animation = animation(of: .center),
      let old = animation.course(of: .center, view), case (.point(let a), .point(let b)) = old
    else { return .whole }
    var course = Course(
      start: CGRect(origin: a, size: .zero), end: CGRect(origin: b, size: .zero))
    let change = course.set(
      CGRect(origin: center, size: .zero),
      from: CGRect(origin: view.geometry.position, size: .zero))
    guard case .goesOn = change else { return change }
    animation.redirect(
      .center, of: view, from: .point(course.start.origin), to: .point(course.end.origin),
      keeping: course.left)
    apply(.point(center), to: .center, of: view)
    return .goesOn
  }
}
