import TouchKit

extension TouchTester {
  /// Adds a line to the transcript for each action of a recognizer, with its values at that time.
  ///
  /// ```swift
  /// // Lines such as 0.250 pinch changed 1.5 160 240
  /// tester.watch(pinch, named: "pinch", .scale, .location)
  /// ```
  @discardableResult
  public func watch<R: UIGestureRecognizer>(
    _ recognizer: R, named name: String, _ values: RecognizerValue<R>...
  ) -> R {
    watch(recognizer, named: name) { recognizer in
      values.map { $0.text(recognizer) }.joined(separator: " ")
    }
  }

  /// Adds a line to the transcript for each action of a recognizer, with a text of your own.
  @discardableResult
  public func watch<R: UIGestureRecognizer>(
    _ recognizer: R, named name: String, _ describe: @escaping (R) -> String
  ) -> R {
    recognizer.name = name
    recognizer.addAction { [transcript] in
      let more = describe($0)
      transcript.note("\(name) \($0.state)" + (more.isEmpty ? "" : " \(more)"))
    }
    return recognizer
  }

  /// A view that notes the touches it gets in the transcript, added in front of the subviews of
  /// ``view``.
  ///
  ///     0.000 box began 1
  ///     0.050 box ended 1
  @discardableResult
  public func addView(named name: String, frame: CGRect) -> UIView {
    let watched = WatchedView(frame: frame, name: name, transcript: transcript)
    view.addSubview(watched)
    return watched
  }
}

/// A value of a recognizer for its line in the transcript, as a text.
///
/// Numbers are rounded to hundredths, and points are two of them. Add your own:
///
/// ```swift
/// extension RecognizerValue where R: KnobGestureRecognizer {
///   static var turn: Self { Self { Transcript.text($0.rotation) } }
/// }
/// ```
public struct RecognizerValue<R: UIGestureRecognizer> {
  let text: (R) -> String

  /// A value that `text` prints for a recognizer.
  public init(_ text: @escaping (R) -> String) {
    self.text = text
  }

  /// The location of the gesture, in the window's coordinates.
  public static var location: Self {
    Self { Transcript.text($0.location(in: nil)) }
  }

  /// The number of touches.
  public static var touches: Self {
    Self { "\($0.numberOfTouches)" }
  }
}

extension RecognizerValue where R: UIPanGestureRecognizer {
  /// The translation, in points.
  public static var translation: Self {
    Self { Transcript.text($0.translation(in: nil)) }
  }

  /// The velocity, in points per second.
  public static var velocity: Self {
    Self { Transcript.text($0.velocity(in: nil)) }
  }
}

extension RecognizerValue where R: UIPinchGestureRecognizer {
  /// The scale.
  public static var scale: Self {
    Self { Transcript.text($0.scale) }
  }
}

extension RecognizerValue where R: UIRotationGestureRecognizer {
  /// The rotation, in radians.
  public static var rotation: Self {
    Self { Transcript.text($0.rotation) }
  }
}

/// A view that notes its touches.
final class WatchedView: UIView {
  private let name: String
  private let transcript: Transcript

  init(frame: CGRect, name: String, transcript: Transcript) {
    self.name = name
    self.transcript = transcript
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }

  private func note(_ phase: String, _ touches: Set<UITouch>) {
    let ids = touches.map(\.identifier).sorted().map(String.init)
    transcript.note("\(name) \(phase) \(ids.joined(separator: " "))")
  }
}
