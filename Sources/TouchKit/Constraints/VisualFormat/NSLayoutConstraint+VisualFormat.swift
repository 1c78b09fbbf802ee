#if !hasFeature(Embedded)
  extension NSLayoutConstraint {
    /// What the views of a visual format have in common, and in which direction they follow each other. The raw values are UIKit's. (There are no baselines.)
    nonisolated public struct FormatOptions: OptionSet, Hashable, Sendable {
      public let rawValue: UInt

      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }

      /// Their left edges are in one line.
      public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
      /// Their right edges are.
      public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
      /// Their upper edges are.
      public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
      /// Their lower edges are.
      public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
      /// Their leading edges are.
      public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
      /// Their trailing edges are.
      public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
      /// Their middles across are.
      public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
      /// Their middles down are.
      public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)

      /// Across they follow each other in the direction in which one reads: the default.
      public static let directionLeadingToTrailing: FormatOptions = []
      /// They follow each other from left to right.
      public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
      /// They follow each other from right to left.
      public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    }

    /// Constraints as a line of text draws them, not active yet: `"H:|-[icon(24)]-8-[title(>=80)]-|"`.
    ///
    /// `|` is the superview of the first view, which has to be in it already; `-` at its edge is its ``UIView/layoutMargins``, and 8 points between views. Natively
    /// only.
    ///
    /// - Parameters:
    ///   - format: ends the program where it cannot be read, or names what is not there, and says at which byte.
    ///   - opts: none by default.
    ///   - metrics: numbers, by the names that the format gives them.
    ///   - views: views and layout guides, by their names.
    public static func constraints(
      withVisualFormat format: String, options opts: FormatOptions = [],
      metrics: [String: Any]? = nil, views: [String: Any]
    ) -> [NSLayoutConstraint] {
      do throws(VisualFormatFault) {
        let drawn = DrawnConstraints(
          try VisualFormatReader.read(format), opts, metrics ?? [:], views)
        return try drawn.all()
      } catch {
        preconditionFailure("\(format): \(error.message), at \(error.index).")
      }
    }
  }
#endif
