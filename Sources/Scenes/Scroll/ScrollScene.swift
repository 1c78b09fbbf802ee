import TouchKit

/// A plain scroll view as large as the window, over content as wide as that and 40,000 points high.
///
/// The content is ruled every hundred points; only the rules that can be seen are there, and are
/// used again further down.
final class ScrollScene: Scene {
  private let scrollView: UIScrollView
  private let content = UIView()
  private var rules: [UILabel] = []
  private var firstRule = -1

  static let height: CGFloat = 40_000
  private static let spacing: CGFloat = 100

  init(size: CGSize, clock: FrameClock) {
    scrollView = UIScrollView(frame: CGRect(origin: .zero, size: size))
    super.init(name: SceneKind.scroll.name, size: size, clock: clock)
    scrollView.addSubview(content)
    scrollView.backgroundColor = .white
    scrollView.indicatorStyle = .black
    window.addSubview(scrollView)
    fit(size)
    scrollView.delegate = self
    follow(scrollView.panGestureRecognizer, as: "pan") {
      $1.append(.point("translation", $0.translation(in: nil)))
      $1.append(.point("velocity", $0.velocity(in: nil)))
    }
  }

  override var outcome: [SceneEntry.Field] {
    [.point("contentOffset", scrollView.contentOffset)]
  }

  override func start(at offset: CGFloat) -> Bool {
    let lowest = max(0, ScrollScene.height - scrollView.bounds.height)
    scrollView.delegate = nil
    scrollView.contentOffset = CGPoint(x: 0, y: min(max(0, offset), lowest))
    scrollView.delegate = self
    placeRules()
    return true
  }

  override func resize(to size: CGSize) {
    super.resize(to: size)
    fit(size)
  }

  private func fit(_ size: CGSize) {
    scrollView.frame = CGRect(origin: .zero, size: size)
    content.frame = CGRect(x: 0, y: 0, width: size.width, height: ScrollScene.height)
    scrollView.contentSize = content.frame.size
    let wanted = Int((size.height / ScrollScene.spacing).rounded(.up)) + 2
    while rules.count < wanted {
      let rule = UILabel()
      rule.textColor = .darkGray
      rule.backgroundColor = UIColor(white: 0.93, alpha: 1)
      content.addSubview(rule)
      rules.append(rule)
    }
    firstRule = -1
    placeRules()
  }

  // Rule n is at the index n modulo their number, so that a frame moves one of them at most.
  private func placeRules() {
    let spacing = ScrollScene.spacing
    let first = max(0, Int((scrollView.contentOffset.y / spacing).rounded(.down)))
    guard first != firstRule else { return }
    firstRule = first
    for number in first..<first + rules.count {
      let rule = rules[number % rules.count]
      let y = CGFloat(number) * spacing
      guard rule.tag != number + 1 || rule.frame.width != content.bounds.width else { continue }
      rule.tag = number + 1
      rule.frame = CGRect(x: 0, y: y, width: content.bounds.width, height: spacing / 2)
      rule.isHidden = y >= ScrollScene.height
      rule.text = " \(Int(y))"
    }
  }
}

extension ScrollScene: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note(.event("scroll")) { $0.append(.point("contentOffset", scrollView.contentOffset)) }
    placeRules()
  }
}
