import Testing
import TouchTesting

@testable import TouchKit

@Suite struct ExchangedViewTests {
  @Test
  func `Two subviews change places, by whichever index; one that is not there changes nothing`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let views = (0..<4).map { _ in UIView(frame: parent.bounds) }
    for (number, view) in views.enumerated() {
      view.tag = number
      parent.addSubview(view)
    }
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(parent.subviews.map(\.tag) == [2, 1, 0, 3])
    parent.exchangeSubview(at: 3, withSubviewAt: 2)
    #expect(parent.subviews.map(\.tag) == [2, 1, 3, 0])
    parent.exchangeSubview(at: 1, withSubviewAt: 1)
    parent.exchangeSubview(at: -1, withSubviewAt: 1)
    parent.exchangeSubview(at: 1, withSubviewAt: 4)
    #expect(parent.subviews.map(\.tag) == [2, 1, 3, 0])
    let window = UIWindow(frame: parent.bounds)
    window.addSubview(parent)
    #expect(parent.hitTest(CGPoint(x: 5, y: 5), with: nil)?.tag == 0)
    parent.exchangeSubview(at: 3, withSubviewAt: 0)
    #expect(parent.hitTest(CGPoint(x: 5, y: 5), with: nil)?.tag == 2)
  }
}
