/// A piece of a line, with the room that it wants around it.
///
///     |before| piece |after| spacing |before| piece |after|
///
/// Pieces stand one after the other. In a line of the length w, with t what the pieces take together with the least of all rooms, and n
/// the number of flexible ones, each flexible room is longer by
///
///     max(0, w − t) / n
///
/// Two pieces of 40 points with a flexible spacing of 10 are at 0 and 60 in a line of 100. With a flexible room of 0 before the first one
/// as well they are at 5 and 60.
nonisolated struct LinePiece {
  /// Room before, after or between pieces.
  struct Room {
    var least: CGFloat = 0
    var isFlexible = false
  }

  var before = Room()
  var length: CGFloat
  var after = Room()

  /// With the least room.
  var taken: CGFloat {
    before.least + length + after.least
  }

  /// Where the piece is in a line that has no other.
  func start(in room: CGFloat) -> CGFloat {
    guard before.isFlexible else { return before.least }
    let free = max(0, room - taken)
    return before.least + (after.isFlexible ? free / 2 : free)
  }

  /// What pieces take together, with the least room.
  static func taken(_ pieces: [LinePiece], _ spacing: Room) -> CGFloat {
    var sum = spacing.least * CGFloat(max(0, pieces.count - 1))
    for piece in pieces { sum += piece.taken }
    return sum
  }

  /// Where each piece is.
  static func starts(_ pieces: [LinePiece], _ spacing: Room, in room: CGFloat) -> [CGFloat] {
    var flexible = spacing.isFlexible ? max(0, pieces.count - 1) : 0
    for piece in pieces {
      flexible += (piece.before.isFlexible ? 1 : 0) + (piece.after.isFlexible ? 1 : 0)
    }
    let free = max(0, room - taken(pieces, spacing))
    let share = flexible > 0 ? free / CGFloat(flexible) : 0
    func grown(_ room: Room) -> CGFloat { room.least + (room.isFlexible ? share : 0) }
    var starts: [CGFloat] = []
    starts.reserveCapacity(pieces.count)
    var place: CGFloat = 0
    for piece in pieces {
      starts.append(place + grown(piece.before))
      place += grown(piece.before) + piece.length + grown(piece.after) + grown(spacing)
    }
    return starts
  }
}
