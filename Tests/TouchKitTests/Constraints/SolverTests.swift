import Testing
import TouchTesting

@testable import TouchKit

/// What the solver finds, compared with what can be said of the answer without it.
@Suite struct SolverTests {
  private func row(_ constant: Double, _ terms: (Double, Int)...) -> LinearRow {
    var row = LinearRow(constant)
    for (coefficient, variable) in terms { row.add(coefficient, of: variable) }
    return row
  }

  @Test func `Equations that have to hold are solved`() {
    let solver = Solving(levels: 0)
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    #expect(solver.add(row(-10, (1, x), (1, y)), .equal))
    #expect(solver.add(row(2, (1, x), (-1, y)), .equal))
    solver.optimize()
    #expect(abs(solver.value(of: x) - 4) < 1e-9 && abs(solver.value(of: y) - 6) < 1e-9)
  }

  @Test func `What contradicts what has to hold is left out, and the rest still holds`() {
    let solver = Solving(levels: 1)
    let x = solver.makeVariable()
    #expect(solver.add(row(-10, (1, x)), .atLeastZero))
    #expect(!solver.add(row(5, (-1, x)), .atLeastZero))
    #expect(!solver.add(row(-3, (1, x)), .equal))
    #expect(solver.add(row(20, (-1, x)), .atLeastZero))
    solver.add(row(-100, (1, x)), .equal, level: 0)
    solver.optimize()
    #expect(abs(solver.value(of: x) - 20) < 1e-9)
  }

  @Test func `A wish gives way to one of a higher priority, and to no number of lower ones`() {
    let solver = Solving(levels: 2)
    let x = solver.makeVariable()
    for _ in 0..<50 { solver.add(row(-1000, (1, x)), .equal, level: 1) }
    solver.add(row(-7, (1, x)), .equal, level: 0)
    solver.optimize()
    #expect(abs(solver.value(of: x) - 7) < 1e-9)
  }

  @Test(arguments: 0..<60)
  func `Random systems that can be fulfilled are, and no step in any direction is better`(
    seed: UInt64
  ) {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 2...8, using: &random)
    let truth = (0..<count).map { _ in Double(Int.random(in: -40...40, using: &random)) }
    let solver = Solving(levels: 2)
    let variables = truth.map { _ in solver.makeVariable() }
    var required: [(row: LinearRow, isEqual: Bool)] = []
    var wishes: [(row: LinearRow, isEqual: Bool, level: Int)] = []
    func some(away: Double) -> LinearRow {
      var sum = LinearRow()
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        sum.add(
          Double(Int.random(in: -2...2, using: &random)),
          of: variables.randomElement(using: &random) ?? 0)
      }
      sum.constant = away - Self.value(of: sum) { truth[$0] }
      return sum
    }
    for _ in 0..<Int.random(in: 0...count - 1, using: &random) {
      required.append((some(away: 0), true))
    }
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      required.append((some(away: Double(Int.random(in: 0...30, using: &random))), false))
    }
    for variable in variables {
      // Nothing grows without end.
      wishes.append((row(0, (1, variable)), true, 1))
    }
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let away = Double(Int.random(in: -30...30, using: &random))
      wishes.append(
        (some(away: away), Bool.random(using: &random), Int.random(in: 0...1, using: &random)))
    }
    for one in required {
      #expect(solver.add(one.row, one.isEqual ? .equal : .atLeastZero))
    }
    for one in wishes {
      solver.add(one.row, one.isEqual ? .equal : .atLeastZero, level: one.level)
    }
    solver.optimize()
    let found = variables.map { solver.value(of: $0) }
    func miss(_ row: LinearRow, _ isEqual: Bool, at values: [Double]) -> Double {
      let value = Self.value(of: row) { values[$0] }
      return isEqual ? abs(value) : max(0, -value)
    }
    func isAllowed(_ values: [Double]) -> Bool {
      required.allSatisfy { miss($0.row, $0.isEqual, at: values) < 1e-6 }
    }
    func cost(_ level: Int, _ values: [Double]) -> Double {
      wishes.filter { $0.level == level }.reduce(0) { $0 + miss($1.row, $1.isEqual, at: values) }
    }
    #expect(isAllowed(found))
    // What is best nearby is best everywhere: the costs are convex.
    for _ in 0..<400 {
      let step = pow(10, Double.random(in: -3...1, using: &random))
      var other = found
      for index in other.indices where Bool.random(using: &random) {
        other[index] += Double.random(in: -step...step, using: &random)
      }
      // Half-way to where everything that has to hold does.
      if Bool.random(using: &random) {
        let part = Double.random(in: 0...1, using: &random)
        other = zip(found, truth).map { $0 + ($1 - $0) * part }
      }
      guard isAllowed(other) else { continue }
      let (own, its) = (cost(0, found), cost(0, other))
      #expect(own <= its + 1e-4)
      if abs(own - its) < 1e-7 { #expect(cost(1, found) <= cost(1, other) + 1e-4) }
    }
  }

  private static func value(of row: LinearRow, _ values: (Int) -> Double) -> Double {
    row.terms.reduce(row.constant) { $0 + $1.coefficient * values($1.variable) }
  }
}

/// A solver that expectations can be asked of.
private final class Solving {
  private var solver: LinearSolver

  init(levels: Int) {
    solver = LinearSolver(levels: levels)
  }

  func makeVariable() -> Int {
    solver.makeVariable()
  }

  @discardableResult
  func add(_ row: LinearRow, _ relation: LinearSolver.Relation, level: Int? = nil) -> Bool {
    solver.add(row, relation, level: level)
  }

  func optimize() {
    solver.optimize()
  }

  func value(of variable: Int) -> Double {
    solver.value(of: variable)
  }
}
