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

  /// Points per unit where a device's ranges are not known.
  static let pointsPerUnknownUnit = 0.5

  /// The smallest value of the axis, and the points per unit.
  private struct Axis {
    var minimum = 0.0
    var scale = EvdevScaling.pointsPerUnknownUnit
  }

  private var x = Axis()
  private var y = Axis()
  private var pressure: EvdevAxes.Range?
  let size: CGSize

  init(axes: EvdevAxes, samples: [EvdevSample], size: CGSize?, notes: inout TraceNotes) {
    let isMultitouch = axes.ranges[EvdevCode.positionX] != nil
    let horizontal = axes.ranges[isMultitouch ? EvdevCode.positionX : EvdevCode.x]
    let vertical = axes.ranges[isMultitouch ? EvdevCode.positionY : EvdevCode.y]
    let force = axes.ranges[isMultitouch ? EvdevCode.mtPressure : EvdevCode.pressure]
    pressure = force.flatMap { $0.isUsable ? $0 : nil }
    guard let horizontal, let vertical, horizontal.isUsable, vertical.isUsable else {
      self.size = size ?? Self.window(for: samples)
      notes.add(
        0,
        "the axes' ranges are not known, a unit is taken as half a point and the window as "
          + "\(numberText(self.size.width)) × \(numberText(self.size.height)) points")
      return
    }
    self.size = size ?? Self.size(horizontal, vertical)
    x = Axis(
      minimum: Double(horizontal.minimum), scale: self.size.width / horizontal.count)
    y = Axis(
      minimum: Double(vertical.minimum), scale: self.size.height / vertical.count)
    Self.check("x", horizontal, samples, \.x, &notes)
    Self.check("y", vertical, samples, \.y, &notes)
  }

  private static func size(_ x: EvdevAxes.Range, _ y: EvdevAxes.Range) -> CGSize {
    if x.resolution > 0, y.resolution > 0 {
      return CGSize(
        width: x.count / Double(x.resolution) * pointsPerMillimetre,
        height: y.count / Double(y.resolution) * pointsPerMillimetre)
    }
    let shorter = min(x.count, y.count)
    return CGSize(
      width: x.count * shorterSide / shorter, height: y.count * shorterSide / shorter)
  }

  private static func window(for samples: [EvdevSample]) -> CGSize {
    let largest = samples.reduce((x: 0.0, y: 0.0)) {
      (max($0.x, Double($1.contact.x ?? 0)), max($0.y, Double($1.contact.y ?? 0)))
    }
    return CGSize(
      width: max(320, ((largest.x + 1) * pointsPerUnknownUnit).rounded(.up)),
      height: max(480, ((largest.y + 1) * pointsPerUnknownUnit).rounded(.up)))
  }

  private static func check(
    _ name: String, _ range: EvdevAxes.Range, _ samples: [EvdevSample],
    _ value: KeyPath<EvdevContact, Int32?>, _ notes: inout TraceNotes
  ) {
    let outside = samples.filter {
      $0.contact[keyPath: value].map { $0 < range.minimum || $0 > range.maximum } ?? false
    }
    guard let first = outside.first else { return }
    notes.add(
      first.line,
      "\(name) lies outside \(range.minimum)…\(range.maximum) in \(outside.count) samples")
  }

  /// The sample in points and seconds.
  func sample(_ sample: EvdevSample) -> TouchSample {
    let contact = sample.contact
    var force = 0.0
    if let pressure, let value = contact.pressure {
      force = (Double(value) - Double(pressure.minimum)) / (pressure.count - 1)
    }
    return TouchSample(
      id: sample.id, phase: sample.phase,
      location: CGPoint(
        x: (Double(contact.x ?? 0) - x.minimum) * x.scale,
        y: (Double(contact.y ?? 0) - y.minimum) * y.scale),
      timestamp: Double(sample.time) / 1_000_000, force: max(0, force),
      radius: max(0, Double(contact.major) / 2 * (x.scale + y.scale) / 2), kind: contact.kind)
  }
}
