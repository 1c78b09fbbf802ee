import Testing
import TouchTesting

@testable import TouchKit

@Suite struct DissolveTests {
  private let tester = TouchTester()
  private let picture = UIImageView(frame: CGRect(x: 20, y: 30, width: 100, height: 80))
  private let old = UIImage(source: 1, size: CGSize(width: 10, height: 8))
  private let new = UIImage(source: 2, size: CGSize(width: 10, height: 8))

  init() {
    tester.view.addSubview(picture)
    picture.image = old
  }

  /// The copy that fades in front of a view.
  private func fadingCopy(of view: UIView) -> DissolvingCopy? {
    let siblings = view.superview?.subviews ?? []
    let index = siblings.firstIndex { $0 === view } ?? 0
    return siblings.dropFirst(index + 1).first as? DissolvingCopy
  }

  private func dissolve(_ view: UIView, _ change: @escaping () -> Void) {
    UIView.transition(
      with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
      animations: change
    ) { [tester] in tester.transcript.note("done \($0)") }
  }

  @Test func `The picture of before fades over the new one, which nothing shines through`() throws {
    dissolve(picture) { picture.image = new }
    let copy = try #require(fadingCopy(of: picture))
    #expect(picture.image === new && (copy.subviews.first as? UIImageView)?.image === old)
    #expect(copy.frame == picture.frame && copy.alpha == 1)
    tester.advance(by: 0.25)
    #expect(abs(copy.alpha - 0.75) < 1e-9 && picture.shownShare == 1 && picture.alpha == 1)
    // It follows, and lets touches through.
    picture.center.x += 50
    tester.advance(by: 0.25)
    #expect(copy.center == picture.center)
    #expect(tester.view.hitTest(picture.center, with: nil) === tester.view)
    tester.settle()
    #expect(tester.view.subviews.count == 1)
    #expect(tester.transcript.lines.last?.contains("done true") == true)
  }

  @Test func `Words fade out while the new ones fade in`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "before"
    tester.view.addSubview(label)
    var changes: [LayerChange] = []
    dissolve(label) { label.text = "after" }
    tester.window.clock.advance(to: tester.window.clock.now + 0.25)
    tester.window.collectChanges(into: &changes)
    let copy = try #require(fadingCopy(of: label))
    #expect((copy.subviews.first as? UILabel)?.text == "before")
    #expect(changes.contains(.opacity(label.layerNumber, 0.25)) && label.alpha == 1)
    #expect(changes.contains(.opacity(copy.layerNumber, 0.75)))
    changes = []
    tester.window.clock.advance(to: tester.window.clock.now + 1)
    tester.window.collectChanges(into: &changes)
    #expect(changes.contains(.opacity(label.layerNumber, 1)))
  }

  @Test func `What is hidden fades away, and what is shown again fades in`() throws {
    dissolve(picture) { picture.isHidden = true }
    tester.advance(by: 0.5)
    let fading = try #require(fadingCopy(of: picture))
    #expect(picture.isHidden && abs(fading.alpha - 0.5) < 1e-9)
    tester.settle()
    dissolve(picture) { picture.isHidden = false }
    tester.advance(by: 0.5)
    let nothing = try #require(fadingCopy(of: picture))
    #expect(nothing.alpha == 0 && abs(picture.shownShare - 0.5) < 1e-9)
    tester.settle()
    #expect(picture.shownShare == 1 && !picture.isHidden)
  }

  @Test func `Another one begins with what is seen`() throws {
    let third = UIImage(source: 3, size: CGSize(width: 10, height: 8))
    dissolve(picture) { picture.image = new }
    tester.advance(by: 0.5)
    dissolve(picture) { picture.image = third }
    #expect(tester.transcript.lines.last?.contains("done false") == true)
    let copy = try #require(fadingCopy(of: picture))
    // The second picture, and over it the first one, half faded.
    #expect(copy.alpha == 1 && copy.subviews.count == 2)
    #expect((copy.subviews[0] as? UIImageView)?.image === new)
    let first = copy.subviews[1]
    #expect(abs(first.alpha - 0.5) < 1e-9 && first.frame == copy.bounds)
    #expect((first.subviews[0] as? UIImageView)?.image === old)
    tester.settle()
    #expect(tester.view.subviews.count == 1)
  }

  @Test func `A window shows its new controller as the old one fades`() throws {
    let window = tester.window
    let (first, second) = (UIViewController(), UIViewController())
    first.view.backgroundColor = .white
    window.rootViewController = first
    dissolve(window) { window.rootViewController = second }
    let copy = try #require(window.subviews.last as? DissolvingCopy)
    #expect(second.view.window === window && first.view.window == nil)
    #expect(copy.frame == window.bounds)
    tester.advance(by: 0.5)
    #expect(abs(copy.alpha - 0.5) < 1e-9)
    dissolve(window) { window.rootViewController = first }
    #expect(window.subviews.filter { $0 is DissolvingCopy }.count == 1)
    tester.settle()
    #expect(!window.subviews.contains { $0 is DissolvingCopy })
  }

  @Test func `A view takes the place of another one`() throws {
    let (behind, front, other) = (UIView(), UIView(), UIView(frame: picture.frame))
    tester.view.insertSubview(behind, at: 0)
    tester.view.addSubview(front)
    UIView.transition(from: picture, to: other, duration: 1, options: .transitionCrossDissolve)
    #expect(picture.superview == nil)
    #expect(tester.view.subviews.map { $0 === other } == [false, true, false, false])
    tester.settle()
    let order = tester.view.subviews.map { ObjectIdentifier($0) }
    #expect(order == [behind, other, front].map { ObjectIdentifier($0) })
    picture.isHidden = true
    tester.view.addSubview(picture)
    UIView.transition(
      from: other, to: picture, duration: 1,
      options: [.transitionCrossDissolve, .showHideTransitionViews])
    tester.settle()
    #expect(other.isHidden && !picture.isHidden && other.superview === tester.view)
  }

  @Test func `In no window, without a duration or without an option the change is seen at once`() {
    var told: [Bool] = []
    let loose = UIView()
    for (view, duration, options) in [
      (loose, 1.0, UIView.AnimationOptions.transitionCrossDissolve),
      (picture, 0, .transitionCrossDissolve), (picture, 1, []),
    ] {
      UIView.transition(with: view, duration: duration, options: options) {
        view.alpha -= 0.1
      } completion: {
        told.append($0)
      }
      #expect(abs(view.alpha - (1 - 0.1)) < 1e-9 && tester.view.subviews.count == 1)
      view.alpha = 1
    }
    #expect(told == [true, true, true] && tester.window.clock.isIdle)
  }

  @Test func `Within an animation its changes take effect at once, and it does not move`() throws {
    UIView.animate(withDuration: 1) { [picture] in
      UIView.transition(with: picture, duration: 1, options: .transitionCrossDissolve) {
        picture.alpha = 0.5
      }
    }
    #expect(picture.alpha == 0.5)
    tester.advance(by: 0.5)
    let fading = try #require(fadingCopy(of: picture))
    #expect(abs(fading.alpha - 0.5) < 1e-9)
  }

  @Test func `A view that leaves takes its copy along, and nothing is kept`() throws {
    weak var gone: UIView?
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      tester.view.addSubview(view)
      dissolve(view) { view.backgroundColor = .black }
      tester.advance(by: 0.3)
      view.removeFromSuperview()
      tester.advance(by: 0.1)
      gone = view
    }
    #expect(tester.transcript.lines.last?.contains("done false") == true)
    #expect(gone == nil && tester.view.subviews.count == 1 && tester.window.clock.isIdle)
  }
}

@Suite struct SnapshotTests {
  /// What a view and its subviews look like, line by line.
  private func description(of view: UIView, depth: Int = 0) -> [String] {
    var line =
      String(repeating: "  ", count: depth)
      + "\(view.layerKind == .scroll ? .view : view.layerKind) \(view.bounds)"
    if depth > 0 { line += " at \(view.center) \(view.transform) alpha \(view.alpha)" }
    line +=
      " \(view.backgroundColor as Any) clips \(view.clipsToBounds) corners \(view.layerCornerRadius) \(view.contentMode)"
    line += " border \(view.layer.borderWidth)"
    if let image = view as? UIImageView { line += " \(image.image?.source as Any)" }
    if let label = view as? UILabel {
      line += " \(label.text as Any) \(label.fontSize) \(label.textColor)"
    }
    if let path = view as? PathView { line += " \(path.points) \(path.lineWidth)" }
    return [line]
      + view.subviews.filter { !$0.isHidden && $0.alpha > 0 }.flatMap {
        description(of: $0, depth: depth + 1)
      }
  }

  @Test func `It looks as the view does, and stays so`() throws {
    let view = UIScrollView(frame: CGRect(x: 50, y: 60, width: 200, height: 100))
    view.contentSize = CGSize(width: 200, height: 900)
    view.contentOffset.y = 40
    view.layerCornerRadius = 9
    view.layer.borderWidth = 2
    let image = UIImageView(image: UIImage(source: 4, size: CGSize(width: 30, height: 30)))
    image.contentMode = .scaleAspectFit
    image.transform = CGAffineTransform(rotationAngle: 0.3)
    image.anchorPoint = CGPoint(x: 0, y: 1)
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 60, height: 20))
    label.text = "Words"
    label.fontSize = 21
    label.alpha = 0.7
    let path = PathView(frame: image.frame)
    path.points = [.zero, CGPoint(x: 5, y: 5)]
    let hidden = UIView(frame: image.frame)
    hidden.isHidden = true
    for child in [image, label, path, hidden] { view.addSubview(child) }
    let before = description(of: view)
    view.alpha = 0.5
    let copy = try #require(view.snapshotView(afterScreenUpdates: true))
    #expect(description(of: copy) == before)
    #expect(copy.frame == CGRect(x: 0, y: 0, width: 200, height: 100) && copy.alpha == 1)
    #expect(!copy.isUserInteractionEnabled && copy.accessibilityElementsHidden)
    label.text = "Others"
    image.removeFromSuperview()
    #expect(description(of: copy) == before)
  }

  @Test func `Assistive technology does not hear of it, as of any view that hides its elements`()
    throws
  {
    let tester = TouchTester()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    label.accessibilityLabel = "Words"
    let copy = try #require(label.snapshotView(afterScreenUpdates: false))
    for view in [label, copy] { tester.view.addSubview(view) }
    func told() -> [LayerChange] {
      var changes: [LayerChange] = []
      tester.window.collectChanges(into: &changes)
      return changes
    }
    let first = told()
    let name = LayerChange.accessibility(label.layerNumber, traits: .staticText, label: "Words")
    #expect(first.contains(name))
    #expect(first.contains(.accessibility(copy.layerNumber, traits: .elementsHidden, label: "")))
    label.accessibilityElementsHidden = true
    #expect(told() == [.accessibility(label.layerNumber, traits: .elementsHidden, label: "")])
    label.accessibilityElementsHidden = false
    #expect(told() == [name])
  }

  @Test func `After updates means after the layout`() throws {
    final class Row: UIView {
      let label = UILabel()
      override func layoutSubviews() { label.frame = bounds }
    }
    let row = Row(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    row.addSubview(row.label)
    let early = try #require(row.snapshotView(afterScreenUpdates: false))
    #expect(early.subviews[0].frame == .zero)
    let late = try #require(row.snapshotView(afterScreenUpdates: true))
    #expect(late.subviews[0].frame == row.bounds)
  }
}
