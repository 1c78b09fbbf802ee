import Testing
import TouchKit
import TouchTesting

// What fingers cannot do ends the test's process, with the line of the caller.
@Suite struct RefusalTests {
  private func complaint(of result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `A finger that is not down cannot move`() async {
    // What stands in an exit test is all on the line on which that one begins.
    let line = #line + 1
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { TouchTester().finger().move(to: .zero) }
    }
    #expect(complaint(of: result).contains("Finger 1 is not down: it cannot move."))
    #expect(complaint(of: result).contains("RefusalTests.swift:\(line)"))
  }

  @Test func `A finger cannot come down twice`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        TouchTester().finger(downAt: .zero).down(at: .zero)
      }
    }
    #expect(complaint(of: result).contains("Finger 1 is down already: lift it first."))
  }

  @Test func `A finger cannot lift, press, drag or be cancelled without being down`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { TouchTester().finger().up() }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { TouchTester().finger().press(1) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { TouchTester().finger().drag(to: .zero, over: 1) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { TouchTester().finger().cancel() }
    }
  }

  @Test func `No finger is nowhere, and no clock runs back`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { TouchTester().tap(at: CGPoint(x: CGFloat.nan, y: 0)) }
    }
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { TouchTester().advance(by: -1) }
    }
    #expect(complaint(of: result).contains("The clock cannot go back by -1.0 s."))
  }
}
