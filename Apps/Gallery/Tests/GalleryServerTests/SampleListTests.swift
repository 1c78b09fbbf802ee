import Foundation
import Testing

@testable import GalleryServer

@Suite("The list of the samples")
struct SampleListTests {
  private static func fill(_ site: TestSite) throws {
    let folder = site.page.appending(path: "samples")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("<title>samples</title>".utf8).write(to: folder.appending(path: "index.html"))
  }

  @Test("its folder's address is that of its page", arguments: ["/samples/", "/samples/?a=b"])
  func folder(target: String) async throws {
    try await TestSite.serve(Self.fill) { site in
      let answer = await site.client.get(target)
      #expect(answer.status == 200)
      #expect(answer["Content-Type"]?.hasPrefix("text/html") == true)
      #expect(answer.body == Data("<title>samples</title>".utf8))
    }
  }

  @Test("without the last slash one is sent there")
  func redirect() async throws {
    try await TestSite.serve(Self.fill) { site in
      let answer = await site.client.get("/samples")
      #expect(answer.status == 308)
      #expect(answer["Location"] == "samples/")
    }
  }
}
