/// What a scanner wanted where something else stood.
@frozen public enum JSONWanted: Equatable, Sendable {
  /// A value of any kind.
  case value
  /// A digit, in a number.
  case digit
  /// A string.
  case string
  /// A string that is the key of an object's member.
  case key
  /// The quotation mark that ends a string.
  case quotationMark
  /// An escape, instead of a control character.
  case escape
  /// The character that says which escape it is.
  case escapeLetter
  /// A hexadecimal digit of an escape.
  case hexadecimalDigit
  /// Punctuation.
  case byte(UInt8)
  /// The end of the text.
  case end
  /// A value that is not nested deeper than ``JSONScanner/deepest``.
  case shallowerValue
}
