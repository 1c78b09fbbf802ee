/// What a view has drawn, or a shape or gradient layer is: shapes from back to front, in a layer's own coordinates.
///
/// A host draws it behind the layer's sublayers, in front of its background, and replaces it as a whole with the next one. It is a list of numbers, as pages read it;
/// other hosts ask for ``bounds``, ``gradient`` and ``shapes``.
nonisolated public struct LayerDrawing: Equatable, Sendable {
  /// The rectangle (x, y, width, height; a width of −1 for none), the count of shapes, and the shapes. Of each the rule (0 winding, 1 even-odd), the two colors (red, green, blue, alpha),
  /// the width, cap, join, miter limit and dash phase of the line, the count of dashes and their lengths, the count of parts, and the parts: 0 move, 1 line, 2 quadratic,
  /// 3 cubic, 4 close, each with its points.
  ///
  /// A gradient is counted among the shapes. It has 2 where they have their rule, and then its kind (0 axial, 1 radial, 2 conic), the start, the end, the count of stops, and of each
  /// the location and the color.
  ///
  /// Natively 4 is added to the rule of a shape that erases, and 8 to that of one that is clipped: then the count of clips follows the rule, and of each its rule, the count of its parts, and the parts.
  public let numbers: [CGFloat]

  /// - Parameters:
  ///   - bounds: the rectangle that was drawn in; `nil` for shapes that stay as they are in a layer of any size.
  ///   - shapes: none by default.
  public init(bounds: CGRect? = nil, shapes: [LayerShape] = []) {
    var writer = DrawingWriter()
    writer.write(bounds ?? .withoutBounds)
    writer.numbers.append(CGFloat(shapes.count))
    for shape in shapes { writer.write(shape) }
    numbers = writer.numbers
  }

  /// A gradient all over a layer.
  public init(_ gradient: LayerGradient) {
    var writer = DrawingWriter()
    writer.write(.withoutBounds)
    writer.numbers.append(1)
    writer.write(gradient)
    numbers = writer.numbers
  }
}

#if !hasFeature(Embedded)
  extension LayerDrawing {
    // What is added to the rule of a shape.
    nonisolated static let erasing = 4
    nonisolated static let clipped = 8
  }
#endif

extension CGRect {
  /// What stands for no rectangle.
  nonisolated fileprivate static var withoutBounds: CGRect {
    CGRect(x: 0, y: 0, width: -1, height: 0)
  }
}
