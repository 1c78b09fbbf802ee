// What a pointing device reports when nothing is pressed: it hovers, turns its wheel, or is a trackpad
// that two fingers move on.
extension UIWindow {
  /// A pointer that does not touch is at a place, in the window's coordinates; `nil` once it is gone. Only
  /// ``UIHoverGestureRecognizer`` hears of it.
  ///
  /// - Parameters:
  ///   - point: where the pointer is; `nil` once it is gone.
  ///   - time: as for ``send(_:)``.
  public func hover(at point: CGPoint?, time: TimeInterval) {
    take("hover", at: time, [point ?? .zero]) {
      hovering.move(to: point, in: self)
      if let point { keyFocus.point(at: hitTest(point, with: nil)) }
      return true
    }
  }

  /// A wheel turned, or two fingers moved on a trackpad: the scroll view under the pointer moves,
  /// and hands on to those around it what it cannot use. A pan that allows it
  /// (``UIPanGestureRecognizer/allowedScrollTypesMask``) takes what comes to its view.
  ///
  /// A wheel's notch, ``Constants/wheelNotch`` or more at once along one axis, is made a smooth
  /// motion; a trackpad's small steps are followed at once.
  ///
  /// - Parameters:
  ///   - delta: in points of the offset: positive y shows what is further down.
  ///   - place: of the pointer, in the window's coordinates.
  ///   - time: as for ``send(_:)``.
  /// - Returns: false where nothing could use any of it.
  @discardableResult
  public func scroll(by delta: CGPoint, at place: CGPoint, time: TimeInterval) -> Bool {
    take("scroll", at: time, [delta, place]) {
      let scrolling = scrolling ?? ScrollDelivery(Backlink(to: self))
      self.scrolling = scrolling
      return scrolling.step(delta, at: place, in: self)
    }
  }

  /// A trackpad's pinch, or a wheel with the control key: the scroll view under the pointer that
  /// zooms does so about it.
  ///
  /// - Parameters:
  ///   - factor: of the scale; positive.
  ///   - place: of the pointer, in the window's coordinates.
  ///   - time: as for ``send(_:)``.
  ///   - animated: true for a smooth motion: a wheel makes large steps. False by default.
  /// - Returns: false where nothing there zooms.
  @discardableResult
  public func magnify(
    by factor: CGFloat, at place: CGPoint, time: TimeInterval, animated: Bool = false
  ) -> Bool {
    take("magnify", at: time, [place, CGPoint(x: factor, y: 0)]) {
      var view = hitTest(place, with: nil)
      keyFocus.point(at: view)
      while let here = view {
        let point = here.convert(place, from: nil)
        if here.magnifyContent(by: factor, at: point, animated: animated) { return true }
        view = here.parent
      }
      return false
    }
  }

  /// True for a step that a wheel makes, and no trackpad.
  public static func isNotch(_ delta: CGPoint) -> Bool {
    delta.x == 0 && abs(delta.y) >= Constants.wheelNotch
  }

  /// Takes what a host reports at a time: timers that are due before it fire first. What has a number
  /// in it that is none, or out of all range, is dropped and reported to ``diagnostics``.
  @discardableResult
  package func take(
    _ name: StaticString, at time: TimeInterval, _ points: [CGPoint] = [], _ body: () -> Bool
  ) -> Bool {
    if let fault = SampleFault(time, points) {
      arbiter.report(.input(name, fault))
      return false
    }
    let outer = clock.becomeCurrent()
    clock.fireTimers(until: time)
    let isUsed = body()
    clock.resign(to: outer)
    return isUsed
  }
}

extension SampleFault {
  /// What is wrong with a time and some points; `nil` where nothing is.
  fileprivate init?(_ time: TimeInterval, _ points: [CGPoint]) {
    guard time.isFinite, points.allSatisfy({ $0.isFinite }) else {
      self = .notFinite
      return
    }
    let most = Constants.largestCoordinate
    guard abs(time) <= Constants.latestTime,
      points.allSatisfy({ abs($0.x) <= most && abs($0.y) <= most })
    else {
      self = .outOfRange
      return
    }
    return nil
  }
}
