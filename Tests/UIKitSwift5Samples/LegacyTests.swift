import Testing
import TouchTesting
import UIKit

// Files of Swift 5, with timers and queues that know nothing of actors, under a clock that is turned by hand.
@MainActor @Suite struct LegacyTests {
  let tester = TouchTester()

  @Test func `Names of Swift 4 stand for those of today`() {
    let layout = StretchyHeaderLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 100)
    let view = UICollectionView(frame: tester.view.bounds, collectionViewLayout: layout)
    tester.view.addSubview(view)
    tester.settle()
    #expect(view.decelerationRate == .fast && layout.scrollDirection == .vertical)
    let mode: UIViewContentMode = .scaleAspectFill
    let options: UIViewAnimationOptions = [.curveEaseOut]
    #expect(mode == UIView.ContentMode.scaleAspectFill)
    #expect(options == UIView.AnimationOptions.curveEaseOut)
    #expect(UICollectionElementKindSectionFooter == UICollectionView.elementKindSectionFooter)
  }

  @Test func `A hold begins on time and ends itself a moment later, the finger still down`() {
    let hold = tester.watch(LegacyHoldGestureRecognizer(), named: "hold")
    tester.view.addGestureRecognizer(hold)
    let finger = tester.finger(downAt: CGPoint(x: 100, y: 100))
    tester.advance(by: 1)
    finger.up()
    #expect(
      tester.transcript.difference(
        from: """
          0.400 hold began
          0.600 hold ended
          """) == nil)
    #expect(hold.state == .possible)
  }

  @Test func `A hold that moves or lifts does not begin`() {
    let hold = tester.watch(LegacyHoldGestureRecognizer(), named: "hold")
    tester.view.addGestureRecognizer(hold)
    tester.hold(at: CGPoint(x: 100, y: 100), for: 0.3)
    tester.advance(by: 1)
    tester.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 120, y: 100), over: 0.1)
    tester.advance(by: 1)
    #expect(tester.transcript.lines.isEmpty)
  }

  @Test func `A recognizer that switches itself off and on again is cancelled and usable`() {
    let hold = tester.watch(LegacyHoldGestureRecognizer(), named: "hold")
    tester.view.addGestureRecognizer(hold)
    let finger = tester.finger(downAt: CGPoint(x: 100, y: 100))
    tester.advance(by: 0.5)
    finger.cancel()
    tester.advance(by: 0.5)
    tester.hold(at: CGPoint(x: 100, y: 100), for: 0.7)
    #expect(
      tester.transcript.difference(
        from: """
          0.400 hold began
          0.500 hold cancelled
          1.400 hold began
          1.600 hold ended
          """) == nil)
  }

  private final class Listener: LegacyPulseDelegate {
    var note: (Int) -> Void = { _ in }

    func pulse(_ recognizer: LegacyPulseGestureRecognizer, beat: Int) {
      note(beat)
    }
  }

  @Test func `A repeating timer beats on the clock, in a file that imports Foundation itself`() {
    let pulse = tester.watch(LegacyPulseGestureRecognizer(), named: "pulse")
    let listener = Listener()
    listener.note = { [transcript = tester.transcript] in transcript.note("beat \($0)") }
    pulse.pulseDelegate = listener
    tester.view.addGestureRecognizer(pulse)
    tester.hold(at: CGPoint(x: 100, y: 100), for: 0.35)
    tester.advance(by: 1)
    #expect(
      tester.transcript.difference(
        from: """
          0.000 pulse began
          0.100 beat 1
          0.200 beat 2
          0.300 beat 3
          0.350 pulse ended
          """) == nil)
  }

  @Test func `Work that is cancelled when the finger lifts is not done`() {
    let table = LegacyTouchTableView(frame: tester.view.bounds)
    table.isMultipleTouchEnabled = true
    tester.view.addSubview(table)
    table.onLongTap = { [transcript = tester.transcript] in
      transcript.note("long tap of \($0.tapCount)")
    }
    let stays = tester.finger(downAt: CGPoint(x: 50, y: 50))
    tester.advance(by: 0.1)
    tester.hold(at: CGPoint(x: 200, y: 50), for: 0.1)
    tester.advance(by: 1)
    stays.up()
    #expect(tester.transcript.difference(from: "0.300 long tap of 1") == nil)
  }

  @Test func `The old name of the state is the state`() {
    let old = OldNamesGestureRecognizer()
    var recognized = 0
    old.addAction { _ in recognized += 1 }
    tester.view.addGestureRecognizer(old)
    tester.tap(at: CGPoint(x: 100, y: 100))
    #expect(old.history == [.ended] && recognized == 1)
  }
}
