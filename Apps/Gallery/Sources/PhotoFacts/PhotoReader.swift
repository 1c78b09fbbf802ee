import Foundation
import PhotoFolder

/// Reads what files say of themselves.
package enum PhotoReader {
  /// The facts of a file. Never fails: what is wrong with the file is one of the facts.
  ///
  /// Costs the time of reading the file once, and for a JPEG half a millisecond more; for a video
  /// the start of a program (`ffprobe`). The thread is busy meanwhile.
  ///
  /// - Parameters:
  ///   - name: the file's own name: its ending says the kind, and it may hold a date.
  ///   - sidecar: the content of the XMP file beside it.
  ///   - video: what ffprobe has said of the file already; nil asks it, where the file is a video.
  ///   - now: seconds since 1970: dates that are ahead of it are passed over.
  package static func facts(
    of file: OpenFile, name: String, sidecar: Data?, video: Video? = nil,
    now: Int = Int(Date().timeIntervalSince1970)
  ) -> PhotoFacts {
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    let first = (try? file.read(12, at: 0)) ?? Data()
    let named = FileKind(ending: ending)
    // RAW files begin like TIFF, and videos need no second look: their reader goes by the content.
    let kind = (named?.family == .image ? FileKind(firstBytes: first) : nil) ?? named
    guard let kind else { return unreadable(file, "is neither a picture nor a video") }
    var facts = PhotoFacts(
      family: kind.family, contentType: kind.contentType,
      isShownByBrowsers: kind.isShownByBrowsers, content: [])
    do {
      try read(file, kind, video, into: &facts)
    } catch {
      facts.problem = "cannot be read: \(words(error))"
    }
    if let sidecar { facts.take(Metadata(xmp: sidecar), isSidecar: true) }
    if facts.taken?.isAhead(of: now) ?? true { facts.taken = FileNameDate.date(in: name) }
    if facts.taken?.isAhead(of: now) ?? true { facts.taken = modified(file) }
    return facts
  }

  private static func read(
    _ file: OpenFile, _ kind: FileKind, _ video: Video?, into facts: inout PhotoFacts
  ) throws {
    guard file.size > 0 else {
      facts.content = FileContent.digest(Data())
      facts.problem = PictureFault.empty.description
      return
    }
    let isLarge = file.size > FileContent.largestDigested
    facts.problem = kind.problem
    if kind.family == .video || kind.problem != nil {
      facts.content =
        isLarge
        ? try FileContent.sampledDigest(of: file)
        : FileContent.digest(try FileContent.bytes(of: file))
      if kind.problem == nil { facts.takeVideo(video ?? Video(of: file)) }
      return
    }
    guard file.size <= FileContent.largestRead else {
      facts.content = try FileContent.sampledDigest(of: file)
      facts.problem = "the file has more than \(FileContent.largestRead >> 20) MB"
      return
    }
    let bytes = try FileContent.bytes(of: file)
    facts.content =
      isLarge ? try FileContent.sampledDigest(of: file) : FileContent.digest(bytes)
    if kind.family == .raw { raw(bytes, into: &facts) } else { picture(bytes, into: &facts) }
  }

  private static func picture(_ bytes: Data, into facts: inout PhotoFacts) {
    let metadata = Metadata(picture: bytes)
    facts.take(metadata)
    guard let size = PictureSize(bytes) else {
      facts.problem = PictureFault.unreadable.description
      return
    }
    if size.memory > DecodingMemory.most {
      facts.problem = PictureFault.needsTooMuchMemory(size.width, size.height).description
    }
    if metadata.values.isEmpty {
      if let exif = size.exif { facts.take(Metadata(exif: exif)) }
      if let xmp = size.xmp { facts.take(Metadata(xmp: xmp)) }
    }
    // The reader of HEIF turns pictures by itself and says so by an orientation of 1.
    facts.orientation = size.orientation
    (facts.width, facts.height) = (size.width, size.height)
    if size.orientation >= 5 { swap(&facts.width, &facts.height) }
    if facts.contentType == "image/jpeg" {
      facts.motion = MotionPhoto.video(in: bytes)
      facts.endsEarly = JPEGEnd.isMissing(in: bytes)
    }
    if let small = Metadata.preview(in: bytes, smallest: true), size.orientation == 1 {
      facts.placeholder = Rendition.placeholder(of: small)
    }
  }

  private static func raw(_ bytes: Data, into facts: inout PhotoFacts) {
    facts.take(Metadata(picture: bytes))
    guard let preview = Metadata.preview(in: bytes, smallest: false),
      let size = PictureSize(preview)
    else {
      facts.problem = "there is no preview in this RAW file, and RAW itself is not developed"
      return
    }
    (facts.width, facts.height) = (size.width, size.height)
    if facts.orientation >= 5 { swap(&facts.width, &facts.height) }
  }

  /// The facts of a file whose reader has failed. It is tried again at the next look at everything.
  package static func unread(_ file: OpenFile, name: String, problem: String) -> PhotoFacts {
    var facts = unreadable(file, problem)
    if let taken = FileNameDate.date(in: name) { facts.taken = taken }
    facts.isUncertain = true
    return facts
  }

  /// What the system says, without Foundation's wrapping.
  private static func words(_ error: any Error) -> String {
    (error as? POSIXError).map { String(cString: strerror($0.code.rawValue)) } ?? "\(error)"
  }

  private static func unreadable(_ file: OpenFile, _ problem: String) -> PhotoFacts {
    var facts = PhotoFacts(
      family: .image, contentType: "application/octet-stream", isShownByBrowsers: false, content: []
    )
    (facts.taken, facts.problem) = (modified(file), problem)
    return facts
  }

  private static func modified(_ file: OpenFile) -> CaptureDate {
    CaptureDate(wallClock: file.modified.seconds, zone: 0, source: .modified)
  }
}
