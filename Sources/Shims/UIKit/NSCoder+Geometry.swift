#if !hasFeature(Embedded)
  import Foundation
  import TouchKit

  // Geometry as text, in the form that UIKit writes it: "{1, 2}", "{{1, 2}, {3, 4}}", "[a, b, c, d, tx, ty]". What used to be
  // `NSStringFromCGRect` and its siblings.
  extension NSCoder {
    /// A point as `{x, y}`.
    public class func string(for point: CGPoint) -> String {
      text(of: [point.x, point.y])
    }

    /// A size as `{width, height}`.
    public class func string(for size: CGSize) -> String {
      text(of: [size.width, size.height])
    }

    /// A vector as `{dx, dy}`.
    public class func string(for vector: CGVector) -> String {
      text(of: [vector.dx, vector.dy])
    }

    /// A rectangle as `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String {
      "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }

    /// A map as `[a, b, c, d, tx, ty]`.
    public class func string(for transform: CGAffineTransform) -> String {
      let t = transform
      return "[\(list(of: [t.a, t.b, t.c, t.d, t.tx, t.ty]))]"
    }

    /// Insets as `{top, left, bottom, right}`.
    public class func string(for insets: UIEdgeInsets) -> String {
      text(of: [insets.top, insets.left, insets.bottom, insets.right])
    }

    /// An offset as `{horizontal, vertical}`.
    public class func string(for offset: UIOffset) -> String {
      text(of: [offset.horizontal, offset.vertical])
    }

    /// The point that `string(for:)` wrote; zero where the text is none.
    public class func cgPoint(for string: String) -> CGPoint {
      numbers(2, in: string).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }

    /// The size that `string(for:)` wrote; zero where the text is none.
    public class func cgSize(for string: String) -> CGSize {
      numbers(2, in: string).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }

    /// The vector that `string(for:)` wrote; zero where the text is none.
    public class func cgVector(for string: String) -> CGVector {
      numbers(2, in: string).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
    }

    /// The rectangle that `string(for:)` wrote; zero where the text is none.
    public class func cgRect(for string: String) -> CGRect {
      numbers(4, in: string).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
        ?? .zero
    }

    /// The map that `string(for:)` wrote; identity where the text is none.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
      numbers(6, in: string).map { CGAffineTransform($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) }
        ?? .identity
    }

    /// The insets that `string(for:)` wrote; zero where the text is none.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
      numbers(4, in: string).map {
        UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
      } ?? .zero
    }

    /// The offset that `string(for:)` wrote; zero where the text is none.
    public class func uiOffset(for string: String) -> UIOffset {
      numbers(2, in: string).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }

    private static func text(of numbers: [CGFloat]) -> String {
      "{\(list(of: numbers))}"
    }

    // A whole number has no ".0", as with `%.17g`.
    private static func list(of numbers: [CGFloat]) -> String {
      let texts = numbers.map {
        let text = "\(Double($0))"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
      }
      return texts.joined(separator: ", ")
    }

    private static func numbers(_ count: Int, in string: String) -> [CGFloat]? {
      let parts = string.split { "{}[], ".contains($0) }
      let numbers = parts.compactMap { Double($0) }.map { CGFloat($0) }
      return numbers.count == count && parts.count == count ? numbers : nil
    }
  }
#endif
