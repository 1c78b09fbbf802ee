/// Whether a view that is shown has still to be asked how large it wants to be.
nonisolated enum FittingNeed {
  /// It has been asked.
  case none
  /// It is seen already, and what it shows has changed.
  case again
  /// It has just come, and nobody has seen it.
  case first
}

extension UICollectionView {
  // A layout pass asks the views that come so many times; those that come even then, because all others are tiny, in the next one.
  private static let mostRounds = 64

  /// Asks the views that have come how large they want to be, and brings everything to where the layout has it then.
  ///
  /// What was seen before stays where it is: the first of it keeps its place on the screen, and what comes before that grows upwards.
  final func fitShown() {
    guard transition == nil else { return }
    guard restingLayout.fitsViews else {
      (hasUnfitted, restingLayout.asksAnew) = (false, false)
      extras?.destination = nil
      return
    }
    if restingLayout.asksAnew {
      restingLayout.asksAnew = false
      for element in shown { askAgain(element.view) }
    }
    var rounds = 0
    while hasUnfitted, rounds < UICollectionView.mostRounds, askShown() {
      rounds += 1
      placeAgain()
      guard transition == nil, !reloadsLater else { break }
    }
    if hasUnfitted {
      setNeedsLayout()
    } else if !isScrollAnimating {
      extras?.destination = nil
    }
  }

  /// A view is asked once more, at the next layout.
  final func askAgain(_ view: UICollectionReusableView) {
    if view.fitting == .none { view.fitting = .again }
    hasUnfitted = true
  }

  // MARK: Asking

  private struct Question {
    let element: ShownElement
    let original: UICollectionViewLayoutAttributes
  }

  // Where something that is seen is in the content, before anything becomes another size.
  private struct Place {
    let key: ElementKey
    let frame: CGRect
  }

  /// - Returns: true where the layout is another one now.
  private final func askShown() -> Bool {
    hasUnfitted = false
    let layout = restingLayout
    let questions = questions(for: layout)
    guard !questions.isEmpty else { return false }
    let anchor = layout.keepsPlaces ? anchor(in: layout) : nil
    let places = update?.isFirst == true ? placesOfKept(in: layout) : []
    var (hasChanged, isAdjusted) = (false, false)
    for question in questions {
      let view = question.element.view
      guard restingLayout === layout, transition == nil, !reloadsLater,
        shown.contains(where: { $0.view === view && $0.key == question.element.key })
      else {
        // A view, the layout or the delegate was called, and has changed what is shown.
        hasUnfitted = true
        continue
      }
      #if hasFeature(Embedded)
        let asked = question.original.copy()
      #else
        guard let asked = question.original.copy() as? UICollectionViewLayoutAttributes else {
          continue
        }
      #endif
      let preferred = view.preferredLayoutAttributesFitting(asked)
      view.fitting = .none
      guard
        layout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: question.original)
      else { continue }
      let context = layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: question.original)
      layout.invalidateLayout(with: context)
      hasChanged = true
      if context.contentOffsetAdjustment != .zero { isAdjusted = true }
    }
    guard hasChanged, restingLayout === layout, transition == nil, !reloadsLater else {
      return false
    }
    layout.prepareIfNeeded()
    carry(places, in: layout)
    let destination = destination
    // On the way there nothing is to jump either.
    if destination == nil || isScrollAnimating, let anchor, !isAdjusted {
      keep(anchor, in: layout)
    }
    if let destination { move(to: destination, in: layout) }
    return true
  }

  private final func questions(for layout: UICollectionViewLayout) -> [Question] {
    var questions: [Question] = []
    for element in shown where element.view.fitting != .none {
      let isAsked = !element.key.isDecoration
      if isAsked, let own = layout.answers[element.key] {
        questions.append(Question(element: element, original: own))
      } else if isAsked, let own = layout.element(element.key) {
        let original =
          layout.answers[own.key] ?? own.asAttributes(kinds, of: layout.attributesType)
        questions.append(Question(element: element, original: original))
      } else {
        element.view.fitting = .none
      }
    }
    return questions
  }

  private final func placeAgain() {
    guard dataSource != nil else {
      reloadsLater = true
      return
    }
    prepareLayouts()
    wanted.removeAll(keepingCapacity: true)
    gatherResting()
    if let update { gather(update) }
    show()
  }

  // MARK: What stays in place

  private final func anchor(in layout: UICollectionViewLayout) -> Place? {
    for element in shown
    where element.key.isCell && element.view.fitting != .first
      && element.view !== movement?.view
    {
      guard let frame = layout.element(element.key)?.frame, frame.overlaps(bounds) else {
        continue
      }
      return Place(key: element.key, frame: frame)
    }
    return nil
  }

  private final func keep(_ anchor: Place, in layout: UICollectionViewLayout) {
    guard let now = layout.element(anchor.key)?.frame else { return }
    let way = now.origin - anchor.frame.origin
    moveFitted(by: layout.pinsSideways ? CGPoint(x: way.x, y: 0) : CGPoint(x: 0, y: way.y))
  }

  // An animated change of the offset goes on, to where its end is now.
  private final func moveFitted(by translation: CGPoint) {
    guard translation.isFinite, translation != .zero else { return }
    AnimationScope.within(nil) {
      guard let glide = state.motion?.glide else {
        shiftContent(by: translation)
        return
      }
      // One that leads to the beginning does so still.
      let (range, end) = (offsetRange, glide.target)
      let target = CGPoint(
        x: end.x <= range.x.lowerBound ? end.x : end.x + translation.x,
        y: end.y <= range.y.lowerBound ? end.y : end.y + translation.y)
      moveContent(to: contentOffset + translation)
      aim(glide, at: target)
    }
  }

  private final func aim(_ glide: GlideMotion, at target: CGPoint) {
    guard state.motion?.glide != nil else { return }
    state.redirect(
      .glide(
        GlideMotion(
          from: contentOffset, to: target, velocity: glide.velocity(at: now),
          isAnnounced: glide.isAnnounced, at: now)))
  }

  // MARK: Batches of updates

  // What moves with a batch that begins just now is to go to where it is then.
  private final func placesOfKept(in layout: UICollectionViewLayout) -> [Place] {
    var places: [Place] = []
    for element in shown where element.view.fitting != .first && element.view.rest != nil {
      if let frame = layout.element(element.key)?.frame {
        places.append(Place(key: element.key, frame: frame))
      }
    }
    return places
  }

  private final func carry(_ places: [Place], in layout: UICollectionViewLayout) {
    for place in places {
      guard let view = view(of: place.key), var rest = view.rest,
        let now = layout.element(place.key)?.frame
      else { continue }
      rest.origin = rest.origin + (place.frame.origin - now.origin)
      rest.size.width += place.frame.width - now.width
      rest.size.height += place.frame.height - now.height
      view.rest = rest
    }
  }

  // MARK: Scrolling to an item

  /// Where ``scrollToItem(at:at:animated:)`` leads, until it is there: what lies around it is measured on the way.
  struct Destination {
    let key: ElementKey
    let position: ScrollPosition
    /// The offset that it is thought to be at.
    var offset: CGPoint
  }

  /// An item has been scrolled to.
  final func noteDestination(_ key: ElementKey, _ position: ScrollPosition, _ offset: CGPoint) {
    guard restingLayout.fitsViews else { return }
    makeExtras().destination = Destination(key: key, position: position, offset: offset)
    setNeedsLayout()
  }

  // `nil` where there is none, or something else has moved the content.
  private final var destination: Destination? {
    guard let extras, let destination = extras.destination else { return nil }
    if !isTracking, destination.offset == (state.motion?.glide?.target ?? contentOffset) {
      return destination
    }
    extras.destination = nil
    return nil
  }

  private final func move(to destination: Destination, in layout: UICollectionViewLayout) {
    guard let frame = layout.element(destination.key)?.frame else { return }
    AnimationScope.within(nil) {
      contentSize = layout.collectionViewContentSize
      let target = clamped(offset(showing: frame, at: destination.position))
      extras?.destination?.offset = target
      if let glide = state.motion?.glide {
        aim(glide, at: target)
      } else {
        contentOffset = target
      }
    }
  }
}
