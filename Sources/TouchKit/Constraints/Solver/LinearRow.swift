/// A sum of multiples of variables, and a constant: what a variable is computed from, or what is to be zero or as small as it can be.
///
///     constant + Σ coefficientᵢ · variableᵢ
nonisolated struct LinearRow {
  struct Term {
    var variable: Int
    var coefficient: Double
  }

  var constant: Double = 0
  // By the numbers of the variables; no coefficient is zero.
  private(set) var terms: [Term] = []

  init(_ constant: Double = 0) {
    self.constant = constant
  }

  /// Smaller numbers are what is left of a difference that is zero.
  static let epsilon = 1e-8

  /// - Complexity: O(log n).
  func coefficient(of variable: Int) -> Double {
    let index = place(of: variable)
    guard index < terms.count, terms[index].variable == variable else { return 0 }
    return terms[index].coefficient
  }

  private func place(of variable: Int) -> Int {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    return low
  }

  mutating func add(_ coefficient: Double, of variable: Int) {
    let index = place(of: variable)
    if index < terms.count, terms[index].variable == variable {
      terms[index].coefficient += coefficient
      if abs(terms[index].coefficient) < Self.epsilon { terms.remove(at: index) }
    } else if abs(coefficient) >= Self.epsilon {
      terms.insert(Term(variable: variable, coefficient: coefficient), at: index)
    }
  }

  @discardableResult
  mutating func remove(_ variable: Int) -> Double {
    let index = place(of: variable)
    guard index < terms.count, terms[index].variable == variable else { return 0 }
    return terms.remove(at: index).coefficient
  }

  mutating func multiply(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// Adds a multiple of another row.
  ///
  /// - Complexity: O(n + m).
  mutating func add(_ other: LinearRow, times factor: Double = 1) {
    constant += other.constant * factor
    guard !other.terms.isEmpty else { return }
    var sum: [Term] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    var index = 0
    for term in other.terms {
      while index < terms.count, terms[index].variable < term.variable {
        sum.append(terms[index])
        index += 1
      }
      var coefficient = term.coefficient * factor
      if index < terms.count, terms[index].variable == term.variable {
        coefficient += terms[index].coefficient
        index += 1
      }
      if abs(coefficient) >= Self.epsilon {
        sum.append(Term(variable: term.variable, coefficient: coefficient))
      }
    }
    sum.append(contentsOf: terms[index...])
    terms = sum
  }

  /// Puts what a variable is computed from in its place.
  mutating func replace(_ variable: Int, by row: LinearRow) {
    let coefficient = remove(variable)
    if coefficient != 0 { add(row, times: coefficient) }
  }

  /// The row is zero; afterwards it is what this variable, one of its terms, is computed from.
  ///
  ///     0 = constant + a·x + rest        x = −(constant + rest) / a
  mutating func solve(for variable: Int) {
    let coefficient = remove(variable)
    multiply(by: -1 / coefficient)
  }
}
