import TouchTraces
import Tsumami

/// A file of shapes is read whole, or refused with its line; what was read is written as it was.
func fuzzShapes(_ bytes: [UInt8]) {
  guard let library = try? ShapeLibrary(fileContents: bytes) else { return }
  let again = try? ShapeLibrary(fileContents: library.fileContents())
  precondition(again?.fileContents() == library.fileContents(), "it is not read as it was written")
}

/// A recording in any format is read whole, or refused with its line.
func fuzzTraces(_ bytes: [UInt8]) {
  // The first byte says which format; the last one of all is "whatever it looks like".
  let formats = TraceFormat.allCases
  let format = bytes.first.flatMap { Int($0) < formats.count ? formats[Int($0)] : nil }
  let options = ImportOptions(format: format)
  guard
    let result = try? TouchTrace.importing(
      ByteSource(bytes: Array(bytes.dropFirst()), name: "fuzz"), options: options)
  else { return }
  precondition(result.trace.unended.isEmpty, "a touch never ends")
}
