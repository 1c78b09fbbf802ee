import Foundation
import Testing

@testable import WebHost

@Suite("The table of the protocol")
struct ProtocolTests {
  @Test("what is made of it is what the table says; `make protocol` makes it anew")
  func generated() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/WebHost/JavaScript")
    for file in WebProtocol.files {
      let written = try String(contentsOf: folder.appending(path: file.name), encoding: .utf8)
      #expect(written == file.text, "\(file.name) is not of this table: run `make protocol`")
    }
  }

  @Test("every export of the table is one of the module, and every import is imported")
  func sources() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/WebHost")
    let exports = try String(contentsOf: folder.appending(path: "Exports.swift"), encoding: .utf8)
    let exposed = exports.matches(of: /@_expose\(wasm, "tsumami_(\w+)"\)/).map { String($0.1) }
    #expect(Set(exposed) == Set(ModuleExport.allCases.map(\.rawValue)))
    let calls = try String(
      contentsOf: folder.appending(path: "Page/PageCalls.swift"), encoding: .utf8)
    let imported = calls.matches(of: /module: "tsumami", name: "(\w+)"/).map { String($0.1) }
    #expect(Set(imported) == Set(ModuleImport.allCases.map(\.rawValue)))
  }
}
