import Testing
import TouchTesting

@testable import TouchKit

@Suite struct ResizedLayoutTests {
  /// Pages as large as the view, which stays on its page.
  final class Pages: UICollectionViewFlowLayout {
    var heard: [String] = []
    private var page: CGFloat?

    override func prepare() {
      itemSize = collectionView?.bounds.size ?? .zero
      (minimumLineSpacing, minimumInteritemSpacing) = (0, 0)
      super.prepare()
      heard.append("prepare")
    }

    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      super.prepare(forAnimatedBoundsChange: oldBounds)
      heard.append("\(Int(oldBounds.height)) to \(Int(collectionView?.bounds.height ?? 0))")
      page = (oldBounds.minY / oldBounds.height).rounded()
    }

    override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
      heard.append("offset")
      guard let page, let view = collectionView else { return proposed }
      return CGPoint(x: 0, y: page * view.bounds.height)
    }

    override func finalizeAnimatedBoundsChange() {
      super.finalizeAnimatedBoundsChange()
      heard.append("done")
      page = nil
    }
  }

  let layout = Pages()
  let numbers: Numbers

  init() {
    numbers = Numbers([10], layout)
    numbers.view.contentOffset = CGPoint(x: 0, y: 480 * 4)
    numbers.frame()
    layout.heard = []
  }

  @Test func `A layout hears of another size before it is prepared for it, and keeps its page`() {
    numbers.view.frame.size = CGSize(width: 320, height: 400)
    #expect(layout.heard == [])
    numbers.frame()
    #expect(layout.heard.first == "480 to 400" && layout.heard.last == "done")
    #expect(layout.heard.filter { $0 != "prepare" } == ["480 to 400", "offset", "done"])
    #expect(numbers.view.contentOffset.y == 1600)
    #expect(numbers.place(of: 4) == CGRect(x: 0, y: 0, width: 320, height: 400))
    numbers.frame()
    #expect(layout.heard.filter { $0 == "done" }.count == 1)
  }

  @Test func `Of a size that is animated it hears with each frame what was shown last`() {
    UIView.animate(withDuration: 0.2) { [view = numbers.view] in view.frame.size.height = 240 }
    var shown: [CGFloat] = [480]
    for _ in 0..<20 {
      layout.heard = []
      numbers.frame()
      let height = numbers.view.bounds.height
      if height != shown.last {
        #expect(layout.heard.first == "\(Int(shown.last!)) to \(Int(height))")
        shown.append(height)
      } else {
        #expect(layout.heard == [])
      }
      #expect(abs(numbers.place(of: 4)?.minY ?? .nan) < 1e-6)
    }
    #expect(shown.count > 5 && shown.last == 240)
  }

  @Test
  func
    `It hears nothing of a size that is the old one again, nor of a view that was empty`()
  {
    numbers.view.frame.size.height = 400
    numbers.view.frame.size.height = 480
    numbers.frame()
    #expect(!layout.heard.contains("done"))
    numbers.view.frame.size = .zero
    numbers.frame()
    layout.heard = []
    numbers.view.frame.size = CGSize(width: 320, height: 480)
    numbers.frame()
    #expect(!layout.heard.contains("done"))
  }

  @Test func `What a finger holds is not moved by the layout`() {
    let finger = numbers.tester.finger(downAt: CGPoint(x: 160, y: 300))
    finger.move(to: CGPoint(x: 160, y: 200))
    numbers.frame()
    layout.heard = []
    numbers.view.frame.size.height = 470
    numbers.frame()
    #expect(layout.heard.contains("480 to 470") && !layout.heard.contains("offset"))
    finger.up()
  }
}
