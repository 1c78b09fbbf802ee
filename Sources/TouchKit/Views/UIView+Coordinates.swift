extension UIView {
  /// A point of this view in the coordinates of another; `nil` stands for the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    UIView.fromWindow(toWindow(point), to: view)
  }

  /// A point of another view in the coordinates of this one; `nil` stands for the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    UIView.fromWindow(view?.toWindow(point) ?? point, to: self)
  }

  /// The upright rectangle that a rectangle of this view takes up in another; `nil` stands for the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    box(rect) { convert($0, to: view) }
  }

  /// The upright rectangle that a rectangle of another view takes up in this one; `nil` stands for
  /// the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    box(rect) { convert($0, from: view) }
  }

  private func box(_ rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      map(CGPoint(x: rect.minX, y: rect.minY)), map(CGPoint(x: rect.maxX, y: rect.minY)),
      map(CGPoint(x: rect.minX, y: rect.maxY)), map(CGPoint(x: rect.maxX, y: rect.maxY)),
    ]
    var (left, top) = (corners[0].x, corners[0].y)
    var (right, bottom) = (left, top)
    for corner in corners {
      left = min(left, corner.x)
      top = min(top, corner.y)
      right = max(right, corner.x)
      bottom = max(bottom, corner.y)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// From this view's coordinates to those of the root of its tree: the window, once it is in one.
  final func toWindow(_ point: CGPoint) -> CGPoint {
    parent?.toWindow(geometry.toParent(point)) ?? point
  }

  /// From the coordinates of the root of a view's tree to the view's own.
  static func fromWindow(_ point: CGPoint, to view: UIView?) -> CGPoint {
    view?.fromWindow(point) ?? point
  }

  private final func fromWindow(_ point: CGPoint) -> CGPoint {
    guard let parent else { return point }
    return geometry.fromParent(parent.fromWindow(point))
  }
}
