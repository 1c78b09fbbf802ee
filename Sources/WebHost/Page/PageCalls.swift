import TouchKit

// The page's functions that a module calls; see ``ModuleImport``. Separate functions, so that a
// program imports only those that it uses.
#if arch(wasm32)
  @_extern(wasm, module: "tsumami", name: "message")
  private func pageMessage(
    _ name: Int32, _ nameLength: Int32, _ address: Int32, _ length: Int32, _ json: Int32)

  @_extern(wasm, module: "tsumami", name: "image")
  private func pageImage(_ picture: Int32, _ address: Int32, _ length: Int32)

  @_extern(wasm, module: "tsumami", name: "bytes")
  private func pageBytes(_ picture: Int32, _ address: Int32, _ length: Int32)

  @_extern(wasm, module: "tsumami", name: "load")
  private func pageLoad(_ picture: Int32)

  @_extern(wasm, module: "tsumami", name: "drop")
  private func pageDrop(_ picture: Int32)

  @_extern(wasm, module: "tsumami", name: "measure")
  private func pageMeasure(
    _ address: Int32, _ length: Int32, _ size: Double, _ weight: Int32, _ width: Double,
    _ lines: Int32, _ mode: Int32
  ) -> Double

  @_extern(wasm, module: "tsumami", name: "feedback")
  private func pageFeedback(_ code: Int32, _ intensity: Double)

  @_extern(wasm, module: "tsumami", name: "notify")
  private func pageNotify(_ layer: Int32, _ address: Int32, _ length: Int32)
#endif

enum PageCalls {
  #if arch(wasm32)
    static func message(_ name: StaticString, _ contents: [UInt8], isJSON: Bool) {
      contents.withUnsafeBufferPointer {
        pageMessage(
          Int32(Int(bitPattern: name.utf8Start)), Int32(name.utf8CodeUnitCount), address($0),
          Int32($0.count), isJSON ? 1 : 0)
      }
    }

    static func image(_ picture: Int32, _ text: [UInt8]) {
      text.withUnsafeBufferPointer { pageImage(picture, address($0), Int32($0.count)) }
    }

    static func bytes(_ picture: Int32, _ file: [UInt8]) {
      file.withUnsafeBufferPointer { pageBytes(picture, address($0), Int32($0.count)) }
    }

    static func load(_ picture: Int32) {
      pageLoad(picture)
    }

    static func drop(_ picture: Int32) {
      pageDrop(picture)
    }

    static func size(of words: TextParagraph) -> CGSize {
      let answer = words.text.withBytes {
        pageMeasure(
          address($0), Int32($0.count), Double(words.fontSize), Int32(words.fontWeight),
          Double(words.width), Int32(words.numberOfLines), Int32(words.lineBreakMode.rawValue))
      }
      let lines = (answer / 65_536).rounded(.down)
      return CGSize(
        width: CGFloat(answer - lines * 65_536),
        height: CGFloat(lines) * words.fontSize * Constants.lineHeight)
    }

    static func feedback(_ code: FeedbackCode, _ intensity: CGFloat) {
      pageFeedback(Int32(code.rawValue), Double(intensity))
    }

    static func notify(layer: Int32, _ words: String) {
      words.withBytes { pageNotify(layer, address($0), Int32($0.count)) }
    }

    private static func address(_ memory: UnsafeBufferPointer<UInt8>) -> Int32 {
      Int32(Int(bitPattern: memory.baseAddress))
    }
  #else
    /// Outside of a page: called instead of the page, for tests.
    static var onCall: ((Call) -> Void)?
    static var measured: (TextParagraph) -> CGSize = { _ in .zero }

    enum Call: Equatable {
      case message(String, [UInt8], isJSON: Bool)
      case image(Int32, String)
      case bytes(Int32, [UInt8])
      case load(Int32)
      case drop(Int32)
      case feedback(FeedbackCode, CGFloat)
      case notify(Int32, String)
    }

    static func message(_ name: StaticString, _ contents: [UInt8], isJSON: Bool) {
      onCall?(.message("\(name)", contents, isJSON: isJSON))
    }

    static func image(_ picture: Int32, _ text: [UInt8]) {
      onCall?(.image(picture, String(decoding: text, as: UTF8.self)))
    }

    static func bytes(_ picture: Int32, _ file: [UInt8]) {
      onCall?(.bytes(picture, file))
    }

    static func load(_ picture: Int32) {
      onCall?(.load(picture))
    }

    static func drop(_ picture: Int32) {
      onCall?(.drop(picture))
    }

    static func size(of words: TextParagraph) -> CGSize {
      measured(words)
    }

    static func feedback(_ code: FeedbackCode, _ intensity: CGFloat) {
      onCall?(.feedback(code, intensity))
    }

    static func notify(layer: Int32, _ words: String) {
      onCall?(.notify(layer, words))
    }
  #endif
}
