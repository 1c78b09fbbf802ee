/// A layer that shows colors which pass into each other, all over its bounds, within its rounded corners, in front of its background.
///
/// ```swift
/// let sky = CAGradientLayer()
/// sky.frame = view.bounds
/// sky.colors = [UIColor.systemBlue.cgColor, UIColor.white.cgColor]
/// sky.startPoint = CGPoint(x: 0, y: 0)
/// sky.endPoint = CGPoint(x: 1, y: 1)
/// view.layer.addSublayer(sky)
/// ```
///
/// Points are in parts of the bounds: (0, 0) is the top left corner, (1, 1) the bottom right one; they may lie outside. Between two colors red, green, blue and opacity change evenly, each by
/// itself, so that a color fades away into the same one that is transparent, and not into `UIColor.clear`, which is black.
///
/// ``colors``, ``locations``, ``startPoint`` and ``endPoint`` are animated in `UIView.animate`, by themselves, and by what is added to the layer, natively; in pages they change at once.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class CAGradientLayer: MaskingLayer {
  private final let canvas = GradientCanvas()

  #if hasFeature(Embedded)
    public override init() {
      super.init()
      view?.draw(canvas)
    }
  #else
    /// A layer without colors, which shows nothing.
    public required init() {
      super.init()
      view?.draw(canvas)
    }

    override func move(to view: UIView) {
      view.draw(canvas)
      view.mark(.drawing)
    }

    override func take(_ other: CALayer) {
      super.take(other)
      if let other = other as? CAGradientLayer { canvas.take(other.canvas) }
    }
  #endif

  // Spelled out: see UIResponder.
  deinit {}

  #if hasFeature(Embedded)
    public final var colors: [CGColor]? {
      get { canvas.cgColors }
      set { setColors(newValue) }
    }

    public final var locations: [Double]? {
      get { canvas.locations.map { $0.map { Double($0) } } }
      set { setLocations(newValue.map { $0.map { CGFloat($0) } }) }
    }
  #else
    /// The colors, each a `CGColor`; anything else is left out. `nil`, nothing, by default. A single one is everywhere.
    public final var colors: [Any]? {
      get { canvas.cgColors }
      set { setColors(newValue.map { $0.compactMap { $0 as? CGColor } }) }
    }

    /// Where each of the colors is, from 0, the start, to 1, the end; each at least as large as the one before, which counts instead otherwise. They may lie beyond both: what is there is not seen, or comes
    /// in sight as they are animated. `nil`, the default, and as many as there are not colors, for evenly.
    public final var locations: [NSNumber]? {
      get { canvas.locations.map { $0.map { NSNumber(value: Double($0)) } } }
      set { setLocations(newValue.map { $0.map { CGFloat($0.doubleValue) } }) }
    }
  #endif

  /// Where the first color is: of an axial one on a line across this point, of the others the point in the middle. (0.5, 0) by default. What is not finite is left out.
  public final var startPoint: CGPoint {
    get { canvas.start }
    set {
      guard newValue.isFinite else { return }
      setDrawn(.gradientStart, .point(newValue), of: canvas) { canvas.start = newValue }
    }
  }

  /// Where the last color is: of an axial one on a line across this point; of a radial one on the ellipse that is as far from its middle as this point, on each axis; of a conic one the first and the
  /// last color meet in the direction of this point. (0.5, 1) by default. What is not finite is left out.
  public final var endPoint: CGPoint {
    get { canvas.end }
    set {
      guard newValue.isFinite else { return }
      setDrawn(.gradientEnd, .point(newValue), of: canvas) { canvas.end = newValue }
    }
  }

  /// How the colors lie; in lines by default. Changes at once.
  public final var type: CAGradientLayerType {
    get {
      switch canvas.kind {
      case .axial: .axial
      case .radial: .radial
      case .conic: .conic
      }
    }
    set {
      canvas.kind = newValue == .radial ? .radial : newValue == .conic ? .conic : .axial
      view?.mark(.drawing)
    }
  }

  private final func setColors(_ new: [CGColor]?) {
    let colors = new.map { $0.map { $0.color } }
    #if hasFeature(Embedded)
      canvas.colors = colors
      view?.mark(.drawing)
    #else
      setDrawn(.gradientColors, .colors((colors ?? []).map(\.shades)), of: canvas) {
        canvas.colors = colors
      }
    #endif
  }

  private final func setLocations(_ new: [CGFloat]?) {
    #if hasFeature(Embedded)
      canvas.locations = new
      view?.mark(.drawing)
    #else
      setDrawn(.gradientLocations, .numbers(new ?? canvas.evenLocations), of: canvas) {
        canvas.locations = new
      }
    #endif
  }
}

/// How the colors of a ``CAGradientLayer`` lie: a name with a value, as Core Animation has it.
nonisolated public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In lines, at a right angle to the one from the start to the end.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// In ellipses about the start.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// In rays about the start, clockwise, from the direction of the end.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

extension UIView {
  // Another one in another size.
  fileprivate final func draw(_ canvas: GradientCanvas) {
    makeRareSettings().canvas = canvas
    layerState.redraws = true
  }
}
