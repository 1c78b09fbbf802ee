extension UIView {
  /// Whether ``UIView/tintColor`` is shown as it is. The raw values are UIKit's.
  nonisolated public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// As in the superview; `normal` at the top of a tree.
    case automatic = 0
    /// As it is.
    case normal = 1
    /// As a gray of the same lightness, such as behind something that wants an answer.
    case dimmed = 2
  }

  /// Whether the tint is dimmed: the first mode but `automatic` that was set, from this view upwards, or else `normal`. Set to `automatic`, the
  /// default, it is the superview's again.
  ///
  /// Nothing dims by itself: a presentation controller sets it for the presenter's view, where that is wanted.
  public final var tintAdjustmentMode: TintAdjustmentMode {
    get { wantedTint.mode }
    set {
      guard newValue != rareSettings?.mode ?? .automatic else { return }
      let old = wantedTint
      makeRareSettings().mode = newValue
      RareSettings.areTintsUsed = true
      if wantedTint != old { tellTint(.mode) }
    }
  }

  final func setTint(_ color: UIColor?) {
    guard color != rareSettings?.tint else { return }
    let old = wantedTint
    makeRareSettings().tint = color
    RareSettings.areTintsUsed = true
    if wantedTint != old { tellTint(.color) }
  }

  /// The tint as it is shown.
  final var shownTint: UIColor {
    let wanted = wantedTint
    guard wanted.mode == .dimmed else { return wanted.color }
    return wanted.color.mapped { shade in
      // Its lightness, as television weighs the three parts.
      let gray = 0.299 * shade.red + 0.587 * shade.green + 0.114 * shade.blue
      return ColorShade(red: gray, green: gray, blue: gray, alpha: shade.alpha)
    }
  }

  private final var wantedTint: WantedTint {
    var color: UIColor?
    var mode = TintAdjustmentMode.automatic
    var here: UIView? = self
    while let view = here, color == nil || mode == .automatic {
      if let settings = view.rareSettings {
        color = color ?? settings.tint
        if mode == .automatic { mode = settings.mode }
      }
      here = view.parent
    }
    return WantedTint(
      color: color ?? .systemBlue, mode: mode == .automatic ? .normal : mode)
  }

  // MARK: Telling

  /// What the superview hands down; `nil` where no view at all has a tint.
  final var tintFromAbove: WantedTint? {
    guard RareSettings.areTintsUsed else { return nil }
    return parent?.wantedTint ?? .standard
  }

  /// The view has another superview.
  final func tellTint(since old: WantedTint?) {
    guard let old, let new = tintFromAbove, new != old else { return }
    var change: TintChange = []
    if new.color != old.color { change.insert(.color) }
    if new.mode != old.mode { change.insert(.mode) }
    let own = takenOver(change)
    if !own.isEmpty { tellTint(own) }
  }

  /// Tells the view, and those below it that take over what has changed.
  private final func tellTint(_ change: TintChange) {
    tintColorDidChange()
    // What the calls move elsewhere is told there.
    for child in children where child.isChild(of: self) {
      let own = child.takenOver(change)
      if !own.isEmpty { child.tellTint(own) }
    }
  }

  private final func takenOver(_ change: TintChange) -> TintChange {
    guard let rareSettings else { return change }
    var rest = change
    if rareSettings.tint != nil { rest.remove(.color) }
    if rareSettings.mode != .automatic { rest.remove(.mode) }
    return rest
  }
}

/// A tint before it is dimmed, and whether it is.
struct WantedTint: Equatable {
  var color: UIColor
  var mode: UIView.TintAdjustmentMode

  static let standard = WantedTint(color: .systemBlue, mode: .normal)
}

private struct TintChange: OptionSet {
  let rawValue: UInt8

  static let color = TintChange(rawValue: 1 << 0)
  static let mode = TintChange(rawValue: 1 << 1)
}
