import TouchKit

/// The ranges of a device's absolute axes, by code (`ABS_MT_POSITION_X` is 0x35).
public struct EvdevAxes: Hashable, Sendable {
  /// One axis.
  public struct Range: Hashable, Sendable {
    /// The smallest value that the device reports.
    public var minimum: Int32
    /// The largest value that the device reports.
    public var maximum: Int32
    /// Units per millimetre; 0 where the device does not say.
    public var resolution: Int32

    /// The range of an axis, with its resolution in units a millimetre; 0 where the device does not tell.
    public init(minimum: Int32, maximum: Int32, resolution: Int32 = 0) {
      self.minimum = minimum
      self.maximum = maximum
      self.resolution = resolution
    }

    /// How many units the axis has. libinput counts the same way, as if a unit were a pixel.
    var count: Double { Double(maximum) - Double(minimum) + 1 }

    var isUsable: Bool { maximum > minimum }
  }

  /// The ranges, by the axis' code (`ABS_MT_POSITION_X` is 0x35).
  public var ranges: [UInt16: Range]

  /// The device's name, where the description has one.
  public var name: String?

  /// The axes of a device, with its name where that is known.
  public init(ranges: [UInt16: Range] = [:], name: String? = nil) {
    self.ranges = ranges
    self.name = name
  }

  /// Reads a device's description: the output of `evemu-describe` (`*.desc`), of `getevent -p`, or a whole
  /// recording that starts with one.
  ///
  /// - Throws: ``TraceError`` where there are no ranges in it.
  public init(reading source: ByteSource) throws(TraceError) {
    self.init()
    let lines = ByteLines(source)
    var getevent = GeteventDescription()
    while let line = try lines.next() {
      read(evemuLine: line.trimmed)
      getevent.read(line.trimmed)
    }
    for (code, range) in getevent.touchDevice?.ranges ?? [:] where ranges[code] == nil {
      ranges[code] = range
    }
    name = name ?? getevent.touchDevice?.name
    guard !ranges.isEmpty else {
      throw lines.error(
        "no axis ranges, lines such as “A: 35 0 799 0 0 0” (evemu-describe) or "
          + "“ABS_MT_POSITION_X : value 0, min 0, max 799” (getevent -lp) are wanted")
    }
  }

  /// Takes over `N: name` and `A: code minimum maximum fuzz flat [resolution]`.
  ///
  /// - Returns: false where the line is neither.
  @discardableResult
  mutating func read(evemuLine line: LineBytes) -> Bool {
    if line.hasPrefix("N:") {
      name = printable(line.from(2).trimmed, upTo: 100)
      return true
    }
    guard line.hasPrefix("A:") else { return false }
    var words = Words(line.from(2))
    guard let code = words.next()?.hexadecimal.flatMap(UInt16.init(exactly:)),
      let minimum = words.next()?.decimal.flatMap(Int32.init(exactly:)),
      let maximum = words.next()?.decimal.flatMap(Int32.init(exactly:))
    else { return false }
    _ = words.next()
    _ = words.next()
    let resolution = words.next()?.decimal.flatMap(Int32.init(exactly:)) ?? 0
    ranges[code] = Range(minimum: minimum, maximum: maximum, resolution: resolution)
    return true
  }
}
