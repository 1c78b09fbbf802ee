/// What a host asks of the gallery, in which photos can be chosen.
nonisolated public enum ChoiceCommand: Int32, Sendable {
  /// No photo is chosen any more, and a tap opens one.
  case none = 0
  /// A tap chooses a photo from now on.
  case begin = 1
  /// All that are shown are chosen.
  case all = 2
}
