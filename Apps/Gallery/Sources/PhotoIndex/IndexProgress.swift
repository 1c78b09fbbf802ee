import PhotoFolder

/// How far an index is, for a terminal and a page.
package struct IndexProgress: Codable, Equatable, Sendable {
  /// How many files it knows.
  package var known = 0

  /// Whether the folder has been looked through at least once since the index was made: before that
  /// a list is only the beginning of one.
  package var isComplete = false

  /// While files are being read.
  package var reading: Reading?

  /// Folders that could not be looked into, and files that are neither ordinary files nor links to one in the folder.
  package var leftOut: [FileFault] = []

  /// What keeps the index from following the folder.
  package var problem: String?

  package struct Reading: Codable, Equatable, Sendable {
    package var done: Int
    package var of: Int
  }

  /// The reasons are told elsewhere, for there may be many.
  private enum CodingKeys: CodingKey { case known, isComplete, reading, problem }

  init(known: Int, isComplete: Bool) { (self.known, self.isComplete) = (known, isComplete) }
}
