import TouchKit

/// One line of a scene's transcript: what happened, when, and the numbers that belong to it.
///
/// The format is that of `tsumami replay --format json`: a recognizer's state, an event of the
/// scene, or the scene's last line.
nonisolated public struct SceneEntry: Equatable, Sendable {
  /// What the line is about.
  public enum Subject: Equatable, Sendable {
    /// `{"recognizer": name, "state": state}`
    case recognizer(Name, Name)
    /// `{"event": name}`
    case event(Name)
    /// `{"scene": name}`, the last line: what came of it all.
    case scene(Name)

    /// Of its names, in bytes of UTF-8.
    package var size: Int {
      switch self {
      case .recognizer(let name, let state): name.size + state.size
      case .event(let name), .scene(let name): name.size
      }
    }
  }

  /// A number, a point, a rectangle, a text or some texts.
  public enum Value: Equatable, Sendable {
    /// A number, printed with nine decimals at most.
    case number(CGFloat)
    /// `[x, y]`
    case point(CGPoint)
    /// `[x, y, width, height]`
    case rect(CGRect)
    /// A text that is known when the program is compiled.
    case text(Name)
    /// A list of such texts.
    case texts([Name])
  }

  /// A value with the key that it has in the line.
  public struct Field: Equatable, Sendable {
    /// The name of the field in the line's object.
    public let key: Name
    /// The field's value.
    public let value: Value

    /// A field with a name and a value.
    public init(_ key: Name, _ value: Value) {
      self.key = key
      self.value = value
    }

    /// A field with a number.
    public static func number(_ key: Name, _ value: CGFloat) -> Field {
      Field(key, .number(value))
    }

    /// A field with a point, as a list of x and y.
    public static func point(_ key: Name, _ point: CGPoint) -> Field {
      Field(key, .point(point))
    }

    /// A field with a rectangle, as a list of x, y, width and height.
    public static func rect(_ key: Name, _ rect: CGRect) -> Field {
      Field(key, .rect(rect))
    }
  }

  /// In seconds.
  public let time: TimeInterval
  /// What the entry is about: a recognizer, an event, or the state at the end.
  public let subject: Subject
  /// What else is said, in the order in which it is printed.
  public let fields: [Field]

  /// An entry at a time, in seconds on the window's clock.
  public init(time: TimeInterval, _ subject: Subject, _ fields: [Field]) {
    self.time = time
    self.subject = subject
    self.fields = fields
  }
}

/// A name that is known when the program is written: it costs nothing to keep, and nothing to write.
nonisolated public struct Name: Equatable, Sendable, ExpressibleByStringLiteral {
  /// The text, as it was compiled.
  public let string: StaticString

  public init(stringLiteral value: StaticString) {
    string = value
  }

  /// In bytes of UTF-8.
  package var size: Int {
    string.utf8CodeUnitCount
  }

  public static func == (a: Name, b: Name) -> Bool {
    guard a.string.utf8CodeUnitCount == b.string.utf8CodeUnitCount else { return false }
    for i in 0..<a.string.utf8CodeUnitCount where a.string.utf8Start[i] != b.string.utf8Start[i] {
      return false
    }
    return true
  }
}
