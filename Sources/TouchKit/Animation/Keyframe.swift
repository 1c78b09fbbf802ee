/// A change of a property within a part of an animation.
struct Keyframe {
  /// The part of the whole, from 0 to 1.
  private(set) var start: CGFloat
  private(set) var end: CGFloat
  let value: AnimatedValue
  /// What the property has where it begins.
  private(set) var first: AnimatedValue

  #if !hasFeature(Embedded)
    /// True where it runs along a curve through the values before and after it.
    var isCubic = false
    /// True where it takes as much of the time as its way is long; see ``UIView/KeyframeAnimationOptions/calculationModePaced``.
    var isPaced = false
    // What there is where the one before begins, and where the one after ends; `nil` where none joins it there.
    var before: Knot?
    var after: Knot?
  #endif

  init(start: CGFloat, end: CGFloat, value: AnimatedValue) {
    self.start = start
    self.end = end
    self.value = value
    first = value
  }

  /// In the order of their starts, each beginning with what those before have made of the property by then:
  ///
  ///     a 0…0.6 to 60, b 0.3…1 to 0, from 0      b begins with 30
  static func chained(_ frames: [Keyframe], from value: AnimatedValue) -> [Keyframe] {
    var all = frames
    all.sortStably { $0.start < $1.start }
    #if !hasFeature(Embedded)
      if frames.first?.isPaced == true { setPace(&all, from: value) }
    #endif
    for index in all.indices {
      all[index].first = index == 0 ? value : all[index - 1].value(at: all[index].start)
      #if !hasFeature(Embedded)
        if all[index].isCubic { join(&all, at: index) }
      #endif
    }
    return all
  }

  #if !hasFeature(Embedded)
    /// Gives each the part of the whole that its way is of the whole way:
    ///
    ///     from 0 to 30, to 20, to 60: 30 + 10 + 40 points      0…0.375, 0.375…0.5, 0.5…1
    ///
    /// Where there is no way at all they stay as they are.
    private static func setPace(_ frames: inout [Keyframe], from value: AnimatedValue) {
      var (ways, whole, last): ([CGFloat], CGFloat, AnimatedValue) = ([], 0, value)
      for frame in frames {
        let way = last.distance(to: frame.value)
        ways.append(way)
        whole += way
        last = frame.value
      }
      guard whole > 0 else { return }
      var gone: CGFloat = 0
      for index in frames.indices {
        frames[index].start = gone / whole
        gone += ways[index]
        frames[index].end = index == frames.count - 1 ? 1 : gone / whole
      }
    }
  #endif

  /// What the property has at a progress, where this one is the last that has begun.
  func value(at progress: CGFloat) -> AnimatedValue {
    guard progress < end else { return value }
    #if !hasFeature(Embedded)
      if isCubic { return cubic(at: progress) }
    #endif
    return first.mixed((progress - start) / (end - start), with: value)
  }
}
