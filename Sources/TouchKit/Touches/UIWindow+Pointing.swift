// What a pointing device reports when nothing is pressed: it hovers, turns its wheel, or is a trackpad
// that two fingers move on.
extension UIWindow {
  /// Reports where a pointer hovers without a pressed button. Only ``UIHoverGestureRecognizer`` gets it.
  ///
  /// - Parameters:
  ///   - point: in the window's coordinates; `nil` once the pointer has left the window.
  ///   - time: as for ``send(_:)``.
  public func hover(at point: CGPoint?, time: TimeInterval) {
    accept("hover", at: time, [point ?? .zero]) {
      hovering.move(to: point, in: self)
      if let point { keyFocus.point(at: hitTest(point, with: nil)) }
      return true
    }
  }

  /// A wheel turned, or two fingers moved on a trackpad: the scroll view under the pointer moves,
  /// and the part of the distance that it cannot use goes to the scroll views around it. A pan that allows it
  /// (``UIPanGestureRecognizer/allowedScrollTypesMask``) gets the steps that come to its view.
  ///
  /// A wheel's notch, ``Constants/wheelNotch`` or more at once along one axis, is animated; a trackpad's small steps
  /// are followed at once.
  ///
  /// - Parameters:
  ///   - delta: in points of the offset: positive y shows what is further down.
  ///   - location: of the pointer, in the window's coordinates.
  ///   - time: as for ``send(_:)``.
  /// - Returns: false where no view used any of it.
  @discardableResult
  public func scroll(by delta: CGPoint, at location: CGPoint, time: TimeInterval) -> Bool {
    accept("scroll", at: time, [delta, location]) {
      let scrolling = scrolling ?? ScrollDelivery(Backlink(to: self))
      self.scrolling = scrolling
      return scrolling.step(delta, at: location, in: self)
    }
  }

  /// A trackpad's pinch, or a wheel with the control key: the zoomable scroll view under the pointer zooms about the
  /// pointer.
  ///
  /// - Parameters:
  ///   - factor: of the scale; positive.
  ///   - location: of the pointer, in the window's coordinates.
  ///   - time: as for ``send(_:)``.
  ///   - animated: true for a smooth motion: a wheel makes large steps. False by default.
  /// - Returns: false where nothing there zooms.
  @discardableResult
  public func magnify(
    by factor: CGFloat, at location: CGPoint, time: TimeInterval, animated: Bool = false
  ) -> Bool {
    accept("magnify", at: time, [location, CGPoint(x: factor, y: 0)]) {
      var view = hitTest(location, with: nil)
      keyFocus.point(at: view)
      while let here = view {
        let point = here.convert(location, from: nil)
        if here.magnifyContent(by: factor, at: point, animated: animated) { return true }
        view = here.parent
      }
      return false
    }
  }

  /// True for a step so large that it comes from a wheel, not from a trackpad.
  public static func isNotch(_ delta: CGPoint) -> Bool {
    delta.x == 0 && abs(delta.y) >= Constants.wheelNotch
  }

  /// By how much a wheel that turns while the control key is down magnifies, which is also how browsers tell of a trackpad's pinch, for
  /// ``magnify(by:at:time:animated:)``.
  ///
  ///     factor = e^(−y / 100), with y from −40 to 40
  ///
  /// A hundred points of a pinch come in many small steps, the hundred of a wheel's notch at once: it enlarges by half. Ours.
  public static func magnification(by delta: CGPoint) -> CGFloat {
    CGFloat(exp(-min(max(delta.y, -40), 40) / 100))
  }

  /// Runs `body` for input at a time, after the timers that are due before it. Input with a value that is not finite or
  /// out of range is dropped and reported to ``onDiagnostic``.
  @discardableResult
  package func accept(
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
