import Testing
import TouchKit

@testable import WebHost

/// The examples of the host. What runs in a page is compiled only; what it does is in WebHostTests and in the browser's tests.
@Suite(.serialized) struct WebHostExamples {
  private func hello() {
    // EXAMPLE: WebHost.swift
    WebHost.run { page in
      let label = UILabel(frame: CGRect(x: 20, y: 20, width: 0, height: 0))
      label.text = "Hello"
      label.sizeToFit()
      let view = UIView(frame: .zero)
      view.addSubview(label)
      return view
    }
    // EXAMPLE: end
  }

  private func demo() {
    // EXAMPLE: YourViewsInAPage.md
    WebHost.run { page in
      let picture = page.image(
        "picture.svg", size: CGSize(width: 640, height: 480), description: "Hills under a low sun")
      return DemoView(picture: picture)
    }
    // EXAMPLE: end
  }

  @Test func `Messages go both ways`() {
    let page = WebPage(clock: FrameClock(), size: .zero, scale: 1, traits: [], start: nil)
    let view = DemoView(picture: nil)
    // EXAMPLE: YourViewsInAPage.md
    page.receive("turn back") { _ in view.knob.turnBack() }
    page.send("turned", ["degrees": .number(Double(view.knob.degrees)), "name": "knob"])
    // EXAMPLE: end
    page.handlers.first?.handle(WebMessage(bytes: [], isJSON: false))
    #expect(view.knob.isTurnedBack)
  }
}

private final class DemoView: UIView {
  let knob = Knob()

  init(picture: UIImage?) {
    super.init(frame: .zero)
    addSubview(UIImageView(image: picture))
  }

  required init?(coder: NSCoder) {
    nil
  }
}

private final class Knob {
  let degrees = 90
  private(set) var isTurnedBack = false

  func turnBack() {
    isTurnedBack = true
  }
}
