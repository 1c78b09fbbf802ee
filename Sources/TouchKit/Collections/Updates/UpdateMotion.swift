/// What a batch of updates has left of where an element was and how it looked: it dwindles, and
/// with it the way to the new place.
nonisolated struct UpdateRest: Equatable {
  var origin: CGPoint
  var size: CGSize
  var alpha: CGFloat

  static let none = UpdateRest(origin: .zero, size: .zero, alpha: 0)
}

/// A batch of updates that is being animated: what stays moves to its new frame, what comes fades
/// in, what goes fades out.
///
/// Scrolling continues meanwhile. Another batch begins from what is on the screen. It knows no view:
/// it computes how far every element is from its frame, and the collection view moves it.
final class UpdateMotion {
  /// A view that goes, from where it was to where it goes.
  struct Departure {
    var element: ShownElement
    var start: UpdateRest
    var end: UpdateRest
  }

  private(set) var departures: [Departure] = []
  // True until the views that come with the updates are there: those that come later were only scrolled to.
  private(set) var isFirst = true
  /// The batch that this one replaces, until it has been told.
  var replaced: UpdateMotion?
  private var completion: ((Bool) -> Void)?
  private var start: TimeInterval = 0
  // How much of the motion is left, from 1 to 0.
  private var left: CGFloat = 1
  private let spring = Spring(distance: 1, velocity: 0, frequency: Constants.updateFrequency)

  init(_ completion: ((Bool) -> Void)?) {
    self.completion = completion
  }

  #if hasFeature(Embedded)
    deinit {
      complete(finished: false)
    }
  #else
    // The view has gone away in the middle of it.
    isolated deinit {
      complete(finished: false)
    }
  #endif

  func complete(finished: Bool) {
    let completion = completion
    self.completion = nil
    completion?(finished)
  }

  func completeReplaced() {
    let old = replaced
    replaced = nil
    old?.complete(finished: false)
  }

  // MARK: Time

  func begin(at time: TimeInterval) {
    start = time
  }

  /// A frame.
  ///
  /// - Returns: false where everything is at rest.
  func advance(to time: TimeInterval) -> Bool {
    left = spring.distance(at: max(0, time - start))
    return left > Constants.transitionRest
  }

  // MARK: What goes

  /// A view goes out.
  ///
  /// - Parameter end: where to; `nil` to fade out where it is.
  func depart(_ element: ShownElement, to end: UpdateRest?) {
    let view = element.view
    let start = UpdateRest(origin: view.frame.origin, size: view.frame.size, alpha: view.alpha)
    let out = UpdateRest(origin: start.origin, size: start.size, alpha: 0)
    departures.append(Departure(element: element, start: start, end: end ?? out))
  }

  /// The views that go are another one's business, or nobody's.
  func takeDepartures() -> [Departure] {
    let all = departures
    departures.removeAll()
    return all
  }

  /// Where a view is by now that goes.
  func place(of departure: Departure) -> UpdateRest {
    let (from, to) = (departure.start, departure.end)
    return UpdateRest(
      origin: to.origin + (from.origin - to.origin) * left,
      size: CGSize(
        width: to.size.width + (from.size.width - to.size.width) * left,
        height: to.size.height + (from.size.height - to.size.height) * left),
      alpha: to.alpha + (from.alpha - to.alpha) * left)
  }

  /// The content goes on otherwise than by scrolling: what goes stays where it is on the screen.
  func carry(by translation: CGPoint) {
    for index in departures.indices {
      departures[index].start.origin = departures[index].start.origin + translation
      departures[index].end.origin = departures[index].end.origin + translation
      let view = departures[index].element.view
      view.frame.origin = view.frame.origin + translation
    }
  }

  // MARK: What stays and comes

  func move(_ frame: inout CGRect, _ alpha: inout CGFloat, by rest: UpdateRest) {
    frame.origin = frame.origin + rest.origin * left
    frame.size.width += rest.size.width * left
    frame.size.height += rest.size.height * left
    alpha = min(max(alpha + rest.alpha * left, 0), 1)
  }

  /// How a view begins that was not shown before.
  ///
  /// - Parameter start: where its layout has it come from; `nil` to fade in where it is.
  func restOfNewcomer(
    _ element: LayoutElement, from start: UICollectionViewLayoutAttributes?
  ) -> UpdateRest {
    guard let start else { return UpdateRest(origin: .zero, size: .zero, alpha: -element.alpha) }
    return UpdateRest(
      origin: start.frame.origin - element.frame.origin,
      size: CGSize(
        width: start.frame.width - element.frame.width,
        height: start.frame.height - element.frame.height),
      alpha: start.alpha - element.alpha)
  }

  /// The views that come with the updates are there.
  func haveCome() {
    isFirst = false
  }

  /// An element is held at a point of it from now on, given in parts of its frame: that point has
  /// no way to go any more, and the others go theirs around it.
  ///
  /// - Returns: the way from there that every rest is to be without, and how much of it is left;
  ///   `nil` where there is none.
  func translation(of rest: UpdateRest, at unit: CGPoint) -> (whole: CGPoint, left: CGPoint)? {
    let translation = CGPoint(
      x: rest.origin.x + unit.x * rest.size.width, y: rest.origin.y + unit.y * rest.size.height)
    return left > 0 && translation != .zero ? (translation, translation * left) : nil
  }
}
