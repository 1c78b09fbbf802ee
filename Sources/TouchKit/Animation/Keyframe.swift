/// A change of a property within a part of an animation.
struct Keyframe {
  /// The part of the whole, from 0 to 1.
  let start: CGFloat
  let end: CGFloat
  let value: AnimatedValue
  /// What the property has where it begins.
  private(set) var first: AnimatedValue

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
    for index in all.indices {
      all[index].first = index == 0 ? value : all[index - 1].value(at: all[index].start)
    }
    return all
  }

  /// What the property has at a progress, where this one is the last that has begun.
  func value(at progress: CGFloat) -> AnimatedValue {
    progress >= end ? value : first.mixed((progress - start) / (end - start), with: value)
  }
}
