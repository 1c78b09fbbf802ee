#if !hasFeature(Embedded)
  /// Reads a visual format from left to right.
  nonisolated struct VisualFormatReader {
    private let bytes: [UInt8]
    private var index = 0

    private init(_ text: String) {
      bytes = Array(text.utf8)
    }

    static func read(_ text: String) throws(VisualFormatFault) -> VisualFormat {
      var reader = VisualFormatReader(text)
      return try reader.format()
    }

    // MARK: The parts of a format

    private mutating func format() throws(VisualFormatFault) -> VisualFormat {
      var format = VisualFormat()
      if take("V:") { format.axis = .down } else { _ = take("H:") }
      if take("|") { format.first = try room() }
      format.views.append(try view())
      while true {
        if index == bytes.count { return format }
        let next = try room()
        if take("|") {
          guard index == bytes.count else { throw fault("nothing comes behind the last \"|\"") }
          format.last = next
          return format
        }
        format.between.append(next)
        format.views.append(try view())
      }
    }

    private mutating func room() throws(VisualFormatFault) -> VisualFormat.Room {
      guard take("-") else { return .none }
      if isNext("[") || isNext("|") { return .standard }
      let predicates =
        isNext("(") ? try self.predicates() : [VisualFormat.Predicate(value: try value())]
      guard take("-") else { throw fault("\"-\" is missing behind the room") }
      return .predicates(predicates)
    }

    private mutating func view() throws(VisualFormatFault) -> VisualFormat.View {
      guard take("[") else { throw fault("a view in \"[\" and \"]\" is missing") }
      let name = word()
      guard !name.isEmpty else { throw fault("the view has no name") }
      let predicates = isNext("(") ? try self.predicates() : []
      guard take("]") else { throw fault("\"]\" is missing") }
      return VisualFormat.View(name: name, predicates: predicates)
    }

    private mutating func predicates() throws(VisualFormatFault) -> [VisualFormat.Predicate] {
      _ = take("(")
      var found = [try predicate()]
      while take(",") { found.append(try predicate()) }
      guard take(")") else { throw fault("\")\" is missing") }
      return found
    }

    private mutating func predicate() throws(VisualFormatFault) -> VisualFormat.Predicate {
      var relation = NSLayoutConstraint.Relation.equal
      if take("<=") {
        relation = .lessThanOrEqual
      } else if take(">=") {
        relation = .greaterThanOrEqual
      } else {
        _ = take("==")
      }
      var predicate = VisualFormat.Predicate(relation: relation, value: try value())
      if take("@") { predicate.priority = try value() }
      return predicate
    }

    // MARK: Words and numbers

    private mutating func value() throws(VisualFormatFault) -> VisualFormat.Value {
      let start = index
      if isNext("-") { index += 1 }
      while index < bytes.count, isDigit(bytes[index]) || bytes[index] == UInt8(ascii: ".") {
        index += 1
      }
      if let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)) {
        return .number(number)
      }
      index = start
      let name = word()
      guard !name.isEmpty else { throw fault("a number or a name is missing") }
      return .name(name)
    }

    private mutating func word() -> String {
      let start = index
      while index < bytes.count, isLetter(bytes[index]) || (index > start && isDigit(bytes[index]))
      {
        index += 1
      }
      return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private func isDigit(_ byte: UInt8) -> Bool {
      byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    // Those of other alphabets, too.
    private func isLetter(_ byte: UInt8) -> Bool {
      let small = byte | 0x20
      return small >= UInt8(ascii: "a") && small <= UInt8(ascii: "z")
        || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    private func isNext(_ text: StaticString) -> Bool {
      let end = index + text.utf8CodeUnitCount
      guard end <= bytes.count else { return false }
      return text.withUTF8Buffer { bytes[index..<end].elementsEqual($0) }
    }

    private mutating func take(_ text: StaticString) -> Bool {
      guard isNext(text) else { return false }
      index += text.utf8CodeUnitCount
      return true
    }

    private func fault(_ message: String) -> VisualFormatFault {
      VisualFormatFault(index: index, message: message)
    }
  }
#endif
