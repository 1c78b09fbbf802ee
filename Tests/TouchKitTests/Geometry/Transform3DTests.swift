import Testing
import TouchKit

@Suite struct Transform3DTests {
  @Test func `A layer shows what a map does in the plane`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layer.transform = CATransform3DMakeRotation(.pi / 3, 1, 0, 0)
    #expect(abs(view.frame.height - 50) < 1e-9)
    #expect(abs(view.frame.width - 100) < 1e-9)
    var perspective = CATransform3DMakeScale(2, 2, 2)
    perspective.m34 = -1 / 500
    view.layer.transform = perspective
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(!CATransform3DIsAffine(perspective))
    #expect(CATransform3DIsAffine(view.layer.transform))
  }

  @Test func `Turns about the z axis are those of the plane`() {
    let turn = CATransform3DGetAffineTransform(CATransform3DMakeRotation(0.3, 0, 0, 5))
    let flat = CGAffineTransform(rotationAngle: 0.3)
    for (a, b) in [(turn.a, flat.a), (turn.b, flat.b), (turn.c, flat.c), (turn.d, flat.d)] {
      #expect(abs(a - b) < 1e-12)
    }
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test func `Maps are joined as in the plane`() {
    let shift = CGAffineTransform(translationX: 10, y: 20)
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    let joined = CATransform3DConcat(
      CATransform3DMakeAffineTransform(shift), CATransform3DMakeAffineTransform(scale))
    #expect(CATransform3DGetAffineTransform(joined) == shift.concatenating(scale))
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 10, 0, 0)
    #expect(CATransform3DGetAffineTransform(moved).tx == 20)
    let turned = CATransform3DRotate(
      CATransform3DScale(CATransform3DIdentity, 1, 1, 1), 2 * .pi, 0, 1, 0)
    #expect(abs(turned.m11 - 1) < 1e-12)
    #expect(CATransform3DEqualToTransform(moved, moved))
  }
}
