/// One of the two lengths of an ``NSCollectionLayoutSize``: a number of points, or a part of what it is in.
///
/// An item is in its group, a group in another one or in its section, and a section in the collection view, each without its content
/// insets.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class NSCollectionLayoutDimension {
  enum Kind {
    case fractionalWidth
    case fractionalHeight
    case absolute
    case estimated
  }

  let kind: Kind

  /// The number of points, or the part.
  public let dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
  }

  // Spelled out: see UIResponder.
  deinit {}

  /// A part of the width of what it is in: 0.5 is half of it.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  /// A part of the height of what it is in: 0.5 is half of it.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  /// A number of points.
  public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// A number of points that the content may change: a group is then as long as what is in it.
  ///
  /// A cell, a header or a footer is as long as it wants to be by ``UICollectionReusableView/preferredLayoutAttributesFitting(_:)``, which is called when it
  /// comes into view; until then it has this length. A badge always has just this length.
  /// A section whose groups have more or fewer items as these become smaller or larger has a new group after every 256 items or so.
  public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// True for a part of the width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }

  /// True for a part of the height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }

  /// True for a number of points.
  public var isAbsolute: Bool { kind == .absolute }

  /// True for a number of points that the content may change.
  public var isEstimated: Bool { kind == .estimated }

  // In points; what is negative or no number counts as 0.
  func length(in container: CGSize) -> CGFloat {
    let length =
      switch kind {
      case .fractionalWidth: dimension * container.width
      case .fractionalHeight: dimension * container.height
      case .absolute, .estimated: dimension
      }
    return length.isFinite ? max(0, length) : 0
  }
}
