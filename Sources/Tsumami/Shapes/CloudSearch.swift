import UIKit

/// Finds the template whose cloud is nearest, and whether another shape comes close.
///
/// Another shape matters only if it is less than ``ShapeMatch/clear`` times as far away. So all
/// templates but a few are discarded by bounds from the ``DistanceField``, most of the rest by
/// bounds from their points' true distances, and the matching itself runs only for the likeliest.
nonisolated struct CloudSearch {
  private let cloud: PointCloud

  // The least costs so far: of the nearest shape, and of the nearest other one.
  private var best: Float = .infinity
  private var second: Float = .infinity
  private var shape = -1
  private var template = -1

  private let forth = CloudDistances()
  private let back = CloudDistances()

  /// Searches all templates of a library that has at least one.
  static func run(_ library: ShapeLibrary, _ cloud: PointCloud) -> ShapeMatch? {
    var search = CloudSearch(cloud: cloud)
    search.run(library)
    guard search.shape >= 0 else { return nil }
    return ShapeMatch(
      shape: search.shape, template: search.template, distance: distance(search.best),
      runnerUp: distance(search.second))
  }

  private init(cloud: PointCloud) {
    self.cloud = cloud
  }

  /// The root of a cost's weighted mean of squares.
  private static func distance(_ cost: Float) -> CGFloat {
    CGFloat((cost / CloudMatching.weights).squareRoot())
  }

  private mutating func run(_ library: ShapeLibrary) {
    let bounds = FieldBounds(library.field, cloud)
    let likeliest = bounds.likeliest
    compare(library, likeliest, bounds.forth[likeliest])
    for index in library.owners.indices
    where index != likeliest && bounds.least(index) < limit(library.owners[index]) {
      compare(library, index, bounds.forth[index])
    }
  }

  /// The cost below which a template matters.
  private func limit(_ shape: Int) -> Float {
    shape == self.shape ? best : min(second, best * Float(ShapeMatch.clear * ShapeMatch.clear))
  }

  private mutating func compare(_ library: ShapeLibrary, _ index: Int, _ bound: Float) {
    let shape = library.owners[index]
    let limit = limit(shape)
    let least = cloud.coordinates.withUnsafeBufferPointer { cloud in
      library.coordinates.withUnsafeBufferPointer { coordinates in
        leastCost(
          cloud.baseAddress!, coordinates.baseAddress! + index * 2 * PointCloud.count, bound,
          limit: limit)
      }
    }
    if least < limit { keep(index, shape, least) }
  }

  /// The least cost of both roles, or `limit` where none is below it; `bound` is one for the
  /// cloud's points choosing.
  private func leastCost(
    _ cloud: UnsafePointer<Float>, _ template: UnsafePointer<Float>, _ bound: Float, limit: Float
  ) -> Float {
    // What is nearest to the points of one cloud stands in the columns of the other's table.
    forth.findNearest(cloud, template)
    CloudMatching.bound(forth.near, back.bounds)
    guard bound < limit || back.isPromising(limit: limit) else { return limit }
    back.findNearest(template, cloud)
    CloudMatching.bound(back.near, forth.bounds)
    var least = limit
    if forth.isPromising(limit: least) {
      forth.measure(cloud, template)
      least = forth.leastCost(back.near, limit: least)
    }
    if back.isPromising(limit: least) {
      back.measure(template, cloud)
      least = back.leastCost(forth.near, limit: least)
    }
    return least
  }

  private mutating func keep(_ index: Int, _ other: Int, _ cost: Float) {
    if other == shape {
      best = cost
      template = index
    } else if cost < best {
      (second, best, shape, template) = (best, cost, other, index)
    } else {
      second = cost
    }
  }
}
