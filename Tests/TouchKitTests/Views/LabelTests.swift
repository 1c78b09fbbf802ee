import Testing
import TouchTesting

@testable import TouchKit

@Suite struct LabelTests {
  private let tester = TouchTester()
  private let label = UILabel(frame: .zero)

  init() {
    tester.window.clock.measureText = { EvenLetters.size(of: $0) }
    tester.window.addSubview(label)
    label.fontSize = 20
    label.text = "two words\nand three more"
  }

  private func size(in width: CGFloat, height: CGFloat = 0) -> CGSize {
    label.sizeThatFits(CGSize(width: width, height: height))
  }

  private func changes() -> [LayerChange] {
    var changes: [LayerChange] = []
    tester.window.collectChanges(into: &changes)
    return changes
  }

  @Test func `A label has one line that ends with dots, along the edge where one begins to read`() {
    #expect(label.numberOfLines == 1 && label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural)
    #expect(size(in: 30) == CGSize(width: 90, height: 24), "and is not narrower than its words")
  }

  @Test func `With any number of lines it has those that the width needs`() {
    label.numberOfLines = 0
    #expect(size(in: 0) == CGSize(width: 140, height: 48))
    #expect(size(in: 139) == CGSize(width: 90, height: 72))
    #expect(size(in: 60, height: 10) == CGSize(width: 50, height: 120), "the height is no limit")
    #expect(size(in: .greatestFiniteMagnitude) == CGSize(width: 140, height: 48))
  }

  @Test func `With a number of lines it has no more`() {
    label.numberOfLines = 3
    #expect(size(in: 60) == CGSize(width: 50, height: 72))
    #expect(size(in: 1_000) == CGSize(width: 140, height: 48))
  }

  @Test(arguments: [99.5, 100.25, 141, 300.75])
  func `In its own size it needs no other one`(width: CGFloat) {
    label.numberOfLines = 0
    label.fontSize = 20.3
    let fitting = size(in: width)
    #expect(fitting.width <= width)
    #expect(size(in: fitting.width) == fitting)
  }

  @Test
  func `Fitted to its words it keeps its width, or has as much as it needs where it has none`() {
    label.numberOfLines = 0
    label.frame = CGRect(x: 10, y: 20, width: 95, height: 1)
    label.sizeToFit()
    #expect(label.frame == CGRect(x: 10, y: 20, width: 90, height: 72))
    label.frame.size = .zero
    label.sizeToFit()
    #expect(label.frame.size == CGSize(width: 140, height: 48))
  }

  @Test func `Without a host that measures it keeps its size`() {
    tester.window.clock.measureText = nil
    label.numberOfLines = 0
    label.frame.size = CGSize(width: 7, height: 8)
    #expect(size(in: 60) == CGSize(width: 7, height: 8))
  }

  @Test func `The host hears of the lines when they change, and of nothing when they do not`() {
    _ = changes()
    label.numberOfLines = 2
    label.lineBreakMode = .byCharWrapping
    label.textAlignment = .justified
    #expect(
      changes() == [
        .textStyle(
          label.layerNumber, size: 20, weight: 400, color: .black, alignment: .justified, lines: 2,
          lineBreakMode: .byCharWrapping)
      ])
    label.numberOfLines = 2
    label.lineBreakMode = .byCharWrapping
    #expect(changes() == [])
  }

  @Test func `A snapshot has the same lines`() throws {
    label.numberOfLines = 4
    label.lineBreakMode = .byClipping
    let copy = try #require(label.snapshotView(afterScreenUpdates: true))
    let labels = ([copy] + copy.subviews).compactMap { $0 as? UILabel }
    #expect(labels.map(\.numberOfLines) == [4] && labels.map(\.lineBreakMode) == [.byClipping])
  }

  @Test func `The numbers are UIKit's`() {
    let alignments: [NSTextAlignment] = [.left, .center, .right, .justified, .natural]
    #expect(alignments.map(\.rawValue) == [0, 1, 2, 3, 4])
    let modes: [NSLineBreakMode] = [
      .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingTail,
    ]
    #expect(modes.map(\.rawValue) == [0, 1, 2, 4])
  }
}
