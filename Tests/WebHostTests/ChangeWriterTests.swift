import Testing
import TouchKit

@testable import WebHost

@Suite("The list of changes")
struct ChangeWriterTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let writer = ChangeWriter()

  private func changes() -> [Double] {
    writer.write(window)
    return Array(writer.list)
  }

  @Test("a new view is created, inserted and placed")
  func created() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    window.addSubview(view)
    #expect(
      changes() == [
        0, 1, 0,
        1, 1, 0, 0,
        3, 1, 10, 20, 30, 40, 1, 0, 0, 1, 0, 0,
        6, 1, 1, 0.5, 0, 0.25,
      ])
    #expect(changes() == [], "what has not changed is not told again")
  }

  @Test("the corners that are round are told where not all are")
  func corners() {
    let sheet = UIView(frame: .zero)
    window.addSubview(sheet)
    _ = changes()
    sheet.layer.cornerRadius = 16
    #expect(changes() == [8, 1, 16])
    sheet.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    #expect(changes() == [18, 1, 3])
  }

  @Test("a text is told by where it stands, in UTF-8, and several stand one behind the other")
  func texts() throws {
    let first = UILabel(frame: .zero)
    first.text = "つまみ"
    let second = UILabel(frame: .zero)
    second.text = "b"
    second.accessibilityLabel = "second"
    second.accessibilityValue = "2 / 2"
    window.addSubview(first)
    window.addSubview(second)
    let list = changes()
    var texts: [String] = []
    var at = 0
    while at < list.count {
      let operation = try #require(LayerOperation(rawValue: Int(list[at])))
      let size = operands(of: operation, list, at)
      if operation == .text || operation == .accessibility {
        // A label comes before its value.
        for pair in operation == .text ? [1] : [3, 5] {
          let (address, length) = (Int(list[at + 1 + pair]), Int(list[at + 2 + pair]))
          let memory = UnsafeBufferPointer(
            start: UnsafePointer<UInt8>(bitPattern: address), count: length)
          if length > 0 { texts.append(String(decoding: memory, as: UTF8.self)) }
        }
      }
      at += 2 + size
    }
    #expect(at == list.count)
    #expect(Set(texts) == ["つまみ", "b", "second", "2 / 2"])
  }

  @Test("where the lines of a label end is told with its looks")
  func lines() {
    let label = UILabel(frame: .zero)
    window.addSubview(label)
    _ = changes()
    label.numberOfLines = 3
    label.lineBreakMode = .byClipping
    #expect(changes() == [12, 1, 17, 400, 0, 0, 0, 1, 4, 3, 2])
  }

  private func operands(of operation: LayerOperation, _ list: [Double], _ at: Int) -> Int {
    if operation == .path { return 6 + 2 * Int(list[at + 7]) }
    return operation.operands.isEmpty ? 0 : operation.operands.split(separator: ",").count
  }

  @Test("a line has as many corners as it says")
  func path() {
    let path = PathView(frame: .zero)
    path.points = [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)]
    window.addSubview(path)
    #expect(changes().suffix(12) == [15, 1, 4, 0, 0, 0, 1, 2, 1, 2, 3, 4])
  }

  @Test("what a view has drawn is its rectangle, and shapes with their parts")
  func drawing() {
    final class Corner: UIView {
      override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), controlPoint: CGPoint(x: 3, y: 4))
        path.close()
        path.setLineDash([7, 8], count: 2, phase: 9)
        UIColor.white.setStroke()
        path.stroke()
      }
    }
    window.addSubview(Corner(frame: CGRect(x: 0, y: 0, width: 30, height: 40)))
    #expect(
      changes().suffix(32)
        == [
          19, 1, 0, 0, 30, 40, 1,
          0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 10, 9, 2, 7, 8,
          3, 0, 1, 2, 2, 3, 4, 5, 6, 4,
        ].suffix(32))
  }

  @Test("A gradient is counted among the shapes: its kind, its start and end, and its stops")
  func gradient() {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.colors = [UIColor.red.cgColor, UIColor.clear.cgColor]
    layer.type = .conic
    window.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40)))
    window.subviews[0].layer.addSublayer(layer)
    #expect(
      changes().suffix(24)
        == [19, 2, 0, 0, -1, 0, 1, 2, 2, 10, 0, 10, 10, 2, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0])
  }

  @Test(
    "what a view is to those who do not see it",
    arguments: [
      (UIAccessibilityTraits.image, "", LayerRole.image), (.button, "Go", .button),
      (.header, "", .heading), (UIAccessibilityTraits([.header, .button]), "All", .button),
      (.updatesFrequently, "", .status), (.none, "Both", .group), (.none, "", .none),
      (.staticText, "Words", .none),
      (UIAccessibilityTraits([.button, .toggleButton]), "", .toggle),
      (UIAccessibilityTraits([.adjustable, .notEnabled]), "", .slider),
    ])
  func roles(traits: UIAccessibilityTraits, label: String, role: LayerRole) {
    #expect(LayerRole(traits, label: label) == role)
  }
}

@Suite("Touch samples out of memory")
struct SampleReaderTests {
  @Test("a sample has the fields of the table")
  func fields() {
    let reader = SampleReader()
    reader.write([7, 1, 10, 20, 1.5, 0.4, 8, 2, 0.5, 0.25, 0], at: 0)
    #expect(
      reader.read(1) == [
        TouchSample(
          id: 7, phase: .moved, location: CGPoint(x: 10, y: 20), timestamp: 1.5, force: 0.4,
          radius: 8, kind: .pencil, altitude: 0.5, azimuth: 0.25)
      ])
  }

  @Test("a mouse says which of its buttons are down")
  func buttons() {
    let reader = SampleReader()
    for (index, buttons) in [0, 2, 3, 4, .nan, 0.5].enumerated() {
      reader.write([1, 1, 0, 0, 0, 0, 0, 3, 0, 0, buttons], at: index)
    }
    #expect(
      reader.read(6).map(\.buttonMask) == [
        [], .secondary, [.primary, .secondary], .button(3), [], [],
      ])
  }

  @Test("what is no sample is left out, and no number leads beyond the memory")
  func nonsense() {
    let reader = SampleReader()
    reader.write([1, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0], at: 0)
    reader.write([.nan, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], at: 1)
    reader.write([2, 0, 0, 0, 0, 0, 0, 99, 0, 0, 0], at: 2)
    #expect(reader.read(3).map(\.id) == [2])
    #expect(reader.read(3).map(\.kind) == [.direct])
    #expect(reader.read(-1).isEmpty)
    #expect(reader.read(1_000_000).count == 254)
  }
}
