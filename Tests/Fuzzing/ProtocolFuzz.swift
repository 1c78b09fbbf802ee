import TouchKit

@testable import WebHost

/// The calls of a page, with whatever numbers: a module trusts nothing that comes in.
@MainActor final class ProtocolFuzz {
  private var bytes: FuzzBytes
  private let module = WebModule()

  init(_ bytes: FuzzBytes) {
    self.bytes = bytes
    PageCalls.onCall = { _ in }
    PageCalls.measured = {
      CGSize(width: CGFloat($0.text.count) * $0.fontSize / 2, height: $0.fontSize)
    }
    module.writer = ChangeWriter()
    module.makeSession = { PageSession($0, $1, $2) }
    module.program = { page in
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      scroll.contentSize = CGSize(width: 900, height: 900)
      scroll.maximumZoomScale = 4
      let image = page.image("a.jpg", size: CGSize(width: 900, height: 900), description: "a")
      scroll.addSubview(UIImageView(image: image))
      page.receive("json") { message in _ = message.json }
      page.receive("text") { [weak page] message in page?.send("echo", bytes: message.bytes) }
      return scroll
    }
  }

  func run() {
    var now = 0.0
    for _ in 0..<200 where !bytes.isEmpty {
      now = bytes.next() == 0 ? bytes.double() : now + 0.01
      call(bytes.next(below: 13), at: now)
    }
  }

  private func call(_ number: Int, at now: Double) {
    let point = CGPoint(x: bytes.coordinate(), y: bytes.coordinate())
    switch number {
    case 0:
      let traits = WebTraits(rawValue: bytes.integer())
      _ = module.open(
        size: CGSize(width: point.x, height: point.y), scale: 2, traits: traits, at: now)
    case 1, 2, 3:
      let count = bytes.next(below: 4)
      for index in 0..<count {
        module.samples.write(SampleField.allCases.map { _ in field() }, at: index)
      }
      module.session?.send(module.samples.read(bytes.flag() ? count : bytes.integer()), at: now)
    case 4: module.session?.hover(at: bytes.flag() ? point : nil, time: now)
    case 5:
      let wheel = WebWheel(
        location: point, delta: CGPoint(x: bytes.coordinate(), y: bytes.coordinate()),
        isPinch: bytes.flag())
      _ = module.session?.wheel(wheel, at: now)
    case 6:
      let key = KeySample(UIKeyboardHIDUsage(rawValue: bytes.integer()))
      if let phase = UIPress.Phase(rawValue: bytes.next(below: 6)) {
        _ = module.session?.press(key, phase, at: now)
      }
      _ = module.session?.key(key, at: now)
    case 7:
      module.session?.resize(to: CGSize(width: point.x, height: point.y), scale: field(), at: now)
    case 8:
      module.session?.setSafeArea(
        UIEdgeInsets(top: field(), left: field(), bottom: field(), right: field()), at: now)
    case 9: receive(at: now)
    case 10:
      module.session?.setModifiers(UIKeyModifierFlags(rawValue: bytes.integer()), at: now)
    case 11:
      let request = AssistRequest(rawValue: Int(bytes.next(below: 3))) ?? .activate
      _ = module.session?.assist(Int32(bytes.next(below: 40)), request, at: now)
    default:
      module.session?.loaded(
        Int32(bytes.next(below: 4)), pixels: CGSize(width: field(), height: field()), at: now)
    }
    _ = module.frame(at: now)
  }

  private func field() -> Double {
    bytes.flag() ? Double(bytes.next(below: 8)) : bytes.coordinate()
  }

  private func receive(at now: Double) {
    let name = ["json", "text", "start", "other"][bytes.next(below: 4)]
    module.incoming.resize(to: 0)
    for byte in name.utf8 { module.incoming.append(byte) }
    let length = bytes.next(below: 40)
    for _ in 0..<length { module.incoming.append(bytes.next()) }
    module.receive(
      name: bytes.flag() ? name.utf8.count : bytes.integer(),
      length: bytes.flag() ? length : bytes.integer(), isJSON: bytes.flag(), at: now)
  }
}
