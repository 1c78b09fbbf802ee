#if !hasFeature(Embedded)
  /// What an animation makes of the properties of a layer over time: a value, as the animation was when it was added.
  struct LayerCourse {
    var time: MediaTime
    var curve: TimingCurve
    var changes: [Change] = []
    /// Those of a group, on its time.
    var members: [LayerCourse] = []

    struct Change {
      let path: AnimatedPath
      let values: Values
      let isAdditive: Bool
      let isCumulative: Bool
    }

    /// The values that a property goes through.
    enum Values {
      case ends(from: AnimatedValue?, to: AnimatedValue?, by: AnimatedValue?, spring: SpringCourse?)
      case keys(KeyValues)
      case travel(Travel)
      /// The direction of the travel, and a turn beyond that, in radians.
      case direction(Travel, turned: CGFloat)
    }

    /// What goes from 0 to 1 on a spring, in so many seconds.
    struct SpringCourse {
      let motion: DampedSpring
      let duration: TimeInterval
    }

    /// Values with their times.
    struct KeyValues {
      let first: AnimatedValue
      let frames: [Keyframe]
      let times: KeyTimes?

      func value(_ progress: CGFloat) -> AnimatedValue {
        let even = times?.evened(progress) ?? progress
        return frames.last { $0.start <= even }?.value(at: even) ?? first
      }
    }

    /// A way along a path: evenly, or piece by piece.
    struct Travel {
      let path: PathTravel
      /// `nil` where its pace is the same all along.
      let times: KeyTimes?
      let isDiscrete: Bool

      func place(_ progress: CGFloat) -> PathTravel.Place {
        guard let times else { return path.place(share: progress) }
        let (piece, share) = times.place(progress)
        return path.place(piece, isDiscrete && share < 1 ? 0 : share)
      }
    }

    /// The properties that it changes.
    var properties: Set<AnimatedProperty> {
      members.reduce(into: Set(changes.map(\.path.property))) { $0.formUnion($1.properties) }
    }

    /// What is seen of a property at a time, in seconds on the time of what it is in.
    ///
    /// - Parameter base: what there would be without it.
    func value(of property: AnimatedProperty, over base: AnimatedValue, at time: TimeInterval)
      -> AnimatedValue
    {
      guard let moment = self.time.moment(at: time) else { return base }
      let progress = curve.progress(at: moment.progress)
      var value = base
      for change in changes where change.path.property == property {
        value = change.value(progress, moment.round, over: value)
      }
      let own = TimeInterval(progress) * self.time.duration
      for member in members { value = member.value(of: property, over: value, at: own) }
      return value
    }
  }

  extension LayerCourse.Change {
    fileprivate func value(_ progress: CGFloat, _ round: Double, over whole: AnimatedValue)
      -> AnimatedValue
    {
      let base = path.value(in: whole)
      let below = isAdditive ? path.nothing(like: base) : base
      var value = values.value(progress, below)
      if isCumulative, round > 0, path.part != .whole || path.property != .transform {
        value = value.adding(CGFloat(round), of: values.value(1, below))
      }
      return path.putting(isAdditive ? path.sum(base, value) : value, into: whole)
    }
  }

  extension LayerCourse.Values {
    fileprivate func value(_ progress: CGFloat, _ base: AnimatedValue) -> AnimatedValue {
      switch self {
      case .ends(let from, let to, let by, let spring):
        let (start, end) = Self.ends(from, to, by, base)
        let share = spring.map { $0.motion.progress(at: TimeInterval(progress) * $0.duration) }
        return start.mixed(share ?? progress, with: end)
      case .keys(let keys): return keys.value(progress)
      case .travel(let travel): return .point(travel.place(progress).point)
      case .direction(let travel, let turn): return .number(travel.place(progress).angle + turn)
      }
    }

    // What is left out is what there is.
    private static func ends(
      _ from: AnimatedValue?, _ to: AnimatedValue?, _ by: AnimatedValue?, _ base: AnimatedValue
    ) -> (AnimatedValue, AnimatedValue) {
      switch (from, to, by) {
      case (let from?, let to?, _): (from, to)
      case (let from?, nil, let by?): (from, from.adding(1, of: by))
      case (nil, let to?, let by?): (to.adding(-1, of: by), to)
      case (let from?, nil, nil): (from, base)
      case (nil, let to?, nil): (base, to)
      case (nil, nil, let by?): (base, base.adding(1, of: by))
      case (nil, nil, nil): (base, base)
      }
    }
  }
#endif
