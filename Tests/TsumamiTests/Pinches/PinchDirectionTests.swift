import Testing
import TouchTesting
import Tsumami
import UIKit

@Suite struct PinchDirectionTests {
  let tester = TouchTester(size: CGSize(width: 1000, height: 480))
  let recognizer = PinchDirectionGestureRecognizer()

  init() {
    tester.watch(recognizer, named: "pinch") {
      switch $0.direction {
      case .outward: "outward"
      case .inward: "inward"
      case nil: "?"
      }
    }
    tester.view.addGestureRecognizer(recognizer)
  }

  var lines: [String] {
    tester.transcript.lines.map { String($0.dropFirst("0.000 ".count)) }
  }

  func pair(_ x1: CGFloat, _ x2: CGFloat) -> (Finger, Finger) {
    (tester.finger(downAt: CGPoint(x: x1, y: 200)), tester.finger(downAt: CGPoint(x: x2, y: 200)))
  }

  @Test func `Begins outward once the distance has grown by more than a hundred points`() {
    let (left, right) = pair(300, 400)
    right.move(by: 100, 0)
    #expect(lines == [])
    #expect(recognizer.change == 100)
    right.move(by: 1, 0)
    #expect(lines == ["pinch began outward"])
    right.up()
    left.up()
    #expect(lines.last == "pinch ended outward")
    #expect(recognizer.direction == nil)
  }

  @Test func `Begins inward once the distance has shrunk by more than a hundred points`() {
    let (left, right) = pair(300, 500)
    left.move(by: 60, 0)
    right.move(by: -41, 0)
    #expect(lines == ["pinch began inward"])
    left.up()
    right.up()
  }

  @Test
  func `Reverses at once when the change is more than a hundred points in the other direction`() {
    let (left, right) = pair(300, 500)
    right.move(by: 120, 0)
    right.move(by: -200, 0)
    #expect(recognizer.direction == .outward)
    right.move(by: -25, 0)
    #expect(lines == ["pinch began outward", "pinch changed outward", "pinch changed inward"])
    left.up()
    right.up()
  }

  @Test func `A lifted finger clears the distance, and it is remembered again with the next one`() {
    let (left, right) = pair(300, 400)
    right.move(by: 90, 0)
    right.up()
    let next = tester.finger(downAt: CGPoint(x: 500, y: 200))
    next.move(by: 90, 0)
    #expect(lines == [])
    next.move(by: 11, 0)
    #expect(lines == ["pinch began outward"])
    next.up()
    left.up()
  }

  @Test func `One finger, or three, have no distance`() {
    let (left, right) = pair(300, 400)
    let third = tester.finger(downAt: CGPoint(x: 600, y: 200))
    right.move(by: 150, 0)
    #expect(recognizer.change == 0)
    third.up()
    right.move(by: 50, 0)
    #expect(lines == [])
    right.up()
    left.move(by: 150, 0)
    left.up()
    #expect(lines == [])
  }

  @Test func `The threshold can be set`() {
    recognizer.threshold = 10
    let (left, right) = pair(300, 400)
    right.move(by: 11, 0)
    #expect(lines == ["pinch began outward"])
    left.up()
    right.up()
  }

  @Test func `A cancelled touch cancels it`() {
    let (left, right) = pair(300, 400)
    right.move(by: 101, 0)
    tester.together {
      left.cancel()
      right.cancel()
    }
    #expect(lines == ["pinch began outward", "pinch cancelled outward"])
  }
}
