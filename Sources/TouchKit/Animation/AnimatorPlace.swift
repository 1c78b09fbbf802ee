/// Where an animator is between its start and its end, and what an initial velocity has added to that.
///
/// What was added when it was caught goes with the hand: from the progress p₀ of the catch towards either end there is less of it,
///
///     share of it left = (1 − p) / (1 − p₀)       towards the end
///                        p / p₀                   towards the start
struct AnimatorPlace {
  private(set) var progress: CGFloat = 0
  private(set) var time = AnimatorTime()
  private(set) var push = CGVector.zero
  private var caught = (push: CGVector.zero, progress: CGFloat(0))

  /// - Parameters:
  ///   - push: what the motion that goes on adds now, in ways.
  ///   - time: `nil` where a hand moves it.
  mutating func move(to new: CGFloat, push: CGVector, at time: AnimatorTime?) {
    self.time = time ?? self.time.moved(from: progress, to: new)
    progress = new
    let share = shareOfCaught(at: new)
    self.push = CGVector(
      dx: push.dx + caught.push.dx * share, dy: push.dy + caught.push.dy * share)
  }

  /// A hand has it, or a motion begins.
  mutating func halt() {
    caught = (push, progress)
  }

  /// It has arrived: nothing is left of an initial velocity there.
  mutating func forgetPush() {
    caught = (.zero, 0)
  }

  private func shareOfCaught(at progress: CGFloat) -> CGFloat {
    guard caught.push != .zero else { return 0 }
    let (here, there) = (min(max(progress, 0), 1), min(max(caught.progress, 0), 1))
    if here >= there { return there < 1 ? (1 - here) / (1 - there) : 0 }
    return here / there
  }
}
