import Testing
import TouchTesting
import Tsumami
import UIKit

@Suite struct TapDetectingViewTests {
  let tester = TouchTester()
  let view = TapDetectingView(frame: CGRect(x: 20, y: 40, width: 280, height: 400))
  let place = CGPoint(x: 120, y: 140)
  let log: TapLog

  init() {
    log = TapLog(tester.transcript)
    view.delegate = log
    tester.window.addSubview(view)
  }

  var lines: [String] { tester.transcript.lines }

  func two() -> (Finger, Finger) {
    (tester.finger(downAt: place), tester.finger(downAt: CGPoint(x: 220, y: 240)))
  }

  @Test func `A single tap is told 0.35 seconds after its lift, in the view's coordinates`() {
    tester.finger().tap(at: place)
    tester.advance(by: 0.34)
    #expect(lines == [])
    tester.settle()
    #expect(lines == ["0.400 single 100 100"])
  }

  @Test func `A double tap is told at its second lift, and no single tap with it`() {
    tester.finger().tap(at: place)
    tester.advance(by: 0.1)
    tester.finger().tap(at: place)
    tester.settle()
    #expect(lines == ["0.200 double 100 100"])
  }

  @Test func `The second button of a mouse taps nothing, and takes nothing from a tap that waits`()
  {
    tester.finger().tap(at: place)
    tester.advance(by: 0.1)
    let mouse = tester.finger()
    mouse.kind = .indirectPointer
    mouse.buttonMask = .secondary
    mouse.tap(at: CGPoint(x: 60, y: 80))
    tester.settle()
    #expect(lines == ["0.400 single 100 100"])
    tester.advance(by: 1)
    mouse.buttonMask = .primary
    mouse.tap(at: place)
    tester.settle()
    #expect(lines.last?.hasSuffix("single 100 100") == true && lines.count == 2)
  }

  @Test func `A new touch-down cancels the pending single tap, whatever comes of it`() {
    tester.finger().tap(at: place)
    tester.advance(by: 0.1)
    let finger = tester.finger(downAt: place)
    finger.move(by: 100, 0)
    finger.up()
    tester.settle()
    #expect(lines == [])
  }

  @Test func `Two fingers that lift in one event tap in their middle`() {
    let (first, second) = two()
    tester.advance(by: 0.1)
    tester.together {
      first.up()
      second.up()
    }
    tester.settle()
    #expect(lines == ["0.100 twoFinger 150 150"])
  }

  @Test func `Two fingers that lift one after the other tap in the middle of where each lifted`() {
    let (first, second) = two()
    second.move(by: 20, 0)
    tester.advance(by: 0.1)
    second.up()
    tester.advance(by: 0.1)
    first.up()
    tester.settle()
    #expect(lines == ["0.200 twoFinger 160 150"])
  }

  @Test func `Three fingers are no two-finger tap, in whatever order they lift`() {
    let (first, second) = two()
    let third = tester.finger(downAt: CGPoint(x: 60, y: 300))
    third.up()
    first.up()
    second.up()
    tester.settle()
    #expect(lines == [])
  }

  @Test func `Nor is a third one that comes after one of two has lifted`() {
    let (first, second) = two()
    first.up()
    let third = tester.finger(downAt: CGPoint(x: 60, y: 300))
    second.up()
    third.up()
    tester.settle()
    #expect(lines == [])
  }

  @Test func `A finger that strays makes no tap, alone or as one of two`() {
    let stray = tester.finger(downAt: place)
    stray.move(by: 60, 0)
    stray.up()
    let (first, second) = two()
    first.move(by: 60, 0)
    first.up()
    second.up()
    tester.settle()
    #expect(lines == [])
  }

  @Test func `After all have lifted, and after a cancel, everything starts afresh`() {
    let (first, second) = two()
    let third = tester.finger(downAt: CGPoint(x: 60, y: 300))
    for finger in [first, second, third] { finger.up() }
    tester.advance(by: 1)
    let (fourth, fifth) = two()
    fourth.up()
    fifth.up()
    #expect(lines == ["1.000 twoFinger 150 150"])
    tester.advance(by: 1)
    let (sixth, seventh) = two()
    tester.together {
      sixth.cancel()
      seventh.cancel()
    }
    tester.advance(by: 1)
    tester.finger().tap(at: place)
    tester.settle()
    #expect(lines.last == "3.400 single 100 100")
  }

  @Test func `A cancel cancels the pending single tap`() {
    tester.finger().tap(at: place)
    tester.advance(by: 0.1)
    tester.finger(downAt: place).cancel()
    tester.settle()
    #expect(lines == [])
  }

  @Test func `The delay can be set`() {
    view.doubleTapDelay = 0.1
    tester.finger().tap(at: place)
    tester.settle()
    #expect(lines == ["0.150 single 100 100"])
  }

  @Test func `A delegate may leave out what it does not want to know`() {
    let silent = Silent()
    view.delegate = silent
    tester.finger().tap(at: place)
    tester.settle()
    #expect(lines == [])
    #expect(view.delegate === silent)
  }

  @Test func `The zoom rectangle is the frame over the scale, about its centre`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let rect = scrollView.zoomRect(forScale: 2, withCenter: CGPoint(x: 100, y: 100))
    #expect(rect == CGRect(x: 20, y: -20, width: 160, height: 240))
    let now = scrollView.zoomRect(forScale: 0, withCenter: .zero)
    #expect(now == CGRect(x: -160, y: -240, width: 320, height: 480))
  }
}

final class Silent: TapDetectingViewDelegate {}

/// Notes every tap in a transcript.
final class TapLog: TapDetectingViewDelegate {
  private let transcript: Transcript

  init(_ transcript: Transcript) {
    self.transcript = transcript
  }

  func tapDetectingView(_ view: TapDetectingView, gotSingleTapAt point: CGPoint) {
    note("single", point)
  }

  func tapDetectingView(_ view: TapDetectingView, gotDoubleTapAt point: CGPoint) {
    note("double", point)
  }

  func tapDetectingView(_ view: TapDetectingView, gotTwoFingerTapAt point: CGPoint) {
    note("twoFinger", point)
  }

  private func note(_ name: String, _ point: CGPoint) {
    transcript.note("\(name) \(Int(point.x)) \(Int(point.y))")
  }
}
