/// What kind of file a name, or better its first bytes, say that it is.
package struct FileKind: Equatable, Sendable {
  package enum Family: String, Codable, Sendable {
    /// A picture of one format or the other.
    case image
    /// What a camera's sensor saw, with a preview in it.
    case raw
    case video
  }

  package var family: Family

  /// The MIME type.
  package var contentType: String

  /// Whether browsers show the file as it is. What they do not is converted where that is possible.
  package var isShownByBrowsers: Bool

  /// Why nothing can be shown of it, where that is known from its kind alone.
  package var problem: String?

  private init(_ family: Family, _ type: String, browsers: Bool = false, problem: String? = nil) {
    (self.family, contentType, isShownByBrowsers, self.problem) = (family, type, browsers, problem)
  }

  /// By the ending of a name, in small letters and without the dot; nil where that is neither a
  /// picture nor a video.
  package init?(ending: String) {
    guard let kind = Self.byEnding[ending] else { return nil }
    self = kind
  }

  /// The kind that the file's first bytes show, where that is one of those whose endings are often
  /// wrong: phones and messengers call HEIC files `.jpg`. At least twelve bytes are needed.
  package init?(firstBytes bytes: some Collection<UInt8>) {
    let start = Array(bytes.prefix(12))
    guard start.count == 12 else { return nil }
    let text = String(decoding: start.map { $0 < 0x80 ? $0 : 0x3f }, as: UTF8.self).dropFirst(4)
    let ending: String
    switch start {
    case _ where start.starts(with: [0xff, 0xd8, 0xff]): ending = "jpg"
    case _ where start.starts(with: [0x89, 0x50, 0x4e, 0x47]): ending = "png"
    case _ where start.starts(with: Array("GIF8".utf8)): ending = "gif"
    case _ where start.starts(with: Array("RIFF".utf8)) && text.hasSuffix("WEBP"): ending = "webp"
    case _ where text.hasPrefix("ftypavi"): ending = "avif"
    case _ where ["ftypheic", "ftypheix", "ftypmif1", "ftyphevc", "ftypmsf1"].contains(text):
      ending = "heic"
    case _ where start.starts(with: [0xff, 0x0a]) || text.hasPrefix("JXL "): ending = "jxl"
    default: return nil
    }
    self.init(ending: ending)
  }

  private static let byEnding: [String: FileKind] = {
    var kinds: [String: FileKind] = [:]
    func add(_ endings: String, _ kind: FileKind) {
      for ending in endings.split(separator: " ") { kinds[String(ending)] = kind }
    }
    add("jpg jpeg jpe jfif", FileKind(.image, "image/jpeg", browsers: true))
    for ending in ["png", "gif", "webp", "avif"] {
      add(ending, FileKind(.image, "image/\(ending)", browsers: true))
    }
    add("heic heif hif", FileKind(.image, "image/heic"))
    add("jxl", FileKind(.image, "image/jxl"))
    add("tif tiff", FileKind(.image, "image/tiff"))
    add(
      "cr2 cr3 crw nef nrw arw srf sr2 dng orf rw2 raf pef srw 3fr iiq erf kdc mrw",
      FileKind(.raw, "image/x-raw"))
    add("mp4 m4v", FileKind(.video, "video/mp4", browsers: true))
    add("mov qt", FileKind(.video, "video/quicktime", browsers: true))
    add("webm", FileKind(.video, "video/webm", browsers: true))
    for (ending, type) in [
      ("avi", "video/x-msvideo"), ("mkv", "video/x-matroska"), ("wmv", "video/x-ms-wmv"),
      ("mts", "video/mp2t"), ("m2ts", "video/mp2t"), ("mpg", "video/mpeg"), ("3gp", "video/3gpp"),
    ] {
      add(
        ending,
        FileKind(
          .video, type,
          problem: "browsers do not play .\(ending) files, and videos are not converted"))
    }
    for (ending, type) in [
      ("bmp", "image/bmp"), ("psd", "image/vnd.adobe.photoshop"), ("xcf", "image/x-xcf"),
      ("jp2", "image/jp2"), ("svg", "image/svg+xml"),
    ] {
      add(ending, FileKind(.image, type, problem: "there is no reader for .\(ending) files here"))
    }
    return kinds
  }()
}
