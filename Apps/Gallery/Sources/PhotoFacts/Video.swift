import Foundation
import PhotoFolder

/// What ffmpeg, where it is installed, says of a video and shows of it.
package struct Video: Codable, Sendable {
  package var width = 0
  package var height = 0

  /// In seconds.
  package var duration: Double?

  /// Whether it has no track with sound.
  package var isSilent = false
  package var taken: CaptureDate?
  package var camera: String?
  package var place: PhotoFacts.Place?
  package var contentIdentifier: String?
  package var problem: String?

  /// Whether `ffprobe` and `ffmpeg` are there.
  package static let isSupported =
    OtherProgram.path(of: "ffprobe") != nil && OtherProgram.path(of: "ffmpeg") != nil

  package static let unsupported = "ffmpeg is not installed, so there is no poster and no duration"

  /// Knows nothing.
  package init() {}

  /// Asks `ffprobe`; ten seconds at most.
  ///
  /// - Parameter launcher: see ``OtherProgram``.
  package init(of file: OpenFile, by launcher: String? = nil) {
    guard Self.isSupported else {
      problem = Self.unsupported
      return
    }
    let arguments =
      Self.confined + [
        "-v", "error", "-print_format", "json", "-show_format", "-show_streams", "-i", "/dev/stdin",
      ]
    guard
      let answer = OtherProgram.run("ffprobe", arguments, input: file, seconds: 10, by: launcher),
      let probe = try? JSONDecoder().decode(Probe.self, from: answer)
    else {
      problem = "cannot be read as a video"
      return
    }
    take(probe)
  }

  /// A frame of it as a JPEG, upright: one second in, or a third of a short one. Twenty seconds at most.
  package static func poster(
    of file: OpenFile, duration: Double, by launcher: String? = nil
  ) -> Data? {
    let time = min(1, max(0, duration) / 3)
    return OtherProgram.run(
      "ffmpeg",
      confined + [
        "-v", "error", "-ss", "\(time)", "-i", "/dev/stdin", "-frames:v", "1", "-an", "-f",
        "image2pipe", "-c:v", "mjpeg", "-q:v", "2", "-",
      ], input: file, seconds: 20, by: launcher)
  }

  /// The same video in a file without metadata, neither compressed anew nor changed otherwise; for an export.
  package static func withoutMetadata(
    _ file: OpenFile, contentType: String, by launcher: String? = nil
  ) -> Data? {
    OtherProgram.run(
      "ffmpeg",
      confined + [
        "-v", "error", "-i", "/dev/stdin", "-map", "0:v:0", "-map", "0:a?", "-c", "copy",
        "-map_metadata", "-1", "-f", contentType == "video/webm" ? "webm" : "mp4", "-movflags",
        "frag_keyframe+empty_moov+default_base_moof", "-",
      ], input: file, seconds: 300, by: launcher)
  }

  /// It reads files only: a playlist or a link in a video leads nowhere.
  private static let confined = ["-hide_banner", "-protocol_whitelist", "file,pipe"]

  private mutating func take(_ probe: Probe) {
    guard let stream = probe.streams?.first(where: { $0.kind == "video" }) else {
      problem = "there is no picture in this video"
      return
    }
    (width, height) = (stream.width ?? 0, stream.height ?? 0)
    let turn = stream.sideData?.compactMap(\.rotation).first ?? 0
    if abs(Int(turn)) % 180 == 90 { swap(&width, &height) }
    duration = (probe.format?.duration ?? stream.duration).flatMap { Double($0) }
    isSilent = probe.streams?.contains { $0.kind == "audio" } == false
    let tags = probe.format?.tags ?? [:]
    // Apple's date has the zone of the place; the other one is in UTC.
    let date = tags["com.apple.quicktime.creationdate"] ?? tags["creation_time"]
    taken = date.flatMap { CaptureDate($0) }.flatMap { $0.wallClock > 0 ? $0 : nil }
    let parts = [tags["com.apple.quicktime.make"], tags["com.apple.quicktime.model"]]
    let words = parts.compactMap(\.self).joined(separator: " ")
    camera = words.isEmpty ? nil : words
    contentIdentifier = tags["com.apple.quicktime.content.identifier"]
    place = (tags["com.apple.quicktime.location.ISO6709"] ?? tags["location"]).flatMap(Self.place)
  }

  /// `+51.4778-000.0014+045.000/` of ISO 6709.
  static func place(_ text: String) -> PhotoFacts.Place? {
    var numbers: [String] = []
    for character in text {
      if character == "+" || character == "-" {
        numbers.append(String(character))
      } else if character.isNumber || character == ".", !numbers.isEmpty {
        numbers[numbers.count - 1].append(character)
      } else {
        break
      }
    }
    let values = numbers.compactMap { Double($0) }
    guard values.count >= 2, abs(values[0]) <= 90, abs(values[1]) <= 180 else { return nil }
    return PhotoFacts.Place(
      latitude: values[0], longitude: values[1], altitude: values.count > 2 ? values[2] : nil)
  }

  /// What `ffprobe` prints, as far as it is used.
  private struct Probe: Decodable {
    var streams: [Stream]?
    var format: Format?

    struct Stream: Decodable {
      var kind: String?
      var width: Int?
      var height: Int?
      var duration: String?
      var sideData: [SideData]?

      enum CodingKeys: String, CodingKey {
        case kind = "codec_type"
        case sideData = "side_data_list"
        case width
        case height
        case duration
      }
    }

    struct SideData: Decodable { var rotation: Double? }

    struct Format: Decodable {
      var duration: String?
      var tags: [String: String]?
    }
  }
}

extension PhotoFacts {
  mutating func takeVideo(_ video: Video) {
    (width, height) = (video.width, video.height)
    (duration, isSilent) = (video.duration, video.isSilent)
    (taken, camera, place) = (video.taken, video.camera, video.place)
    contentIdentifier = video.contentIdentifier
    problem = video.problem
  }
}
