import Foundation
import Testing
import TouchKit

@Suite struct TransformComponentsTests {
  private func expect(
    _ a: CGAffineTransform, _ b: CGAffineTransform, at place: SourceLocation = #_sourceLocation
  ) {
    let pairs = [(a.a, b.a), (a.b, b.b), (a.c, b.c), (a.d, b.d), (a.tx, b.tx), (a.ty, b.ty)]
    #expect(pairs.allSatisfy { abs($0 - $1) < 1e-9 }, "\(a) is not \(b)", sourceLocation: place)
  }

  @Test func `What a pinch and a turn made of a view is read from its transform`() {
    let parts = CGAffineTransform(translationX: 3, y: 4).rotated(by: 0.5).scaledBy(x: 2, y: 3)
      .decomposed()
    #expect(abs(parts.rotation - 0.5) < 1e-9 && abs(parts.horizontalShear) < 1e-9)
    #expect(abs(parts.scale.width - 2) < 1e-9 && abs(parts.scale.height - 3) < 1e-9)
    #expect(parts.translation == CGVector(dx: 3, dy: 4))
    #expect(CGAffineTransform.identity.decomposed() == CGAffineTransformComponents())
  }

  @Test func `The parts of any map make the map again, mirrored and flat ones too`() {
    for map in [
      CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6),
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0),
      CGAffineTransform(a: 0, b: 2, c: 2, d: 0, tx: 0, ty: 0),
      CGAffineTransform(a: 2, b: 1, c: 0, d: 0, tx: 1, ty: 0),
    ] {
      expect(CGAffineTransform(map.decomposed()), map)
    }
  }

  @Test func `The shear moves to the right what is below`() {
    let sheared = CGAffineTransform(
      CGAffineTransformComponents(
        scale: CGSize(width: 1, height: 2), horizontalShear: 0.5, rotation: 0, translation: .zero))
    #expect(CGPoint(x: 1, y: 3).applying(sheared) == CGPoint(x: 4, y: 6))
  }
}
