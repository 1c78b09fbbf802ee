/// Pictures in rows that fill the width, each row as high as that makes it.
///
/// A row of pictures with the aspect ratios (width / height) rᵢ and the spacing s fills the width w
/// if its height is
///
///     h = (w − (n − 1)·s) / Σ rᵢ
///
/// The number of rows is the one that brings h nearest to the wished height, and pictures are dealt
/// out to the rows by where the middle of each falls on the line of all their ratios, so that the
/// last row is as full as the others. With w = 320, s = 0, a wished height of 100, and the ratios
/// 1, 2, 1, 1, 1.5: they sum to 6.5, the rows to 6.5 · 100 / 320 ≈ 2; the first has 1 and 2 (and is
/// 106.7 high), the second 1, 1 and 1.5 (91.4 high).
nonisolated enum JustifiedRows {
  static func arrange(_ ratios: [CGFloat], spacing: CGFloat, height: CGFloat, width: CGFloat)
    -> (frames: [CGRect], length: CGFloat)
  {
    var frames: [CGRect] = []
    frames.reserveCapacity(ratios.count)
    var sum: CGFloat = 0
    for ratio in ratios { sum += ratio }
    guard sum > 0, width > 0, height > 0 else { return (ratios.map { _ in CGRect.zero }, 0) }
    let rows = min(max(1, (sum * height / width).rounded()), CGFloat(ratios.count))
    let share = sum / rows
    var y: CGFloat = 0
    var first = 0
    var passed: CGFloat = 0
    while first < ratios.count {
      // A row gets the pictures that have their middle before the row's end; one picture at least.
      let end = (((passed + ratios[first] / 2) / share).rounded(.down) + 1) * share
      var next = first
      var own: CGFloat = 0
      while next < ratios.count, next == first || passed + ratios[next] / 2 < end - 1e-9 {
        own += ratios[next]
        passed += ratios[next]
        next += 1
      }
      let row = max(1, width - CGFloat(next - first - 1) * spacing) / own
      var x: CGFloat = 0
      for ratio in ratios[first..<next] {
        frames.append(CGRect(x: x, y: y, width: ratio * row, height: row))
        x += ratio * row + spacing
      }
      y += row + spacing
      first = next
    }
    return (frames, max(0, y - spacing))
  }
}
