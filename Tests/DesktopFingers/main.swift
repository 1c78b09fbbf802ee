// Puts fingers, a mouse, a wheel and keys into SDL's queue, frame by frame, and prints what a view is told. With an
// argument it draws labels into that file instead, and prints their sizes; with the argument `images` and a file it asks for pictures, and with
// `drawings` it draws shapes into the file, with `gradients` gradients, with `masks` what is masked.
import Foundation

#if Desktop
  import CSDL2
  import DesktopHost
  import TouchKit

  final class Listener: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      tell("began", touches, event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      tell("moved", touches, event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      tell("ended", touches, event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      tell("cancelled", touches, event)
    }

    private func tell(_ phase: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
      let sorted = touches.map { ($0.type, $0.location(in: self)) }.sorted { $0.1.x < $1.1.x }
      let words = sorted.map { "\($0 == .direct ? "finger" : "mouse") \(Int($1.x)) \(Int($1.y))" }
      let buttons = event?.buttonMask ?? []
      let other = buttons.isSubset(of: .primary) ? "" : ", buttons \(buttons.rawValue)"
      print(phase, words.joined(separator: ", ") + other)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses {
        print("press", press.key?.keyCode.rawValue ?? 0, press.key?.characters ?? "")
      }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      print("press ended")
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      print("press cancelled")
    }

    override var canBecomeFirstResponder: Bool { true }
  }

  func push(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void = { _ in }) {
    var event = SDL_Event()
    event.type = type.rawValue
    event.common.timestamp = SDL_GetTicks()
    fill(&event)
    SDL_PushEvent(&event)
  }

  func finger(_ type: SDL_EventType, _ id: Int64, _ x: Float, _ y: Float) {
    push(type) {
      $0.tfinger.fingerId = id
      $0.tfinger.x = x
      $0.tfinger.y = y
    }
  }

  func key(_ type: SDL_EventType, _ code: SDL_Scancode, _ symbol: Int32 = 0) {
    push(type) {
      $0.key.keysym.scancode = code
      $0.key.keysym.sym = symbol
    }
  }

  func mouse(
    _ type: SDL_EventType, _ x: Int32, _ y: Int32, button: Int32 = SDL_BUTTON_LEFT
  ) {
    push(type) {
      $0.button.button = UInt8(button)
      $0.button.x = x
      $0.button.y = y
    }
  }

  // Two fingers, of which both move in one frame; a third that the window loses; the mouse; a key.
  let frames: [() -> Void] = [
    {
      finger(SDL_FINGERDOWN, 7, 0.25, 0.5)
      finger(SDL_FINGERDOWN, 8, 0.75, 0.5)
    },
    {
      finger(SDL_FINGERMOTION, 7, 0.5, 0.25)
      finger(SDL_FINGERMOTION, 8, 1, 0.75)
    },
    {
      finger(SDL_FINGERUP, 7, 0.5, 0.25)
      finger(SDL_FINGERUP, 8, 1, 0.75)
      // One that never went down here.
      finger(SDL_FINGERUP, 9, 0, 0)
    },
    {
      finger(SDL_FINGERDOWN, 9, 0.125, 0.125)
      key(SDL_KEYDOWN, SDL_SCANCODE_K, 107)
      push(SDL_WINDOWEVENT) { $0.window.event = UInt8(SDL_WINDOWEVENT_FOCUS_LOST.rawValue) }
      finger(SDL_FINGERUP, 9, 0.125, 0.125)
      key(SDL_KEYUP, SDL_SCANCODE_K, 107)
    },
    {
      mouse(SDL_MOUSEBUTTONDOWN, 30, 40)
      push(SDL_MOUSEMOTION) {
        $0.motion.x = 50
        $0.motion.y = 60
      }
      mouse(SDL_MOUSEBUTTONUP, 50, 60)
    },
    {
      // One that did not go down here, and two that are down together.
      mouse(SDL_MOUSEBUTTONUP, 50, 60, button: SDL_BUTTON_MIDDLE)
      mouse(SDL_MOUSEBUTTONDOWN, 70, 80, button: SDL_BUTTON_RIGHT)
      mouse(SDL_MOUSEBUTTONDOWN, 70, 80)
      mouse(SDL_MOUSEBUTTONUP, 70, 80)
      mouse(SDL_MOUSEBUTTONUP, 70, 80, button: SDL_BUTTON_RIGHT)
    },
    {
      key(SDL_KEYDOWN, SDL_SCANCODE_PAGEDOWN)
      key(SDL_KEYUP, SDL_SCANCODE_PAGEDOWN)
    },
    { push(SDL_QUIT) },
  ]

  if CommandLine.arguments.count > 2, CommandLine.arguments[1] == "images" {
    try NamedImages.ask(CommandLine.arguments[2])
    exit(0)
  }
  if CommandLine.arguments.count > 2, CommandLine.arguments[1] == "gradients" {
    try Gradients.draw(to: CommandLine.arguments[2])
    exit(0)
  }
  if CommandLine.arguments.count > 2, CommandLine.arguments[1] == "masks" {
    try Masks.draw(to: CommandLine.arguments[2])
    exit(0)
  }
  if CommandLine.arguments.count > 2, CommandLine.arguments[1] == "drawings" {
    try Drawings.draw(to: CommandLine.arguments[2])
    exit(0)
  }
  if let path = CommandLine.arguments.dropFirst().first {
    try Paragraphs.draw(to: path)
    exit(0)
  }
  try DesktopHost.run(title: "Fingers", size: CGSize(width: 400, height: 200)) { page in
    var rest = frames[...]
    page.onFrame = { rest.popFirst()?() }
    page.onKey = {
      print("key", $0.keyCode.rawValue, $0.characters)
      return true
    }
    let view = Listener(frame: .zero)
    view.isMultipleTouchEnabled = true
    return view
  }
  print("closed, \(frames.count) frames")
#endif
