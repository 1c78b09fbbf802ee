import TouchKit

/// From a device's units to points.
///
///     x in points = (x - minimum) · width / (maximum - minimum + 1)
///
/// as libinput does it (`absinfo_scale_axis`), so that the last unit still lies inside the window. The
/// window's size follows the rule of ``ImportOptions/size``.
struct EvdevScaling {
  /// Points per millimetre: 163 points per inch, the first iPhone's screen.
  static let pointsPerMillimetre = 163 / 25.4

  /// The shorter side of a surface without a size, in points.
  static let shorterSide = 320.0

  private var x: EvdevAxes.Range
  private var y: EvdevAxes.Range
  private var pressure: EvdevAxes.Range?
  let size: CGSize

  init(
    axes: EvdevAxes, samples: [EvdevSample], size: CGSize?, notes: inout TraceNotes
  ) {
    let isMultitouch = axes.ranges[EvdevCode.positionX] != nil
    x = Self.range(
      axes.ranges[isMultitouch ? EvdevCode.positionX : EvdevCode.x], "x", samples, \.x, &notes)
    y = Self.range(
      axes.ranges[isMultitouch ? EvdevCode.positionY : EvdevCode.y], "y", samples, \.y, &notes)
    let force = axes.ranges[isMultitouch ? EvdevCode.mtPressure : EvdevCode.pressure]
    pressure = force.flatMap { $0.isUsable ? $0 : nil }
    if let size {
      self.size = size
    } else if x.resolution > 0, y.resolution > 0 {
      self.size = CGSize(
        width: x.count / Double(x.resolution) * Self.pointsPerMillimetre,
        height: y.count / Double(y.resolution) * Self.pointsPerMillimetre)
    } else {
      let scale = Self.shorterSide / min(x.count, y.count)
      self.size = CGSize(width: x.count * scale, height: y.count * scale)
    }
  }

  /// The axis' range; where it is not known, from 0 to the largest value there is.
  private static func range(
    _ known: EvdevAxes.Range?, _ name: String, _ samples: [EvdevSample],
    _ value: KeyPath<EvdevContact, Int32?>, _ notes: inout TraceNotes
  ) -> EvdevAxes.Range {
    let values = samples.lazy.compactMap { $0.contact[keyPath: value] }
    let smallest = min(0, values.min() ?? 0)
    let largest = max(smallest + 1, values.max() ?? 0)
    if let known, known.isUsable {
      let outside = samples.filter {
        $0.contact[keyPath: value].map { $0 < known.minimum || $0 > known.maximum } ?? false
      }
      if let first = outside.first {
        notes.add(
          first.line,
          "\(name) lies outside \(known.minimum)…\(known.maximum) in \(outside.count) samples")
      }
      return known
    }
    notes.add(
      0,
      (known == nil ? "the range of \(name) is not known" : "the range of \(name) is empty")
        + ", \(smallest)…\(largest) is taken from the touches")
    return EvdevAxes.Range(minimum: smallest, maximum: largest)
  }

  /// The sample in points and seconds.
  func sample(_ sample: EvdevSample) -> TouchSample {
    let contact = sample.contact
    let unit = (size.width / x.count + size.height / y.count) / 2
    var force = 0.0
    if let pressure, let value = contact.pressure {
      force = (Double(value) - Double(pressure.minimum)) / (pressure.count - 1)
    }
    return TouchSample(
      id: sample.id, phase: sample.phase,
      location: CGPoint(
        x: (Double(contact.x ?? 0) - Double(x.minimum)) * size.width / x.count,
        y: (Double(contact.y ?? 0) - Double(y.minimum)) * size.height / y.count),
      timestamp: Double(sample.time) / 1_000_000, force: max(0, force),
      radius: max(0, Double(contact.major) / 2 * unit), kind: contact.kind)
  }
}
