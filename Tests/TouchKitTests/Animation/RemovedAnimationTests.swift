import Testing
import TouchKit
import TouchTesting

/// What files for iOS do with the layer of something that moves.
@Suite struct RemovedAnimationTests {
  let tester = TouchTester()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    tester.view.addSubview(view)
  }

  @Test func `Without its animations a view is where they would have led it`() {
    var told: [Bool] = []
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    tester.view.addSubview(other)
    UIView.animate(withDuration: 1) {
      view.center.x = 105
      view.alpha = 0.5
      other.center.x = 105
    } completion: {
      told.append($0)
    }
    tester.advance(by: 0.5)
    view.layer.removeAllAnimations()
    #expect(view.center.x == 105 && view.alpha == 0.5 && told.isEmpty)
    #expect(other.center.x > 20 && other.center.x < 90)
    tester.settle()
    #expect(other.center.x == 105 && told == [false])
  }

  @Test func `The completion of what was removed entirely comes with the next frame, once`() {
    var told: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
      view.center.x = 105
    } completion: {
      told.append($0)
    }
    tester.advance(by: 0.5)
    view.layer.removeAllAnimations()
    view.layer.removeAllAnimations()
    #expect(view.center.x == 105 && told.isEmpty)
    tester.advance(by: 1.0 / 60)
    #expect(told == [false] && tester.window.clock.isIdle)
  }

  @Test
  func
    `A view that leaves its window has its values with the next frame, and its completion false`()
  {
    var told: [Bool] = []
    UIView.animate(withDuration: 1) {
      view.center.x = 105
      view.alpha = 0.5
    } completion: {
      told.append($0)
    }
    tester.advance(by: 0.5)
    view.removeFromSuperview()
    #expect(told.isEmpty)
    tester.advance(by: 1.0 / 60)
    #expect(view.center.x == 105 && view.alpha == 0.5)
    #expect(told == [false] && tester.window.clock.isIdle)
  }

  @Test func `A view that goes to another superview goes on, to what was set last`() {
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    tester.view.addSubview(other)
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    tester.advance(by: 0.5)
    UIView.animate(withDuration: 1) {
      view.alpha = 1
      other.addSubview(view)
    }
    tester.advance(by: 0.25)
    // It was on its way down.
    #expect(view.alpha > 0.1 && view.alpha < 1)
    tester.settle()
    #expect(view.alpha == 1)
  }

  @Test func `What moves is taken over where it is seen`() {
    UIView.animate(withDuration: 1) { view.frame = CGRect(x: 100, y: 50, width: 30, height: 30) }
    tester.advance(by: 0.5)
    let place = view.frame
    #expect(place.minX > 20 && place.minX < 80)
    let seen = view.layer.presentation()
    view.layer.removeAllAnimations()
    #expect(view.frame.minX == 100)
    view.frame = seen?.frame ?? .zero
    #expect(view.frame == place)
    tester.advance(by: 1)
    #expect(view.frame == place && tester.window.clock.isIdle)
  }

  @Test func `A copy of what is seen has its looks, and does not change with it`() {
    view.transform = CGAffineTransform(rotationAngle: 1)
    view.layer.borderWidth = 3
    view.layer.zPosition = 2
    let seen = view.layer.presentation()
    view.transform = .identity
    view.layer.borderWidth = 0
    #expect(seen?.affineTransform() == CGAffineTransform(rotationAngle: 1))
    #expect(seen?.borderWidth == 3 && seen?.zPosition == 2 && seen?.position == view.center)
    view.removeFromSuperview()
    #expect(view.layer.presentation() == nil)
  }
}
