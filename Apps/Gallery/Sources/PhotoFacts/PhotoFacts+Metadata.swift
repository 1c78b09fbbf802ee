import Foundation

extension PhotoFacts {
  /// Takes over what the metadata say. Where they are a sidecar's, it was written after the file: it
  /// has the last word on each thing that it mentions.
  mutating func take(_ metadata: Metadata, isSidecar: Bool = false) {
    if let date = Self.date(metadata) { taken = date }
    if let camera = Self.camera(metadata) { self.camera = camera }
    lens =
      metadata.text("lens", "Exif.Photo.LensModel", "Xmp.exifEX.LensModel", "Xmp.aux.Lens")
      .flatMap { $0.hasPrefix("(") || $0.allSatisfy(\.isNumber) ? nil : $0 } ?? lens
    if let exposure = Self.exposure(metadata) { self.exposure = exposure }
    if let place = Self.place(metadata) { self.place = place }
    if let description = Self.description(metadata) { self.description = description }
    let words = Self.keywords(metadata)
    if !words.isEmpty { keywords = words }
    if let rating = metadata.number("Xmp.xmp.Rating", "Exif.Image.Rating"),
      (-1...5).contains(rating)
    {
      // 0 removes a rating.
      self.rating = rating.rounded() == 0 ? nil : Int(rating.rounded())
    }
    if !isSidecar,
      let orientation = metadata.number("Exif.Image.Orientation", "Xmp.tiff.Orientation"),
      (1...8).contains(orientation)
    {
      self.orientation = Int(orientation)
    }
    if let note = metadata.bytes("Exif.Photo.MakerNote") {
      contentIdentifier = AppleMakerNote.contentIdentifier(in: note) ?? contentIdentifier
    }
  }

  private static func date(_ metadata: Metadata) -> CaptureDate? {
    let tries = [
      ("Exif.Photo.DateTimeOriginal", "Exif.Photo.OffsetTimeOriginal"),
      ("Xmp.exif.DateTimeOriginal", ""), ("Xmp.photoshop.DateCreated", ""),
      ("Exif.Photo.DateTimeDigitized", "Exif.Photo.OffsetTimeDigitized"),
      ("Xmp.xmp.CreateDate", ""),
      ("Exif.Image.DateTime", "Exif.Photo.OffsetTime"),
    ]
    for (key, zoneKey) in tries {
      guard let text = metadata.text(key),
        var date = CaptureDate(text, zone: metadata.text(zoneKey))
      else { continue }
      date.zone = date.zone ?? zone(of: date, byGPS: metadata)
      return date
    }
    return nil
  }

  /// Satellites tell the time in UTC: the wall's clock less theirs is the zone. Zones are whole
  /// quarters of an hour; two clocks that disagree by anything else say nothing.
  private static func zone(of date: CaptureDate, byGPS metadata: Metadata) -> Int? {
    guard let day = metadata.text("Exif.GPSInfo.GPSDateStamp"),
      let time = metadata.text("Exif.GPSInfo.GPSTimeStamp")
    else { return nil }
    let parts = time.split(separator: " ").compactMap { Metadata.number($0) }
    guard parts.count == 3, parts.allSatisfy({ (0..<61).contains($0) }),
      let midnight = CaptureDate(day + " 00:00:00")
    else { return nil }
    let universal = midnight.wallClock + Int(parts[0]) * 3600 + Int(parts[1]) * 60 + Int(parts[2])
    let minutes = Double(date.wallClock - universal) / 60
    let zone = (minutes / 15).rounded() * 15
    return abs(minutes - zone) <= 3 && (-720...840).contains(zone) ? Int(zone) : nil
  }

  /// Maker and model, without the maker twice: `Canon EOS 5D`, not `Canon Canon EOS 5D`.
  private static func camera(_ metadata: Metadata) -> String? {
    guard let model = metadata.text("Exif.Image.Model") else {
      return metadata.text("Exif.Image.Make")
    }
    guard let make = metadata.text("Exif.Image.Make"), let brand = make.split(separator: " ").first
    else { return model }
    return model.lowercased().hasPrefix(brand.lowercased()) ? model : "\(make) \(model)"
  }

  private static func exposure(_ metadata: Metadata) -> Exposure? {
    let exposure = Exposure(
      time: metadata.number("Exif.Photo.ExposureTime"),
      aperture: metadata.number("Exif.Photo.FNumber"),
      iso: metadata.number("Exif.Photo.ISOSpeedRatings").flatMap {
        (1...10_000_000).contains($0) ? Int($0) : nil
      },
      focalLength: metadata.number("Exif.Photo.FocalLength"))
    return exposure == Exposure() ? nil : exposure
  }

  private static func place(_ metadata: Metadata) -> Place? {
    guard
      let latitude = degrees(
        metadata.text("Exif.GPSInfo.GPSLatitude"), metadata.text("Exif.GPSInfo.GPSLatitudeRef"))
        ?? degrees(metadata.text("Xmp.exif.GPSLatitude"), nil),
      let longitude = degrees(
        metadata.text("Exif.GPSInfo.GPSLongitude"), metadata.text("Exif.GPSInfo.GPSLongitudeRef"))
        ?? degrees(metadata.text("Xmp.exif.GPSLongitude"), nil),
      abs(latitude) <= 90, abs(longitude) <= 180,
      // Where a receiver has found nothing yet, some cameras write this.
      latitude != 0 || longitude != 0
    else { return nil }
    let height = metadata.number("Exif.GPSInfo.GPSAltitude", "Xmp.exif.GPSAltitude")
    let isBelow = metadata.text("Exif.GPSInfo.GPSAltitudeRef", "Xmp.exif.GPSAltitudeRef") == "1"
    return Place(
      latitude: latitude, longitude: longitude, altitude: height.map { isBelow ? -$0 : $0 })
  }

  /// `51/1 28/1 4012/100` with `N` of EXIF, or `51,28.6687N` of XMP, in degrees.
  private static func degrees(_ text: String?, _ reference: String?) -> Double? {
    guard var text, let last = text.last else { return nil }
    var reference = reference ?? "N"
    if "NESW".contains(last) {
      reference = String(last)
      text.removeLast()
    }
    let parts = text.split { $0 == " " || $0 == "," }.map { Metadata.number($0) }
    guard !parts.isEmpty, parts.count <= 3 else { return nil }
    // A part of 0/0 says that there is none.
    let sum = zip(parts, [1.0, 60, 3600]).reduce(0) { $0 + ($1.0 ?? 0) / $1.1 }
    guard parts[0] != nil else { return nil }
    return reference.hasPrefix("S") || reference.hasPrefix("W") ? -sum : sum
  }

  /// Cameras fill the fields with shouting of their own (`OLYMPUS DIGITAL CAMERA`), so a text
  /// without one small letter, or letter of a script that has none, is not a person's.
  private static func description(_ metadata: Metadata) -> String? {
    let keys = [
      "Xmp.dc.description", "Exif.Image.ImageDescription", "Iptc.Application2.Caption",
      "Xmp.dc.title", "Exif.Image.XPTitle", "Exif.Photo.UserComment", "Exif.Image.XPComment",
    ]
    for key in keys {
      guard let text = metadata.text(key), isOfAPerson(text) else { continue }
      // Who has written a title beside the description is to find the photo by it, too.
      guard let title = metadata.text("Xmp.dc.title"), isOfAPerson(title), !text.contains(title)
      else { return text }
      return "\(title) – \(text)"
    }
    return nil
  }

  private static func isOfAPerson(_ text: String) -> Bool {
    text.contains { $0.isLetter && !$0.isUppercase }
  }

  /// Each once: those of Lightroom's hierarchy, `Places|Croatia|Hvar`, may be written there only.
  private static func keywords(_ metadata: Metadata) -> [String] {
    var words = metadata.texts("Xmp.dc.subject")
    for path in metadata.texts("Xmp.lr.hierarchicalSubject") {
      // Programs that write no hierarchy of their own have the whole path among the others.
      words.removeAll { $0 == path && path.contains("|") }
      for word in path.split(separator: "|") where !words.contains(String(word)) {
        words.append(String(word))
      }
    }
    return words
  }
}
