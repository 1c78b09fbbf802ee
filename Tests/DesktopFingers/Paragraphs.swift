#if Desktop
  import DesktopHost
  import TouchKit

  /// Shows labels in pairs, one above the other: in the size of their words, and in the same width with room above and
  /// below. What is measured is what is drawn where both have the same letters.
  final class Paragraphs: UIView {
    private static let texts = [
      "The quick brown fox jumps over the lazy dog while nobody looks at it at all.",
      "Donaudampfschifffahrtsgesellschaftskapitän", "つまみで写真を拡大して、指を離すと元の大きさに戻ります。",
      "השועל החום המהיר קופץ מעל הכלב העצלן", "one\ntwo and a half of what comes after it\n\nfour",
    ]

    private static let looks: [(Int, NSLineBreakMode, NSTextAlignment)] = [
      (0, .byTruncatingTail, .natural), (0, .byCharWrapping, .justified),
      (2, .byTruncatingTail, .center), (1, .byTruncatingTail, .natural),
    ]

    /// Draws them into a file, in columns of 150 points, and prints how large each is.
    static func draw(to path: String) throws {
      let columns = CGFloat(texts.count * looks.count)
      let strip = try FilmStrip(
        count: 1, size: CGSize(width: columns * 150, height: 800), scale: 1
      ) { _ in
        // Of a label that is in no window yet.
        let words = UILabel(frame: .zero)
        words.text = texts[0]
        words.sizeToFit()
        print(Int(words.bounds.width), Int(words.bounds.height))
        let view = Paragraphs(frame: .zero)
        view.backgroundColor = .white
        return view
      }
      strip.draw()
      try strip.write(to: path)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      guard subviews.isEmpty else { return }
      var column: CGFloat = 0
      for look in Paragraphs.looks {
        for text in Paragraphs.texts {
          let size = add(text, look, x: column + 10, middle: 200, room: 0)
          _ = add(text, look, x: column + 10, middle: 600, room: 80)
          print(Int(size.width), Int(size.height))
          column += 150
        }
      }
    }

    private func add(
      _ text: String, _ look: (Int, NSLineBreakMode, NSTextAlignment), x: CGFloat,
      middle: CGFloat, room: CGFloat
    ) -> CGSize {
      let label = UILabel(frame: .zero)
      label.text = text
      (label.numberOfLines, label.lineBreakMode, label.textAlignment) = look
      addSubview(label)
      let size = label.sizeThatFits(CGSize(width: 130.5, height: 0))
      label.frame = CGRect(
        x: x, y: middle - size.height / 2 - room, width: min(size.width, 130.5),
        height: size.height + 2 * room)
      return size
    }
  }
#endif
