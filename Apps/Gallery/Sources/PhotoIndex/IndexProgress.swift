/// How far an index is, for a terminal and a page.
package struct IndexProgress: Equatable, Sendable {
  /// How many files it knows.
  package var known = 0

  /// Whether the folder has been looked through at least once since the index was made: before that
  /// a list is only the beginning of one.
  package var isComplete = false

  /// While files are being read.
  package var reading: Reading?

  /// Folders that could not be looked into, and why, in words.
  package var leftOut: [String] = []

  /// What keeps the index from following the folder.
  package var problem: String?

  package struct Reading: Equatable, Sendable {
    package var done: Int
    package var of: Int
  }

  init(known: Int, isComplete: Bool) { (self.known, self.isComplete) = (known, isComplete) }
}
