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

/// The kinds of views beside cells that a collection view has met, as numbers: 0 stands for cells, those above for supplementary views, those
/// below for decoration views. Two layouts may have one name for decoration views of two classes.
final class ElementKinds {
  private var names: [CollectionName] = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]
  private var decorations: [(name: CollectionName, type: UICollectionReusableView.Type)] = []

  func number(of name: CollectionName) -> Int32 {
    if let index = names.firstIndex(where: { isSame($0, name) }) { return Int32(index + 1) }
    names.append(name)
    return Int32(names.count)
  }

  func number(ofDecoration name: CollectionName, _ type: UICollectionReusableView.Type) -> Int32 {
    let id = ObjectIdentifier(type)
    let known = decorations.firstIndex { ObjectIdentifier($0.type) == id && isSame($0.name, name) }
    if let known { return -Int32(known + 1) }
    decorations.append((name, type))
    return -Int32(decorations.count)
  }

  func name(of number: Int32) -> CollectionName {
    number < 0 ? decorations[Int(-number) - 1].name : names[Int(number) - 1]
  }

  /// What a decoration view is made of.
  func type(of decoration: Int32) -> UICollectionReusableView.Type {
    decorations[Int(-decoration) - 1].type
  }
}
