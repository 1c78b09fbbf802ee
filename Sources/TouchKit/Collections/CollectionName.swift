// Reuse identifiers and the kinds of supplementary views are strings natively, as in UIKit.
// Comparing strings costs 13 KB in the Embedded build, so there they are static strings: what is
// written as a literal compiles in both.
#if hasFeature(Embedded)
  /// The name of a reuse pool or of a kind of supplementary view.
  public typealias CollectionName = StaticString

  func isSame(_ a: CollectionName, _ b: CollectionName) -> Bool {
    guard a.utf8CodeUnitCount == b.utf8CodeUnitCount else { return false }
    for i in 0..<a.utf8CodeUnitCount where a.utf8Start[i] != b.utf8Start[i] { return false }
    return true
  }
#else
  /// The name of a reuse pool or of a kind of supplementary view.
  public typealias CollectionName = String

  nonisolated func isSame(_ a: CollectionName, _ b: CollectionName) -> Bool {
    a == b
  }
#endif

/// The kinds of supplementary views that a collection view has met, as numbers: 0 stands for cells.
final class ElementKinds {
  private var names: [CollectionName] = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]

  func number(of name: CollectionName) -> Int32 {
    if let index = names.firstIndex(where: { isSame($0, name) }) { return Int32(index + 1) }
    names.append(name)
    return Int32(names.count)
  }

  func name(of number: Int32) -> CollectionName {
    names[Int(number) - 1]
  }
}
