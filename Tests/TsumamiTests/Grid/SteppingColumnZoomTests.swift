import Testing
import TouchTesting
import UIKit

@testable import Tsumami

/// The controller of Apple's systems, on the UIKit that there is here.
@Suite struct SteppingColumnZoomTests {
  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 60 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let tester = TouchTester(
    driving: UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
  private let items = Items()
  private let grid = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480),
    collectionViewLayout: ColumnGridLayout(columns: 3))
  private let zoom: SteppingColumnZoomController
  private let heard = Lines()

  private final class Lines {
    var all: [String] = []
  }

  init() {
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    grid.dataSource = items
    zoom = SteppingColumnZoomController(grid, columns: 3, range: 2...4)
    tester.window.addSubview(grid)
    zoom.onChange = { [heard] event in
      if event.state != .changed { heard.all.append("\(event.state) \(event.from) \(event.to)") }
    }
    tester.advance(by: 0.1)
  }

  private func pinch(to span: CGFloat) {
    tester.pinch(at: CGPoint(x: 160, y: 240), from: 100, to: span, over: 0.3)
  }

  @Test func `A pinch is one step, finished beyond the middle and taken back before it`() {
    pinch(to: 400)
    tester.settle()
    #expect(zoom.columns == 2)
    pinch(to: 80)
    tester.settle()
    #expect(zoom.columns == 2)
    pinch(to: 60)
    tester.settle()
    #expect(zoom.columns == 3)
    #expect(
      heard.all == [
        "began 3 2", "finished 3 2", "began 2 3", "cancelled 2 3", "began 2 3", "finished 2 3",
      ])
  }

  @Test func `The pinch is switched off until the grid has settled, and then on again`() {
    pinch(to: 190)
    #expect(!zoom.pinchGestureRecognizer.isEnabled)
    let before = heard.all
    tester.pinch(at: CGPoint(x: 160, y: 240), from: 100, to: 110, over: 0.02)
    #expect(heard.all == before)
    tester.settle()
    #expect(zoom.pinchGestureRecognizer.isEnabled && zoom.columns == 2)
  }

  @Test func `There is nothing beyond the ends of the range`() {
    zoom.setColumns(9, animated: false)
    #expect(zoom.columns == 4)
    pinch(to: 40)
    tester.settle()
    #expect(zoom.columns == 4)
    #expect(heard.all == ["began 3 4", "finished 3 4"])
  }

  @Test func `What is wanted while it is on its way comes afterwards`() {
    zoom.setColumns(2, animated: true)
    zoom.setColumns(4, animated: true)
    #expect(zoom.destination == 4)
    tester.settle()
    #expect(zoom.columns == 4)
    #expect(heard.all == ["began 3 2", "finished 3 2", "began 2 4", "finished 2 4"])
  }
}
