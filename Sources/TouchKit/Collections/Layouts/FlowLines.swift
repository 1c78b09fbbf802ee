/// How items fill lines, as text does: as many as fit beside each other, and then the next line.
/// Across is x, along is y.
nonisolated enum FlowLines {
  /// Items of one size: where each is follows from its number.
  ///
  /// With width w, an item of width a and at least the spacing s between two of them, a line has k
  /// = ⌊(w + s) / (a + s)⌋ items, one at least, and what is left of the width is shared out between
  /// them; a single one is centred. For w = 320, a = 100, s = 5: k = 3, and the gaps are 10.
  struct Uniform: Equatable {
    let count: Int
    let size: CGSize
    let lineSpacing: CGFloat
    let perLine: Int
    let gap: CGFloat
    let start: CGFloat

    init(count: Int, size: CGSize, spacing: CGFloat, lineSpacing: CGFloat, width: CGFloat) {
      let size = CGSize(width: max(1, size.width), height: max(1, size.height))
      self.count = count
      self.size = size
      self.lineSpacing = lineSpacing
      let fitting = ((width + spacing) / (size.width + spacing) + 1e-6).rounded(.down)
      perLine = max(1, Int(min(max(fitting, 1), 1e6)))
      let room = width - CGFloat(perLine) * size.width
      gap = perLine > 1 ? room / CGFloat(perLine - 1) : 0
      start = perLine > 1 ? 0 : max(0, room / 2)
    }

    private var step: CGFloat { size.height + lineSpacing }
    private var lines: Int { (count + perLine - 1) / perLine }

    var length: CGFloat {
      count == 0 ? 0 : CGFloat(lines) * step - lineSpacing
    }

    func frame(of item: Int) -> CGRect {
      let (line, column) = item.quotientAndRemainder(dividingBy: perLine)
      return CGRect(
        x: start + CGFloat(column) * (size.width + gap), y: CGFloat(line) * step,
        width: size.width, height: size.height)
    }

    func items(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
      guard count > 0, bottom > 0, bottom > top else { return 0..<0 }
      let first = Int(max(0, min(top / step, CGFloat(lines))))
      let last = min(lines - 1, Int(min(bottom / step, CGFloat(lines))))
      guard first <= last else { return 0..<0 }
      return first * perLine..<min(count, (last + 1) * perLine)
    }
  }

  /// Items of many sizes. Lines are spread to the whole width, except for the last one if `isLast`;
  /// each is as high as its highest item, and the others are centred in it.
  static func arrange(
    _ sizes: [CGSize], spacing: CGFloat, lineSpacing: CGFloat, width: CGFloat, isLast: Bool
  ) -> (frames: [CGRect], length: CGFloat) {
    var frames: [CGRect] = []
    frames.reserveCapacity(sizes.count)
    var y: CGFloat = 0
    var first = 0
    while first < sizes.count {
      var end = first
      var used: CGFloat = 0
      var height: CGFloat = 0
      while end < sizes.count {
        let more = sizes[end].width + (end > first ? spacing : 0)
        if end > first, used + more > width + 1e-6 { break }
        used += more
        height = max(height, sizes[end].height)
        end += 1
      }
      let isSpread = end - first > 1 && !(isLast && end == sizes.count)
      let gap = spacing + (isSpread ? (width - used) / CGFloat(end - first - 1) : 0)
      var x = end - first == 1 ? max(0, (width - used) / 2) : 0
      for size in sizes[first..<end] {
        frames.append(
          CGRect(x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height))
        x += size.width + gap
      }
      y += height + lineSpacing
      first = end
    }
    return (frames, max(0, y - lineSpacing))
  }
}
