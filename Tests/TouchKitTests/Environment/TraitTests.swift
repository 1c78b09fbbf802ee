import Testing
import TouchKit

@Suite struct TraitTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  @Test
  func `A label with a font by what it is for follows the size of text that somebody chooses`() {
    let (label, fixed) = (UILabel(frame: .zero), UILabel(frame: .zero))
    for each in [label, fixed] {
      each.font = .preferredFont(forTextStyle: .body)
      window.addSubview(each)
    }
    label.adjustsFontForContentSizeCategory = true
    window.clock.contentSizeCategory = .accessibilityLarge
    #expect(label.font.pointSize == 33 && fixed.font.pointSize == 17)
    window.clock.contentSizeCategory = .extraSmall
    #expect(label.fontSize == 14)
    fixed.adjustsFontForContentSizeCategory = true
    #expect(fixed.fontSize == 14)
    window.clock.contentSizeCategory = .unspecified
    #expect(label.font == .preferredFont(forTextStyle: .body) && fixed.fontSize == 17)
  }

  @Test func `A label with a font of another size keeps it`() {
    let label = UILabel(frame: .zero)
    label.adjustsFontForContentSizeCategory = true
    label.font = .systemFont(ofSize: 40)
    window.addSubview(label)
    window.clock.contentSizeCategory = .extraLarge
    #expect(label.fontSize == 40)
    label.font = .preferredFont(forTextStyle: .title1)
    #expect(label.fontSize == 30)
    label.fontSize = 12
    window.clock.contentSizeCategory = .large
    #expect(label.fontSize == 12)
  }

  @Test func `A label that was in no window has the size of the window that it comes into`() {
    let label = UILabel(frame: .zero)
    label.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .boldSystemFont(ofSize: 11))
    label.adjustsFontForContentSizeCategory = true
    window.addSubview(label)
    label.removeFromSuperview()
    window.clock.contentSizeCategory = .accessibilityExtraLarge
    #expect(label.fontSize == 11)
    window.addSubview(label)
    #expect(label.fontSize == 22 && label.fontWeight == 700)
  }

  @Test func `A font of its own grows as texts of a kind do, up to its largest size`() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let metrics = UIFontMetrics.default
    let font = UIFont.systemFont(ofSize: 34)
    #expect(
      metrics.scaledFont(for: font, maximumPointSize: 80, compatibleWith: large).pointSize == 80)
    #expect(metrics.scaledFont(for: font, compatibleWith: large).pointSize == 106)
    #expect(metrics.scaledValue(for: 17, compatibleWith: large) == 53)
    #expect(
      UIFont.preferredFont(forTextStyle: .caption2, compatibleWith: large).pointSize == 40)
    #expect(metrics.scaledValue(for: 17) == 17 && metrics.scaledFont(for: font).pointSize == 34)
  }

  @Test func `What is made within a frame has the present size of text`() {
    window.clock.contentSizeCategory = .extraExtraLarge
    var sizes: [CGFloat] = []
    window.clock.after(0.1) {
      sizes = [
        UIFont.preferredFont(forTextStyle: .body).pointSize,
        UIFontMetrics.default.scaledValue(for: 34),
        UIView(frame: .zero).traitCollection.preferredContentSizeCategory == .extraExtraLarge
          ? 1 : 0,
      ]
    }
    window.clock.advance(to: 1)
    #expect(sizes == [21, 42, 1])
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
  }

  @Test func `Views and their controllers are told once of each change, from the window on down`() {
    let controller = TraitController(nibName: nil, bundle: nil)
    window.rootViewController = controller
    let inner = TraitView(frame: .zero)
    inner.name = "inner"
    controller.view.addSubview(inner)
    window.clock.advance(to: 1)
    var changes: [LayerChange] = []
    window.collectChanges(into: &changes)
    inner.laidOut = 0
    Told.lines = []
    window.clock.userInterfaceStyle = .dark
    window.clock.userInterfaceStyle = .dark
    window.clock.contentSizeCategory = .small
    #expect(
      Told.lines == [
        "root: light or dark was 0, is 2", "controller", "inner: light or dark was 0, is 2",
        "root: other text", "controller", "inner: other text",
      ])
    window.collectChanges(into: &changes)
    #expect(inner.laidOut == 1)
    #expect(inner.traitCollection.displayScale == 2)
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `The window's size says how much room there is`() {
    func classes() -> [UIUserInterfaceSizeClass] {
      [window.traitCollection.horizontalSizeClass, window.traitCollection.verticalSizeClass]
    }
    #expect(classes() == [.compact, .compact])
    window.frame.size = CGSize(width: 600, height: 480)
    #expect(classes() == [.regular, .regular])
    #expect(UIView().traitCollection.verticalSizeClass == .unspecified)
    let alone = UIViewController(nibName: nil, bundle: nil)
    #expect(alone.traitCollection.horizontalSizeClass == .unspecified && !alone.isViewLoaded)
  }

  @Test func `A view that goes away while it is told of a change is no harm`() {
    let outer = TraitView(frame: .zero)
    outer.name = "outer"
    let inner = TraitView(frame: .zero)
    inner.name = "inner"
    window.addSubview(outer)
    outer.addSubview(inner)
    outer.whenTold = {
      inner.removeFromSuperview()
      outer.removeFromSuperview()
    }
    Told.lines = []
    window.clock.userInterfaceStyle = .light
    #expect(Told.lines == ["outer: light or dark was 0, is 1"])
    #expect(window.subviews.isEmpty)
  }

  @Test func `Rows of an estimated height grow with their texts`() {
    let clock = window.clock
    clock.measureText = { text in
      CGSize(
        width: CGFloat(text.text.utf8.count) * text.fontSize / 2,
        height: (text.fontSize * Constants.lineHeight).rounded(.up))
    }
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let source = OneRow()
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    list.dataSource = source
    window.addSubview(list)
    var changes: [LayerChange] = []
    clock.asCurrent { window.collectChanges(into: &changes) }
    let before = list.cellForItem(at: IndexPath(item: 0, section: 0))?.bounds.height ?? 0
    clock.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    for _ in 0..<3 { window.collectChanges(into: &changes) }
    let after = list.cellForItem(at: IndexPath(item: 0, section: 0))?.bounds.height ?? 0
    #expect(before == 44 && after == 64 + 2 * 11)
  }

  @Test func `The nearest category to a factor is found, and the order is by size`() {
    let factors: [CGFloat] = [0.5, 0.75, 1, 1.25, 1.5, 2, 9]
    #expect(
      factors.map { UIContentSizeCategory(nearestTo: $0) } == [
        .extraSmall, .extraSmall, .large, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityLarge, .accessibilityExtraExtraExtraLarge,
      ])
    #expect(UIContentSizeCategory(nearestTo: .nan) == .unspecified)
    #expect(UIContentSizeCategory.medium < .large && .unspecified < .extraSmall)
    #expect(
      UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory
        && !UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }
}

@MainActor private enum Told {
  static var lines: [String] = []
}

private final class TraitView: UIView {
  var name = "root"
  var laidOut = 0
  var whenTold: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    laidOut += 1
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let (last, now) = (previousTraitCollection, traitCollection)
    Told.lines.append(
      now.hasDifferentColorAppearance(comparedTo: last)
        ? "\(name): light or dark was \(last?.userInterfaceStyle.rawValue ?? -1), is \(now.userInterfaceStyle.rawValue)"
        : "\(name): other text")
    whenTold()
  }
}

private final class TraitController: UIViewController {
  override func loadView() {
    view = TraitView(frame: .zero)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    Told.lines.append("controller")
  }
}

private final class OneRow: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    1
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    guard let row = cell as? UICollectionViewListCell else { return cell }
    var content = row.defaultContentConfiguration()
    content.text = "A row"
    row.contentConfiguration = content
    return row
  }
}
