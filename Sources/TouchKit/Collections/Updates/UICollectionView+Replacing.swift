#if !hasFeature(Embedded)
  extension UICollectionView {
    /// Takes the supplementary and decoration views out of what is shown that a layout says a batch of changes removes or replaces.
    ///
    /// - Parameter before: those that were shown, as they were counted before the batch.
    /// - Returns: those that go, counted so.
    final func takeReplaced(_ before: [ShownElement], by layout: UICollectionViewLayout)
      -> [ShownElement]
    {
      var answers: [Int32: ReplacedPaths] = [:]
      var gone: [ShownElement] = []
      for element in before {
        let kind = element.key.kind
        let paths = answers[kind] ?? replacedPaths(of: element.key, by: layout)
        answers[kind] = paths
        // The layout was asked, and may be a program's, which changes what is shown.
        guard let index = shown.firstIndex(where: { $0.view === element.view }),
          paths.deleted.contains(element.key.indexPath)
            || paths.inserted.contains(shown[index].key.indexPath)
        else { continue }
        shown.remove(at: index)
        gone.append(element)
      }
      return gone
    }

    private struct ReplacedPaths {
      var deleted: [IndexPath]
      var inserted: [IndexPath]
    }

    private final func replacedPaths(of key: ElementKey, by layout: UICollectionViewLayout)
      -> ReplacedPaths
    {
      let name = kinds.name(of: key.kind)
      guard key.isDecoration else {
        return ReplacedPaths(
          deleted: layout.indexPathsToDeleteForSupplementaryView(ofKind: name),
          inserted: layout.indexPathsToInsertForSupplementaryView(ofKind: name))
      }
      return ReplacedPaths(
        deleted: layout.indexPathsToDeleteForDecorationView(ofKind: name),
        inserted: layout.indexPathsToInsertForDecorationView(ofKind: name))
    }
  }
#endif
