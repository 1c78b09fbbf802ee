import Testing
import TouchTesting
import TouchTraces
import Tsumami
import UIKit
import XCTest

/// The examples of doc comments.
@Suite struct CommentExamples {
  private let tester = TouchTester()

  private var window: UIWindow {
    tester.window
  }

  @Test func `Touches and time go in, changes come out`() {
    let samples = [TouchSample(id: 1, phase: .began, location: .zero, timestamp: 0.5)]
    let time = 0.6
    var changes: [LayerChange] = []
    // EXAMPLE: UIWindow.swift
    // Whenever fingers did something,
    window.send(samples)
    // and once for each frame.
    window.clock.advance(to: time)
    window.collectChanges(into: &changes)
    // EXAMPLE: end
    #expect(window.clock.now == 0.6)
    #expect(changes.contains(.created(1, kind: .view)))
  }

  @Test func `A group of animations`() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    tester.view.addSubview(card)
    // EXAMPLE: CATransaction.swift
    CATransaction.begin()
    CATransaction.setCompletionBlock { card.removeFromSuperview() }
    UIView.animate(withDuration: 0.3) { card.alpha = 0 }
    CATransaction.commit()
    // EXAMPLE: end
    #expect(card.superview != nil)
    tester.settle()
    #expect(card.superview == nil)
  }

  @Test func `A font that follows the size of text`() {
    let label = UILabel(frame: .zero)
    // EXAMPLE: UIFontMetrics.swift
    label.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .boldSystemFont(ofSize: 24))
    label.adjustsFontForContentSizeCategory = true
    // EXAMPLE: end
    window.addSubview(label)
    window.clock.contentSizeCategory = .extraLarge
    #expect(label.fontSize > 26)
  }

  @Test func `A list, and its rows`() {
    // EXAMPLE: UICollectionLayoutListConfiguration.swift
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    // EXAMPLE: end
    // EXAMPLE: UIListContentConfiguration.swift
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
    }
    // EXAMPLE: end
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let cell = view.dequeueConfiguredReusableCell(
      using: registration, for: IndexPath(item: 0, section: 0), item: "pear")
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "pear")
  }

  @Test func `A pull that loads anew`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scrollView.alwaysBounceVertical = true
    tester.view.addSubview(scrollView)
    var ends: [() -> Void] = []
    func load(_ end: @escaping () -> Void) { ends.append(end) }
    // EXAMPLE: UIRefreshControl.swift
    let control = UIRefreshControl()
    let reload = UIAction { [weak control] _ in load { control?.endRefreshing() } }
    control.addAction(reload, for: .valueChanged)
    scrollView.refreshControl = control
    // EXAMPLE: end
    tester.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 400), over: 0.5)
    #expect(control.isRefreshing && ends.count == 1)
    ends.first?()
    #expect(!control.isRefreshing)
  }

  @Test func `A method of an editor is called by its button`() {
    let editor = Editor()
    editor.listen()
    editor.undoButton.sendActions(for: .touchUpInside)
    #expect(editor.count == 1)
  }

  @Test func `Controls with values tell whoever listens`() {
    let settings = Settings()
    for control in settings.listen() { control.sendActions(for: .valueChanged) }
    #expect(settings.count == 17)
  }

  @Test func `A button`() {
    var isUndone = false
    func undo() { isUndone = true }
    // EXAMPLE: UIButton.swift
    let button = UIButton(type: .system)
    button.setTitle("Undo", for: .normal)
    button.addAction(UIAction { _ in undo() }, for: .touchUpInside)
    // EXAMPLE: end
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    tester.view.addSubview(button)
    tester.tap(at: CGPoint(x: 20, y: 20))
    #expect(isUndone)
  }

  @Test func `A label of several lines`() {
    tester.window.clock.measureText = { CGSize(width: $0.width, height: 3 * $0.fontSize) }
    // EXAMPLE: UILabel.swift
    let words = UILabel(frame: .zero)
    words.text = "As many lines as this text needs in 200 points."
    words.numberOfLines = 0
    words.frame.size = words.sizeThatFits(CGSize(width: 200, height: 0))
    // EXAMPLE: end
    tester.view.addSubview(words)
    #expect(
      words.sizeThatFits(CGSize(width: 200, height: 0)) == CGSize(width: 200, height: 51))
  }

  @Test func `A compositional layout`() {
    // EXAMPLE: UICollectionViewCompositionalLayout.swift
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: row)
    section.interGroupSpacing = 10
    let layout = UICollectionViewCompositionalLayout(section: section)
    // EXAMPLE: end
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    tester.view.addSubview(view)
    #expect(layout.collectionViewContentSize == CGSize(width: 300, height: 0))
  }

  @Test func `A menu by the second button of a mouse`() {
    let menu = tester.watch(UITapGestureRecognizer(), named: "menu")
    // EXAMPLE: UITapGestureRecognizer.swift
    menu.buttonMaskRequired = .secondary
    // EXAMPLE: end
    tester.view.addGestureRecognizer(menu)
    let mouse = tester.finger()
    mouse.kind = .indirectPointer
    mouse.tap(at: CGPoint(x: 20, y: 20))
    tester.advance(by: 1)
    mouse.buttonMask = .secondary
    mouse.tap(at: CGPoint(x: 20, y: 20))
    #expect(tester.transcript.difference(from: "1.100 menu ended") == nil)
  }

  @Test func `What moves stays where it is seen`() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    tester.view.addSubview(card)
    UIView.animate(withDuration: 1) { card.frame.origin.x = 200 }
    tester.advance(by: 0.5)
    // EXAMPLE: CALayer+Animations.swift
    let seen = card.layer.presentation()?.frame ?? card.frame
    card.layer.removeAllAnimations()
    card.frame = seen
    // EXAMPLE: end
    tester.settle()
    #expect(abs(card.frame.minX - 100) < 5)
  }

  @Test func `A sheet is round at the top`() {
    let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    tester.view.addSubview(sheet)
    // EXAMPLE: CALayer.swift
    sheet.layer.cornerRadius = 16
    sheet.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    // EXAMPLE: end
    var changes: [LayerChange] = []
    tester.window.collectChanges(into: &changes)
    #expect(
      changes.contains {
        if case .maskedCorners(_, let corners) = $0 { corners.rawValue == 3 } else { false }
      })
  }

  private final class PageLayout: UICollectionViewLayout {
    var page: CGFloat?

    override var collectionViewContentSize: CGSize { CGSize(width: 3000, height: 100) }

    // EXAMPLE: UICollectionViewLayout.swift
    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      page = (oldBounds.minX / oldBounds.width).rounded()
    }

    override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
      guard let page, let collectionView else { return proposed }
      return CGPoint(x: page * collectionView.bounds.width, y: proposed.y)
    }

    override func finalizeAnimatedBoundsChange() {
      page = nil
    }
    // EXAMPLE: end
  }

  @Test func `A layout that keeps its page`() {
    let layout = PageLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 100), collectionViewLayout: layout)
    tester.view.addSubview(view)
    tester.settle()
    view.contentOffset.x = 600
    tester.settle()
    view.frame.size.width = 200
    tester.settle()
    #expect(view.contentOffset.x == 400 && layout.page == nil)
  }

  @Test func `A closure`() {
    var printed: [CGFloat] = []
    func print(_ scale: CGFloat) { printed.append(scale) }
    // EXAMPLE: Action.swift
    let pinch = UIPinchGestureRecognizer()
    pinch.addAction { print($0.scale) }
    // EXAMPLE: end
    tester.view.addGestureRecognizer(pinch)
    tester.pinch(at: CGPoint(x: 160, y: 240), from: 108.7, to: 200, over: 0.016)
    #expect(printed.count == 2)
  }

  @Test func `A method, and a name`() {
    let viewer = Viewer()
    let pinch = UIPinchGestureRecognizer()
    viewer.listen(to: pinch)
    let tap = UITapGestureRecognizer(target: viewer, action: "tapped:")
    tester.view.gestureRecognizers = [pinch, tap]
    tester.pinch(at: CGPoint(x: 160, y: 240), from: 100, to: 200)
    tester.tap(at: CGPoint(x: 160, y: 240))
    #expect(viewer.pinches > 1)
    #expect(viewer.taps == 1)
  }

  @Test func `For the pencil only`() {
    let recognizer = tester.watch(UITapGestureRecognizer(), named: "tap")
    tester.view.addGestureRecognizer(recognizer)
    // EXAMPLE: UIGestureRecognizer.swift
    recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    // EXAMPLE: end
    let finger = tester.finger()
    finger.tap(at: CGPoint(x: 10, y: 10))
    finger.kind = .pencil
    finger.tap(at: CGPoint(x: 10, y: 10))
    #expect(tester.transcript.lines == ["0.100 tap ended"])
  }

  @Test func `For one button`() {
    let tap = tester.watch(UITapGestureRecognizer(), named: "tap")
    tester.view.addGestureRecognizer(tap)
    // EXAMPLE: UIGestureRecognizer.swift
    tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
    // EXAMPLE: end
    tester.press(.menu)
    tester.press(.select)
    #expect(tester.transcript.lines == ["0.200 tap ended"])
  }

  @Test func `A drag, tested`() {
    // EXAMPLE: TouchTester.swift
    let tester = TouchTester()
    let pan = tester.watch(UIPanGestureRecognizer(), named: "pan", .translation)
    tester.view.addGestureRecognizer(pan)
    tester.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 160), over: 0.05)
    #expect(
      tester.transcript.difference(
        from: """
          0.017 pan began 0 10
          0.033 pan changed 0 30
          0.050 pan changed 0 50
          0.050 pan ended 0 50
          """) == nil)
    // EXAMPLE: end
  }

  @Test func `A transcript, compared`() {
    tester.view.addGestureRecognizer(tester.watch(UITapGestureRecognizer(), named: "tap"))
    tester.finger().tap(at: CGPoint(x: 10, y: 10))
    // EXAMPLE: Transcript.swift
    #expect(tester.transcript.difference(from: "0.050 tap ended") == nil)
    // EXAMPLE: end
    // EXAMPLE: Transcript.swift
    XCTAssertNil(tester.transcript.difference(from: "0.050 tap ended"))
    // EXAMPLE: end
  }

  @Test func `Values in a transcript`() {
    let pinch = UIPinchGestureRecognizer()
    // EXAMPLE: TouchTester+Watching.swift
    // Lines such as 0.250 pinch changed 1.5 160 240
    tester.watch(pinch, named: "pinch", .scale, .location)
    // EXAMPLE: end
    tester.view.addGestureRecognizer(pinch)
    tester.pinch(at: CGPoint(x: 160, y: 240), from: 91.3, to: 150, over: 0.016)
    #expect(tester.transcript.lines.first == "0.016 pinch began 1.5 160 240")
    let knob = tester.watch(KnobGestureRecognizer(), named: "knob", .turn)
    tester.view.gestureRecognizers = [knob]
    tester.finger(downAt: CGPoint(x: 260, y: 240)).move(to: CGPoint(x: 160, y: 340))
    #expect(tester.transcript.lines.last == "0.016 knob began 1.57")
  }

  @Test func `A stroke and a shape`() {
    var printed: [String] = []
    func print(_ name: String) { printed.append(name) }
    var corner: StrokeGestureRecognizer {
      // EXAMPLE: StrokeGestureRecognizer.swift
      let recognizer = StrokeGestureRecognizer()
      recognizer.addWantedStroke(.down)
      recognizer.addWantedStroke(.right)
      // EXAMPLE: end
      return recognizer
    }
    tester.view.addGestureRecognizer(tester.watch(corner, named: "corner"))
    let places = [CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 150), CGPoint(x: 150, y: 150)]
    tester.draw(places, over: 0.3)
    #expect(tester.transcript.lines.last == "0.300 corner ended")

    var library = ShapeLibrary()
    library.addTemplate(ShapeDrawing(strokes: [places]), to: library.addShape("corner"))
    // EXAMPLE: ShapeGestureRecognizer.swift
    let recognizer = ShapeGestureRecognizer()
    recognizer.library = library
    recognizer.addAction {
      if let match = $0.match { print($0.library.shapes[match.shape]) }
    }
    // EXAMPLE: end
    tester.view.gestureRecognizers = [recognizer]
    tester.draw(places, over: 0.3)
    tester.settle()
    #expect(printed == ["corner"])
  }

  @Test func `A scroll view zooms to a place`() {
    let scrollView = UIScrollView(frame: tester.view.bounds)
    tester.view.addSubview(scrollView)
    let content = UIView(frame: scrollView.bounds)
    let zooming = Zooming(content)
    scrollView.addSubview(content)
    scrollView.delegate = zooming
    scrollView.maximumZoomScale = 4
    let point = CGPoint(x: 160, y: 240)
    // EXAMPLE: UIScrollView+ZoomRect.swift
    scrollView.zoom(to: scrollView.zoomRect(forScale: 2, withCenter: point), animated: true)
    // EXAMPLE: end
    tester.settle()
    withExtendedLifetime(zooming) { #expect(abs(scrollView.zoomScale - 2) < 1e-3) }
  }

  // Compiled only: there is no such file.
  private func readTrace() throws {
    // EXAMPLE: TraceReader.swift
    let reader = try TraceReader(path: "pinch.jsonl")
    var event: [TouchSample] = []
    while try reader.next(into: &event) {
      window.send(event)
    }
    // Here reader.unended has the fingers that the trace leaves down.
    // EXAMPLE: end
  }
}

// EXAMPLE: TouchTester+Watching.swift
extension RecognizerValue where R: KnobGestureRecognizer {
  static var turn: Self { Self { Transcript.text($0.rotation) } }
}
// EXAMPLE: end

private final class Spinner: UIView {
  func turn(to time: TimeInterval) {
    transform = CGAffineTransform(rotationAngle: time * .pi)
  }
}

private final class Coin: UIView {
  // EXAMPLE: UIBezierPath.swift
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    UIBezierPath(ovalIn: bounds).contains(point)
  }
  // EXAMPLE: end
}

private final class Panel: UIViewController {
  func close() {}

  // EXAMPLE: UIKeyCommand.swift
  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: []) { [weak self] _ in
        self?.close()
      }
    ]
  }
  // EXAMPLE: end
}

private final class DimmingSheet: UIPresentationController {
  let dimming = UIView()

  // EXAMPLE: UIPresentationController.swift
  override func presentationTransitionWillBegin() {
    containerView?.insertSubview(dimming, at: 0)
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 1 }
  }
  // EXAMPLE: end
}

private final class Editor {
  let undoButton = UIButton(type: .system)
  private(set) var count = 0

  func listen() {
    // EXAMPLE: UIControl+Targets.swift
    undoButton.addTarget(self, action: Editor.undo, for: .touchUpInside)
    // EXAMPLE: end
  }

  private func undo(_ button: UIButton) {
    count += 1
  }
}

private final class Settings {
  private(set) var count = 0

  func listen() -> [UIControl] {
    // EXAMPLE: UISwitch.swift
    let wraps = UISwitch()
    wraps.isOn = true
    wraps.addTarget(self, action: Settings.wrapChanged, for: .valueChanged)
    // EXAMPLE: end
    // EXAMPLE: UISlider.swift
    let slider = UISlider(frame: CGRect(x: 20, y: 400, width: 280, height: 34))
    slider.maximumValue = 8
    slider.addTarget(self, action: Settings.slid, for: .valueChanged)
    // EXAMPLE: end
    // EXAMPLE: UIPageControl.swift
    let pages = UIPageControl()
    pages.numberOfPages = 5
    pages.addTarget(self, action: Settings.turned, for: .valueChanged)
    // EXAMPLE: end
    // EXAMPLE: UISegmentedControl.swift
    let order = UISegmentedControl(items: ["Newest", "Oldest", "Name"])
    order.selectedSegmentIndex = 0
    order.addTarget(self, action: Settings.orderChanged, for: .valueChanged)
    // EXAMPLE: end
    return [wraps, slider, pages, order]
  }

  private func wrapChanged(_ control: UISwitch) { count += control.isOn ? 1 : 0 }
  private func slid(_ control: UISlider) { count += Int(control.maximumValue) }
  private func turned(_ control: UIPageControl) { count += control.numberOfPages }
  private func orderChanged(_ control: UISegmentedControl) { count += control.numberOfSegments }
}

private func turning(_ spinner: Spinner, in window: UIWindow) {
  // EXAMPLE: CADisplayLink.swift
  let link = CADisplayLink { link in spinner.turn(to: link.targetTimestamp) }
  link.add(to: window.clock)
  // EXAMPLE: end
}

private final class Viewer: SelectorTarget {
  private(set) var pinches = 0
  private(set) var taps = 0

  func listen(to pinch: UIPinchGestureRecognizer) {
    // EXAMPLE: Action.swift
    pinch.addTarget(self, action: Viewer.pinched)
    // EXAMPLE: end
  }

  func listen(in view: UIView) {
    // EXAMPLE: Action.swift
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Viewer.tapped))
    // EXAMPLE: end
  }

  // EXAMPLE: Selector.swift
  func perform(_ action: Selector, with sender: AnyObject) {
    switch action {
    case "tapped:": tapped(sender as! UITapGestureRecognizer)
    case "close": close()
    default: break
    }
  }
  // EXAMPLE: end

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    pinches += 1
  }

  private func tapped(_ tap: UITapGestureRecognizer) {
    taps += tap.numberOfTouches
  }

  private func close() {}
}

private final class Zooming: UIScrollViewDelegate {
  private let view: UIView

  init(_ view: UIView) {
    self.view = view
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    view
  }
}
