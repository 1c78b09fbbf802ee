import Testing

@testable import TouchKit

@Suite("Light or dark, whatever somebody prefers")
struct OverriddenStyleTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func backgrounds() -> [UIColor] {
    window.clock.advance(to: window.clock.now + 1 / 60)
    var changes: [LayerChange] = []
    window.collectChanges(into: &changes)
    return changes.compactMap { if case .background(_, let color) = $0 { color } else { nil } }
  }

  private func nested() {
    for view in [outer, inner] { view.backgroundColor = .systemBackground }
    outer.addSubview(inner)
    window.addSubview(outer)
  }

  @Test("a view that is dark in any case is drawn so, with what is in it")
  func dark() {
    nested()
    window.clock.userInterfaceStyle = .light
    #expect(backgrounds() == [.white, .white])
    outer.overrideUserInterfaceStyle = .dark
    #expect(backgrounds() == [.black, .black])
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    inner.overrideUserInterfaceStyle = .light
    #expect(backgrounds() == [.white])
    // It is decided already.
    window.clock.userInterfaceStyle = .dark
    #expect(backgrounds().isEmpty)
    window.clock.userInterfaceStyle = .light
    outer.overrideUserInterfaceStyle = .unspecified
    #expect(backgrounds() == [.white])
  }

  @Test("a view that comes into dark surroundings is dark, and light again elsewhere")
  func moved() {
    nested()
    inner.removeFromSuperview()
    outer.overrideUserInterfaceStyle = .dark
    _ = backgrounds()
    window.addSubview(inner)
    #expect(backgrounds() == [.white])
    outer.addSubview(inner)
    #expect(backgrounds() == [.black])
    window.addSubview(inner)
    #expect(backgrounds() == [.white])
  }

  @Test("a copy of a dark view stays dark in light surroundings")
  func copied() throws {
    nested()
    outer.overrideUserInterfaceStyle = .dark
    _ = backgrounds()
    window.addSubview(try #require(inner.snapshotView(afterScreenUpdates: false)))
    #expect(backgrounds() == [.black])
  }

  @Test("a window that is dark in any case has a dark ground")
  func ground() {
    window.backgroundColor = .systemBackground
    _ = backgrounds()
    window.overrideUserInterfaceStyle = .dark
    #expect(backgrounds().contains(.black) && window.traitCollection.userInterfaceStyle == .dark)
    window.clock.userInterfaceStyle = .light
    #expect(backgrounds().isEmpty)
  }

  @Test("a controller's choice is that of its view, loaded or not; the view's own comes first")
  func controllers() {
    let controller = UIViewController()
    controller.overrideUserInterfaceStyle = .dark
    #expect(controller.traitCollection.userInterfaceStyle == .dark && !controller.isViewLoaded)
    controller.view.backgroundColor = .systemBackground
    window.rootViewController = controller
    #expect(backgrounds() == [.black])
    controller.overrideUserInterfaceStyle = .light
    #expect(backgrounds() == [.white])
    controller.view.overrideUserInterfaceStyle = .dark
    #expect(backgrounds() == [.black] && controller.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("who registers for a trait hears of its changes until that is ended")
  func registered() {
    nested()
    var said: [String] = []
    let style = inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, previous: UITraitCollection) in
      let style = view.traitCollection.userInterfaceStyle
      said.append("was \(previous.userInterfaceStyle), is \(style)")
    }
    inner.registerForTraitChanges([
      UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self,
    ]) { _, previous in said.append("one of two") }
    window.clock.userInterfaceStyle = .light
    #expect(said == ["was unspecified, is light", "one of two"])
    said = []
    window.clock.contentSizeCategory = .small
    #expect(said == ["one of two"])
    said = []
    inner.overrideUserInterfaceStyle = .dark
    window.clock.userInterfaceStyle = .dark
    #expect(said == ["was light, is dark", "one of two"])
    said = []
    // With another size of text, light or dark is as it was.
    outer.overrideUserInterfaceStyle = .light
    window.clock.contentSizeCategory = .large
    #expect(said == ["one of two"])
    inner.unregisterForTraitChanges(style)
    said = []
    inner.overrideUserInterfaceStyle = .light
    #expect(said == ["one of two"])
  }

  @Test("a controller hears of changes, and not again once it has ended that in a call")
  func registeredController() {
    let controller = UIViewController()
    window.rootViewController = controller
    var said: [UIUserInterfaceStyle] = []
    var registration: (any UITraitChangeRegistration)?
    registration = controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (controller: UIViewController, previous: UITraitCollection) in
      said.append(controller.traitCollection.userInterfaceStyle)
      if let registration { controller.unregisterForTraitChanges(registration) }
      registration = nil
    }
    controller.overrideUserInterfaceStyle = .dark
    controller.overrideUserInterfaceStyle = .light
    #expect(said == [.dark])
  }
}
