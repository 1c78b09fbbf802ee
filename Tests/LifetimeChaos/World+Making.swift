import TouchKit
import Tsumami

extension World {
  func make() {
    switch chance.below(12) {
    case 0: makeWindow()
    case 1..<5: makeView()
    case 5..<8: makeRecognizer()
    case 8: makeDelegate()
    case 9: makeAnimator()
    default: makeController()
    }
  }

  private func add(_ view: UIView) {
    ledger.add(view)
    views.append(view)
    trace("make \(ledger.name(of: view))")
    if chance.isLucky(0.8), let parent = someView, parent !== view { put(view, into: parent) }
  }

  func makeWindow() {
    guard windows.count < 5 else { return }
    let clock: FrameClock
    if chance.isLucky(0.5), let shared = chance.among(clocks) {
      clock = shared
    } else {
      clock = FrameClock(now: time)
      ledger.add(clock)
      if chance.isLucky(0.5) { clocks.append(clock) }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480), clock: clock)
    if chance.isLucky(0.3) {
      window.onDiagnostic = { [weak self] _ in self?.interrupt("diagnostics") }
    }
    ledger.add(window)
    windows.append(window)
    trace("make \(ledger.name(of: window))")
  }

  func makeView() {
    guard views.count < 25 else { return }
    let frame = chance.isLucky(0.6) ? CGRect(x: 0, y: 0, width: 320, height: 480) : rect
    switch chance.below(14) {
    case 0, 1:
      let scroll = UIScrollView(frame: frame)
      scroll.contentSize = CGSize(width: 900, height: 2000)
      scroll.maximumZoomScale = 3
      scroll.delegate = chance.among(delegates)
      add(scroll)
    case 2, 3: add(makeList(frame))
    case 4: add(makeControl(frame))
    case 5:
      let label = UILabel(frame: frame)
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      add(label)
    case 6:
      let view = TapDetectingView(frame: frame)
      view.delegate = chance.among(delegates)
      add(view)
    case 7:
      let view = ZoomableImageView(frame: frame)
      view.image = UIImage(source: 1, size: CGSize(width: 800, height: 600))
      add(view)
    case 8: add(makePager(frame))
    case 9:
      let stack = UIStackView(frame: frame)
      for view in views where chance.isLucky(0.15) && !(view is UIWindow) {
        stack.addArrangedSubview(view)
      }
      add(stack)
    default:
      let view = AnyView(frame: frame)
      view.world = self
      view.isMultipleTouchEnabled = chance.isLucky(0.5)
      add(view)
    }
  }

  private func makeControl(_ frame: CGRect) -> UIControl {
    let control: UIControl
    switch chance.below(5) {
    case 0: control = UISwitch(frame: frame)
    case 1: control = UISlider(frame: frame)
    case 2:
      let pages = UIPageControl(frame: frame)
      pages.numberOfPages = chance.below(9)
      control = pages
    case 3: control = UIButton(type: .system)
    default: control = UIControl(frame: frame)
    }
    control.addAction(
      UIAction { [weak self, weak control] _ in
        self?.interrupt("value changed")
        (control as? UISwitch)?.setOn(true, animated: true)
        (control as? UIPageControl)?.numberOfPages = 5
      }, for: .valueChanged)
    return control
  }

  private func makeList(_ frame: CGRect) -> UICollectionView {
    let list = UICollectionView(frame: frame, collectionViewLayout: makeLayout())
    list.register(AnyCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      list.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "title")
    }
    list.allowsMultipleSelection = chance.isLucky(0.5)
    list.delegate = chance.among(delegates)
    list.dataSource = chance.among(delegates)
    return list
  }

  private func makePager(_ frame: CGRect) -> ImagePager {
    let pager = ImagePager(frame: frame)
    pager.configure = { [weak self] page, index in
      page.image = UIImage(source: Int32(index), size: CGSize(width: 300 + index, height: 400))
      self?.interrupt("configure")
    }
    pager.onEndDisplaying = { [weak self] _ in self?.interrupt("retire") }
    pager.onPageChange = { [weak self] _ in self?.interrupt("turned") }
    pager.count = chance.below(6)
    return pager
  }

  func makeLayout() -> UICollectionViewLayout {
    let layout: UICollectionViewLayout
    let kind = chance.below(10)
    if kind < 5 {
      layout = ColumnGridLayout(columns: 1 + chance.below(4))
    } else if kind < 7 {
      layout = chance.isLucky(0.5) ? makeRows() : makeComposed()
    } else {
      let flow = chance.isLucky(0.4) ? makeGrounds() : UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 90, height: 60 + 10 * CGFloat(chance.below(4)))
      if chance.isLucky(0.4) { flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
      if chance.isLucky(0.2) { flow.scrollDirection = .horizontal }
      if chance.isLucky(0.3) { flow.headerReferenceSize = CGSize(width: 20, height: 20) }
      if chance.isLucky(0.3) { flow.footerReferenceSize = CGSize(width: 16, height: 16) }
      flow.sectionHeadersPinToVisibleBounds = chance.isLucky(0.5)
      flow.sectionFootersPinToVisibleBounds = chance.isLucky(0.5)
      layout = flow
    }
    ledger.add(layout)
    if chance.isLucky(0.3) { layouts.append(layout) }
    return layout
  }

  private func makeComposed() -> UICollectionViewCompositionalLayout {
    // Cells say their own size.
    let saysSize = chance.isLucky(0.4)
    let height = saysSize ? NSCollectionLayoutDimension.estimated(50) : .fractionalHeight(1)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = chance.isLucky(0.5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(120),
        heightDimension: saysSize ? .estimated(50) : .absolute(50)),
      subitems: [
        NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.5), heightDimension: height))
      ])
    let isAcross = chance.isLucky(0.6)
    return UICollectionViewCompositionalLayout { number, _ in
      let section = NSCollectionLayoutSection(group: group)
      section.boundarySupplementaryItems = [header]
      if isAcross, number % 2 == 0 { section.orthogonalScrollingBehavior = .groupPaging }
      return section
    }
  }

  private func makeGrounds() -> GroundLayout {
    let layout = GroundLayout()
    layout.world = self
    layout.register(Ground.self, forDecorationViewOfKind: GroundLayout.kind)
    return layout
  }

  func makeRecognizer() {
    guard recognizers.count < 25 else { return }
    let recognizer: UIGestureRecognizer
    switch chance.below(12) {
    case 0: recognizer = UITapGestureRecognizer()
    case 1:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      recognizer = tap
    case 2: recognizer = UIPanGestureRecognizer()
    case 3: recognizer = UIPinchGestureRecognizer()
    case 4: recognizer = UILongPressGestureRecognizer()
    case 5: recognizer = UISwipeGestureRecognizer()
    case 6: recognizer = UIHoverGestureRecognizer()
    case 7:
      let zoom = OneFingerZoomGestureRecognizer()
      zoom.waitsForNextTap = chance.isLucky(0.5)
      recognizer = zoom
    case 8:
      let stroke = StrokeGestureRecognizer()
      stroke.addWantedStroke(.down)
      stroke.holdDuration = 0.3
      recognizer = stroke
    default:
      let any = AnyRecognizer()
      any.world = self
      recognizer = any
    }
    ledger.add(recognizer)
    recognizers.append(recognizer)
    recognizer.delegate = chance.among(delegates)
    recognizer.delaysTouchesBegan = chance.isLucky(0.2)
    recognizer.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
    recognizer.addAction { [weak self] _ in self?.interrupt("action") }
    trace("make \(ledger.name(of: recognizer))")
    if chance.isLucky(0.8) {
      // Whoever is taken away is put back, or elsewhere, by its own action.
      if chance.isLucky(0.2) {
        recognizer.addAction { [weak self] in
          if $0.state == .cancelled { self?.someView?.addGestureRecognizer($0) }
        }
      }
      someView?.addGestureRecognizer(recognizer)
    }
  }

  func makeDelegate() {
    let delegate = AnyDelegate(self, count: 5 + chance.below(60))
    delegate.zoomed = chance.among(views)
    ledger.add(delegate)
    delegates.append(delegate)
  }

  func makeAnimator() {
    guard let view = someView, !(view is UIWindow) else { return }
    let x = chance.share() * 300
    let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 1) { [weak view] in
      view?.center.x = x
    }
    animator.addCompletion { [weak self] _ in self?.interrupt("animator's completion") }
    ledger.add(animator)
    animators.append(animator)
    trace("make \(ledger.name(of: animator))")
  }
}
