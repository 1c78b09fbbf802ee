import Testing
import TouchTesting
import UIKit

@MainActor @Suite struct SheetTests {
  private let tester = TouchTester()
  private let map = MapViewController()

  init() {
    tester.window.rootViewController = map
    tester.settle()
  }

  private var top: CGFloat {
    map.places.view.convert(CGPoint.zero, to: nil).y
  }

  @Test func `Places lie in a sheet over a map that can be touched beside it`() {
    #expect(map.presentedViewController === map.places && top == 480 - 88)
    tester.tap(at: CGPoint(x: 160, y: 100))
    tester.settle()
    #expect(map.pinned == [CGPoint(x: 160, y: 100)] && map.presentedViewController != nil)
    let finger = tester.finger(downAt: CGPoint(x: 160, y: 440))
    finger.drag(to: CGPoint(x: 160, y: 300), over: 0.3)
    tester.advance(by: 0.2)
    finger.up()
    tester.settle()
    #expect(top == 245 && !map.places.isSearching)
    tester.tap(at: CGPoint(x: 160, y: 100))
    tester.settle()
    #expect(map.pinned.count == 2)
  }

  @Test func `Its list opens it, is scrolled in it, and a place that is chosen brings it down`() {
    map.places.sheetPresentationController?.selectedDetentIdentifier = .medium
    let finger = tester.finger(downAt: CGPoint(x: 160, y: 440))
    finger.drag(to: CGPoint(x: 160, y: 60), over: 0.5)
    tester.advance(by: 0.2)
    finger.up()
    tester.settle()
    let scrolled = map.places.list.contentOffset.y
    #expect(top == 10 && map.places.isSearching && scrolled > 60)
    tester.tap(at: CGPoint(x: 160, y: 240))
    tester.advance(by: 0.1)
    #expect(top > 20 && top < 240)
    tester.settle()
    #expect(top == 245)
  }

  @Test func `It cannot be pulled away`() {
    let finger = tester.finger(downAt: CGPoint(x: 160, y: 410))
    finger.drag(to: CGPoint(x: 160, y: 475), over: 0.05)
    finger.up()
    tester.settle()
    #expect(map.presentedViewController === map.places && top == 392)
  }
}
