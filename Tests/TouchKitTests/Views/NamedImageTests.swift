import Foundation
import Testing
import TouchTesting

@testable import TouchKit

@Suite struct NamedImageTests {
  private let tester = TouchTester()

  /// A program runs within a call of the host's.
  private func within(_ body: @escaping () -> Void) {
    tester.window.clock.asCurrent(body)
  }

  @Test func `Where no host looks for pictures there are none`() {
    var found: [UIImage?] = []
    within {
      found = [
        UIImage(named: "lake"), UIImage(data: Data([1, 2])), UIImage(contentsOfFile: "/lake.png"),
      ]
    }
    #expect(found == [nil, nil, nil])
  }

  @Test func `A host is asked for what was asked for, and says how large it is`() {
    var asked: [ImageRequest] = []
    tester.window.clock.findImage = { request in
      asked.append(request)
      return request == .named("none")
        ? nil : HostImage(source: -7, size: CGSize(width: 30, height: 20))
    }
    var images: [UIImage?] = []
    within {
      images = [
        UIImage(named: "lake"), UIImage(named: "none"), UIImage(contentsOfFile: "/a/b.png"),
        UIImage(data: Data([1])), UIImage(data: Data([1]), scale: 2),
        UIImage(data: Data([1]), scale: -1),
      ]
    }
    #expect(
      asked == [
        .named("lake"), .named("none"), .file("/a/b.png"), .data(Data([1]), scale: 1),
        .data(Data([1]), scale: 2), .data(Data([1]), scale: 1),
      ])
    #expect(images.map { $0?.source } == [-7, nil, -7, -7, -7, -7])
    let view = UIImageView(image: images[0])
    #expect(view.bounds.size == CGSize(width: 30, height: 20))
  }

  @Test func `The host's keeper lives as long as the image`() {
    final class Keeper {}
    weak var kept: Keeper?
    tester.window.clock.findImage = { _ in
      let keeper = Keeper()
      kept = keeper
      return HostImage(source: 1, size: .zero, keeper: keeper)
    }
    let view = UIImageView(image: nil)
    within { view.image = UIImage(named: "lake") }
    #expect(kept != nil)
    view.image = nil
    #expect(kept == nil)
  }
}
