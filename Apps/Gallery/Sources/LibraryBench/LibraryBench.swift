import Decoding
import Foundation
import GalleryExport
import PhotoFacts
import PhotoFolder
import PhotoIndex
import ThumbnailStore

/// `library-bench PICTURES EXIF FOLDER COUNT…`: measures the index, the thumbnails and the export with folders of so many photos.
///
/// The photos are a few hundred distinct JPEGs of some megapixels, made of the pictures of a folder with the EXIF of a camera's
/// file, and linked under many names. One line of JSON for each count.
@main
struct LibraryBench {
  /// As the server does: files are read in processes of their own.
  private static let decoders = Decoders()

  static func main() async throws {
    DecoderProcess.runIfAsked()
    let arguments = CommandLine.arguments
    guard arguments.count > 4 else {
      FileHandle.standardError.write(Data("library-bench PICTURES EXIF FOLDER COUNT…\n".utf8))
      exit(64)
    }
    let workspace = URL(fileURLWithPath: arguments[3])
    let distinct = try Self.distinct(
      of: URL(fileURLWithPath: arguments[1]), exif: URL(fileURLWithPath: arguments[2]),
      in: workspace.appending(path: "distinct"))
    for count in arguments[4...].compactMap({ Int($0) }) {
      let folder = workspace.appending(path: "\(count)")
      try link(distinct, count: count, in: folder)
      try await measure(count, folder, CacheFolder(workspace.appending(path: "cache-\(count)")))
    }
  }

  /// Makes the JPEGs where they are not there yet: each picture in several sizes and qualities.
  private static func distinct(of pictures: URL, exif: URL, in workspace: URL) throws -> [URL] {
    let head = exifSegments(try Data(contentsOf: exif))
    try FileManager.default.createDirectory(at: workspace, withIntermediateDirectories: true)
    let names = try FileManager.default.contentsOfDirectory(atPath: pictures.path)
      .filter { $0.hasSuffix(".webp") }.sorted()
    var files: [URL] = []
    for name in names {
      let picture = try Data(contentsOf: pictures.appending(path: name))
      for step in 0..<60 {
        let file = workspace.appending(path: "\(name)-\(step).jpg")
        files.append(file)
        guard !FileManager.default.fileExists(atPath: file.path) else { continue }
        let made = try Rendition(
          picture: picture, size: .longerEdge(2000 + step * 20), quality: 70 + step % 20)
        try (made.bytes.prefix(2) + head + made.bytes.dropFirst(2)).write(to: file)
      }
    }
    return files
  }

  /// The segments of a JPEG that hold EXIF and XMP.
  private static func exifSegments(_ jpeg: Data) -> Data {
    var (segments, offset) = (Data(), 2)
    while offset + 4 <= jpeg.count, jpeg[offset] == 0xff, jpeg[offset + 1] != 0xda {
      let length = 2 + Int(jpeg[offset + 2]) << 8 + Int(jpeg[offset + 3])
      let end = min(jpeg.count, offset + length)
      if jpeg[offset + 1] == 0xe1 { segments += jpeg[offset..<end] }
      offset = end
    }
    return segments
  }

  private static func link(_ distinct: [URL], count: Int, in folder: URL) throws {
    for number in 0..<count {
      let album = folder.appending(path: "\(2000 + number / 1000 % 25)/\(number / 1000)")
      if number % 1000 == 0 {
        try FileManager.default.createDirectory(at: album, withIntermediateDirectories: true)
      }
      _ = Foundation.link(
        distinct[number % distinct.count].path, album.appending(path: "IMG_\(number).jpg").path)
    }
  }

  /// The cache is the server's, which is measured with it later.
  private static func measure(_ count: Int, _ photos: URL, _ cache: CacheFolder) async throws {
    try? FileManager.default.removeItem(at: cache.url)
    var line: [String: Any] = ["photos": count]
    let folder = try Folder(photos.path)
    let file = cache.index(of: folder)
    do {
      let index = try PhotoIndex(folder: folder, file: file, decoder: decoders)
      line["first index s"] = await seconds { await index.update() }
      line["first index photos/s"] = Double(count) / (line["first index s"] as? Double ?? 1)
    }
    line["index MB"] = megabytes(of: file)
    var index = try PhotoIndex(folder: folder, file: file, decoder: decoders)
    line["second start, first page ms"] =
      try await seconds {
        index = try PhotoIndex(folder: folder, file: file, decoder: decoders)
        _ = try await index.page(after: nil, limit: 1000)
      } * 1000
    line["second start, all photos ms"] =
      try await seconds {
        index = try PhotoIndex(folder: folder, file: file, decoder: decoders)
        _ = try await index.all()
      } * 1000
    line["look at everything again ms"] = await seconds { await index.update() } * 1000
    await index.follow()
    line["change is known after ms"] = try await noticed(index, photos, cache) * 1000
    line["memory after indexing MB"] = memory()
    try await thumbnails(index, folder, cache, &line)
    if count <= 10_000 { try await export(index, cache, &line) }
    line["memory at most MB"] = memory()
    line["memory of all decoders at most MB"] = memoryOfChildren()
    let data = try JSONSerialization.data(withJSONObject: line, options: [.sortedKeys])
    print(String(decoding: data, as: UTF8.self))
  }

  /// From the moment at which a new photo is there to that at which a listener has heard of it.
  private static func noticed(
    _ index: PhotoIndex, _ photos: URL, _ cache: CacheFolder
  ) async throws -> Double {
    let updates = await index.progressUpdates()
    let known = await index.progress.known
    let (new, added) = (cache.url.appending(path: "new.jpg"), photos.appending(path: "new.jpg"))
    try FileManager.default.copyItem(at: photos.appending(path: "2000/0/IMG_0.jpg"), to: new)
    defer { try? FileManager.default.removeItem(at: added) }
    return await seconds {
      // As a whole: nothing of the time is spent on writing it.
      rename(new.path, added.path)
      for await progress in updates where progress.known > known && progress.reading == nil {
        break
      }
    }
  }

  /// Of the first photos, as a screen asks for them: all at once.
  private static func thumbnails(
    _ index: PhotoIndex, _ folder: Folder, _ cache: CacheFolder, _ line: inout [String: Any]
  ) async throws {
    let photos = try await index.page(after: nil, limit: 300).photos
    func ask(_ store: ThumbnailStore) async -> Double {
      await seconds {
        await withTaskGroup { tasks in
          for photo in photos {
            tasks.addTask {
              guard let facts = try? await index.photo(at: photo.path)?.facts else { return }
              let names = photo.path.split(separator: UInt8(ascii: "/")).map(Array.init)
              _ = await store.thumbnail(content: photo.content, edge: 256) {
                guard let file = folder.file(names) else { return .failure(.changed) }
                return .of(
                  file, version: photo.version, facts, .shorterEdge(256), by: decoders)
              }
            }
          }
        }
      }
    }
    let store = ThumbnailStore(folder: cache.thumbnails)
    let first = await ask(store)
    let made = await store.made
    line["thumbnails made/s"] = Double(made) / first
    line["thumbnails from disk/s"] =
      Double(photos.count) / (await ask(ThumbnailStore(folder: cache.thumbnails)))
  }

  private static func export(
    _ index: PhotoIndex, _ cache: CacheFolder, _ line: inout [String: Any]
  ) async throws {
    var options = ExportOptions()
    options.originals = .resize(640)
    let exporter = Exporter(
      index: index, thumbnails: ThumbnailStore(folder: cache.thumbnails),
      decoder: decoders, options: options)
    let out = cache.url.appending(path: "site")
    line["export s"] = try await seconds { _ = try await exporter.export(to: out) }
    line["export again s"] = try await seconds { _ = try await exporter.export(to: out) }
  }

  private static func seconds(_ work: () async throws -> Void) async rethrows -> Double {
    let start = ContinuousClock.now
    try await work()
    return (ContinuousClock.now - start) / .seconds(1)
  }

  private static func megabytes(of file: URL) -> Double {
    let size = (try? FileManager.default.attributesOfItem(atPath: file.path))?[.size] as? Int
    return Double(size ?? 0) / 1e6
  }

  /// The most that this process has held, in megabytes.
  private static func memory() -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return Double(usage.ru_maxrss) / 1000
  }

  /// The most that each process which this one has started, and which still runs, has held, added up; in megabytes.
  private static func memoryOfChildren() -> Double {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.filter { Int($0) != nil }.reduce(0) { sum, process in
      let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
      func field(_ name: String) -> Int? {
        status.split(separator: "\n").first { $0.hasPrefix("\(name):") }
          .flatMap { $0.split(whereSeparator: \.isWhitespace).dropFirst().first }
          .flatMap { Int($0) }
      }
      guard field("PPid") == Int(getpid()) else { return sum }
      return sum + Double(field("VmHWM") ?? 0) / 1000
    }
  }
}
