import Testing
import TouchKit
import TouchTesting

@testable import Scenes

/// Letters drawn on an open photo, and everything else that fingers do there.
@Suite struct GalleryStrokeTests {
  // MARK: Every command

  @Test(arguments: PhotoCommand.allCases)
  func `A finger that holds still and draws a letter carries its command out when it lifts`(
    command: PhotoCommand
  ) {
    let play = GalleryPlay()
    play.open(7)
    play.startTranscript()
    play.draw(command.shape)
    #expect(play.commands == ["\(command.name.string)"])
    play.settle()
    let letter = "\(command.shape.name.string)"
    #expect(play.states(of: "hold").first == "began" && play.states(of: "hold").last == "ended")
    #expect(play.states(of: letter).first == "began" && play.states(of: letter).last == "ended")
    for other in PhotoCommand.allCases where other != command {
      #expect(!play.states(of: "\(other.shape.name.string)").contains("ended"))
    }
    #expect(play.viewer.isOpen == (command != .close))
    let index = [7, 119, 0, 7, nil][command.rawValue]
    #expect(index == nil || index == play.viewer.pager.index)
    #expect(play.legend.view.alpha == 0)
  }

  @Test(arguments: [
    (StrokeShape.i, ["hold began", "I began", "hold ended", "I ended", "command information"]),
    (
      .u,
      [
        "hold began", "I began", "L began", "I cancelled", "U began", "L cancelled", "hold ended",
        "U ended", "command first",
      ]
    ),
    (.c, ["hold began", "C began", "hold ended", "C ended", "command close", "closed 7"]),
  ])
  func `The transcript tells of the hold, of the letters, and then of the command`(
    shape: StrokeShape, expected: [String]
  ) {
    let play = GalleryPlay()
    play.open(7)
    play.startTranscript()
    play.draw(shape)
    #expect(play.turns == expected)
  }

  @Test(arguments: PhotoCommand.allCases)
  func `Each command has a key that does the same`(command: PhotoCommand) {
    let drawn = GalleryPlay()
    drawn.open(7)
    drawn.draw(command.shape)
    drawn.settle()
    let typed = GalleryPlay()
    typed.open(7)
    #expect(typed.scene.press(command.shape.key))
    typed.settle()
    #expect(typed.commands == drawn.commands && typed.events == drawn.events)
    #expect(typed.scene.outcome == drawn.scene.outcome)
    #expect(typed.texts() == drawn.texts())
    #expect(!GalleryPlay().scene.press(command.shape.key), "over the grid they mean nothing")
  }

  @Test func `The letter and the key for information ask the host for it, once each`() {
    let play = GalleryPlay(count: 5)
    play.open(1)
    play.draw(.i)
    play.settle()
    #expect(play.told.filter { $0 == .informs }.count == 1)
    #expect(play.scene.press(.letterI))
    play.settle()
    #expect(play.told.filter { $0 == .informs }.count == 2)
    #expect(play.isOpen && play.commands == ["information", "information"])
  }

  @Test func `What was done is said to those who do not see it`() {
    let play = GalleryPlay(count: 5)
    play.open(1)
    play.draw(.o)
    #expect(play.said == "The whole photo")
    play.draw(.l)
    play.settle()
    #expect(play.said == "IMG_5.jpg, photo 5 of 5")
    play.draw(.l)
    #expect(play.said == "This is the last photo")
    play.draw(.u)
    play.settle()
    #expect(play.said == "IMG_1.jpg, photo 1 of 5")
    play.draw(.u)
    #expect(play.said == "This is the first photo")
    play.settle()
    play.draw(.c)
    #expect(play.said == "5 photos")
    play.settle()
    #expect(
      play.commands == [
        "whole", "last", "last", "first", "first", "close",
      ])
  }

  @Test func `O shows a zoomed photo whole, and the finger that draws it does not drag`() {
    let play = GalleryPlay()
    play.open(1)
    play.tester.doubleTap(at: CGPoint(x: 190, y: 420))
    play.settle()
    let offset = play.viewer.current!.scrollView.contentOffset
    let finger = play.hold(at: CGPoint(x: 250, y: 300))
    let line = StrokeShape.o.outline(in: CGRect(x: 130, y: 300, width: 150, height: 190))
    finger.drag(along: Array(line.dropFirst()), over: 0.6)
    #expect(play.viewer.current?.scrollView.contentOffset == offset)
    #expect(play.viewer.current?.isShownWhole == false)
    finger.up()
    play.settle()
    #expect(play.viewer.current?.isShownWhole == true)
    #expect(play.commands == ["whole"])
  }

  // MARK: The legend

  @Test func `The legend comes after half a second, and lights what lifting would do`() {
    let play = GalleryPlay()
    play.open(3)
    let finger = play.tester.finger(downAt: CGPoint(x: 120, y: 300))
    play.frames(27)
    #expect(play.legend.view.alpha == 0)
    play.frames(6)
    #expect(play.legend.view.alpha == 1 && play.lit == nil)
    finger.drag(to: CGPoint(x: 120, y: 400), over: 0.2)
    #expect(play.lit == .information)
    finger.drag(to: CGPoint(x: 220, y: 400), over: 0.2)
    #expect(play.lit == .last)
    finger.drag(to: CGPoint(x: 220, y: 300), over: 0.2)
    #expect(play.lit == .first)
    finger.up()
    #expect(play.lit == .first && play.legend.view.alpha == 1)
    play.settle()
    #expect(play.legend.view.alpha == 0 && play.viewer.pager.index == 0)
  }

  @Test func `Lifting without a letter does nothing, and takes the legend away`() {
    let play = GalleryPlay()
    play.open(3)
    play.startTranscript()
    play.hold(at: CGPoint(x: 120, y: 300)).up()
    play.settle()
    #expect(play.lines.allSatisfy { $0.contains(#""recognizer":"hold""#) })
    #expect(play.states(of: "hold") == ["began", "ended"])
    let finger = play.hold(at: CGPoint(x: 120, y: 300))
    finger.drag(along: [CGPoint(x: 120, y: 400), CGPoint(x: 20, y: 400)], over: 0.4)
    finger.up()
    play.settle()
    #expect(play.commands == [] && play.legend.view.alpha == 0)
    #expect(play.isOpen && play.viewer.pager.index == 3)
  }

  @Test func `A second finger calls it off, and both have to lift before anything else begins`() {
    let play = GalleryPlay()
    play.open(3)
    let finger = play.hold(at: CGPoint(x: 120, y: 300))
    finger.drag(to: CGPoint(x: 120, y: 420), over: 0.2)
    #expect(play.lit == .information)
    let second = play.tester.finger(downAt: CGPoint(x: 300, y: 600))
    #expect(play.states(of: "hold").last == "cancelled" && play.lit == nil)
    finger.drag(to: CGPoint(x: 120, y: 500), over: 0.1)
    second.drag(to: CGPoint(x: 300, y: 780), over: 0.1)
    finger.up()
    second.up()
    play.settle()
    #expect(play.commands == [] && play.isOpen)
    #expect(play.viewer.current?.isShownWhole == true && play.legend.view.alpha == 0)
    play.draw(.c)
    #expect(play.commands == ["close"])
  }

  @Test func `A touch that is taken away is no command, nor is one on a photo that goes`() {
    let play = GalleryPlay()
    play.open(3)
    let finger = play.hold(at: CGPoint(x: 120, y: 300))
    finger.drag(to: CGPoint(x: 120, y: 420), over: 0.2)
    finger.cancel()
    play.settle()
    #expect(play.states(of: "I").last == "cancelled")
    let other = play.hold(at: CGPoint(x: 120, y: 300))
    other.drag(to: CGPoint(x: 120, y: 420), over: 0.2)
    #expect(play.scene.press(.escape))
    #expect(play.states(of: "hold").last == "cancelled")
    other.up()
    play.settle()
    #expect(play.commands == [] && !play.viewer.isOpen && play.legend.view.alpha == 0)
  }

  // MARK: What must not be disturbed

  @Test func `A photo is dragged, flicked, pulled and zoomed as ever, and no letter is read in it`()
  {
    let play = GalleryPlay()
    play.open(3)
    // An L and a U drawn without holding first: a pull that goes aside, and comes back.
    let finger = play.tester.finger(downAt: CGPoint(x: 120, y: 300))
    finger.drag(
      along: [CGPoint(x: 120, y: 360), CGPoint(x: 220, y: 360), CGPoint(x: 220, y: 300)], over: 0.6)
    play.frames(40)
    #expect(!play.isOpen)
    finger.up()
    play.settle()
    #expect(play.viewer.isOpen && play.states(of: "hold") == [])
    play.flick(left: true)
    play.settle()
    play.tester.pinch(at: CGPoint(x: 200, y: 400), from: 60, to: 200, over: 0.3)
    play.settle()
    #expect(play.viewer.current?.isShownWhole == false)
    let drag = play.tester.finger(downAt: CGPoint(x: 200, y: 300))
    drag.drag(to: CGPoint(x: 200, y: 400), over: 0.3)
    play.frames(60)
    drag.drag(to: CGPoint(x: 280, y: 400), over: 0.3)
    drag.up()
    play.settle()
    play.tester.doubleTap(at: CGPoint(x: 200, y: 400))
    play.settle()
    #expect(play.viewer.current?.isShownWhole == true)
    #expect(play.events == ["opened 3", "turned 4"])
    #expect(play.commands == [] && play.states(of: "hold") == [])
    for letter in ["I", "L", "U", "O", "C"] { #expect(play.states(of: letter) == []) }
  }

  @Test func `A finger that taps, lands again and rests still zooms when it goes on`() {
    let play = GalleryPlay()
    play.open(3)
    play.tester.tap(at: CGPoint(x: 200, y: 500))
    play.tester.advance(by: 0.1)
    let finger = play.tester.finger(downAt: CGPoint(x: 200, y: 500))
    play.frames(60)
    #expect(play.states(of: "hold") == [] && play.legend.view.alpha == 0)
    finger.drag(to: CGPoint(x: 200, y: 600), over: 0.3)
    finger.up()
    play.settle()
    #expect(play.viewer.current?.isShownWhole == false && play.commands == [])
  }

  @Test func `Two fingers that rest may pinch, whichever came first`() {
    for pause in [0, 20] {
      let play = GalleryPlay()
      play.open(3)
      let a = play.tester.finger(downAt: CGPoint(x: 150, y: 400))
      play.frames(pause)
      let b = play.tester.finger(downAt: CGPoint(x: 250, y: 400))
      play.frames(60)
      #expect(play.states(of: "hold") == [])
      a.drag(to: CGPoint(x: 60, y: 400), over: 0.3)
      a.up()
      b.up()
      play.settle()
      #expect(play.viewer.current?.isShownWhole == false)
    }
  }

  @Test func `A finger that catches a moving photo holds the photo, not a pen`() {
    let play = GalleryPlay()
    play.open(3)
    play.flick(left: true)
    play.frames(3)
    let finger = play.tester.finger(downAt: CGPoint(x: 200, y: 400))
    play.frames(60)
    #expect(play.states(of: "hold") == [])
    finger.up()
    play.settle()
    #expect(play.viewer.isInPlace)
    play.draw(.i)
    #expect(play.commands == ["information"])
  }

  // MARK: Everything at once

  @Test(arguments: 0..<12)
  func `Whatever fingers hold, draw and call off, the viewer is never stuck`(seed: Int) {
    var chance = GalleryChance(seed: UInt64(seed) + 101)
    let play = GalleryPlay()
    for _ in 0..<40 {
      let place = CGPoint(x: chance.next(in: 60...330), y: chance.next(in: 60...780))
      let way = { CGPoint(x: chance.next(in: 20...370), y: chance.next(in: 20...820)) }
      switch Int(chance.next(in: 0...6.99)) {
      case 0: play.tester.tap(at: place)
      case 1: play.tester.drag(from: place, to: way(), over: chance.next(in: 0.05...0.4))
      case 2: play.tester.pinch(at: place, from: 60, to: chance.next(in: 30...300), over: 0.2)
      case 3:
        _ = play.scene.press(PhotoCommand.allCases[Int(chance.next(in: 0...4.99))].shape.key)
      default:
        let finger = play.tester.finger(downAt: place)
        play.frames(Int(chance.next(in: 0...50)))
        finger.drag(along: [way(), way(), way()], over: chance.next(in: 0.2...0.8))
        switch Int(chance.next(in: 0...3.99)) {
        case 0: finger.cancel()
        case 1:
          let second = play.tester.finger(downAt: way())
          finger.drag(to: way(), over: 0.1)
          finger.up()
          second.drag(to: way(), over: 0.1)
          second.up()
        case 2:
          _ = play.scene.press(.escape)
          finger.drag(to: way(), over: 0.1)
          finger.up()
        default: finger.up()
        }
      }
      play.frames(Int(chance.next(in: 0...40)))
    }
    play.settle()
    #expect(play.scene.window.clock.isIdle)
    #expect(play.isOpen != play.isGone)
    #expect(play.grid.isHidden == play.viewer.isOpen)
    #expect(play.legend.view.alpha == 0 && play.scene.strokes.hold.state == .possible)
    #expect(play.scene.strokes.strokes.allSatisfy { $0.state == .possible })
    // And the next one is as the first.
    if !play.viewer.isOpen { play.scene.show(picture: 5) }
    play.settle()
    play.startTranscript()
    play.draw(.c)
    play.settle()
    #expect(play.commands == ["close"] && !play.viewer.isOpen)
  }
}

extension GalleryPlay {
  var legend: CommandLegend { scene.strokes.legend }

  /// A finger that has been held still.
  func hold(at place: CGPoint) -> Finger {
    let finger = tester.finger(downAt: place)
    frames(36)
    return finger
  }

  /// Holds, draws and lifts.
  func draw(_ shape: StrokeShape) {
    let line = shape.outline(in: CGRect(x: 110, y: 300, width: 160, height: 200))
    let finger = hold(at: line[0])
    finger.drag(along: Array(line.dropFirst()), over: 0.6)
    finger.up()
    frames(1)
  }

  /// The commands that were carried out so far.
  var commands: [String] {
    lines.compactMap { line in
      line.firstMatch(of: /"event":"command","name":"(\w+)"/).map { String($0.1) }
    }
  }

  /// The states that a recognizer has told so far.
  func states(of name: String) -> [String] {
    lines.compactMap { line in
      guard let match = line.firstMatch(of: /"recognizer":"(\w+)","state":"(\w+)"/),
        match.1 == name
      else { return nil }
      return String(match.2)
    }
  }

  /// The transcript so far, without places, times, and what goes on.
  var turns: [String] {
    lines.compactMap { line in
      if let match = line.firstMatch(of: /"recognizer":"(\w+)","state":"(\w+)"/) {
        return match.2 == "changed" ? nil : "\(match.1) \(match.2)"
      }
      return line.firstMatch(of: /"event":"(\w+)","\w+":"?(\w+)/).map { "\($0.1) \($0.2)" }
    }
  }

  /// The command that is lit.
  var lit: PhotoCommand? {
    legend.lit
  }

  /// What those hear who do not see the scene.
  var said: String? {
    scene.said
  }
}
