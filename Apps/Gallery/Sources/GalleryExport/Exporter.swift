import Dispatch
import Foundation
import PhotoFacts
import PhotoFolder
import PhotoIndex
import ThumbnailStore

/// Writes a static site of a folder of photos: `gallery export`.
///
///     index.html                     all albums
///     albums/Italy/index.html        an album, and a page for each photo beside it
///     photos/ab/cdef….jpg            photos and videos by content: caches may keep them for ever
///     thumbnails/256/ab/cdef….jpg
///     tiles/0-3_7/ab/cdef….jpg       squares of huge photos, for the page with gestures
///     view/                          the page with gestures, where it was given
///
/// A second run writes what has changed and takes away what is gone. One that was stopped goes on where
/// it was, for every file is there whole or not at all.
package struct Exporter: Sendable {
  let index: PhotoIndex
  let thumbnails: ThumbnailStore
  let decoder: any PictureDecoder
  let options: ExportOptions

  /// The folder of the page with gestures, with its wasm modules.
  let view: URL?

  package init(
    index: PhotoIndex, thumbnails: ThumbnailStore, decoder: any PictureDecoder = DirectDecoder(),
    options: ExportOptions, view: URL? = nil
  ) {
    (self.index, self.thumbnails, self.decoder) = (index, thumbnails, decoder)
    (self.options, self.view) = (options, view)
  }

  /// The shorter edges of the thumbnails, in pixels. The page with gestures uses all five.
  private var edges: [Int] { view == nil ? [256, 1024] : [128, 256, 512, 1024, 2048] }

  /// Writes the site.
  ///
  /// - Parameter progress: told how many photos of how many are done.
  /// - Throws: ``ExportFault`` for what cannot be meant; what the system says where the folder cannot be written.
  package func export(
    to out: URL, progress: @Sendable (Int, Int) -> Void = { _, _ in }
  ) async throws -> ExportReport {
    try check(out)
    let folder = try OutFolder(out, isDryRun: options.isDryRun)
    var report = ExportReport()
    for (path, problem) in try await index.problems() {
      report.leftOut.append("\(String(decoding: path, as: UTF8.self)): \(problem)")
    }
    // An export has pictures and no RAW files.
    let photos = try await index.all().map { photo in
      var photo = photo
      photo.raw = nil
      return photo
    }
    var shown: [IndexedPhoto] = []
    for start in stride(from: 0, to: photos.count, by: 64) {
      let part = Array(photos[start..<min(start + 64, photos.count)])
      let made = await contents(of: part, missingIn: folder)
      for (photo, made) in zip(part, made) {
        if let reason = made.problem {
          report.leftOut.append("\(String(decoding: photo.path, as: UTF8.self)): \(reason)")
        } else {
          shown.append(photo)
        }
        try write(made, to: folder)
      }
      for photo in shown.suffix(part.count) where hasTiles(photo) {
        if let reason = try await writeTiles(of: photo, to: folder) {
          report.leftOut.append(
            "\(String(decoding: photo.path, as: UTF8.self)), its tiles: \(reason)")
        }
      }
      progress(start + part.count, photos.count)
    }
    // Making thumbnails has shown their colours, which are in the list.
    if folder.written > 0 {
      let colours = Dictionary(
        uniqueKeysWithValues: try await index.all().map { ($0.id, $0.placeholder) })
      for index in shown.indices {
        shown[index].placeholder = colours[shown[index].id] ?? shown[index].placeholder
      }
    }
    try write(shown, to: folder)
    report.photos = shown.count
    report.removed = folder.removeTheRest()
    (report.written, report.unchanged) = (folder.written, folder.unchanged)
    return report
  }

  /// Throws an ``ExportFault`` for what cannot be meant: before the photos are read, as that may take minutes.
  package func check(_ out: URL) throws {
    if options.originals == .link, !options.keepsLocation {
      throw ExportFault(
        description:
          "--originals link shares the files as they are, with places and serial numbers; add --keep-location if that is meant"
      )
    }
    let source = String(decoding: index.folder.realPath, as: UTF8.self)
    let target = out.standardizedFileURL.resolvingSymlinksInPath().path + "/"
    if target.hasPrefix(source) {
      throw ExportFault(description: "\(out.path): lies within the photos; name a folder elsewhere")
    }
    try OutFolder.check(out)
  }

  /// What has to be written for a photo.
  private struct Made: Sendable {
    var files: [(path: String, content: Data?)] = []
    var kept: [String] = []
    var links: [(path: String, source: URL)] = []
    var problem: String?
  }

  private func contents(of photos: [IndexedPhoto], missingIn folder: OutFolder) async -> [Made] {
    let work = photos.map { photo in
      let wanted = paths(photo)
      return (photo, wanted, Set(wanted.filter(folder.has)))
    }
    return await withTaskGroup(of: (Int, Made).self) { tasks in
      for (number, (photo, wanted, there)) in work.enumerated() {
        tasks.addTask {
          guard there.count < wanted.count else { return (number, Made(kept: wanted)) }
          return (number, await make(photo, wanted.filter { !there.contains($0) }, Array(there)))
        }
      }
      var all = [Made](repeating: Made(), count: photos.count)
      for await (number, made) in tasks { all[number] = made }
      return all
    }
  }

  /// Every file of a photo.
  private func paths(_ photo: IndexedPhoto) -> [String] {
    let files = files(photo)
    return edges.map { thumbnail(photo, $0) } + [files.original, files.video].compactMap(\.self)
  }

  private func make(_ photo: IndexedPhoto, _ missing: [String], _ there: [String]) async -> Made {
    var made = Made(kept: there)
    guard !options.isDryRun else {
      made.files = missing.map { ($0, nil) }
      return made
    }
    guard let facts = try? await index.photo(at: photo.path)?.facts else {
      return Made(problem: "it went while it was exported")
    }
    let names = photo.path.split(separator: UInt8(ascii: "/")).map(Array.init)
    let source = index.folder
    for edge in edges where missing.contains(thumbnail(photo, edge)) {
      let result = await thumbnails.thumbnail(content: photo.content, edge: edge) {
        [decoder] () -> ThumbnailStore.Made in
        guard let file = source.file(names) else { return .failure(.changed) }
        return .of(file, version: photo.version, facts, .shorterEdge(edge), by: decoder)
      }
      let rendition: Rendition
      do throws(PictureFault) { rendition = try result.get() } catch {
        return Made(problem: error.description)
      }
      made.files.append((thumbnail(photo, edge), rendition.bytes))
      if edge == 256, photo.placeholder == nil,
        let hash = decoder.placeholder(of: rendition.bytes)
      {
        try? await index.setPlaceholders([photo.content: hash])
      }
    }
    let files = files(photo)
    for path in [files.original, files.video].compactMap(\.self) where missing.contains(path) {
      if options.originals == .link, facts.isShownByBrowsers {
        let original = String(decoding: source.realPath + photo.path, as: UTF8.self)
        made.links.append((path, URL(fileURLWithPath: original)))
      }
      let content = await Self.offThread { [self] () -> Data? in
        source.file(names).flatMap { original($0, facts, isVideo: path == files.video) }
      }
      guard let content else {
        return Made(problem: "a copy without places and serial numbers cannot be made")
      }
      made.files.append((path, content))
    }
    return made
  }

  /// The photo itself in the form that was asked for.
  private func original(_ file: OpenFile, _ facts: PhotoFacts, isVideo: Bool) -> Data? {
    func made(_ size: Rendition.Size, _ quality: Int) -> Data? {
      try? decoder.rendition(of: file, facts: facts, size: size, quality: quality).bytes
    }
    if isVideo {
      guard !options.keepsLocation else { return try? file.read(file.size, at: 0) }
      return decoder.withoutMetadata(file, contentType: facts.contentType)
    }
    if case .resize(let edge) = options.originals {
      return made(.longerEdge(edge), 88)
    }
    guard facts.isShownByBrowsers, facts.family == .image else {
      return made(.whole, 92)
    }
    guard var bytes = try? FileContent.bytes(of: file) else { return nil }
    guard !options.keepsLocation else { return bytes }
    // The video behind a motion photo has a place of its own.
    if let motion = facts.motion { bytes = bytes.prefix(motion.lowerBound) }
    return decoder.withoutPrivateData(bytes) ?? made(.whole, 92)
  }

  private func write(_ made: Made, to folder: OutFolder) throws {
    for path in made.kept { folder.keep(path) }
    for (path, source) in made.links where folder.link(source, at: path) {}
    for (path, content) in made.files {
      if let content { try folder.put(content, at: path) } else { folder.wouldPut(at: path) }
    }
  }

  /// The pages, and the list for the page with gestures.
  private func write(_ photos: [IndexedPhoto], to folder: OutFolder) throws {
    let title = options.title ?? URL(fileURLWithPath: index.folder.path).lastPathComponent
    let address = options.address.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    let pages = Pages(title: title, address: address, hasView: view != nil, files: files)
    try folder.put(Data(Pages.style.utf8), at: "style.css")
    try folder.put(Data(Pages.icon.utf8), at: "icon.svg")
    let albums = Album.all(photos)
    let byName = Dictionary(uniqueKeysWithValues: albums.map { ($0.names, $0) })
    for album in albums {
      for (path, html) in pages.pages(of: album, in: byName) + pages.photoPages(of: album) {
        try folder.put(Data(html.utf8), at: path)
      }
    }
    if let view { try write(view, photos, to: folder) }
  }

  private func write(_ view: URL, _ photos: [IndexedPhoto], to folder: OutFolder) throws {
    let page = (try? Data(contentsOf: view.appending(path: "index.html"))) ?? Data()
    let listed = ListPart.named(inPage: page)
    // An album is not where tsumami.js is demonstrated.
    for path in FileManager.default.subpaths(atPath: view.path) ?? []
    where !path.hasPrefix("web/") {
      guard var content = try? Data(contentsOf: view.appending(path: path)) else { continue }
      if path == "index.html" { content = listed }
      if path == "version.json" { content = PageVersion.replacing(page, by: listed, in: content) }
      try folder.put(content, at: "view/\(path)")
    }
    // The list is files, so that the page needs no server; the first of them is short.
    let isDated = photos.contains { $0.taken.source != .modified }
    let sorted =
      isDated ? photos.sorted { ($0.taken.wallClock, $0.id) > ($1.taken.wallClock, $1.id) } : photos
    let list = sorted.map { photo in
      let files = files(photo)
      var listed = ListedPhoto(
        photo, url: "../" + (files.original ?? files.video ?? files.medium), version: "1")
      if !options.keepsLocation { listed.town = nil }
      if hasTiles(photo), let original = files.original {
        listed.tiles = "../tiles/TILE/" + original.dropFirst("photos/".count)
      }
      if files.original == nil {
        listed.shown = "../" + files.medium
        listed.thumbnails = "../" + thumbnail(photo, "EDGE")
      }
      return listed
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    for (part, path) in ListPart.parts(of: list, isDated: isDated) {
      try folder.put(encoder.encode(part), at: "view/\(path)")
    }
  }

  func files(_ photo: IndexedPhoto) -> PhotoFiles {
    var files = PhotoFiles(small: thumbnail(photo, 256), medium: thumbnail(photo, 1024))
    guard options.originals != .none else { return files }
    let form = [options.originals.form, options.keepsLocation ? "k" : ""].joined()
    let stem = "photos/\(photo.content.prefix(2))/\(photo.content.dropFirst(2))\(form)"
    if photo.family == .video {
      files.video = stem + (photo.contentType == "video/webm" ? ".webm" : ".mp4")
    } else {
      files.original = stem + ending(photo)
    }
    return files
  }

  private func thumbnail(_ photo: IndexedPhoto, _ edge: some CustomStringConvertible) -> String {
    // The page with gestures makes this of the photo's own address, so all but the folder has to be the same.
    let form =
      options.originals == .none || photo.family == .video
      ? "" : options.originals.form + (options.keepsLocation ? "k" : "")
    return
      "thumbnails/\(edge)/\(photo.content.prefix(2))/\(photo.content.dropFirst(2))\(form)\(ending(photo))"
  }

  private func ending(_ photo: IndexedPhoto) -> String {
    if photo.family != .image || !photo.isShownByBrowsers { return ".jpg" }
    if case .resize = options.originals { return ".jpg" }
    return photo.contentType == "image/jpeg"
      ? ".jpg" : "." + photo.contentType.dropFirst("image/".count)
  }

  private static func offThread<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: work()) }
    }
  }
}

extension ExportOptions.Originals {
  /// Behind a file's name, so that one that was made in another way is another file.
  var form: String {
    switch self {
    case .copy, .none: ""
    case .link: "l"
    case .resize(let edge): "-\(edge)"
    }
  }
}
