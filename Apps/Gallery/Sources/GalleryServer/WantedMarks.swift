import PhotoIndex

/// What a request says of one photo: a rating, `null` for the one in the file, or an object of what is to change,
/// `{"rating": 3, "favourite": true}`.
struct WantedMarks: Decodable {
  private(set) var change = MarkChange()

  init(from decoder: any Decoder) throws {
    guard let object = try? decoder.container(keyedBy: Name.self) else {
      let value = try decoder.singleValueContainer()
      change.rating = try Self.rating(value)
      return
    }
    for name in object.allKeys {
      let value = try object.superDecoder(forKey: name).singleValueContainer()
      switch name.stringValue {
      case "rating": change.rating = try Self.rating(value)
      case "favourite":
        guard let isFavourite = try? value.decode(Bool.self) else {
          throw Self.fault("true or false is needed", at: value)
        }
        change.isFavourite = isFavourite
      default: throw Self.fault("only rating and favourite are known", at: value)
      }
    }
  }

  private static func rating(_ value: some SingleValueDecodingContainer) throws -> MarkChange.Rating
  {
    if value.decodeNil() { return .ofFile }
    guard let rating = try? value.decode(Int.self), PhotoIndex.ratings.contains(rating) else {
      throw fault("a rating is a number from -1 to 5, or null", at: value)
    }
    return .given(rating)
  }

  /// The path leads to the value, and begins with the photo's address.
  private static func fault(
    _ words: String, at value: some SingleValueDecodingContainer
  ) -> DecodingError {
    .dataCorrupted(.init(codingPath: value.codingPath, debugDescription: words))
  }

  private struct Name: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
