/// What a reader accepts at most, so that no input can make it eat memory. All are far above what
/// people and hardware produce.
public enum TraceLimits {
  /// The longest line, in bytes, without its line feed.
  public static let lineLength = 65_536

  /// Fingers that are down at once. The kernel's drivers have 2 to 32 slots.
  public static let fingers = 256

  /// Lines with the same `t`, which are one event.
  public static let samplesPerEvent = 65_536

  /// Arrays and objects inside each other, in the value of an unknown key.
  public static let nesting = 64

  /// Samples that an importer makes of a recording: a day of one finger at 120 Hz is 10 million.
  public static let importedSamples = 10_000_000

  /// Notes that an importer keeps of one recording; the others are counted.
  public static let notes = 200

  /// Values in a JSON text that has to be in memory as a tree.
  public static let values = 2_000_000

  /// The largest recording that has to be in memory as a whole to be read (WebDriver actions), in bytes.
  public static let wholeFile = 64 << 20
}
