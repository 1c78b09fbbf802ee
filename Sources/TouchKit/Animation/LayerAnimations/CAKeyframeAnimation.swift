#if !hasFeature(Embedded)
  import Foundation

  /// How a ``CAKeyframeAnimation`` goes from value to value. Core Animation's `linear`, `discrete`, `paced`, `cubic` and `cubicPaced`.
  nonisolated public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Evenly from one to the next.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// By jumps.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// With the same pace all along; times do not count.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Along a curve through the values, a Catmull–Rom spline.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Along a curve, with as much time for each as its way is long.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
  }

  /// How what goes along a path is turned.
  nonisolated public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Its right side is ahead.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// Its left side is ahead.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
  }

  /// An animation through several values of a property, or of its position along a path. Natively only.
  ///
  /// ```swift
  /// let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
  /// shake.values = [0, -10, 10, -6, 6, 0]
  /// shake.duration = 0.4
  /// shake.isAdditive = true
  /// field.layer.add(shake, forKey: "shake")
  /// ```
  open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, as those of a ``CABasicAnimation``. `nil` by default; what does not fit the property is left out.
    open var values: [Any]?

    /// A way for `position`, in the coordinates of the superview; ``values`` do not count then. `nil` by default. Jumps between its parts take no time.
    open var path: CGPath?

    /// When each of the values is reached, from 0 to 1, each at least as large as the one before; of a path the ends of its lines and curves. With ``CAAnimationCalculationMode/discrete``
    /// one more, the end of the last one. `nil`, the default, and where there are too many or too few, evenly.
    open var keyTimes: [NSNumber]?

    /// How the time passes from each value to the next; `nil`, the default, is evenly.
    open var timingFunctions: [CAMediaTimingFunction]?

    /// How it goes from value to value; evenly by default. Along a path `cubic` counts as `linear`, and `cubicPaced` as `paced`.
    open var calculationMode = CAAnimationCalculationMode.linear

    /// How it is turned along a path; `nil`, the default, for not at all.
    open var rotationMode: CAAnimationRotationMode?

    // Spelled out: see UIResponder.
    deinit {}

    override func take(_ other: CAAnimation) {
      super.take(other)
      guard let other = other as? CAKeyframeAnimation else { return }
      values = other.values
      path = other.path?.copy()
      keyTimes = other.keyTimes
      timingFunctions = other.timingFunctions
      calculationMode = other.calculationMode
      rotationMode = other.rotationMode
    }

    override func describe(in course: inout LayerCourse) {
      super.describe(in: &course)
      guard let rotationMode, let travel, keyPath == "position" else { return }
      let turn: CGFloat = rotationMode == .rotateAutoReverse ? .pi : 0
      course.changes.append(
        LayerCourse.Change(
          path: AnimatedPath(.transform, .rotation), values: .direction(travel, turned: turn),
          isAdditive: true, isCumulative: false))
    }

    override func values(of path: AnimatedPath, lasting duration: TimeInterval)
      -> LayerCourse.Values?
    {
      if self.path != nil, path == AnimatedPath(.center, .whole) {
        return travel.map { .travel($0) }
      }
      let found = (values ?? []).compactMap { path.value($0) }
      guard let first = found.first else { return nil }
      let isJumping = calculationMode == .discrete
      let times = times(steps: isJumping ? found.count : found.count - 1)
      var frames: [Keyframe] = []
      for index in (isJumping ? 0 : 1)..<max(found.count, 1) {
        let start = times.times[isJumping ? index : index - 1]
        var frame = Keyframe(
          start: start, end: isJumping ? start : times.times[index], value: found[index])
        frame.isCubic = calculationMode == .cubic || calculationMode == .cubicPaced
        frame.isPaced = isPaced
        frames.append(frame)
      }
      return .keys(
        LayerCourse.KeyValues(
          first: first, frames: Keyframe.chained(frames, from: first),
          times: isPaced || isJumping ? nil : times))
    }

    private var isPaced: Bool {
      calculationMode == .paced || calculationMode == .cubicPaced
    }

    private func times(steps: Int) -> KeyTimes {
      KeyTimes(
        keyTimes?.map { CGFloat($0.doubleValue) }, steps: steps,
        timingFunctions?.map(\.curve) ?? [])
    }

    private var travel: LayerCourse.Travel? {
      guard let path else { return nil }
      let travel = PathTravel(path)
      guard !travel.pieces.isEmpty else { return nil }
      return LayerCourse.Travel(
        path: travel, times: isPaced ? nil : times(steps: travel.pieces.count),
        isDiscrete: calculationMode == .discrete)
    }
  }
#endif
