#if Desktop
  import DesktopHost
  import TouchKit

  /// Draws labels in pairs, one above the other: in the size of their words, and in the same width with room below and
  /// above. What is measured is what is drawn where both have the same letters.
  enum Paragraphs {
    static let texts = [
      "The quick brown fox jumps over the lazy dog while nobody looks at it at all.",
      "Donaudampfschifffahrtsgesellschaftskapitän", "つまみで写真を拡大して、指を離すと元の大きさに戻ります。",
      "השועל החום המהיר קופץ מעל הכלב העצלן", "one\ntwo and a half of what comes after it\n\nfour",
    ]

    /// Each column is 150 points wide and holds a pair: the upper half and the lower half of 800 points.
    static func draw(to path: String) throws {
      let looks: [(Int, NSLineBreakMode, NSTextAlignment)] = [
        (0, .byTruncatingTail, .natural), (0, .byCharWrapping, .justified),
        (2, .byTruncatingTail, .center), (1, .byTruncatingTail, .natural),
      ]
      let count = texts.count * looks.count
      let size = CGSize(width: CGFloat(count) * 150, height: 800)
      let strip = try FilmStrip(count: 1, size: size, scale: 1) { _ in
        let view = UIView(frame: .zero)
        view.backgroundColor = .white
        for index in 0..<count {
          let (lines, mode, alignment) = looks[index / texts.count]
          for half in 0..<2 {
            let label = UILabel(frame: .zero)
            label.text = texts[index % texts.count]
            label.numberOfLines = lines
            label.lineBreakMode = mode
            label.textAlignment = alignment
            var fitting = label.sizeThatFits(CGSize(width: 130.5, height: 0))
            if half == 0 { print(Int(fitting.width), Int(fitting.height)) }
            fitting.width = min(fitting.width, 130.5)
            let y = CGFloat(half) * 400 + 200 - fitting.height / 2
            label.frame = CGRect(
              x: CGFloat(index) * 150 + 10, y: y, width: fitting.width, height: fitting.height)
            if half == 1 { label.frame = label.frame.insetBy(dx: 0, dy: -80) }
            view.addSubview(label)
          }
        }
        return view
      }
      strip.draw()
      try strip.write(to: path)
    }
  }
#endif
