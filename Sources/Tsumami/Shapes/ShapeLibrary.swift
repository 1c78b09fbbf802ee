import UIKit

/// Shapes and the templates that drawings are compared with.
///
///     var library = ShapeLibrary()
///     let heart = library.addShape("heart")
///     library.addTemplate(drawing, to: heart)
///     if let match = library.recognize(another), match.shape == heart { … }
///
/// One template makes a shape work, three make it reliable. A library is a value; recognition does not change it and
/// may run on several threads.
nonisolated public struct ShapeLibrary: Sendable {
  /// The names of the shapes, in the order in which they were added. Names are for people and need
  /// not differ.
  public private(set) var shapes: [String] = []

  /// All templates, in the order in which they were added.
  public private(set) var templates: [ShapeTemplate] = []

  /// How drawings are compared. ``ShapeMatching/cloud`` by default.
  public var matching: ShapeMatching = .cloud

  /// The limits for recognizing a drawing; nil, by default, means
  /// ``ShapeMatching/usualAcceptance``.
  public var acceptance: ShapeAcceptance?

  // The normalized points of all templates, for the matching.
  private(set) var coordinates: [Float] = []
  private(set) var owners: [Int] = []
  private(set) var field = DistanceField()

  /// A library without shapes.
  public init() {}

  /// Adds a shape without templates.
  ///
  /// - Returns: the shape's index in ``shapes``.
  @discardableResult
  public mutating func addShape(_ name: String) -> Int {
    shapes.append(name)
    return shapes.count - 1
  }

  /// Records a drawing as an example of a shape.
  ///
  /// - Parameters:
  ///   - drawing: a drawing of at least two different points.
  ///   - shape: an index in ``shapes``; any other is a programming error.
  /// - Returns: false, and no template is added, for a drawing without extent.
  @discardableResult
  public mutating func addTemplate(_ drawing: ShapeDrawing, to shape: Int) -> Bool {
    precondition(shapes.indices.contains(shape), "there is no such shape")
    guard drawing.longerSide > 0 else { return false }
    let template = ShapeTemplate(drawing: drawing, shape: shape)
    templates.append(template)
    remember(template)
    return true
  }

  /// Removes a template; the indices of those after it become one less.
  public mutating func removeTemplate(at index: Int) {
    templates.remove(at: index)
    coordinates.removeAll()
    owners.removeAll()
    field = DistanceField()
    for template in templates { remember(template) }
  }

  private mutating func remember(_ template: ShapeTemplate) {
    let cloud = PointCloud(template.drawing)
    coordinates += cloud.coordinates
    owners.append(template.shape)
    field.append(cloud)
  }

  /// The shape that a drawing is recognized as, or nil where ``acceptance`` rejects it.
  ///
  /// - Complexity: proportional to the number of templates; about 0.2 µs for each.
  public func recognize(_ drawing: ShapeDrawing) -> ShapeMatch? {
    guard let match = nearest(to: drawing) else { return nil }
    return (acceptance ?? matching.usualAcceptance).accepts(match) ? match : nil
  }

  /// The nearest shape, at any distance; nil where the drawing has no extent or the library no template.
  public func nearest(to drawing: ShapeDrawing) -> ShapeMatch? {
    guard !templates.isEmpty, drawing.longerSide > 0 else { return nil }
    let cloud = PointCloud(drawing)
    return switch matching {
    case .cloud: CloudSearch.run(self, cloud)
    case .ordered(let rotation): OrderedSearch.run(self, cloud, rotation: rotation)
    }
  }
}
