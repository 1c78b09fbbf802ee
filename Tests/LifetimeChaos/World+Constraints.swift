import TouchKit

extension World {
  /// Relations between views come, change and go, and stacks are filled.
  func changeConstraints() {
    switch chance.below(14) {
    case 0, 1, 2, 3: relate()
    case 4: changeConstraint { $0.constant = self.chance.share() * 200 - 50 }
    case 5:
      changeConstraint { $0.priority = UILayoutPriority(self.chance.isLucky(0.3) ? 1000 : 500) }
    case 6: changeConstraint { $0.isActive = false }
    case 7: changeConstraint { if self.isInOneTree($0) { $0.isActive = true } }
    case 8:
      guard let view = someView, !(view is UIWindow) else { return }
      trace("\(ledger.name(of: view)) is placed otherwise")
      view.translatesAutoresizingMaskIntoConstraints.toggle()
    case 9:
      guard let view = someView else { return }
      trace("size of \(ledger.name(of: view)) by constraints")
      _ = view.systemLayoutSizeFitting(rect.size)
    case 10: someView?.setNeedsUpdateConstraints()
    case 11: changeGuides()
    default: changeStack()
    }
  }

  private func relate() {
    guard constraints.count < 40, let view = someView, let other = someView else { return }
    let sides: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      (.leading, .leading), (.trailing, .trailing), (.top, .bottom), (.bottom, .bottom),
      (.centerX, .left), (.width, .height), (.height, .height), (.width, .notAnAttribute),
      (.topMargin, .top), (.height, .notAnAttribute),
    ]
    guard let (first, second) = chance.among(sides) else { return }
    let item: AnyObject = chance.isLucky(0.2) ? view.safeAreaLayoutGuide : view
    let isAlone = second == .notAnAttribute
    let relation: NSLayoutConstraint.Relation =
      chance.isLucky(0.6) ? .equal : chance.isLucky(0.5) ? .lessThanOrEqual : .greaterThanOrEqual
    let constraint = NSLayoutConstraint(
      item: item, attribute: first, relatedBy: relation, toItem: isAlone ? nil : other,
      attribute: second, multiplier: chance.isLucky(0.8) ? 1 : 0.5,
      constant: isAlone ? chance.share() * 300 : 10)
    if chance.isLucky(0.5) { constraint.priority = .defaultHigh }
    ledger.add(constraint)
    constraints.append(constraint)
    trace("relate \(ledger.name(of: view)) to \(ledger.name(of: other)): \(constraint)")
    if !(view is UIWindow), chance.isLucky(0.7) {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    if isInOneTree(constraint) { constraint.isActive = true }
  }

  private func changeConstraint(_ change: (NSLayoutConstraint) -> Void) {
    guard let constraint = chance.among(constraints) else { return }
    trace("change \(ledger.name(of: constraint))")
    change(constraint)
  }

  // Others cannot be active, as in UIKit.
  private func isInOneTree(_ constraint: NSLayoutConstraint) -> Bool {
    func root(_ item: AnyObject?) -> UIView? {
      var view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      while let above = view?.superview { view = above }
      return view
    }
    guard let one = root(constraint.firstItem) else { return false }
    return constraint.secondAttribute == .notAnAttribute || root(constraint.secondItem) === one
  }

  private func changeGuides() {
    guard let view = someView else { return }
    trace("guides of \(ledger.name(of: view))")
    if let guide = chance.among(view.layoutGuides), chance.isLucky(0.5) {
      view.removeLayoutGuide(guide)
    } else if view.layoutGuides.count < 3 {
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor).isActive = true
    }
  }

  private func changeStack() {
    let stacks = views.compactMap { $0 as? UIStackView }
    guard let stack = chance.among(stacks) else { return }
    trace("change \(ledger.name(of: stack))")
    switch chance.below(6) {
    case 0, 1, 2:
      // Whoever is put into its own part, be that taken out of it by now, would own itself.
      guard let view = chance.among(views), !(view is UIWindow),
        !ledger.reach(from: [view]).contains(ObjectIdentifier(stack))
      else { return }
      stack.insertArrangedSubview(view, at: chance.below(stack.arrangedSubviews.count + 1))
    case 3:
      if let view = chance.among(stack.arrangedSubviews) { stack.removeArrangedSubview(view) }
    case 4:
      stack.axis = chance.isLucky(0.5) ? .vertical : .horizontal
      stack.distribution = UIStackView.Distribution(rawValue: chance.below(5)) ?? .fill
      stack.alignment = chance.isLucky(0.5) ? .center : .fill
    default:
      guard let view = chance.among(stack.arrangedSubviews) else { return }
      guard chance.isLucky(0.6) else { return view.isHidden.toggle() }
      UIView.animate(withDuration: 0.3) {
        view.isHidden.toggle()
      } completion: { [weak self] _ in
        self?.interrupt("closed up")
      }
    }
  }
}
