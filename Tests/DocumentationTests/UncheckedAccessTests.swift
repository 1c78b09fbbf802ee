import Foundation
import Testing

/// `@exclusivity(unchecked)` makes an access to a stored property cheaper: Swift does not look then whether the property is
/// being changed already. For what anybody may set that is only right where a value is a few numbers. With a string, an array or an
/// object a program could change the property while it is changing it, and reach freed memory without an unsafe word of its own.
@Suite struct UncheckedAccessTests {
  // Numbers, flags, and structures of them.
  private static let plainTypes = [
    "Bool", "CGFloat", "CGPoint", "CGSize", "Int", "TimeInterval", "UIAccessibilityTraits",
    "UIScrollTypeMask", "AutoresizingMask",
  ]
  private static let plainValues = [
    "true", "false", "0", "1", "2", "Int.max", "CGPoint.zero", "CGSize.zero", "UIEdgeInsets.zero",
    "CGAffineTransform.identity",
    // Cases of enumerations without values, and sets of options.
    "UIContentSizeCategory.unspecified", "UIUserInterfaceStyle.unspecified",
    "ContentInsetAdjustmentBehavior.automatic", "DecelerationRate.normal", "IndicatorStyle.default",
    "UIForceTouchCapability.unavailable", "ContentMode.scaleToFill", "Direction.right",
    "UIEvent.ButtonMask.primary",
  ]

  /// Each declaration after the attribute, in one line, with its file.
  private static func declarations() throws -> [(path: String, text: String)] {
    try Documents.sources(below: "Sources").flatMap { path in
      let text = try Documents.text(path)
      return text.components(separatedBy: "@exclusivity(unchecked)").dropFirst().map { rest in
        let end = rest.firstIndex(of: "{") ?? rest.endIndex
        // A declaration without observers ends with its line, or with the next one where it ends in an equals sign.
        var lines = rest[..<end].split(separator: "\n", omittingEmptySubsequences: false)
          .map { $0.trimmingCharacters(in: .whitespaces) }
        if let first = lines.first, first.isEmpty { lines.removeFirst() }
        let declaration =
          lines.first.map { $0.hasSuffix("=") ? $0 + " " + lines[1] : $0 } ?? ""
        return (path, declaration)
      }
    }
  }

  @Test func `What anybody may set without Swift's check of overlapping accesses is a few numbers`()
    throws
  {
    let declarations = try Self.declarations()
    #expect(declarations.count > 100)
    for (path, text) in declarations {
      let words = text.split(separator: " ").map(String.init)
      guard words.contains("open") || words.contains("public"),
        !words.contains(where: { $0.hasSuffix("(set)") })
      else { continue }
      // Swift looks after weak references by itself.
      if words.contains("weak") { continue }
      let parts = text.split(separator: "=", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      let type = parts[0].split(separator: ":").dropFirst().first.map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      let isPlain =
        type.map(Self.plainTypes.contains)
        ?? (parts.count > 1 && Self.plainValues.contains(parts[1]))
      #expect(isPlain, "\(path): \(text)")
    }
  }
}
