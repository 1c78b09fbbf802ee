/// A town as people call it.
package struct Town: Codable, Equatable, Sendable {
  /// The number that it has at GeoNames.
  package var id: Int

  /// In English where it has an English name, otherwise as it is called there, in Latin letters.
  package var name: String

  /// The country, by its two letters in ISO 3166.
  package var country: String

  /// The name in German, and in Japanese; nil where that is the same, or none is known.
  package var german: String?
  package var japanese: String?

  /// What it is called in the language that is spoken there by most; nil where that is the same, or not known.
  package var local: String?

  // Those of other languages, as the page looks for them, have their codes.
  private enum CodingKeys: String, CodingKey {
    case name, country, local
    case id
    case german = "de"
    case japanese = "ja"
  }
}
