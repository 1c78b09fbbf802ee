import Foundation
import PhotoFacts
import PhotoFolder
import PhotoIndex
import ThumbnailStore

/// What the server shows: the photos of a folder, by their index, and thumbnails of them.
package struct PhotoLibrary: Sendable {
  package let index: PhotoIndex
  let thumbnails: ThumbnailStore
  let decoder: any PictureDecoder
  let placeholders: Placeholders
  let ahead: ThumbnailsAhead
  let lists: PhotoListCache

  /// Whether those who see the photos may rate them.
  let mayRate: Bool

  /// How long a list waits for what has just happened in the folder.
  private let patience: Duration

  /// The longest time that a question for changes waits for one, in seconds.
  let longestWait: Double

  var folder: Folder { index.folder }

  /// The lengths that the shorter edge of a thumbnail may have, in pixels.
  ///
  /// The shorter one, because cells are square and filled. Each is twice the one before: what is
  /// drawn never has more than four times the pixels that it needs, and whatever the screens and
  /// the cells, a photo is made in five sizes at most and then kept.
  package static let edges = [128, 256, 512, 1024, 2048]

  /// - Parameters:
  ///   - list: the file in which the whole list is kept for the next start; nil for none.
  ///   - mayRate: whether those who see the photos may rate them, where the index has a file for that.
  ///   - longestWait: in seconds; what lies between browsers and servers often ends connections on which nothing happens for thirty.
  package init(
    index: PhotoIndex, thumbnails: ThumbnailStore, decoder: any PictureDecoder, list: URL? = nil,
    mayRate: Bool = false, patience: Duration = .milliseconds(500), longestWait: Double = 25
  ) {
    lists = PhotoListCache(file: list)
    self.patience = patience
    self.longestWait = longestWait
    self.mayRate = mayRate && index.keepsRatings
    (self.index, self.thumbnails, self.decoder) = (index, thumbnails, decoder)
    placeholders = Placeholders(index: index)
    ahead = ThumbnailsAhead(index: index, thumbnails: thumbnails, decoder: decoder)
  }

  /// Takes in what has happened in the folder up to now, where that does not take long: after a start, and while hundreds of files
  /// are being read, a list shows those that are known.
  func settle() async {
    guard await !index.isStarting else { return }
    if let reading = await index.progress.reading, reading.of - reading.done > 200 { return }
    await withFirst(
      of: { await index.settle() }, { [patience] in try? await Task.sleep(for: patience) })
  }

  /// What cannot be shown, and why, in the order of names.
  package func faults() async -> [FileFault] {
    await settle()
    let photos = (try? await index.problems()) ?? []
    let faults =
      await index.progress.leftOut
      + photos.map { FileFault(path: String(decoding: $0.path, as: UTF8.self), reason: $0.problem) }
    return faults.sorted { NaturalOrder.precedes($0.path, $1.path) }
  }

  /// The file that names lead to, where it is one of the kinds that are shown.
  func file(_ path: [[UInt8]]) -> (file: OpenFile, kind: FileKind)? {
    guard let name = path.last, let kind = FileKind(ending: ContentType.ending(of: name)),
      kind.problem == nil, let file = folder.file(path)
    else { return nil }
    return (file, kind)
  }

  /// A photo of which a picture is to be made.
  struct Subject: Sendable {
    var content: String
    var version: String
    var facts: PhotoFacts

    /// In the index.
    var photo: IndexedPhoto?
  }

  /// What is known of a photo at a path: by the index where that is up to date, or else by a look at the file.
  ///
  /// - Parameter version: what the client takes for the present one. Where the index has the same, the file is left alone.
  func subject(at path: [[UInt8]], version: String?) async -> Subject? {
    let known = try? await index.photo(at: Array(path.joined(separator: [UInt8(ascii: "/")])))
    let subject = known.map {
      Subject(
        content: $0.photo.content, version: $0.photo.version, facts: $0.facts, photo: $0.photo)
    }
    if let subject, subject.version == version { return subject }
    guard let (file, _) = file(path) else { return nil }
    if let subject, subject.version == file.version { return subject }
    let name = String(decoding: path.last ?? [], as: UTF8.self)
    let facts = await offThread { decoder.facts(of: file, name: name, sidecar: nil) }
    return Subject(content: Hex.text(facts.content), version: file.version, facts: facts)
  }

  /// A smaller or converted form of a photo, or why there is none.
  func rendition(
    of subject: Subject, at path: [[UInt8]], size: Rendition.Size
  ) async -> ThumbnailStore.Made {
    let (folder, decoder) = (folder, decoder)
    let made = await thumbnails.thumbnail(content: subject.content, edge: size.storedEdge) {
      guard let file = folder.file(path) else { return .failure(.changed) }
      return .of(file, version: subject.version, subject.facts, size, by: decoder)
    }
    if case .success(let rendition) = made, let photo = subject.photo, photo.placeholder == nil,
      rendition.bytes.count < 1 << 20,
      let hash = await offThread({ decoder.placeholder(of: rendition.bytes) })
    {
      await placeholders.add(hash, content: photo.content)
    }
    return made
  }
}

extension PhotoLibrary {
  /// A tile of a photo, or why there is none.
  func tile(
    _ tile: ImageTile, of subject: Subject, at path: [[UInt8]]
  ) async -> ThumbnailStore.Made {
    await thumbnails.tile(tile, content: subject.content) { [folder, decoder] in
      guard let file = folder.file(path) else { return .failure(.changed) }
      return ThumbnailStore.tiles(
        of: file, version: subject.version, subject.facts, tile.block, by: decoder)
    }
  }
}

extension Rendition.Size {
  /// The word for it in the names of the files that are kept.
  var storedEdge: Int {
    switch self {
    case .shorterEdge(let edge), .longerEdge(let edge): edge
    case .whole: 0
    }
  }
}

/// Placeholders that came of making thumbnails, written together once a second: each write is a new version of the index.
actor Placeholders {
  private let index: PhotoIndex
  private var waiting: [String: [UInt8]] = [:]
  private var writing: Task<Void, Never>?

  init(index: PhotoIndex) { self.index = index }

  func add(_ hash: [UInt8], content: String) {
    waiting[content] = hash
    guard writing == nil else { return }
    writing = Task {
      try? await Task.sleep(for: .seconds(1))
      await write()
    }
  }

  private func write() async {
    let placeholders = waiting
    (waiting, writing) = ([:], nil)
    try? await index.setPlaceholders(placeholders)
  }
}
