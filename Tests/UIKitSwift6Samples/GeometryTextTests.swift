import Testing
import UIKit

@MainActor @Suite struct GeometryTextTests {
  @Test func `Geometry is written as UIKit writes it, and read again`() {
    let rect = CGRect(x: 1, y: 2.5, width: 30, height: 40)
    #expect(NSCoder.string(for: rect) == "{{1, 2.5}, {30, 40}}")
    #expect(NSCoder.string(for: CGPoint(x: -1, y: 0)) == "{-1, 0}")
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
    #expect(
      NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(NSCoder.cgPoint(for: "{3, 4e1}") == CGPoint(x: 3, y: 40))
    #expect(NSCoder.cgSize(for: "{3, 4}") == CGSize(width: 3, height: 4))
    #expect(NSCoder.cgVector(for: "{3, 4}") == CGVector(dx: 3, dy: 4))
    #expect(NSCoder.uiOffset(for: "{3, 4}") == UIOffset(horizontal: 3, vertical: 4))
    #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}").right == 4)
    #expect(NSCoder.cgAffineTransform(for: "[2, 0, 0, 3, 1, 1]").d == 3)
  }

  @Test func `What is no geometry is read as nothing`() {
    for text in ["", "{1}", "{1, x}", "{1, 2, 3}"] {
      #expect(NSCoder.cgPoint(for: text) == .zero && NSCoder.cgRect(for: text) == .zero)
      #expect(NSCoder.cgAffineTransform(for: text) == .identity)
    }
  }

  @Test func `Points, sizes and rectangles are objects, where an array asks for objects`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    let turn = CATransform3DMakeRotation(1, 0, 1, 1)
    #expect(NSValue(caTransform3D: turn).caTransform3DValue == turn)
  }
}
