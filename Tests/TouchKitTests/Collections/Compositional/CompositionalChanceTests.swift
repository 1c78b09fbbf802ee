import Testing
import TouchTesting

@testable import TouchKit

/// Layouts by chance, compared with a plain reference that places item after item.
@Suite struct CompositionalChanceTests {
  /// A group as the reference sees it.
  private indirect enum Plain {
    case item(width: CGFloat, height: CGFloat, inset: CGFloat)
    // Along the line each subitem is placed behind the last one; lengths are fractions.
    case line(
      isAcross: Bool, width: CGFloat, height: CGFloat, inset: CGFloat, spacing: CGFloat,
      items: [Plain])

    var fractions: (CGFloat, CGFloat) {
      switch self {
      case .item(let width, let height, _): (width, height)
      case .line(_, let width, let height, _, _, _): (width, height)
      }
    }

    /// The same in the words of the interface.
    var made: NSCollectionLayoutItem {
      let size = Composed.size(.fractionalWidth(fractions.0), .fractionalHeight(fractions.1))
      switch self {
      case .item(_, _, let inset):
        let item = NSCollectionLayoutItem(layoutSize: size)
        item.contentInsets = Composed.insets(inset, inset, inset, inset)
        return item
      case .line(let isAcross, _, _, let inset, let spacing, let items):
        let subitems = items.map(\.made)
        let group =
          isAcross
          ? NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: subitems)
          : .vertical(layoutSize: size, subitems: subitems)
        group.contentInsets = Composed.insets(inset, inset, inset, inset)
        group.interItemSpacing = .fixed(spacing)
        return group
      }
    }

    /// Places one repetition, item by item.
    func place(at origin: CGPoint, in container: CGSize, into frames: inout [CGRect]) {
      let size = CGSize(
        width: fractions.0 * container.width, height: fractions.1 * container.height)
      switch self {
      case .item(_, _, let inset):
        frames.append(
          CGRect(
            x: origin.x + inset, y: origin.y + inset, width: size.width - 2 * inset,
            height: size.height - 2 * inset))
      case .line(let isAcross, _, _, let inset, let spacing, let items):
        let room = CGSize(width: size.width - 2 * inset, height: size.height - 2 * inset)
        var place: CGFloat = 0
        var number = 0
        while true {
          let item = items[number % items.count]
          let length =
            isAcross ? item.fractions.0 * room.width : item.fractions.1 * room.height
          if number > 0, place + length > (isAcross ? room.width : room.height) + 0.001 { return }
          item.place(
            at: CGPoint(
              x: origin.x + inset + (isAcross ? place : 0),
              y: origin.y + inset + (isAcross ? 0 : place)), in: room, into: &frames)
          place += length + spacing
          number += 1
        }
      }
    }
  }

  private func chosen(_ chance: inout Chance, depth: Int) -> Plain {
    if depth == 0 || chance.once(in: 2) {
      return .item(
        width: 0.2 + 0.8 * chance.part(), height: 0.2 + 0.8 * chance.part(),
        inset: CGFloat(chance.roll(3)))
    }
    return line(&chance, depth, 0.3 + 0.7 * chance.part(), 0.3 + 0.7 * chance.part())
  }

  private func line(
    _ chance: inout Chance, _ depth: Int, _ width: CGFloat, _ height: CGFloat
  ) -> Plain {
    var items: [Plain] = []
    for _ in 0...chance.roll(3) { items.append(chosen(&chance, depth: depth - 1)) }
    return .line(
      isAcross: chance.once(in: 2), width: width, height: height,
      inset: CGFloat(chance.roll(4)), spacing: CGFloat(chance.roll(5)), items: items)
  }

  private func differs(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) + abs(a.minY - b.minY) + abs(a.width - b.width)
      + abs(a.height - b.height) > 1e-6
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `Every item is where placing one after the other has it, and is found there`(seed: UInt64) {
    var chance = Chance(seed: seed)
    for _ in 0..<40 {
      let isVertical = chance.once(in: 2)
      var counts: [Int] = []
      var groups: [Plain] = []
      for _ in 0...chance.roll(4) {
        counts.append(chance.roll(60))
        groups.append(line(&chance, 3, 0.3 + 0.7 * chance.part(), 0.2 + 0.8 * chance.part()))
      }
      let insets = (0..<4).map { _ in CGFloat(chance.roll(20)) }
      let between = CGFloat(chance.roll(12))
      let ends = (CGFloat(chance.roll(40)), CGFloat(chance.roll(40)))
      let layout = UICollectionViewCompositionalLayout(
        sectionProvider: { number, _ in
          guard let group = groups[number].made as? NSCollectionLayoutGroup else { return nil }
          let section = NSCollectionLayoutSection(group: group)
          section.contentInsets = Composed.insets(insets[0], insets[1], insets[2], insets[3])
          section.interGroupSpacing = between
          section.boundarySupplementaryItems = [
            Composed.edge(isVertical ? .top : .leading, ends.0),
            Composed.edge(isVertical ? .bottom : .trailing, ends.1),
          ]
          return section
        },
        configuration: Composed.configuration {
          $0.scrollDirection = isVertical ? .vertical : .horizontal
          $0.interSectionSpacing = 3
        })
      let numbers = Numbers(counts, layout)
      compare(numbers, groups, isVertical, insets, between, ends)
      search(numbers, &chance)
    }
  }

  private func compare(
    _ numbers: Numbers, _ groups: [Plain], _ isVertical: Bool, _ insets: [CGFloat],
    _ between: CGFloat, _ ends: (CGFloat, CGFloat)
  ) {
    let room = CGSize(
      width: 320 - insets[1] - insets[3], height: 480 - insets[0] - insets[2])
    var place: CGFloat = 0
    for (section, group) in groups.enumerated() {
      place += ends.0 + (isVertical ? insets[0] : insets[1])
      let step = isVertical ? group.fractions.1 * room.height : group.fractions.0 * room.width
      var expected: [CGRect] = []
      var isFirst = true
      while expected.count < numbers.counts[section] {
        if !isFirst { place += between }
        isFirst = false
        group.place(
          at: isVertical
            ? CGPoint(x: insets[1], y: place) : CGPoint(x: place, y: insets[0]), in: room,
          into: &expected)
        place += step
      }
      place += (isVertical ? insets[2] : insets[3]) + ends.1 + 3
      for item in 0..<numbers.counts[section] {
        let own = numbers.view.layoutAttributesForItem(at: IndexPath(item: item, section: section))
        if own.map({ differs($0.frame, expected[item]) }) ?? true {
          Issue.record("\(section), \(item): \(own?.frame.rounded ?? []), \(expected[item])")
          return
        }
      }
    }
    let size = numbers.view.contentSize
    #expect(abs((isVertical ? size.height : size.width) - (place - 3)) < 1e-6)
  }

  /// What is found in a rectangle is all that lies there.
  private func search(_ numbers: Numbers, _ chance: inout Chance) {
    let layout = numbers.view.collectionViewLayout
    let size = numbers.view.contentSize
    for _ in 0..<10 {
      let rect = CGRect(
        x: chance.part() * size.width - 50, y: chance.part() * size.height - 50,
        width: chance.part() * 300, height: chance.part() * 300)
      var found: [LayoutElement] = []
      layout.collect(in: rect, into: &found)
      var expected: [ElementKey] = []
      for section in numbers.counts.indices {
        for item in 0..<max(1, numbers.counts[section]) {
          for kind in [ElementKey.cell, ElementKey.header, ElementKey.footer] {
            let key = ElementKey(section: section, item: item, kind: kind)
            if let own = layout.element(key), own.frame.overlaps(rect) { expected.append(key) }
          }
        }
      }
      // In order, and each once.
      if found.map(\.key) != expected {
        Issue.record("in \(rect): \(found.map(\.key)) instead of \(expected)")
        return
      }
      for element in found {
        let own = layout.element(element.key)
        #expect(own?.frame.rounded == element.frame.rounded && own?.zIndex == element.zIndex)
      }
    }
  }
}
