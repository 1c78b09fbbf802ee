import Testing
import TouchKit
import TouchTesting

@Suite struct ContentAlignmentTests {
  private let middle = CGPoint(x: 0.5, y: 0.5)

  private func picture(_ size: CGSize, at alignment: CGPoint) -> ScrollRig {
    let rig = ScrollRig(content: size).zoomable(from: 1, to: 4)
    rig.scrollView.contentAlignmentPoint = alignment
    return rig
  }

  @Test func `Content that is smaller than the view lies where the alignment says`() {
    let rig = ScrollRig(content: CGSize(width: 120, height: 80))
    #expect(rig.place(of: .zero) == .zero)
    rig.scrollView.contentAlignmentPoint = middle
    #expect(rig.place(of: .zero) == CGPoint(x: 100, y: 200))
    rig.scrollView.contentAlignmentPoint = CGPoint(x: 1, y: 1)
    #expect(rig.place(of: .zero) == CGPoint(x: 200, y: 400))
    rig.scrollView.contentAlignmentPoint = .zero
    #expect(rig.place(of: .zero) == .zero)
  }

  @Test func `Content that is larger is not affected, axis by axis`() {
    let rig = ScrollRig(content: CGSize(width: 120, height: 2000))
    rig.scrollView.contentAlignmentPoint = middle
    #expect(rig.scrollView.contentOffset == CGPoint(x: -100, y: 0))
    let finger = rig.tester.finger(downAt: CGPoint(x: 160, y: 400))
    finger.drag(to: CGPoint(x: 160, y: 290), over: 0.3)
    rig.tester.advance(by: 0.2)
    finger.up()
    rig.tester.settle()
    #expect(rig.scrollView.contentOffset == CGPoint(x: -100, y: 100))
  }

  @Test func `The room that insets leave is what is shared out`() {
    let rig = ScrollRig(content: CGSize(width: 120, height: 80))
    rig.scrollView.contentInset = UIEdgeInsets(top: 100, left: 0, bottom: 20, right: 40)
    rig.scrollView.contentAlignmentPoint = middle
    #expect(rig.place(of: .zero) == CGPoint(x: 80, y: 100 + (360 - 80) / 2))
  }

  @Test
  func `A picture that grows about its middle stays in the middle, and so does one that is turned`()
  {
    let rig = picture(CGSize(width: 160, height: 120), at: middle)
    for scale in [1, 1.5, 2, 3.5, 1] as [CGFloat] {
      rig.scrollView.zoomScale = scale
      #expect(rig.place(of: CGPoint(x: 80, y: 60)).distance(from: CGPoint(x: 160, y: 240)) < 0.5)
    }
    rig.scrollView.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
    #expect(rig.place(of: CGPoint(x: 80, y: 60)).distance(from: CGPoint(x: 240, y: 160)) < 0.5)
  }

  @Test
  func
    `A pinch that goes too far comes back to the middle, and an animated zoom goes straight there`()
  {
    let rig = picture(CGSize(width: 160, height: 120), at: middle)
    rig.tester.pinch(at: CGPoint(x: 160, y: 240), from: 200, to: 80)
    rig.tester.settle()
    #expect(rig.scrollView.zoomScale == 1)
    #expect(rig.place(of: .zero) == CGPoint(x: 80, y: 180))

    rig.scrollView.setZoomScale(2, animated: true)
    var places: [CGFloat] = []
    for _ in 0..<60 {
      rig.tester.advance(by: 1 / 60)
      places.append(rig.place(of: CGPoint(x: 80, y: 60)).y)
    }
    #expect(rig.scrollView.zoomScale == 2)
    #expect(places.allSatisfy { abs($0 - 240) < 0.5 })
  }

  @Test func `An alignment that is not finite is ignored`() {
    let rig = ScrollRig(content: CGSize(width: 120, height: 80))
    rig.scrollView.contentAlignmentPoint = middle
    rig.scrollView.contentAlignmentPoint = CGPoint(x: CGFloat.nan, y: 0)
    #expect(rig.scrollView.contentAlignmentPoint == middle)
    rig.scrollView.contentAlignmentPoint = CGPoint(x: 0, y: CGFloat.infinity)
    #expect(rig.place(of: .zero) == CGPoint(x: 100, y: 200))
  }
}
