import Testing
import TouchKit

@Suite struct AVMakeRectTests {
  let frame = CGRect(x: 10, y: 20, width: 400, height: 300)

  @Test func `A wide picture fills the width, a tall one the height, both in the middle`() {
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 4000, height: 1000), insideRect: frame)
        == CGRect(x: 10, y: 120, width: 400, height: 100))
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 1, height: 3), insideRect: frame)
        == CGRect(x: 160, y: 20, width: 100, height: 300))
    #expect(AVMakeRect(aspectRatio: CGSize(width: 4, height: 3), insideRect: frame) == frame)
  }

  @Test func `A picture without a size is nothing in the middle`() {
    for aspect in [CGSize.zero, CGSize(width: 0, height: 3), CGSize(width: -4, height: 3)] {
      #expect(AVMakeRect(aspectRatio: aspect, insideRect: frame).size.area == 0)
      #expect(AVMakeRect(aspectRatio: aspect, insideRect: frame).origin == CGPoint(x: 210, y: 170))
    }
  }
}

extension CGSize {
  fileprivate var area: CGFloat { width * height }
}
