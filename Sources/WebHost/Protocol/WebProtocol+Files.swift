// The files generated from the table: the JavaScript constants, and the document.
#if !hasFeature(Embedded)
  import TouchKit

  extension WebProtocol {
    /// The files, by their names in `Sources/WebHost/JavaScript`.
    package static var files: [(name: String, text: String)] {
      [("protocol.js", javaScript), ("PROTOCOL.md", markdown)]
    }

    private static let origin =
      "Made by `make protocol` of Sources/WebHost/Protocol/WebProtocol.swift; changes belong there."

    private static var javaScript: String {
      var lines = ["// \(origin)", "", "export const VERSION = \(version)", ""]
      func constants(_ title: String, _ prefix: String, _ values: [(name: String, number: Int)]) {
        lines.append("// \(title)")
        for value in values {
          lines.append("export const \(prefix)\(capitals(value.name)) = \(value.number)")
        }
        lines.append("")
      }
      constants("Operations", "", LayerOperation.allCases.map { ("\($0)", $0.rawValue) })
      constants("Layer kinds", "KIND_", kinds.map { ("\($0)", $0.rawValue) })
      constants("Roles", "ROLE_", LayerRole.allCases.map { ("\($0)", $0.rawValue) })
      constants(
        "Fields of a touch sample", "SAMPLE_", SampleField.allCases.map { ("\($0)", $0.rawValue) })
      lines.append("export const SAMPLE_LENGTH = \(SampleField.allCases.count)")
      lines.append("export const LARGEST_BATCH = \(SampleField.largestBatch)\n")
      constants("Phases of touches and presses", "", phases)
      constants("Kinds of touches", "", touchKinds)
      constants(
        "Traits, the bits of a sum", "TRAIT_", TraitBit.allCases.map { ("\($0)", $0.rawValue) })
      constants(
        "What is to be felt", "FEEL_", FeedbackCode.allCases.map { ("\($0)", $0.rawValue) })
      constants(
        "What is wanted of a layer", "ASSIST_",
        AssistRequest.allCases.map { ("\($0)", $0.rawValue) })
      lines.append("/** What a module exports, without `tsumami_` in front. */")
      lines.append(
        "export const EXPORTS = /** @type {const} */ (["
          + ModuleExport.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ") + "])")
      return lines.joined(separator: "\n") + "\n"
    }

    private static var markdown: String {
      var lines = [
        "# Between a page and a module", "", "<!-- \(origin) -->", "",
        """
        The module knows touches, time and layer changes. The page knows pointers, frames and elements. This is all that passes
        between them, version \(version). Numbers are `f64` unless `i32` is written. Times are seconds (`event.timeStamp / 1000`, the
        clock of `requestAnimationFrame`); lengths are CSS pixels = points; the origin is the top left corner of the element.

        """,
      ]
      func table(_ title: String, _ head: [String], _ rows: [[String]]) {
        lines += ["## \(title)", "", "| " + head.joined(separator: " | ") + " |"]
        lines.append("|" + head.map { _ in "---" }.joined(separator: "|") + "|")
        lines += rows.map { "| " + $0.joined(separator: " | ") + " |" } + [""]
      }
      table(
        "The page calls", ["export", "meaning"],
        ModuleExport.allCases.map { ["`tsumami_\($0.rawValue)\($0.signature)`", $0.meaning] })
      table(
        "The module calls (imports of `tsumami`)", ["import", "meaning"],
        ModuleImport.allCases.map { ["`\($0.rawValue)\($0.signature)`", $0.meaning] })
      lines += [
        "A module also imports `page.putchar(byte)`, for what it prints, and from `Math` what it computes with.",
        "One of two parts imports from `later` what its second part has, which `later.js` puts in.",
        "",
      ]
      table(
        "Changes: a flat list of numbers", ["operation", "id and operands", "meaning"],
        LayerOperation.allCases.map {
          let operands = $0.operands.isEmpty ? "id" : "id, \($0.operands)"
          return ["\($0.rawValue) \($0)", operands, $0.meaning]
        })
      table(
        "Layer kinds", ["kind", "made of"], kinds.map { ["\($0.rawValue) \($0)", element($0)] })
      table(
        "Roles", ["role", "meaning"],
        LayerRole.allCases.map { ["\($0.rawValue) \($0)", $0.meaning] })
      table(
        "Touch samples", ["field", "meaning"],
        SampleField.allCases.map { ["\($0.rawValue) \($0)", $0.meaning] })
      lines += ["At most \(SampleField.largestBatch) samples are one batch.", ""]
      table(
        "Traits", ["bit", "meaning"],
        TraitBit.allCases.map { ["\($0.rawValue) \($0)", $0.meaning] })
      table(
        "What is to be felt", ["code", "name"],
        FeedbackCode.allCases.map { ["\($0.rawValue)", "\($0)"] })
      return lines.joined(separator: "\n")
    }

    private static let kinds: [LayerKind] = [
      .view, .image, .label, .scroll, .path, .backdrop, .mask,
    ]

    private static func element(_ kind: LayerKind) -> String {
      switch kind {
      case .view: "An element of the class `view`."
      case .image: "`image`, with an `<img>` in it."
      case .label: "`label`, with a `<span>` in it."
      case .scroll: "`scroll`; its children live in an inner element, `content`."
      case .path: "`path`, with an `<svg>` in it."
      case .backdrop: "`backdrop`; what lies behind it is seen blurred."
      case .mask: "`mask`, which is not seen; what is drawn in it cuts off the parent."
      }
    }

    private static var phases: [(name: String, number: Int)] {
      [
        ("began", UITouch.Phase.began.rawValue), ("moved", UITouch.Phase.moved.rawValue),
        ("ended", UITouch.Phase.ended.rawValue), ("cancelled", UITouch.Phase.cancelled.rawValue),
      ]
    }

    private static var touchKinds: [(name: String, number: Int)] {
      [
        ("direct", UITouch.TouchType.direct.rawValue),
        ("pencil", UITouch.TouchType.pencil.rawValue),
        ("indirectPointer", UITouch.TouchType.indirectPointer.rawValue),
      ]
    }

    // contentMode → CONTENT_MODE
    private static func capitals(_ name: String) -> String {
      name.map { $0.isUppercase ? "_\($0)" : $0.uppercased() }.joined()
    }
  }
#endif
