import Digests
import Foundation
import PhotoFacts
import PhotoFolder
import PhotoIndex

/// The pages of an export: plain HTML that needs no JavaScript and no server. All addresses are relative, so a page opens from the
/// disk as well.
struct Pages {
  var title: String

  /// Where the site will be, with a slash at its end; nil where nobody says.
  var address: String?

  /// Whether the page with gestures is part of the export.
  var hasView: Bool

  /// What a photo's files are called.
  var files: (IndexedPhoto) -> PhotoFiles

  /// On a page of an album: enough for an evening, and few enough for any browser.
  static let photosOnPage = 500

  /// The pages of an album, by their paths; `all` are those that may lie in it.
  func pages(of album: Album, in all: [[String]: Album]) -> [(path: String, html: String)] {
    let count = max(1, (album.photos.count + Self.photosOnPage - 1) / Self.photosOnPage)
    return (0..<count).map { number in
      let part = album.photos.dropFirst(number * Self.photosOnPage).prefix(Self.photosOnPage)
      return (
        path(of: album, page: number), html(of: album, in: all, page: number, of: count, part)
      )
    }
  }

  /// The page of each photo of an album.
  func photoPages(of album: Album) -> [(path: String, html: String)] {
    album.photos.indices.map { index in
      (path(of: album.photos[index]), html(of: album, photo: index))
    }
  }

  private func path(of album: Album, page: Int) -> String {
    (["albums"] + album.names + [Self.pageName(page)]).dropFirst(album.names.isEmpty ? 1 : 0)
      .joined(separator: "/")
  }

  private func path(of photo: IndexedPhoto) -> String {
    (["albums"] + photo.names.dropLast() + [Self.pageName(of: photo)]).joined(separator: "/")
  }

  /// File systems know no longer names, in bytes.
  private static let longestName = 255

  /// The photo's name with `.html`; where that is too long for a file, its beginning and a digest of all of it.
  private static func pageName(of photo: IndexedPhoto) -> String {
    let name = photo.names.last ?? ""
    let ending = ".html"
    guard name.utf8.count + ending.utf8.count > longestName else { return name + ending }
    let digest = SHA256.hash(Data(name.utf8)).prefix(8).map { String(format: "%02x", $0) }.joined()
    var beginning = name.prefix(longestName)
    while beginning.utf8.count + 1 + digest.utf8.count + ending.utf8.count > longestName {
      beginning.removeLast()
    }
    return "\(beginning)-\(digest)\(ending)"
  }

  private static func pageName(_ page: Int) -> String {
    page == 0 ? "index.html" : "index-\(page + 1).html"
  }

  private func html(
    of album: Album, in all: [[String]: Album], page: Int, of count: Int,
    _ photos: some Sequence<IndexedPhoto>
  ) -> String {
    let path = path(of: album, page: page)
    let up = String(repeating: "../", count: path.split(separator: "/").count - 1)
    var body = "<header>\(crumbs(album, up))<h1>\(Self.escaped(name(album)))</h1></header>\n"
    if !album.albums.isEmpty, page == 0 {
      let links = album.albums.compactMap { all[$0] }.map { "<li>\(link(to: $0, up))</li>" }
      body += "<ul class=\"albums\">\(links.joined(separator: "\n"))</ul>\n"
    }
    body += "<main class=\"grid\">\n"
    for photo in photos {
      let files = files(photo)
      let (width, height) = files.size(shorter: 256, photo)
      let badge = photo.family == .video ? "<span class=\"badge\">▶</span>" : ""
      body += """
        <a href="\(up)\(Self.link(self.path(of: photo).split(separator: "/").map(String.init)))">\
        <img src="\(up)\(files.small)" width="\(width)" height="\(height)" loading="lazy" \
        alt="\(Self.escaped(words(photo)))">\(badge)</a>

        """
    }
    body += "</main>\n"
    if count > 1 {
      let links = (0..<count).map {
        $0 == page ? "<b>\($0 + 1)</b>" : "<a href=\"\(Self.pageName($0))\">\($0 + 1)</a>"
      }
      body += "<nav class=\"pages\" aria-label=\"Pages\">\(links.joined(separator: " "))</nav>\n"
    }
    if hasView, album.names.isEmpty, page == 0 {
      body += "<p><a href=\"view/index.html\">All photos, with gestures</a></p>\n"
    }
    let preview = (album.photos.first ?? album.cover).map { files($0).medium }
    return document(
      name(album), description: photoCount(album), preview: preview, path: path, up: up, body)
  }

  private func photoCount(_ album: Album) -> String {
    album.count == 1 ? "1 photo" : "\(album.count) photos"
  }

  /// An album as a picture with its name, and how many photos lie in it and below it.
  private func link(to album: Album, _ up: String) -> String {
    var image = ""
    if let cover = album.cover {
      let files = files(cover)
      let (width, height) = files.size(shorter: 256, cover)
      image =
        "<img src=\"\(up)\(files.small)\" width=\"\(width)\" height=\"\(height)\" loading=\"lazy\" alt=\"\">"
    }
    return
      "<a href=\"\(up)albums/\(Self.link(album.names))/index.html\">\(image)<b>\(Self.escaped(name(album)))</b> <span>\(photoCount(album))</span></a>"
  }

  private func html(of album: Album, photo index: Int) -> String {
    let photo = album.photos[index]
    let (path, files) = (path(of: photo), files(photo))
    let up = String(repeating: "../", count: path.split(separator: "/").count - 1)
    func neighbour(_ other: Int, _ relation: String, _ sign: String) -> String {
      guard album.photos.indices.contains(other) else { return "" }
      let name = Self.pageName(of: album.photos[other])
      return "<a rel=\"\(relation)\" href=\"\(Self.link([name]))\">\(sign)</a>"
    }
    let (width, height) = files.size(shorter: 1024, photo)
    let alt = Self.escaped(words(photo))
    let shown: String
    if let video = files.video {
      shown =
        "<video controls preload=\"metadata\" poster=\"\(up)\(files.medium)\" src=\"\(up)\(video)\"></video>"
    } else {
      let image =
        "<img src=\"\(up)\(files.medium)\" width=\"\(width)\" height=\"\(height)\" alt=\"\(alt)\">"
      shown = files.original.map { "<a href=\"\(up)\($0)\">\(image)</a>" } ?? image
    }
    let date =
      photo.taken.source == .modified
      ? "" : "<time datetime=\"\(photo.taken.text)\">\(photo.taken.text.prefix(10))</time>"
    let home = album.names.isEmpty ? "\(up)index.html" : "index.html"
    let body = """
      <header><nav><a rel="up" href="\(home)">\(Self.escaped(name(album)))</a></nav></header>
      <main class="photo"><figure>\(shown)
      <figcaption>\(alt) \(date)</figcaption></figure></main>
      <nav class="pages" aria-label="Photos">\(neighbour(index - 1, "prev", "← Previous")) \
      \(neighbour(index + 1, "next", "Next →"))</nav>

      """
    return document(
      words(photo),
      description: photo.taken.source == .modified ? "" : String(photo.taken.text.prefix(10)),
      preview: files.medium, path: path, up: up, body)
  }

  private func document(
    _ title: String, description: String, preview: String?, path: String, up: String, _ body: String
  ) -> String {
    let whole = address.map { $0 + Self.link(path.split(separator: "/").map(String.init)) }
    var head = """
      <meta property="og:title" content="\(Self.escaped(title))">
      <meta property="og:site_name" content="\(Self.escaped(self.title))">
      <meta property="og:type" content="website">

      """
    if !description.isEmpty {
      head +=
        "<meta name=\"description\" property=\"og:description\" content=\"\(Self.escaped(description))\">\n"
    }
    if let preview {
      head += "<meta property=\"og:image\" content=\"\(address ?? up)\(preview)\">\n"
      head += "<meta name=\"twitter:card\" content=\"summary_large_image\">\n"
    }
    if let whole { head += "<link rel=\"canonical\" href=\"\(whole)\">\n" }
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="dark light">
      <title>\(Self.escaped(title))</title>
      \(head)<link rel="icon" href="\(up)icon.svg">
      <link rel="stylesheet" href="\(up)style.css">
      </head>
      <body>
      \(body)</body>
      </html>

      """
  }

  private func crumbs(_ album: Album, _ up: String) -> String {
    guard !album.names.isEmpty else { return "" }
    var links = ["<a href=\"\(up)index.html\">\(Self.escaped(title))</a>"]
    for depth in 1..<album.names.count {
      let names = Array(album.names[..<depth])
      links.append(
        "<a href=\"\(up)albums/\(Self.link(names))/index.html\">\(Self.escaped(names.last ?? ""))</a>"
      )
    }
    return "<nav aria-label=\"Albums\">\(links.joined(separator: " / "))</nav>"
  }

  private func name(_ album: Album) -> String { album.names.last ?? title }

  private func words(_ photo: IndexedPhoto) -> String {
    photo.description ?? Title(fileName: photo.name).text
  }

  static func link(_ names: [String]) -> String {
    names.map { RequestPath.encoded(Array($0.utf8)) }.joined(separator: "/")
  }

  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  /// What tabs and bookmarks show, as in the page with gestures; without one browsers ask the server for `/favicon.ico`.
  static let icon = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#111"/>\
    <g fill="none" stroke="#f4efe6" stroke-width="2.4" stroke-linecap="round">\
    <path d="M7 25l6-6m0 0v5m0-5H8"/><path d="M25 7l-6 6m0 0V8m0 5h5"/></g></svg>

    """

  static let style = """
    :root { color-scheme: dark light; --gap: 4px; }
    * { box-sizing: border-box; }
    body { margin: 0; font: 16px/1.4 system-ui, sans-serif; background: Canvas; color: CanvasText; }
    header, .albums, .pages, body > p { padding: 0 16px; }
    header { padding-top: 12px; }
    h1 { font-size: 1.4rem; margin: 4px 0 12px; }
    a { color: inherit; }
    .albums { display: grid; gap: 20px 12px; grid-template-columns: repeat(auto-fill, minmax(136px, 1fr)); list-style: none; }
    .albums a { display: block; text-decoration: none; overflow-wrap: anywhere; }
    .albums img { display: block; width: 100%; height: auto; aspect-ratio: 1; object-fit: cover; border-radius: 12px; margin-bottom: 6px; background: rgb(128 128 128 / .2); }
    .albums b { display: block; font-size: .9375rem; font-weight: 600; line-height: 1.25; }
    .albums span { font-size: .8125rem; opacity: .75; }
    .grid { display: grid; gap: var(--gap); grid-template-columns: repeat(auto-fill, minmax(160px, 1fr)); }
    .grid a { position: relative; aspect-ratio: 1; }
    .grid img { width: 100%; height: 100%; object-fit: cover; display: block; }
    .badge { position: absolute; right: 8px; bottom: 4px; color: white; text-shadow: 0 0 4px black; }
    .photo figure { margin: 12px; text-align: center; }
    .photo img, .photo video { max-width: 100%; max-height: 82vh; width: auto; height: auto; }
    .pages { display: flex; gap: 16px; justify-content: center; padding: 12px; }

    """
}

/// What the files of a photo are called, by its content, from the export's own folder on.
struct PhotoFiles: Equatable {
  /// 256 and 1024 pixels on the shorter edge.
  var small: String
  var medium: String

  /// The photo itself, in the form that was asked for; nil where there is none.
  var original: String?
  var video: String?

  /// The size of a thumbnail, in pixels.
  func size(shorter edge: Int, _ photo: IndexedPhoto) -> (Int, Int) {
    let shorter = max(1, min(photo.width, photo.height))
    guard shorter > edge else { return (photo.width, photo.height) }
    return (photo.width * edge / shorter, photo.height * edge / shorter)
  }
}
