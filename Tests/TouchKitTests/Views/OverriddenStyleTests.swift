import Testing

@testable import TouchKit

@Suite("Light or dark, whatever somebody prefers")
struct OverriddenStyleTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func backgrounds() -> [UIColor] { window.nextBackgrounds() }

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

  @Test("what a controller wants goes to the view that it is given, and from the one before")
  func exchanged() {
    let controller = UIViewController()
    controller.overrideUserInterfaceStyle = .dark
    for view in [outer, inner] { view.backgroundColor = .systemBackground }
    controller.view = outer
    window.addSubview(outer)
    window.addSubview(inner)
    #expect(backgrounds() == [.black, .white])
    controller.view = inner
    #expect(backgrounds().sorted { $0.red > $1.red } == [.white, .black])
    #expect(outer.traitCollection.userInterfaceStyle == .unspecified)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("a copy of a light view stays light in the dark, and texts, lines and borders follow")
  func copiedLight() throws {
    nested()
    inner.overrideUserInterfaceStyle = .unspecified
    let dark = UIView()
    dark.overrideUserInterfaceStyle = .dark
    window.addSubview(dark)
    _ = backgrounds()
    dark.addSubview(try #require(outer.snapshotView(afterScreenUpdates: false)))
    #expect(backgrounds() == [.white, .white])
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    label.text = "x"
    label.layer.borderWidth = 1
    label.layer.borderColor = UIColor.label.cgColor
    dark.addSubview(label)
    var colors: [UIColor] = []
    for change in window.nextChanges() {
      if case .textStyle(_, _, _, let color, _, _, _) = change { colors.append(color) }
      if case .border(_, _, let color) = change { colors.append(color) }
    }
    #expect(colors == [.white, .white])
  }

  @Test("what is in a view that stays light when it hears of the dark is told once")
  func refused() {
    final class Stubborn: UIView {
      var told = 0
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        told += 1
        if traitCollection.userInterfaceStyle == .dark { overrideUserInterfaceStyle = .light }
      }
    }
    let (stubborn, child) = (Stubborn(), Stubborn())
    stubborn.addSubview(child)
    window.clock.userInterfaceStyle = .light
    window.addSubview(stubborn)
    (stubborn.told, child.told) = (0, 0)
    window.clock.userInterfaceStyle = .dark
    #expect(stubborn.traitCollection.userInterfaceStyle == .light && stubborn.told == 2)
    #expect(child.overrideUserInterfaceStyle == .unspecified && child.told == 1)
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
