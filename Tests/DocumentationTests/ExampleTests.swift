import Testing

@Suite struct ExampleTests {
  @Test func `Every Swift example of the documentation is compiled, word for word`() throws {
    let shown = try Documents.shown()
    let compiled = try Documents.compiled()
    #expect(shown["README.md"]?.isEmpty == false)
    for name in Set(shown.keys).union(compiled.keys).sorted() {
      let (there, here) = (shown[name] ?? [], compiled[name] ?? [])
      for example in there where !here.contains(example) {
        Issue.record("This example of \(name) is not compiled:\n\(example)")
      }
      for example in here where !there.contains(example) {
        Issue.record("\(name) does not show this example, which is compiled:\n\(example)")
      }
    }
  }
}
