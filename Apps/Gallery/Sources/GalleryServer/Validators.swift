/// What tells two versions of a file apart, and how a request's conditions are held against it (RFC
/// 9110, section 13).
struct Validators {
  let tag: String
  let modified: HTTPDate

  /// Whether the client has this version already, so that 304 is the answer. A tag outranks a date.
  func areKnown(ifNoneMatch: String?, ifModifiedSince: String?) -> Bool {
    if let ifNoneMatch {
      return ifNoneMatch.split(separator: ",").contains {
        let known = $0.trimmingPrefix { $0 == " " || $0 == "\t" }.trimmed
        return known == "*" || known.weak == tag[...]
      }
    }
    return ifModifiedSince.flatMap(HTTPDate.init).map { modified <= $0 } ?? false
  }

  /// Whether a range may be cut from this version to complete what the client has: yes without a
  /// condition, and where the condition names exactly this version. A weak tag names none.
  func allowRange(ifRange: String?) -> Bool {
    guard let ifRange else { return true }
    return ifRange == tag || HTTPDate(ifRange) == modified
  }
}

extension Substring {
  /// Without spaces at the end.
  fileprivate var trimmed: Substring {
    var text = self
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return text
  }

  /// The tag without its mark of weakness: 304 may be answered on either.
  fileprivate var weak: Substring { hasPrefix("W/") ? dropFirst(2) : self }
}
