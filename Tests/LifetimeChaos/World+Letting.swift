import Foundation
import TouchKit
import Tsumami

/// Takes the last reference to an object to another thread.
nonisolated private final class Parcel: @unchecked Sendable {
  var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}

extension World {
  /// Lets go of something, in the middle of whatever it is.
  func drop() {
    switch chance.below(21) {
    case 0: letGo(takeOne(&windows))
    case 1, 2: letGo(takeOne(&views))
    case 3, 4: letGo(takeOne(&recognizers))
    case 5: letGo(takeOne(&delegates))
    case 6: letGo(takeOne(&animators))
    case 7: letGo(takeOne(&clocks))
    case 8: letGo(takeOne(&sources))
    case 9: letGo(takeOne(&controllers))
    case 10: letGo(takeOne(&zooms))
    case 11: letGo(takeOne(&percents))
    case 12: letGo(takeOne(&links))
    case 13: letGo(takeOne(&refreshers))
    case 14: letGo(takeOne(&books))
    case 15: letGo(takeOne(&layers))
    case 16: letGo(takeOne(&stacks))
    case 17: letGo(takeOne(&physics))
    case 18, 19: letGo(takeOne(&behaviors))
    default:
      letGo(takeOne(&layouts))
      touches.removeAll()
    }
  }

  // The list is left alone by the time that the object goes, and whoever that calls may change it.
  private func takeOne<Object: AnyObject>(_ held: inout [Object]) -> Object? {
    held.isEmpty ? nil : held.remove(at: chance.below(held.count))
  }

  private func letGo(_ object: consuming AnyObject?) {
    guard let object else { return }
    trace("drop \(ledger.name(of: object))")
    if chance.isLucky(0.5) {
      // The last owner goes too.
      (object as? UIView)?.removeFromSuperview()
      (object as? CALayer)?.removeFromSuperlayer()
      if let recognizer = object as? UIGestureRecognizer {
        recognizer.view?.removeGestureRecognizer(recognizer)
      }
    }
    if chance.isLucky(0.1) { letGoElsewhere(Parcel(object)) }
  }

  // The other thread is waited for: it has to come to its end without this one.
  private func letGoElsewhere(_ parcel: Parcel) {
    trace("on another thread")
    let isGone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      parcel.object = nil
      isGone.signal()
    }
    isGone.wait()
  }

  /// Lets go of everything that the program has kept for longer than it should.
  func forget() {
    touches = []
    events = []
    presses = []
    timers = []
    contexts = []
  }
}
