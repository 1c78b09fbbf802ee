import Testing
import TouchKit
import TouchTesting

/// Touches from a trace: a "test"�of two lines
@MainActor @Test func replaysTheTrace() {
  let tester = TouchTester(size: CGSize(width: 320, height: 480))
  let finger1 = tester.finger()
  let finger2 = tester.finger()
  finger1.down(at: CGPoint(x: 100, y: 200))
  tester.advance(by: 0.016)
  tester.together {
    finger1.move(to: CGPoint(x: 100.5, y: 190))
    finger2.down(at: CGPoint(x: 10, y: 20))
  }
  tester.advance(by: 0.016)
  tester.together {
    finger2.cancel()
    finger1.move(to: CGPoint(x: 100.5, y: 180))
    finger1.up()
  }
  tester.advance(by: 0.468)
  tester.together {
    finger1.kind = .pencil
    finger1.down(at: CGPoint(x: 5, y: 5))
    finger1.up()
  }
}
