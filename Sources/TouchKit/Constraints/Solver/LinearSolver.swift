/// Finds numbers that fulfil equations and inequalities, of which some have to hold and others are wished for, the higher priorities first.
///
/// The method is the simplex method as Cassowary uses it (Badros, Borning, Stuckey: The Cassowary Linear Arithmetic Constraint Solving Algorithm, 2001).
/// Each inequality becomes an equation with a slack, which is not negative, and each wish gets errors, which are not negative either and cost something:
///
///     a ≥ b, required         a − b − slack = 0
///     a = b, required         a − b = 0
///     a ≥ b, wished for       a − b − slack + error = 0
///     a = b, wished for       a − b − above + below = 0
///
/// The table has a row for each variable that is computed from others (a basic one); all others are 0. The free variables, which may be negative, become basic
/// as they come in and stay that. What costs is kept as a row of its own for each priority, and a variable comes into the basis where the first of these rows
/// that it is in at all becomes smaller by it: so a wish never gives way to wishes of lower priorities, however many there are. Of variables and rows that do
/// equally well the one with the smallest number is taken (Bland's rule), which ends in any case.
nonisolated struct LinearSolver {
  enum Relation {
    case equal
    case atLeastZero
  }

  // Whether a variable may be negative; slacks and errors may not.
  private var isFree: [Bool] = []
  // By the number of the variable: its row, or −1 for one that is 0.
  private var rowOf: [Int] = []
  private var rows: [LinearRow] = []
  private var basic: [Int] = []
  // What is to become small, by priority, the highest first.
  private var costs: [LinearRow]

  /// - Parameter levels: how many priorities there are below the required one.
  init(levels: Int) {
    costs = Array(repeating: LinearRow(), count: levels)
  }

  /// A new variable, which may be negative.
  mutating func makeVariable() -> Int {
    make(isFree: true)
  }

  private mutating func make(isFree: Bool) -> Int {
    self.isFree.append(isFree)
    rowOf.append(-1)
    return rowOf.count - 1
  }

  /// The value of a variable after ``optimize()``.
  func value(of variable: Int) -> Double {
    rowOf[variable] < 0 ? 0 : rows[rowOf[variable]].constant
  }

  // MARK: Adding

  /// Adds what has to be zero, or at least zero.
  ///
  /// - Parameter level: the index of its priority, 0 for the highest; `nil` for what has to hold.
  /// - Returns: false where it contradicts what had to hold already; it is left out then.
  @discardableResult
  mutating func add(_ expression: LinearRow, _ relation: Relation, level: Int? = nil) -> Bool {
    var row = LinearRow(expression.constant)
    for term in expression.terms {
      if rowOf[term.variable] < 0 {
        row.add(term.coefficient, of: term.variable)
      } else {
        row.add(rows[rowOf[term.variable]], times: term.coefficient)
      }
    }
    var own: [Int] = []
    if relation == .atLeastZero {
      own.append(make(isFree: false))
      row.add(-1, of: own[0])
    }
    if let level {
      let below = make(isFree: false)
      row.add(1, of: below)
      costs[level].add(1, of: below)
      own.append(below)
      if relation == .equal {
        let above = make(isFree: false)
        row.add(-1, of: above)
        costs[level].add(1, of: above)
        own.append(above)
      }
    }
    // So that the new basic variable is not negative.
    if row.constant < 0 { row.multiply(by: -1) }
    if let subject = subject(of: row, own) {
      row.solve(for: subject)
      insert(row, for: subject)
      return true
    }
    guard !row.terms.isEmpty else { return abs(row.constant) < 1e-6 }
    return addByArtificialVariable(row)
  }

  // What the row can be solved for without making anything negative.
  private func subject(of row: LinearRow, _ own: [Int]) -> Int? {
    for term in row.terms where isFree[term.variable] { return term.variable }
    for variable in own where row.coefficient(of: variable) < 0 { return variable }
    return nil
  }

  private mutating func insert(_ row: LinearRow, for variable: Int) {
    replaceEverywhere(variable, by: row)
    rowOf[variable] = rows.count
    rows.append(row)
    basic.append(variable)
  }

  private mutating func replaceEverywhere(_ variable: Int, by row: LinearRow) {
    for index in rows.indices { rows[index].replace(variable, by: row) }
    for index in costs.indices { costs[index].replace(variable, by: row) }
  }

  // An artificial variable is what the row is away from zero: where it can become zero, the row fits.
  private mutating func addByArtificialVariable(_ row: LinearRow) -> Bool {
    let before = self
    let artificial = make(isFree: false)
    rowOf[artificial] = rows.count
    rows.append(row)
    basic.append(artificial)
    costs.insert(row, at: 0)
    minimize(levels: 1)
    let rest = costs[0].constant
    costs.removeFirst()
    guard abs(rest) < 1e-6 else {
      self = before
      return false
    }
    if rowOf[artificial] >= 0 {
      if let term = rows[rowOf[artificial]].terms.first {
        pivot(term.variable, out: artificial)
      } else {
        removeRow(of: artificial)
      }
    }
    for index in rows.indices { rows[index].remove(artificial) }
    for index in costs.indices { costs[index].remove(artificial) }
    return true
  }

  private mutating func removeRow(of variable: Int) {
    let index = rowOf[variable]
    rowOf[variable] = -1
    let (row, moved) = (rows.removeLast(), basic.removeLast())
    guard index < rows.count else { return }
    rows[index] = row
    basic[index] = moved
    rowOf[moved] = index
  }

  // MARK: Optimizing

  /// Fulfils the wishes as far as they can be.
  mutating func optimize() {
    minimize(levels: costs.count)
  }

  private mutating func minimize(levels: Int) {
    // Rounding might undo what a step has brought.
    var steps = 0
    while steps < 10_000, let entering = entering(levels), let leaving = leaving(entering) {
      pivot(entering, out: leaving)
      steps += 1
    }
  }

  // A variable that makes costs smaller as it grows.
  private func entering(_ levels: Int) -> Int? {
    for level in 0..<levels {
      for term in costs[level].terms
      where term.coefficient < -LinearRow.epsilon && !isFree[term.variable] {
        var isFirst = true
        for higher in 0..<level where costs[higher].coefficient(of: term.variable) != 0 {
          isFirst = false
          break
        }
        if isFirst { return term.variable }
      }
    }
    return nil
  }

  // The basic variable that is the first to become zero.
  private func leaving(_ entering: Int) -> Int? {
    var (found, least) = (-1, Double.infinity)
    for index in rows.indices where !isFree[basic[index]] {
      let coefficient = rows[index].coefficient(of: entering)
      guard coefficient < -LinearRow.epsilon else { continue }
      let ratio = -rows[index].constant / coefficient
      if ratio < least || (ratio == least && basic[index] < found) {
        (found, least) = (basic[index], ratio)
      }
    }
    return found < 0 ? nil : found
  }

  private mutating func pivot(_ entering: Int, out leaving: Int) {
    let index = rowOf[leaving]
    var row = rows[index]
    removeRow(of: leaving)
    // leaving = constant + …: what is zero is that minus the leaving one.
    row.add(-1, of: leaving)
    row.solve(for: entering)
    insert(row, for: entering)
  }
}
