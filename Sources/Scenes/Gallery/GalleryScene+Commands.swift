import TouchKit
import Tsumami

// Keys, and the wheel.
extension GalleryScene {
  func pressInGrid(_ key: SceneKey) -> Bool {
    switch key {
    case .left: return walk(.left)
    case .right: return walk(.right)
    case .up: return walk(.up)
    case .down: return walk(.down)
    case .plus: grid.step(-1)
    case .minus: grid.step(1)
    case .zero: grid.resetColumns()
    case .enter where grid.choice.isOn:
      guard let header = grid.focusedHeader else { return grid.chooseRinged() }
      grid.chooseGroup(of: header.item, header.level)
    case .enter:
      guard let ringed = grid.ringed else { return false }
      open(ringed)
    case .letterD: return grid.chooseRingedGroup()
    case .letterX:
      if !grid.chooseRinged() { grid.choice.begin() }
    case .escape where grid.choice.isOn: grid.choice.end()
    default:
      guard let command = key.command else { return false }
      return grid.view.perform(command)
    }
    return true
  }

  private func walk(_ direction: GridWalk.Direction) -> Bool {
    guard let item = grid.moveFocus(direction) else { return false }
    announce(item)
    return true
  }

  // A zoomed photo is looked at further first; where that leads nowhere, its neighbour comes.
  func pressInViewer(_ key: SceneKey) -> Bool {
    let now = window.clock.now
    switch key {
    case .escape:
      viewer.close()
      return true
    case .pageUp: return viewer.turn(by: -1, at: now)
    case .pageDown: return viewer.turn(by: 1, at: now)
    case .home: return viewer.turn(to: 0, at: now)
    case .end: return viewer.turn(to: photos.count - 1, at: now)
    case .letterI, .letterL, .letterU, .letterO, .letterC:
      guard let command = PhotoCommand.allCases.first(where: { $0.shape.key == key }) else {
        return false
      }
      perform(command)
      return true
    case .left, .right:
      if move(key) { return true }
      return viewer.turn(by: key == .left ? -1 : 1, at: now)
    default: return move(key)
    }
  }

  /// Carries out a command, drawn or typed, and says what has been done to those who do not see it.
  func perform(_ command: PhotoCommand) {
    guard viewer.isOpen else { return }
    note(.event("command")) { $0.append(SceneEntry.Field("name", .text(command.name))) }
    let index = viewer.pager.index
    switch command {
    case .information:
      news.informs = true
    case .last:
      if index == photos.count - 1 {
        say(photos.words.isLast)
      } else {
        _ = viewer.turn(to: photos.count - 1, at: window.clock.now)
      }
    case .first:
      if index == 0 {
        say(photos.words.isFirst)
      } else {
        _ = viewer.turn(to: 0, at: window.clock.now)
      }
    case .whole:
      _ = move(.zero)
      say(photos.words.isWhole)
    case .close:
      viewer.close()
    }
  }

  private func move(_ key: SceneKey) -> Bool {
    guard let command = key.command, let page = viewer.current else { return false }
    return page.scrollView.perform(command)
  }

  /// A wheel's notch zooms about the pointer, as a trackpad's pinch does.
  ///
  /// - Returns: false for a trackpad's two fingers, which do something else.
  func wheelZooms(by delta: CGPoint, at location: CGPoint, isPinch: Bool) -> Bool {
    let isNotch = UIWindow.isNotch(delta)
    guard isPinch || isNotch else { return false }
    window.magnify(
      by: isPinch ? UIWindow.magnification(by: delta) : exp(-delta.y * 0.0025), at: location,
      time: window.clock.now, animated: isNotch)
    return true
  }

  /// A trackpad's two fingers drag a zoomed photo, and turn to the neighbour of a whole one.
  func wheelInViewer(by delta: CGPoint) {
    let now = window.clock.now
    if viewer.current?.isShownWhole == false {
      viewer.current?.scrollView.scroll(by: delta)
    } else if let step = wheel.turn(by: delta.x, at: now) {
      _ = viewer.turn(by: step, at: now)
    }
  }
}

/// What a wheel's or a trackpad's small steps add up to.
nonisolated struct GalleryWheel {
  private var pinched: CGFloat = 0
  private var swiped: CGFloat = 0
  private var last: TimeInterval = -1
  private var hasTurned = false

  /// What a trackpad's pinch changes the columns by: −1 or 1, once there is enough of it. Browsers
  /// count 100 for a factor of e, so half of that is more than half a step.
  mutating func step(by delta: CGFloat) -> Int? {
    pinched += delta
    guard abs(pinched) >= 50 else { return nil }
    defer { pinched = 0 }
    return pinched < 0 ? -1 : 1
  }

  /// By how many pages a swipe over a trackpad turns: −1 or 1, once for each swipe, after 50 points. A
  /// trackpad goes on by itself for a while; a swipe is over when nothing has come for 0.15
  /// seconds.
  mutating func turn(by delta: CGFloat, at time: TimeInterval) -> Int? {
    if time - last > 0.15 { (swiped, hasTurned) = (0, false) }
    last = time
    swiped += delta
    guard !hasTurned, abs(swiped) >= 50 else { return nil }
    hasTurned = true
    return swiped < 0 ? -1 : 1
  }
}
