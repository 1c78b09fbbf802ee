import Dispatch
import Foundation
import GRDB
import PhotoFacts
import PhotoFolder

/// The photos and videos of a folder and of the folders in it, kept in a file, so that a second start knows them
/// at once, and followed while it runs.
///
///     let index = try PhotoIndex(folder: folder, file: CacheFolder.standard.index(of: folder))
///     await index.follow()                    // reads what is new, then follows the folder
///     let page = try await index.page(after: nil, limit: 1000)
///
/// The file is a cache: whoever deletes it loses time and nothing else.
package actor PhotoIndex {
  package nonisolated let folder: Folder
  let pool: DatabasePool
  private let decoder: any PictureDecoder
  let ratingFile: RatingFile?

  private let watch = FolderWatch()
  private var last: Task<Void, Never>?
  private var isFollowing = false

  /// Whether the folder is looked through for the first time since the start, which takes seconds where there are many photos.
  package private(set) var isStarting = false
  private var noticed: Task<Void, Never>?
  private var waiting: Task<Void, Never>?
  private var readers: Int
  private var current: IndexProgress
  private var listeners: [Int: AsyncStream<IndexProgress>.Continuation] = [:]
  private var listenerCount = 0

  /// Opens the index of a folder; makes it where there is none yet, or where the file is damaged.
  ///
  /// - Parameters:
  ///   - decoder: what reads the files.
  ///   - ratings: where the ratings and favourites are kept that people give; nil for nowhere, and then none can be given.
  ///   - readers: how many files are read at a time.
  ///   - epoch: what an index that is made now is called: nil for another name each time.
  /// - Throws: what SQLite or the system says where the file can be neither opened nor made.
  package init(
    folder: Folder, file: URL, decoder: any PictureDecoder = DirectDecoder(),
    ratings: RatingFile? = nil,
    readers: Int = ProcessInfo.processInfo.activeProcessorCount, epoch: String? = nil
  ) throws {
    (self.folder, self.decoder, ratingFile) = (folder, decoder, ratings)
    self.readers = max(1, readers)
    pool = try Schema.open(file, epoch: epoch)
    current = try pool.read { database in
      let state = try Row.fetchOne(database, sql: "SELECT known, isComplete FROM state")
      return IndexProgress(known: state?[0] ?? 0, isComplete: state?[1] ?? false)
    }
  }

  /// How far it is.
  package var progress: IndexProgress { current }

  /// Everything that happens to the progress from now on, the present state first. A reader who is
  /// slow gets the latest one.
  package func progressUpdates() -> AsyncStream<IndexProgress> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: IndexProgress.self, bufferingPolicy: .bufferingNewest(1))
    listenerCount += 1
    let number = listenerCount
    listeners[number] = continuation
    continuation.onTermination = { _ in Task { await self.forget(number) } }
    continuation.yield(current)
    return stream
  }

  private func forget(_ number: Int) { listeners[number] = nil }

  /// Tells the listeners that there is something new, with or without progress.
  func report(_ change: (inout IndexProgress) -> Void = { _ in }) {
    change(&current)
    for listener in listeners.values { listener.yield(current) }
  }

  /// Reads what has changed since the last time, and from then on whatever changes. Returns once the
  /// folder has been looked through.
  package func follow() async {
    guard !isFollowing else { return }
    isFollowing = true
    watch.notify { [weak self] in
      Task { await self?.notice() }
    }
    isStarting = true
    await prepare()
    await update()
    isStarting = false
    // What the system does not tell has to be looked for. Seldom, for it costs a look at every file.
    let interval: Duration = watch.isComplete ? .seconds(900) : .seconds(60)
    Task { [weak self] in
      while (try? await Task.sleep(for: interval)) != nil, let self { await self.update() }
    }
  }

  /// Forgets what has been gone for a month, and tries videos again where they could not be read for want of ffmpeg.
  private func prepare() async {
    try? await forget(goneFor: .seconds(30 * 86_400))
    guard Video.isSupported else { return }
    try? await pool.write {
      try $0.execute(
        sql: "UPDATE photo SET modified = 0 WHERE problem = ?", arguments: [Video.unsupported])
    }
  }

  /// Looks through the whole folder, and reads what is new or has changed.
  package func update() async {
    await inTurn { await self.apply(FolderChanges(isEverything: true)) }
  }

  /// Takes in what has happened up to now, where ``follow()`` has been called; a list that is read
  /// afterwards has it.
  package func settle() async {
    guard isFollowing else { return }
    await inTurn { await self.applyNews() }
    // Nothing tells that a folder is there again.
    if current.problem != nil, folder.fault == nil { await update() }
  }

  /// Many changes come together: the first one waits a tenth of a second for the others.
  private func notice() {
    guard noticed == nil else { return }
    noticed = Task {
      try? await Task.sleep(for: .milliseconds(100))
      noticed = nil
      await settle()
    }
  }

  /// One look at a time, in the order in which they were asked for.
  private func inTurn(_ work: @escaping @Sendable () async -> Void) async {
    let previous = last
    let task = Task {
      await previous?.value
      await work()
    }
    last = task
    await task.value
  }

  private func applyNews() async { await apply(watch.changes()) }

  private func apply(_ changes: FolderChanges) async {
    guard !changes.isEmpty else { return }
    if let fault = folder.fault {
      // An unplugged disk has not lost its photos: they stay known.
      report { $0.problem = fault }
      awaitFolder()
      return
    }
    do {
      try await look(changes)
      report { $0.problem = nil }
    } catch {
      report {
        $0.problem = "the index cannot be written: \(error)"
        $0.reading = nil
      }
    }
  }

  /// Nothing tells that a folder is there again; so it is looked for, while it is not.
  private func awaitFolder() {
    guard isFollowing, waiting == nil else { return }
    waiting = Task { [weak self] in
      try? await Task.sleep(for: .seconds(2))
      await self?.returned()
    }
  }

  private func returned() async {
    waiting = nil
    await update()
  }

  private func look(_ changes: FolderChanges) async throws {
    var walk = FolderWalk(folder) { [watch] in watch.add($0, folder: $1) }
    var scope: [[UInt8]]?
    if changes.isEverything {
      walk.look(at: [])
    } else {
      scope = try await photos(around: changes.paths)
      for path in scope ?? [] { walk.look(at: path) }
    }
    let difference = try await Difference(found: walk.files, scope: scope, in: pool)
    try await write(difference)
    let leftOut = walk.leftOut
    report {
      let looked = scope?.map { String(decoding: $0, as: UTF8.self) }
      $0.leftOut.removeAll { fault in
        looked?.contains { fault.path == $0 || fault.path.hasPrefix("\($0)/") } ?? true
      }
      $0.leftOut += leftOut
      $0.reading = difference.new.isEmpty ? nil : .init(done: 0, of: difference.new.count)
    }
    try await read(difference.new)
    try await pool.write {
      try $0.execute(sql: "UPDATE state SET isComplete = 1 WHERE NOT isComplete")
    }
    let count = try await count
    report {
      ($0.known, $0.reading, $0.isComplete) = (count, nil, true)
    }
  }

  /// The paths, and for a sidecar those of the photos beside it. A path within another one says nothing new.
  private func photos(around paths: Set<[UInt8]>) async throws -> [[UInt8]] {
    var all = paths
    for path in paths where FolderWalk.ending(of: path) == "xmp" {
      let name = Array(path.dropLast(4))
      all.insert(name)
      let stem = PhotoRecord.stem(path)
      all.formUnion(
        try await pool.read {
          try Data.fetchAll(
            $0, sql: "SELECT path FROM photo WHERE stem = ? AND path IS NOT NULL",
            arguments: [Data(stem)])
        }.map { Array($0) })
    }
    let slash = UInt8(ascii: "/")
    return all.filter { path in
      !path.indices.contains { path[$0] == slash && all.contains(Array(path[..<$0])) }
    }
  }

  private func write(_ difference: Difference) async throws {
    guard !difference.gone.isEmpty || !difference.moved.isEmpty else { return }
    let now = Int(Date().timeIntervalSince1970)
    try await pool.write { [ratingFile] database in
      let version = try Self.nextVersion(database)
      try ratingFile?.leave(difference.gone + difference.moved.map(\.id), database)
      for id in difference.gone {
        try database.execute(
          sql: "UPDATE photo SET path = NULL, goneAt = ?, changed = ? WHERE id = ?",
          arguments: [now, version, id])
      }
      var moved = try Pairs.leave(difference.gone, in: database, version: version)
      for (id, file) in difference.moved {
        guard var record = try PhotoRecord.fetchOne(database, key: id) else { continue }
        record.move(to: file.path)
        record.changed = version
        try record.update(database)
        moved.append(record)
      }
      ratingFile?.keep(those: moved)
      try Pairs.renew(around: moved, in: database, version: version)
    }
  }

  /// Reads files and writes what they say, some at a time, so that a list shows them soon.
  private func read(_ files: [FoundFile]) async throws {
    let files = files.sorted {
      NaturalKey.key(path: $0.path).lexicographicallyPrecedes(NaturalKey.key(path: $1.path))
    }
    var (done, size) = (0, 32)
    while done < files.count {
      let part = Array(files[done..<min(done + size, files.count)])
      let read = await Self.facts(of: part, in: folder, by: decoder, readers: readers)
      try await pool.write { [ratingFile] database in
        let version = try Self.nextVersion(database)
        var records: [PhotoRecord] = []
        for (file, version_, facts) in read {
          var record = PhotoRecord(file: file, version: version_, facts: facts, changed: version)
          try Self.save(&record, in: database, ratings: ratingFile)
          records.append(record)
        }
        ratingFile?.keep(those: records)
        try Pairs.renew(around: records, in: database, version: version)
      }
      done += part.count
      // Small pieces at first, for whoever waits for the first photos.
      size = min(512, size * 2)
      let count = try await count
      report { ($0.known, $0.reading) = (count, .init(done: done, of: files.count)) }
    }
  }

  /// Writes a photo over the one that was at its path, or over one that is gone and had the same content.
  private static func save(
    _ record: inout PhotoRecord, in database: Database, ratings: RatingFile?
  ) throws {
    let present = try PhotoRecord.fetchOne(
      database, sql: "SELECT * FROM photo WHERE path = ?", arguments: [record.path])
    let before =
      try present
      ?? PhotoRecord.fetchOne(
        database,
        sql: """
          SELECT * FROM photo WHERE content = ? AND path IS NULL AND content <> x''
          ORDER BY goneAt DESC LIMIT 1
          """, arguments: [record.content])
    if let before {
      record.id = before.id
      (record.ownRating, record.isFavourite) = (before.ownRating, before.isFavourite)
      if record.placeholder == nil, before.content == record.content {
        record.placeholder = before.placeholder
      }
      try record.update(database)
    } else {
      if let marks = ratings?.known(record) {
        (record.ownRating, record.isFavourite) = (marks.rating, marks.isFavourite)
      }
      try record.insert(database)
    }
  }

  static func nextVersion(_ database: Database) throws -> Int {
    try Int.fetchOne(database, sql: "UPDATE state SET version = version + 1 RETURNING version") ?? 0
  }

  /// Reading blocks, so it is kept off the few threads that answer requests.
  private static func facts(
    of files: [FoundFile], in folder: Folder, by decoder: any PictureDecoder, readers: Int
  ) async -> [(FoundFile, String, PhotoFacts)] {
    await withTaskGroup(of: [(Int, FoundFile, String, PhotoFacts)].self) { tasks in
      for reader in 0..<readers {
        tasks.addTask {
          await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
              continuation.resume(
                returning: stride(from: reader, to: files.count, by: readers).compactMap { index in
                  facts(of: files[index], in: folder, by: decoder).map { (index, $0, $1, $2) }
                })
            }
          }
        }
      }
      var all: [(Int, FoundFile, String, PhotoFacts)] = []
      for await part in tasks { all += part }
      return all.sorted { $0.0 < $1.0 }.map { ($0.1, $0.2, $0.3) }
    }
  }

  private static func facts(
    of file: FoundFile, in folder: Folder, by decoder: any PictureDecoder
  ) -> (FoundFile, String, PhotoFacts)? {
    func opened(_ path: [UInt8]) -> OpenFile? {
      folder.file(path.split(separator: UInt8(ascii: "/")).map(Array.init))
    }
    let name = file.path.split(separator: UInt8(ascii: "/")).last ?? []
    let open: OpenFile
    do {
      open = try folder.open(file.path.split(separator: UInt8(ascii: "/")).map(Array.init))
    } catch {
      return unreadable(file, String(decoding: name, as: UTF8.self), error.description)
    }
    let sidecar = file.sidecar.flatMap { opened($0.path) }.flatMap {
      $0.size <= 4 << 20 ? try? FileContent.bytes(of: $0) : nil
    }
    var read = file
    // The file as it was read, should it have changed since it was listed.
    read.stamp = FileStamp(open)
    let facts = decoder.facts(
      of: open, name: String(decoding: name, as: UTF8.self), sidecar: sidecar)
    // At no time at all: it is tried again at every look at everything.
    if facts.isUncertain { read.stamp.modified = 0 }
    return (read, open.version, facts)
  }

  /// A file that is listed and may not be opened. It stands in the list with the reason.
  private static func unreadable(_ file: FoundFile, _ name: String, _ reason: String) -> (
    FoundFile, String, PhotoFacts
  )? {
    // One that went meanwhile is no photo any more.
    guard reason != String(cString: strerror(ENOENT)),
      let kind = FileKind(ending: FolderWalk.ending(of: file.path))
    else { return nil }
    var facts = PhotoFacts(
      family: kind.family, contentType: kind.contentType,
      isShownByBrowsers: kind.isShownByBrowsers, content: [])
    facts.problem = "cannot be opened: \(reason)"
    facts.taken =
      FileNameDate.date(in: name)
      ?? CaptureDate(wallClock: file.stamp.modified / 1_000_000_000, zone: 0, source: .modified)
    // At no time at all: it is tried again at every look, for rights change without a new time.
    var tried = file
    tried.stamp.modified = 0
    return (tried, "0", facts)
  }
}
