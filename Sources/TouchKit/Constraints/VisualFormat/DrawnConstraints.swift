#if !hasFeature(Embedded)
  /// The constraints that a visual format draws.
  struct DrawnConstraints {
    private let format: VisualFormat
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]

    init(
      _ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions,
      _ metrics: [String: Any], _ views: [String: Any]
    ) {
      (self.format, self.options, self.metrics, self.views) = (format, options, metrics, views)
    }

    func all() throws(VisualFormatFault) -> [NSLayoutConstraint] {
      var found: [NSLayoutConstraint] = []
      var items: [LayoutItem] = []
      for view in format.views { items.append(try item(view.name)) }
      if let room = format.first {
        let superview = try superview(of: items[0])
        let margin = room == .standard
        found += try constraints(
          items[0], near, superview, margin ? nearMargin : near, margin ? .none : room)
      }
      for (index, room) in format.between.enumerated() {
        found += try constraints(items[index + 1], near, items[index], far, room)
      }
      if let room = format.last {
        let superview = try superview(of: items[0])
        let margin = room == .standard
        found += try constraints(
          superview, margin ? farMargin : far, items[items.count - 1], far, margin ? .none : room)
      }
      for (index, view) in format.views.enumerated() {
        for predicate in view.predicates { found.append(try length(items[index], predicate)) }
      }
      return found + alignments(of: items)
    }

    // MARK: Edges

    private typealias Attribute = NSLayoutConstraint.Attribute

    private var isFromRight: Bool { options.contains(.directionRightToLeft) }

    // The edge of a view that comes first, and the other one.
    private var near: Attribute {
      guard format.axis == .across else { return .top }
      if isFromRight { return .right }
      return options.contains(.directionLeftToRight) ? .left : .leading
    }

    private var far: Attribute {
      switch near {
      case .top: .bottom
      case .left: .right
      case .right: .left
      default: .trailing
      }
    }

    private var nearMargin: Attribute { margin(of: near) }
    private var farMargin: Attribute { margin(of: far) }

    private func margin(of edge: Attribute) -> Attribute {
      switch edge {
      case .top: .topMargin
      case .bottom: .bottomMargin
      case .left: .leftMargin
      case .right: .rightMargin
      case .leading: .leadingMargin
      default: .trailingMargin
      }
    }

    // MARK: Constraints

    // One comes behind the other by the room; from the right that is to the left of it.
    private func constraints(
      _ behind: LayoutItem, _ edge: Attribute, _ before: LayoutItem, _ other: Attribute,
      _ room: VisualFormat.Room
    ) throws(VisualFormatFault) -> [NSLayoutConstraint] {
      let predicates: [VisualFormat.Predicate]
      switch room {
      case .none: predicates = [VisualFormat.Predicate(value: .number(0))]
      case .standard:
        predicates = [VisualFormat.Predicate(value: .number(Double(UIStackView.spacingUseSystem)))]
      case .predicates(let own): predicates = own
      }
      var found: [NSLayoutConstraint] = []
      for predicate in predicates {
        let room = CGFloat(try number(predicate.value))
        let isSwapped = isFromRight && format.axis == .across
        let constraint = NSLayoutConstraint(
          isSwapped ? before : behind, isSwapped ? other : edge, predicate.relation,
          isSwapped ? behind : before, isSwapped ? edge : other, multiplier: 1, constant: room)
        try setPriority(of: constraint, predicate)
        found.append(constraint)
      }
      return found
    }

    private func length(
      _ item: LayoutItem, _ predicate: VisualFormat.Predicate
    ) throws(VisualFormatFault) -> NSLayoutConstraint {
      let attribute: Attribute = format.axis == .across ? .width : .height
      var other: LayoutItem?
      if case .name(let name) = predicate.value, views[name] != nil { other = try self.item(name) }
      let constant = other == nil ? try number(predicate.value) : 0
      let constraint = NSLayoutConstraint(
        item, attribute, predicate.relation, other, other == nil ? .notAnAttribute : attribute,
        multiplier: 1, constant: CGFloat(constant))
      try setPriority(of: constraint, predicate)
      return constraint
    }

    private func setPriority(
      of constraint: NSLayoutConstraint, _ predicate: VisualFormat.Predicate
    ) throws(VisualFormatFault) {
      guard let priority = predicate.priority else { return }
      constraint.priority = UILayoutPriority(Float(try number(priority)))
    }

    private func alignments(of items: [LayoutItem]) -> [NSLayoutConstraint] {
      let all: [(NSLayoutConstraint.FormatOptions, Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
        (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
        (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      ]
      var found: [NSLayoutConstraint] = []
      for (option, attribute) in all where options.contains(option) {
        for item in items.dropFirst() {
          found.append(
            NSLayoutConstraint(
              item, attribute, .equal, items[0], attribute, multiplier: 1, constant: 0))
        }
      }
      return found
    }

    // MARK: Names

    private func item(_ name: String) throws(VisualFormatFault) -> LayoutItem {
      if let view = views[name] as? UIView { return LayoutItem(view) }
      if let guide = views[name] as? UILayoutGuide { return LayoutItem(guide) }
      throw VisualFormatFault(index: 0, message: "there is no view \(name)")
    }

    private func superview(of item: LayoutItem) throws(VisualFormatFault) -> LayoutItem {
      let view = item.guide == nil ? item.view?.superview : item.view
      guard let view else {
        throw VisualFormatFault(index: 0, message: "the first view has no superview")
      }
      return LayoutItem(view)
    }

    private func number(_ value: VisualFormat.Value) throws(VisualFormatFault) -> Double {
      switch value {
      case .number(let number): return number
      case .name(let name):
        switch metrics[name] {
        case let number as Double: return number
        case let number as CGFloat: return Double(number)
        case let number as Int: return Double(number)
        case let number as Float: return Double(number)
        case let number as NSNumber: return number.doubleValue
        default: throw VisualFormatFault(index: 0, message: "there is no number \(name)")
        }
      }
    }
  }
#endif
