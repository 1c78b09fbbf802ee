import TouchKit

/// Which pictures of which size are wanted, are being loaded, and are loaded.
///
/// Each view asks by a ``PictureSlot`` of its own; the host is asked once for each picture, however many slots want it, and is
/// asked to drop it when none does any more. A request that the host has not got yet is removed.
final class PictureStore {
  enum State {
    /// The host has been asked, or will be.
    case coming
    case there
    /// The host says that it cannot be shown.
    case broken
  }

  private struct Entry {
    var state = State.coming
    var users: [PictureSlot] = []
    var isAsked = false
  }

  private var entries: [Int32: Entry] = [:]
  private var toLoad: [Int32] = []
  // How many of those were wanted at the last call of `collect` already.
  private var waited = 0
  private var toDrop: [Int32] = []

  /// A slot wants a picture, until it calls ``release(_:by:)``. Where the answer is that it is coming,
  /// ``PictureSlot/arrived(_:isThere:)`` is called later.
  func want(_ source: Int32, by slot: PictureSlot) -> State {
    // One that no slot wants any more is still loaded until the host has been asked to drop it.
    if entries[source] == nil { toLoad.append(source) }
    var entry = entries[source] ?? Entry()
    entry.users.append(slot)
    entries[source] = entry
    return entry.state
  }

  func release(_ source: Int32, by slot: PictureSlot) {
    guard var entry = entries[source] else { return }
    if let index = entry.users.firstIndex(where: { $0 === slot }) { entry.users.remove(at: index) }
    entries[source] = entry
    guard entry.users.isEmpty else { return }
    if entry.isAsked {
      toDrop.append(source)
      return
    }
    entries[source] = nil
    guard let index = toLoad.lastIndex(of: source) else { return }
    toLoad.remove(at: index)
    if index < waited { waited -= 1 }
  }

  /// The largest size of a picture that is there.
  func best(of picture: Int32) -> Int32? {
    sizes(of: picture, .there).max { PictureSize.rank($0) < PictureSize.rank($1) }
  }

  /// A size of a picture that cannot be shown.
  func broken(of picture: Int32) -> Int32? {
    sizes(of: picture, .broken).first
  }

  private func sizes(of picture: Int32, _ state: State) -> [Int32] {
    (0...Int32(PictureSize.edges.count)).map { PictureSize.source(of: picture, step: $0) }
      .filter { entries[$0]?.state == state }
  }

  // MARK: The host

  /// What the host is to load and to forget since the last call; those to forget first.
  ///
  /// - Parameter isHasty: true while other pictures may be visible with each frame: then one is asked for only if it is still wanted at the next
  ///   call.
  /// - Returns: true where a picture waits for that.
  @discardableResult
  func collect(into requests: inout [SceneRequest], isHasty: Bool = false) -> Bool {
    for source in toDrop where entries[source]?.users.isEmpty == true {
      entries[source] = nil
      requests.append(.drop(source))
    }
    toDrop.removeAll(keepingCapacity: true)
    let ready = isHasty ? waited : toLoad.count
    for source in toLoad[..<ready] {
      entries[source]?.isAsked = true
      requests.append(.load(source))
    }
    toLoad.removeFirst(ready)
    waited = toLoad.count
    return waited > 0
  }

  /// The host has a picture, or has found that it cannot be shown. One that no slot wants any more is ignored.
  func arrived(_ source: Int32, isThere: Bool) {
    guard var entry = entries[source], entry.isAsked, entry.state == .coming else { return }
    entry.state = isThere ? .there : .broken
    entries[source] = entry
    for slot in entry.users { slot.arrived(source, isThere: isThere) }
  }
}
