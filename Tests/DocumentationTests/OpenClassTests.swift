import Testing

/// In a page's program of several modules an initializer of an open class that is neither public nor private is linked twice, and the linker refuses it (Swift 6.3.1):
/// *duplicate symbol*. What only native builds have may be internal.
@Suite struct OpenClassTests {
  /// The initializers of open classes, in both builds or in Embedded Swift alone, that others of the module could call and no other module.
  private static func internalInitializers(in text: String) -> [Int] {
    var found: [Int] = []
    var isOpen = false
    // What stands in `#if hasFeature(Embedded)` is indented once more, as what stands in the other one is.
    var isEmbedded = false
    var before = Substring()
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      if line.hasPrefix("open class ") { isOpen = true }
      if line.hasPrefix("}") { isOpen = false }
      if line.hasPrefix("  #") { isEmbedded = line.contains("#if hasFeature(Embedded)") }
      let indents = isEmbedded ? ["  ", "    "] : ["  "]
      let words = line.drop { $0 == " " }
      let start = #/(?:(?:convenience|required|override) )*init[?(<]/#
      if isOpen, indents.contains(String(line.prefix { $0 == " " })),
        words.prefixMatch(of: start) != nil, !before.contains("@usableFromInline")
      {
        found.append(index + 1)
      }
      before = line
    }
    return found
  }

  @Test func `No open class has an initializer that a page would link twice`() throws {
    for room in ["Sources/TouchKit", "Sources/Tsumami", "Sources/WebHost"] {
      for path in try Documents.sources(below: room) {
        for line in Self.internalInitializers(in: try Documents.text(path)) {
          Issue.record("\(path):\(line): make it public, private, or native alone")
        }
      }
    }
  }

  @Test func `One that would be is found, in both builds and in a page's alone`() {
    let text = """
      open class Guide: RootObject {
        init(of view: UIView) {}
        public init() {}
        private init(a: Int) {}
        #if hasFeature(Embedded)
          convenience init(b: Int) {}
        #else
          init(c: Int) {}
        #endif
        #if !hasFeature(Embedded)
          init(d: Int) {}
        #endif
        @usableFromInline
        init(e: Int) {}
      }
      final class Closed {
        init() {}
      }
      """
    #expect(Self.internalInitializers(in: text) == [2, 6])
  }
}
