#if !hasFeature(Embedded)
  extension NSLayoutConstraint: CustomStringConvertible {
    /// As `badge.width == 0.5 * view.width + 8, priority 750`, with the types of the views for their names.
    public var description: String {
      let sign =
        switch relation {
        case .equal: "=="
        case .lessThanOrEqual: "<="
        case .greaterThanOrEqual: ">="
        }
      var right: [String] = []
      if secondAttribute != .notAnAttribute {
        let factor = multiplier == 1 ? "" : "\(multiplier) * "
        right.append(factor + name(secondItem, secondAttribute))
      }
      if constant != 0 || right.isEmpty { right.append("\(constant)") }
      var text = "\(name(firstItem, firstAttribute)) \(sign) \(right.joined(separator: " + "))"
      if !priority.isRequired { text += ", priority \(priority.rawValue)" }
      if let identifier { text += " (\(identifier))" }
      return text
    }

    private func name(_ item: AnyObject?, _ attribute: Attribute) -> String {
      "\(item.map { "\(type(of: $0))" } ?? "nothing").\(attribute)"
    }

    /// Whether a line on standard error names a constraint that is left out of a window's layout, once for each. True by default; natively only.
    public static var saysConflicts = true

    func sayConflict() {
      guard NSLayoutConstraint.saysConflicts, !isConflictTold else { return }
      isConflictTold = true
      let text = "Constraints contradict each other. Left out: \(self)\n"
      FileHandle.standardError.write(Data(text.utf8))
    }
  }

  extension NSLayoutConstraint: nonisolated ComparedByIdentity {}
#endif
