import TouchKit
import TouchTesting

@testable import Scenes

/// A scene with its inspector on, and fingers.
final class InspectorPlay {
  let scene: Scene
  let tester: TouchTester

  init(_ kind: SceneKind, isInspected: Bool = true) {
    scene = kind.make()
    tester = TouchTester(driving: scene.window)
    scene.isInspected = isInspected
    frames(2)
  }

  func frames(_ count: Int) {
    for _ in 0..<count { tester.advance(by: 1.0 / 60) }
  }

  // MARK: What is seen

  var inspector: Inspector? { scene.window.subviews.last as? Inspector }

  var list: UIView { inspector!.subviews[0] }

  /// A view for each finger that has one.
  var marks: [UIView] { Array(inspector!.subviews.dropFirst()) }

  func paths(in mark: UIView) -> [PathView] { mark.subviews.compactMap { $0 as? PathView } }

  func ring(of mark: UIView) -> UIView { mark.subviews.last! }

  func number(of mark: UIView) -> String? {
    ring(of: mark).subviews.compactMap { ($0 as? UILabel)?.text }.first
  }

  /// The labels that are seen in a view.
  func texts(in view: UIView) -> [String] {
    view.subviews.compactMap { $0.isHidden ? nil : ($0 as? UILabel)?.text }
  }

  /// The lines of the list: who, and what became of it.
  var lines: [String] {
    let texts = Array(texts(in: list).dropFirst(noteIsSeen ? 1 : 0))
    return stride(from: 0, to: texts.count - 1, by: 2).map { texts[$0] + ": " + texts[$0 + 1] }
  }

  private var noteIsSeen: Bool { !list.subviews[0].isHidden }

  // MARK: The same touches with it and without

  /// What a scene makes of taps, drags and pinches, line by line.
  static func transcript(of kind: SceneKind, isInspected: Bool) -> [String] {
    let play = InspectorPlay(kind, isInspected: isInspected)
    var lines: [String] = []
    let write: (SceneEntry) -> Void = {
      var bytes: [UInt8] = []
      $0.write(to: &bytes)
      lines.append(String(decoding: bytes, as: UTF8.self))
    }
    play.scene.onEntry = write
    let middle = CGPoint(x: 160, y: 240)
    play.tester.tap(at: middle)
    play.frames(60)
    play.tester.doubleTap(at: CGPoint(x: 120, y: 200))
    play.frames(60)
    play.tester.drag(from: CGPoint(x: 90, y: 150), to: CGPoint(x: 90, y: 300), over: 0.2)
    play.frames(60)
    play.tester.pinch(at: middle, from: 40, to: 260, over: 0.3)
    play.frames(60)
    let finger = play.tester.finger(downAt: middle)
    play.frames(45)
    finger.drag(to: CGPoint(x: 240, y: 160), over: 0.2)
    finger.cancel()
    play.frames(120)
    write(play.scene.lastEntry)
    return lines
  }
}
