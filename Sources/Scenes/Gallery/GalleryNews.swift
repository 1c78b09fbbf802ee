/// What the host is to be told with the next frame: what was so for less than one frame is not reported.
struct GalleryNews {
  /// The photo that is shown, or that none is.
  var shows: SceneRequest?
  /// The open photo was tapped.
  var isTapped = false
  /// What is known of the photo is to be seen, or no longer.
  var informs = false
  /// The album that was tapped.
  var album: Int32?
  /// How many photos are chosen; −1 where none are to be.
  var chosenCount: Int32 = -1
  /// How much of the grid the photo covers, in thousandths.
  var covered: Int32 = 0

  // A finger may land, move and lift within a frame.
  private var pulls: [SheetPull] = []

  /// What a finger that pulls the sheet has done; where it only went on, nothing of the way there is reported.
  mutating func add(_ pull: SheetPull) {
    if pull.phase == .moves, pulls.last?.phase == .moves { pulls.removeLast() }
    pulls.append(pull)
  }

  private var sentCount: Int32 = -1
  private var sentCovered: Int32 = 0

  mutating func collect(into requests: inout [SceneRequest]) {
    if let shows { requests.append(shows) }
    if isTapped { requests.append(.tapped) }
    if informs { requests.append(.informs) }
    for pull in pulls {
      requests.append(
        .pulls(
          pull.phase.rawValue, way: Int32(pull.way.rounded()),
          velocity: Int32(pull.velocity.rounded())))
    }
    if !pulls.isEmpty { pulls.removeAll() }
    if let album { requests.append(.album(album)) }
    if chosenCount != sentCount { requests.append(.chooses(chosenCount)) }
    if covered != sentCovered { requests.append(.covers(covered)) }
    (shows, isTapped, informs, album) = (nil, false, false, nil)
    (sentCount, sentCovered) = (chosenCount, covered)
  }
}
