/// Which colours a plot has.
public enum PlotAppearance: String, CaseIterable, Sendable {
  /// Those of the page or the viewer, by `prefers-color-scheme`; light where it does not say.
  case automatic
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// The colours, as style sheets. Time is a colour from dark to light over light ground, from deep to
/// bright over dark ground; both are parts of the viridis scale, whose brightness grows evenly, so the order
/// stays readable in grey and for every kind of colour vision.
enum PlotStyle {
  /// How many colours the time has.
  static let steps = 32

  static func sheet(_ appearance: PlotAppearance) -> String {
    switch appearance {
    case .light: base + light
    case .dark: base + dark
    case .automatic: base + light + "\n@media (prefers-color-scheme: dark) {\n\(dark)\n}"
    }
  }

  private static let base = """
    text { font: 12px system-ui, "Helvetica Neue", "DejaVu Sans", sans-serif; }
    .title { font-size: 15px; font-weight: 600; }
    .small { font-size: 10.5px; }
    .number { font-size: 11px; font-weight: 700; text-anchor: middle; }
    .path { fill: none; stroke-width: 2.5; stroke-linecap: round; stroke-linejoin: round; }
    .window { stroke-width: 1; } .grid { stroke-width: 1; } .outline { stroke-width: 1.5; }
    .bar { stroke-width: 1; } .mark { stroke-width: 2; }
    .possible { fill: none; stroke-width: 1.5; } .arrow { fill: none; stroke-width: 1.2; }
    .wait { fill: none; stroke-width: 1.2; stroke-dasharray: 3 2; }
    .waiting { stroke-width: 1.2; stroke-dasharray: 3 2; }
    .words { paint-order: stroke; stroke-width: 3; stroke-linejoin: round; }

    """

  private static let light = sheet(
    ground: "#ffffff", panel: "#f6f7f9", line: "#d5d9e0", text: "#1b1f27", faint: "#5b6472",
    from: 0, to: 0.82)

  private static let dark = sheet(
    ground: "#14171c", panel: "#1c2027", line: "#3a414d", text: "#eef1f5", faint: "#a3adba",
    from: 0.3, to: 1)

  private static func sheet(
    ground: String, panel: String, line: String, text: String, faint: String, from: Double,
    to: Double
  ) -> String {
    var rules = [
      ".ground { fill: \(ground); }", ".window { fill: \(panel); stroke: \(faint); }",
      "text { fill: \(text); }", ".faint { fill: \(faint); }", ".grid { stroke: \(line); }",
      ".outline { stroke: \(text); fill: \(ground); }",
      ".bar { fill: \(line); stroke: \(faint); }",
      ".mark { stroke: \(text); fill: \(ground); }", ".solid { fill: \(text); }",
      ".thin { stroke: \(faint); stroke-width: 1; }",
      ".possible, .arrow, .wait, .waiting { stroke: \(text); }", ".wait { fill: \(ground); }",
      ".words { stroke: \(ground); }",
    ]
    for step in 0..<steps {
      let color = viridis(from + (to - from) * Double(step) / Double(steps - 1))
      rules.append(".t\(step) { stroke: \(color); } .f\(step) { fill: \(color); }")
    }
    return rules.joined(separator: "\n")
  }

  /// The scale of van der Walt and Smith (2015, CC0), by ten of its colours.
  private static let anchors: [(Double, Double, Double)] = [
    (68, 1, 84), (72, 40, 120), (62, 73, 137), (49, 104, 142), (38, 130, 142), (31, 158, 137),
    (53, 183, 121), (110, 206, 88), (181, 222, 43), (253, 231, 37),
  ]

  private static func viridis(_ part: Double) -> String {
    let position = part * Double(anchors.count - 1)
    let index = min(Int(position), anchors.count - 2)
    let (a, b, rest) = (anchors[index], anchors[index + 1], position - Double(index))
    let parts = [a.0 + (b.0 - a.0) * rest, a.1 + (b.1 - a.1) * rest, a.2 + (b.2 - a.2) * rest]
    return "#"
      + parts.map {
        let hex = String(Int($0.rounded()), radix: 16)
        return hex.count == 1 ? "0" + hex : hex
      }.joined()
  }
}
