@testable import TouchKit

/// The invariants of touch delivery and arbitration, kept while anything at all goes on.
///
/// 1. A recognizer's states follow each other as ``StateTable`` allows, without gaps.
/// 2. What a client hears of a gesture is a legal life: `ended`; or `began`, `changed` …, and one
///    `ended` or `cancelled`. Never `possible` or `failed`, and nothing after the end until the
///    recognizer has been reset.
/// 3. In one turn (an event, or what happens between two) a client hears of a gesture at most once,
///    and then perhaps of its end.
/// 4. Each life that came to an end is followed by one reset, and each reset follows an end; the
///    touches that the recognizer saw have ended by then, unless it was switched off or taken away.
/// 5. A recognizer sees a touch begin once, then move, then end once; nothing of it in a final state.
/// 6. A recognizer does not begin while a running one that shares a touch with it excludes it, nor
///    while one that it has to wait for is possible, unless it opens a circle.
/// 7. What a view hears of a touch is a legal life. What is said of touches in 4 to 8 holds for presses, too.
/// 8. At rest, with no finger down and the clock run on, every recognizer is possible, the arbiter
///    has forgotten all of them, no touch is left, no view waits for an end, no touch object is
///    alive, and no timer is set.
final class Ledger {
  /// The first thing that was wrong.
  private(set) var fault: String?

  /// What each recognizer has been through; see ``Account``.
  private var accounts: [ObjectIdentifier: Account] = [:]
  private var open: [ObjectIdentifier: String] = [:]
  private var touches: [WeakTouch] = []
  private var presses: [WeakPress] = []
  private var opener: UIGestureRecognizer?
  private let window: UIWindow

  /// True while somebody switches recognizers off or takes them away, which resets them at once.
  var isTakingAway = false

  /// Who has to wait for whom, and who excludes whom, where that never changes; `nil` where it does.
  var requires: ((UIGestureRecognizer, UIGestureRecognizer) -> Bool)?
  var excludes: ((UIGestureRecognizer, UIGestureRecognizer) -> Bool)?

  private final class Account {
    let name: String
    let recognizer: UIGestureRecognizer
    var state = UIGestureRecognizer.State.possible
    var heard: UIGestureRecognizer.State?
    var turn: UInt = 0
    var isRemoved = false
    var resetsDue = 0
    var seen: [ObjectIdentifier: WeakTouch] = [:]
    var presses: Set<ObjectIdentifier> = []
    init(_ recognizer: UIGestureRecognizer, _ name: String) {
      self.recognizer = recognizer
      self.name = name
    }
  }

  private struct WeakTouch {
    weak var touch: UITouch?
  }

  private struct WeakPress {
    weak var press: UIPress?
  }

  init(window: UIWindow) {
    self.window = window
  }

  func enter(_ recognizer: UIGestureRecognizer, name: String) {
    accounts[ObjectIdentifier(recognizer)] = Account(recognizer, name)
  }

  private func check(_ isRight: Bool, _ what: @autoclosure () -> String) {
    if !isRight, fault == nil { fault = what() }
  }

  // MARK: What the arbiter says

  func hear(_ diagnostic: GestureDiagnostic) {
    switch diagnostic {
    case .moved(let recognizer, let old, let new, let reason):
      moved(account(recognizer), old, new, reason)
    case .openedCircle(let recognizer):
      opener = recognizer
    case .reset(let recognizer, let old):
      reset(account(recognizer), old)
    case .waiting(let recognizer, let other):
      check(other.state == .possible, "\(account(recognizer).name) waits for one that is decided")
    case .delivered, .illegal, .denied, .sample, .press, .input, .correction:
      break
    }
  }

  private func account(_ recognizer: UIGestureRecognizer) -> Account {
    accounts[ObjectIdentifier(recognizer)]!
  }

  private func moved(
    _ account: Account, _ old: UIGestureRecognizer.State, _ new: UIGestureRecognizer.State,
    _ reason: GestureDiagnostic.Reason
  ) {
    check(account.state == old, "\(account.name) leaves \(old), it was \(account.state)")
    let isLegal =
      switch (old, new) {
      case (.possible, .began), (.possible, .ended), (.possible, .failed): true
      case (.began, .changed), (.changed, .changed): true
      case (.began, .ended), (.changed, .ended), (.began, .cancelled), (.changed, .cancelled): true
      default: false
      }
    check(isLegal, "\(account.name) goes from \(old) to \(new)")
    account.state = new
    if case .removed = reason { account.isRemoved = true }
    if old == .possible, new != .failed { begins(account) }
    if opener === account.recognizer { opener = nil }
  }

  private func begins(_ account: Account) {
    let recognizer = account.recognizer
    for other in accounts.values where other !== account {
      guard recognizer.attempt.shares(with: other.recognizer.attempt) else { continue }
      if let excludes, other.recognizer.phase.isActive {
        check(
          !excludes(other.recognizer, recognizer),
          "\(account.name) begins, which \(other.name) excludes")
      }
      if let requires, other.recognizer.phase == .possible, opener !== recognizer {
        check(
          !requires(recognizer, other.recognizer),
          "\(account.name) begins and has to wait for \(other.name)")
      }
    }
  }

  private func reset(_ account: Account, _ old: UIGestureRecognizer.State) {
    check(account.state == old && old.isFinal, "\(account.name) is reset in \(account.state)")
    check(
      account.heard == nil || account.heard!.isFinal,
      "\(account.name) is reset, and its end was never told")
    check(account.resetsDue == 0, "\(account.name) is reset before its last reset was called")
    if !account.isRemoved, !isTakingAway {
      for seen in account.seen.values {
        guard let touch = seen.touch else { continue }
        check(!touch.isDown, "\(account.name) is reset while touch \(touch.identifier) is down")
      }
    }
    account.seen.removeAll()
    account.presses.removeAll()
    account.state = .possible
    account.heard = nil
    account.turn = 0
    account.isRemoved = false
    // Only a recognizer of the tests says that its reset was called.
    if account.recognizer is Wild { account.resetsDue = 1 }
  }

  /// A recognizer's `reset()` is called; `isForced` where it may be by itself, or because it came
  /// into a window in the middle of a life outside.
  func resets(_ recognizer: UIGestureRecognizer, isForced: Bool) {
    let account = account(recognizer)
    check(
      account.resetsDue == 1 || isForced,
      "\(account.name) has its reset called, and was not reset")
    account.resetsDue = 0
  }

  // MARK: What clients, recognizers and views hear

  func acts(_ recognizer: UIGestureRecognizer) {
    // In no window there is no arbiter.
    guard recognizer.view?.window != nil else { return }
    let account = account(recognizer)
    let state = recognizer.state
    let isLegal =
      switch (account.heard, state) {
      case (nil, .began), (nil, .ended), (.began, .changed), (.changed, .changed): true
      case (.began, .ended), (.changed, .ended), (.began, .cancelled), (.changed, .cancelled): true
      default: false
      }
    check(
      isLegal, "\(account.name) tells of \(state) after \(account.heard.map { "\($0)" } ?? "-")")
    let turn = window.arbiter.turn
    check(
      account.turn != turn || state.isFinal,
      "\(account.name) tells of \(state) for the second time in one turn")
    account.turn = turn
    account.heard = state
  }

  func sees(
    _ recognizer: UIGestureRecognizer, _ touches: Set<UITouch>, _ phase: UITouch.Phase
  ) {
    let account = account(recognizer)
    check(!account.state.isFinal, "\(account.name) sees a touch in \(account.state)")
    for touch in touches {
      let id = ObjectIdentifier(touch)
      check(touch.phase == phase, "\(account.name) sees \(phase), the touch is \(touch.phase)")
      check(
        (account.seen[id] == nil) == (phase == .began),
        "\(account.name) sees touch \(touch.identifier) \(phase)")
      account.seen[id] = phase == .ended || phase == .cancelled ? nil : WeakTouch(touch: touch)
      if phase == .began { self.touches.append(WeakTouch(touch: touch)) }
    }
  }

  func sees(_ recognizer: UIGestureRecognizer, _ presses: Set<UIPress>, _ phase: UIPress.Phase) {
    let account = account(recognizer)
    check(!account.state.isFinal, "\(account.name) sees a press in \(account.state)")
    for press in presses {
      let id = ObjectIdentifier(press)
      check(press.phase == phase, "\(account.name) sees \(phase), the press is \(press.phase)")
      check(
        account.presses.contains(id) == (phase != .began), "\(account.name) sees a press \(phase)")
      if phase == .ended || phase == .cancelled {
        account.presses.remove(id)
      } else {
        account.presses.insert(id)
      }
      if phase == .began { self.presses.append(WeakPress(press: press)) }
    }
  }

  /// The recognizer does not follow a touch any longer.
  func forgets(_ recognizer: UIGestureRecognizer, _ touch: UITouch) {
    account(recognizer).seen[ObjectIdentifier(touch)] = nil
  }

  func viewHears(_ name: String, _ touches: Set<UITouch>, _ phase: UITouch.Phase) {
    for touch in touches {
      let id = ObjectIdentifier(touch)
      check(touch.phase == phase, "\(name) hears \(phase), the touch is \(touch.phase)")
      if phase == .began {
        check(open[id] == nil, "\(name) hears of a beginning twice")
        open[id] = name
      } else {
        check(open[id] == name, "\(name) hears \(phase) of a touch that is not its own")
        if phase != .moved { open[id] = nil }
      }
    }
  }

  func viewHears(_ name: String, _ presses: Set<UIPress>, _ phase: UIPress.Phase) {
    for press in presses {
      let id = ObjectIdentifier(press)
      check(press.phase == phase, "\(name) hears \(phase), the press is \(press.phase)")
      check((open[id] == nil) == (phase == .began), "\(name) hears of a press \(phase)")
      open[id] = phase == .ended || phase == .cancelled ? nil : name
    }
  }

  // MARK: At rest

  func rests() {
    for account in accounts.values {
      let recognizer = account.recognizer
      guard recognizer.view?.window != nil else { continue }
      check(recognizer.phase == .possible, "\(account.name) is \(recognizer.phase) at rest")
      check(!recognizer.attempt.isOpen, "\(account.name) has an open attempt at rest")
      check(recognizer.tracked == 0, "\(account.name) tracks touches at rest")
      check(account.resetsDue == 0, "\(account.name) was reset and not called")
      check(account.heard == nil, "\(account.name) told of no end")
      check(recognizer.numberOfTouches == 0, "\(account.name) has touches at rest")
    }
    check(window.arbiter.live.isEmpty, "\(window.arbiter.live.count) attempts at rest")
    check(window.delivery.event.touches.isEmpty, "touches at rest")
    check(open.isEmpty, "\(open.values.sorted()) wait for an end at rest")
    check(window.clock.isIdle, "the clock is not idle at rest")
    check(!touches.contains { $0.touch != nil }, "a touch object outlives its touch")
    check(!presses.contains { $0.press != nil }, "a press object outlives its press")
    touches.removeAll(keepingCapacity: true)
    presses.removeAll(keepingCapacity: true)
    for account in accounts.values {
      account.seen.removeAll()
      account.presses.removeAll()
    }
  }
}
