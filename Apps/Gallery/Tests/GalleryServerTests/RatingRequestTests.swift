import Foundation
import Testing

@testable import GalleryServer
@testable import PhotoFolder

@Suite("Ratings by request")
struct RatingRequestTests {
  private static func rate(
    _ site: TestSite, _ body: String, _ fields: String = "Content-Type: application/json\r\n"
  ) async -> RawClient.Answer? {
    let request =
      "PATCH /ratings HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\(fields)"
      + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
    return RawClient.answers(in: await site.client.send(Array(request.utf8))).first
  }

  private static func ratings(_ site: TestSite) async throws -> [String: Int?] {
    Dictionary(
      uniqueKeysWithValues: try await PhotoListTests.list(site).map { ($0.name, $0.rating) })
  }

  private static func fill(_ site: TestSite) throws {
    let photo = try TestSite.fixture("small.png")
    for name in ["Italy/a b.png", "c.png"] { try site.add(name, photo) }
  }

  @Test("a rating is in the list and in the facts, and an address without a photo is named")
  func given() async throws {
    try await TestSite.serve(rating: true, Self.fill) { site in
      let answer = await Self.rate(
        site, #"{"/photos/Italy/a%20b.png": 4, "/photos/c.png": -1, "/photos/no.png": 2}"#)
      #expect(answer?.status == 200)
      #expect(answer?.text == #"{"unknown":["/photos/no.png"]}"#)
      let given1 = try await Self.ratings(site)
      #expect(given1 == ["a b.png": 4, "c.png": -1])
      let photo = try #require(try await PhotoListTests.list(site).first { $0.name == "a b.png" })
      #expect(await site.client.get("/photos/\(photo.id)/facts").text.contains(#""rating":4"#))
      _ = await Self.rate(site, #"{"/photos/Italy/a%20b.png": 0, "/photos/c.png": null}"#)
      let given2 = try await Self.ratings(site)
      #expect(given2 == ["a b.png": nil, "c.png": nil])
    }
  }

  // One server for all of them: each has one of the 128 watches of folders that the system allows.
  @Test("what is no rating changes nothing, and says why")
  func wrong() async throws {
    let cases = [
      ("", 400), ("[]", 400), (#"{"/photos/c.png": 6}"#, 400), (#"{"/photos/c.png": -2}"#, 400),
      (#"{"/photos/c.png": "3"}"#, 400), (#"{"/photos/c.png": 2.5}"#, 400),
      (#"{"/photos/../c.png": 3}"#, 400), (#"{"/photos": 3}"#, 400), (#"{"c.png": 3}"#, 400),
      (#"{"/photos/c.png": 3, "/thumbnails/128/c.png": 3}"#, 400), ("{}", 200),
    ]
    try await TestSite.serve(rating: true, Self.fill) { site in
      for (body, status) in cases {
        #expect(await Self.rate(site, body)?.status == status, "\(body)")
        let given3 = try await Self.ratings(site)
        #expect(given3 == ["a b.png": nil, "c.png": nil], "\(body)")
      }
    }
  }

  @Test("a favourite is in the list and in the facts, beside a rating, until it is none any more")
  func favourite() async throws {
    try await TestSite.serve(rating: true, Self.fill) { site in
      func favourites() async throws -> [String: Int?] {
        let listed = try await PhotoListTests.list(site).filter { $0.favourite == true }
        return Dictionary(uniqueKeysWithValues: listed.map { ($0.name, $0.rating) })
      }
      let answer = await Self.rate(
        site,
        #"{"/photos/Italy/a%20b.png": {"favourite": true, "rating": 3}, "/photos/c.png": 2, "#
          + #""/photos/no.png": {}}"#
      )
      #expect(answer?.text == #"{"unknown":["/photos/no.png"]}"#)
      let given1 = try await favourites()
      #expect(given1 == ["a b.png": 3])
      let photo = try #require(try await PhotoListTests.list(site).first { $0.name == "a b.png" })
      #expect(
        await site.client.get("/photos/\(photo.id)/facts").text.contains(#""favourite":true"#))
      _ = await Self.rate(
        site,
        #"{"/photos/Italy/a%20b.png": {"rating": null}, "/photos/c.png": {"favourite": true}}"#)
      let given2 = try await favourites()
      #expect(given2 == ["a b.png": nil, "c.png": 2])
      _ = await Self.rate(site, #"{"/photos/Italy/a%20b.png": {"favourite": false}}"#)
      let given3 = try await favourites()
      #expect(given3 == ["c.png": 2])
    }
  }

  @Test("what is wrong is said with its place")
  func place() async throws {
    let (flag, number) = ("true or false is needed", "a rating is a number from -1 to 5, or null")
    let cases = [
      (#"{"/photos/c.png": {"favourite": 1}}"#, "/photos/c.png: favourite: \(flag)"),
      (#"{"/photos/c.png": {"favourite": null}}"#, "/photos/c.png: favourite: \(flag)"),
      (#"{"/photos/c.png": {"rating": 9}}"#, "/photos/c.png: rating: \(number)"),
      (#"{"/photos/c.png": "5"}"#, "/photos/c.png: \(number)"),
      (#"{"/photos/c.png": [1]}"#, "/photos/c.png: \(number)"),
      (
        #"{"/photos/Italy/a%20b.png": {"favourite": true}, "/photos/c.png": {"label": "red"}}"#,
        "/photos/c.png: label: only rating and favourite are known"
      ),
      (#"{"c.png": {"favourite": true}}"#, "c.png: no photo's address"),
    ]
    try await TestSite.serve(rating: true, Self.fill) { site in
      for (body, reason) in cases {
        let answer = await Self.rate(site, body)
        #expect(answer?.status == 400 && answer?.text == "400 Bad Request\n\(reason)\n", "\(body)")
        let listed = try await PhotoListTests.list(site)
        #expect(listed.allSatisfy { $0.favourite == nil && $0.rating == nil }, "\(body)")
      }
    }
  }

  @Test("a form of another site's page is refused, and so is another method")
  func foreign() async throws {
    let body = #"{"/photos/c.png": 3}"#
    try await TestSite.serve(rating: true, Self.fill) { site in
      #expect(await Self.rate(site, body, "Content-Type: text/plain\r\n")?.status == 415)
      #expect(await Self.rate(site, body, "")?.status == 415)
      for method in ["POST", "PUT", "DELETE", "OPTIONS"] {
        let answer = await site.client.get("/ratings", method: method)
        #expect(answer.status == 405 && answer["Access-Control-Allow-Origin"] == nil, "\(method)")
      }
      #expect(await site.client.get("/photos/c.png", method: "PATCH").status == 405)
      let given4 = try await Self.ratings(site)
      #expect(given4 == ["a b.png": nil, "c.png": nil])
    }
  }

  @Test("the list says whether ratings may be given, and where they may not they are refused")
  func allowed() async throws {
    try await TestSite.serve(rating: true, Self.fill) { site in
      #expect(await site.client.get("/photos?limit=1").text.contains(#""mayRate":true"#))
    }
    try await TestSite.serve(Self.fill) { site in
      #expect(!(await site.client.get("/photos?limit=1").text.contains("mayRate")))
      #expect(await Self.rate(site, #"{"/photos/c.png": 3}"#)?.status == 403)
    }
  }

  @Test("with a password nobody rates who has not said it")
  func password() async throws {
    try await TestSite.serve(rating: true) { _ in
    } with: { options in
      options.password = "open"
    } _: { site in
      #expect(await Self.rate(site, #"{"/photos/c.png": 3}"#)?.status == 401)
    }
  }
}
