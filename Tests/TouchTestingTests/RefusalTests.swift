import Testing
import TouchKit
import TouchTesting

// What fingers cannot do ends the test's process, with the line of the caller. (An optimized program ends without a word.)
@Suite struct RefusalTests {
  private func expect(
    _ complaint: String, of result: ExitTest.Result?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #if DEBUG
      let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(said.contains(complaint), sourceLocation: sourceLocation)
    #endif
  }

  @Test func `A finger that is not down cannot move`() async {
    // What stands in an exit test is all on the line on which that one begins.
    let line = #line + 1
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { TouchTester().finger().move(to: .zero) }
    }
    expect("Finger 1 is not down: it cannot move.", of: result)
    expect("RefusalTests.swift:\(line)", of: result)
  }

  @Test func `A finger cannot come down twice`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        TouchTester().finger(downAt: .zero).down(at: .zero)
      }
    }
    expect("Finger 1 is down already: lift it first.", of: result)
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
    expect("The clock cannot go back by -1.0 s.", of: result)
  }
}
