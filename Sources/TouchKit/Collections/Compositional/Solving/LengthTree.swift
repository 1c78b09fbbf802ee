/// Lengths one after the other of which most are as long as usual: a Fenwick tree of how much longer the others are.
///
///     start(i) = i · usual + Σ (length of k − usual), k < i
///
/// Cell i of the tree, counted from 1, has the sum of the 2ⁿ differences up to i, where 2ⁿ is the lowest bit of i: the sum up to 6 (110) is that of cell 6
/// (5 and 6) and of cell 4 (1 to 4). Of lengths of 10, of which the third is 25, the fourth begins at 45.
///
/// Setting a length and asking for a start cost O(log n), finding the length at a place O(log² n). Nothing is kept until the first length is set.
nonisolated struct LengthTree {
  let count: Int
  private let usual: CGFloat
  private let last: CGFloat
  private var sums: [CGFloat] = []
  private var differences: [Int: CGFloat] = [:]

  /// - Parameter last: how long the last one usually is.
  init(count: Int, usual: CGFloat, last: CGFloat) {
    (self.count, self.usual, self.last) = (count, usual, last)
  }

  /// Where a length begins; the number of all lengths stands for the end.
  func start(of index: Int) -> CGFloat {
    guard count > 0 else { return 0 }
    let plain = index < count ? CGFloat(index) * usual : CGFloat(count - 1) * usual + last
    guard !sums.isEmpty else { return plain }
    var (sum, cell) = (CGFloat(0), index)
    while cell > 0 {
      sum += sums[cell]
      cell &= cell - 1
    }
    return plain + sum
  }

  /// The one at a place: the first or the last one beyond the ends.
  func index(at place: CGFloat) -> Int {
    (0..<count).halved { start(of: $0) <= place }
  }

  mutating func set(_ length: CGFloat, of index: Int) {
    if sums.isEmpty { sums = Array(repeating: 0, count: count + 1) }
    let new = length - (index == count - 1 ? last : usual)
    let change = new - (differences[index] ?? 0)
    differences[index] = new
    guard change != 0 else { return }
    var cell = index + 1
    while cell <= count {
      sums[cell] += change
      cell += cell & -cell
    }
  }
}
