import Foundation

/// What a file says of itself: everything that an index of photos keeps of it.
package struct PhotoFacts: Codable, Equatable, Sendable {
  package var family: FileKind.Family

  /// The MIME type of the file.
  package var contentType: String

  /// Whether browsers show the file itself, and not only what is made from it.
  package var isShownByBrowsers: Bool

  /// In pixels, as it is shown, turned upright; 0 where that is not known.
  package var width = 0
  package var height = 0

  /// EXIF's, from 1 to 8.
  package var orientation = 1
  package var taken: CaptureDate?
  package var camera: String?
  package var lens: String?
  package var exposure: Exposure?
  package var place: Place?

  /// What a person wrote about it.
  package var description: String?
  package var keywords: [String] = []

  /// From 1 to 5, and −1 for rejected; nil for one without a rating.
  package var rating: Int?

  /// Of a video, in seconds.
  package var duration: Double?

  /// Whether it is a video that is known to have no track with sound.
  package var isSilent = false

  /// Where in the file the video of a motion photo lies, in bytes.
  package var motion: Range<Int>?

  /// Apple's word that the picture and the video of a Live Photo share.
  package var contentIdentifier: String?

  /// A ``ThumbHash``, where one could be had for little: from the small picture in EXIF.
  package var placeholder: [UInt8]?

  /// XXH3 of the content, 128 bits. Of files larger than ``FileContent/largestDigested`` of samples.
  package var content: [UInt8]

  /// Whether the file ends before its picture does, so that a part of what is shown may be grey.
  package var endsEarly = false

  /// Why it cannot be shown, in words; nil where it can.
  package var problem: String?

  /// Whether another look at the same file may find something else: its reader has failed, not the file.
  package var isUncertain = false

  package struct Exposure: Codable, Equatable, Sendable {
    /// In seconds.
    package var time: Double?
    /// The f-number.
    package var aperture: Double?
    package var iso: Int?
    /// In millimetres.
    package var focalLength: Double?

    package init(
      time: Double? = nil, aperture: Double? = nil, iso: Int? = nil, focalLength: Double? = nil
    ) {
      (self.time, self.aperture, self.iso, self.focalLength) = (time, aperture, iso, focalLength)
    }
  }

  package struct Place: Codable, Equatable, Sendable {
    /// In degrees, north positive.
    package var latitude: Double
    /// In degrees, east positive.
    package var longitude: Double
    /// In metres above the sea.
    package var altitude: Double?

    package init(latitude: Double, longitude: Double, altitude: Double? = nil) {
      (self.latitude, self.longitude, self.altitude) = (latitude, longitude, altitude)
    }
  }

  package init(
    family: FileKind.Family, contentType: String, isShownByBrowsers: Bool, content: [UInt8]
  ) {
    (self.family, self.contentType) = (family, contentType)
    (self.isShownByBrowsers, self.content) = (isShownByBrowsers, content)
  }
}
