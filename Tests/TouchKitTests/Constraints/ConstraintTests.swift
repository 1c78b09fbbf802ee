import Testing
import TouchTesting

@testable import TouchKit

/// Where constraints place views, and when.
@Suite struct ConstraintTests {
  private let board = Board()
  private var view: UIView { board.view }

  @Test func `A view is where its edges and lengths are related to others, and follows them`() {
    let box = board.add()
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -30),
      box.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5, constant: 10),
    ])
    #expect(box.frame == .zero, "before the next layout")
    board.layOut()
    #expect(box.frame == CGRect(x: 20, y: 167.5, width: 270, height: 145))
    view.bounds.size = CGSize(width: 250, height: 480)
    board.layOut()
    #expect(box.frame == CGRect(x: 20, y: 185, width: 200, height: 110))
  }

  @Test func `Views are related across the tree, to those that their frames place, too`() {
    let sign = UIView(frame: CGRect(x: 100, y: 50, width: 40, height: 30))
    view.addSubview(sign)
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    sign.addSubview(inner)
    let box = board.add()
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 5),
      box.topAnchor.constraint(equalTo: inner.bottomAnchor),
      box.widthAnchor.constraint(equalTo: sign.widthAnchor),
      box.heightAnchor.constraint(equalToConstant: 12),
    ])
    board.layOut()
    #expect(box.frame == CGRect(x: 125, y: 70, width: 40, height: 12))
    sign.frame.origin.x += 7
    board.layOut()
    #expect(box.frame.minX == 132)
    sign.bounds.size.width = 60
    board.layOut()
    #expect(box.frame.width == 60 && box.frame.minX == 122, "the middle of the sign stays")
  }

  @Test func `What is in a view that constraints place can be related to what is outside of it`() {
    let card = board.add()
    card.fill(view, by: 10)
    let line = board.add(to: card)
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 50),
      line.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      line.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
    ])
    board.layOut()
    #expect(line.frame == CGRect(x: 40, y: 459, width: 260, height: 1))
    #expect(
      view.constraints.count == 5 && card.constraints.count == 2 && line.constraints.count == 1)
  }

  @Test func `Inside of a view that its frame places constraints reach outside as well`() {
    let card = UIView(frame: CGRect(x: 30, y: 40, width: 200, height: 100))
    view.addSubview(card)
    let dot = board.add(to: card)
    NSLayoutConstraint.activate([
      dot.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      dot.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
      dot.widthAnchor.constraint(equalToConstant: 20),
      dot.heightAnchor.constraint(equalToConstant: 20),
    ])
    board.layOut()
    #expect(dot.frame == CGRect(x: 120, y: 5, width: 20, height: 20))
    card.frame.origin.x = 0
    board.layOut()
    #expect(dot.frame.minX == 150)
  }

  @Test func `A wish is fulfilled as far as what matters more allows`() {
    let box = board.add()
    let wish = box.widthAnchor.constraint(equalToConstant: 500)
    wish.priority = .defaultHigh
    let other = box.widthAnchor.constraint(equalToConstant: 100)
    other.priority = .defaultLow
    NSLayoutConstraint.activate([
      wish, other,
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -20),
      box.topAnchor.constraint(equalTo: view.topAnchor),
      box.heightAnchor.constraint(greaterThanOrEqualToConstant: 7),
    ])
    board.layOut()
    #expect(box.frame.width == 300)
    wish.priority = UILayoutPriority(1)
    board.layOut()
    #expect(box.frame.width == 100)
    wish.isActive = false
    other.constant = 80
    board.layOut()
    #expect(box.frame.width == 80)
  }

  @Test func `A view is as large as its content, and the one that resists less gives way`() {
    let (left, right) = (board.add(SizedView(200, 20)), board.add(SizedView(200, 30)))
    right.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      right.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor),
      left.topAnchor.constraint(equalTo: view.topAnchor),
      right.topAnchor.constraint(equalTo: left.bottomAnchor),
    ])
    board.layOut()
    #expect(left.frame == CGRect(x: 0, y: 0, width: 200, height: 20))
    #expect(right.frame == CGRect(x: 200, y: 20, width: 120, height: 30))
    left.size = CGSize(width: 50, height: 25)
    board.layOut()
    #expect(right.frame == CGRect(x: 50, y: 25, width: 200, height: 30))
    right.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    right.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    board.layOut()
    #expect(left.frame.width == 50 && right.frame.width == 270)
  }

  @Test func `A label with any number of lines is as high as its words need in its width`() {
    let label = board.add(UILabel())
    label.fontSize = 20
    label.numberOfLines = 0
    label.text = "two words and three more"
    let box = board.add()
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 90),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -90),
      label.topAnchor.constraint(equalTo: view.topAnchor),
      box.topAnchor.constraint(equalTo: label.bottomAnchor),
      box.heightAnchor.constraint(equalToConstant: 10),
      box.widthAnchor.constraint(equalToConstant: 10),
    ])
    board.layOut()
    #expect(label.frame == CGRect(x: 90, y: 0, width: 140, height: 48) && box.frame.minY == 48)
    label.text = "two"
    board.layOut()
    #expect(label.frame.height == 24 && box.frame.minY == 24)
    label.text = "two words and three more"
    view.bounds.size.width = 270
    board.layOut()
    #expect(label.frame.width == 90 && label.frame.height == 72)
  }

  @Test func `The layout of a superview within an animation takes the views there`() {
    let box = board.add()
    let left = box.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    NSLayoutConstraint.activate([
      left, box.topAnchor.constraint(equalTo: view.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 10),
      box.heightAnchor.constraint(equalToConstant: 10),
    ])
    board.layOut()
    left.constant = 100
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.layoutIfNeeded() }
    board.tester.advance(by: 0.5)
    #expect(abs(box.frame.minX - 50) < 2)
    board.tester.advance(by: 0.6)
    #expect(box.frame.minX == 100)
  }

  @Test func `The layout of a view that constraints place does not place that view itself`() {
    let box = board.add()
    let dot = board.add(to: box)
    dot.fill(box, by: 2)
    let width = box.widthAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      width, box.heightAnchor.constraint(equalToConstant: 40),
      box.leftAnchor.constraint(equalTo: view.leftAnchor),
      box.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    board.layOut()
    width.constant = 60
    box.layoutIfNeeded()
    #expect(box.frame.width == 40 && dot.frame.width == 56)
    board.layOut()
    #expect(box.frame.width == 60 && dot.frame.width == 56)
  }

  @Test func `Under a transform a view keeps it, and is where it would be without`() {
    let box = board.add()
    box.transform = CGAffineTransform(scaleX: 2, y: 2)
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 100),
      box.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
      box.widthAnchor.constraint(equalToConstant: 50),
      box.heightAnchor.constraint(equalToConstant: 50),
    ])
    board.layOut()
    #expect(box.frame == CGRect(x: 75, y: 75, width: 100, height: 100))
  }

  @Test func `Guides of a program's own are placed, and views by them`() {
    let gap = UILayoutGuide()
    view.addLayoutGuide(gap)
    let box = board.add()
    NSLayoutConstraint.activate([
      gap.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      gap.topAnchor.constraint(equalTo: view.topAnchor),
      gap.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
      gap.heightAnchor.constraint(equalToConstant: 10),
      box.leadingAnchor.constraint(equalTo: gap.trailingAnchor),
      box.topAnchor.constraint(equalTo: gap.bottomAnchor),
      box.widthAnchor.constraint(equalTo: gap.widthAnchor),
      box.heightAnchor.constraint(equalToConstant: 10),
    ])
    board.layOut()
    #expect(gap.layoutFrame == CGRect(x: 0, y: 0, width: 80, height: 10))
    #expect(box.frame == CGRect(x: 80, y: 10, width: 80, height: 10))
    view.removeLayoutGuide(gap)
    #expect(view.layoutGuides.isEmpty && gap.owningView == nil)
    #expect(view.constraints.isEmpty && box.constraints.count == 1)
  }

  @Test func `Lines that are read are no wider than that, in the middle, also as the view grows`() {
    let (inner, box) = (board.add(), board.add())
    inner.fill(view)
    let text = board.add(to: inner)
    text.fill(inner)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: inner.readableContentGuide.trailingAnchor),
    ])
    board.layOut()
    #expect(box.frame.minX == 8 && box.frame.maxX == 312)
    view.frame.size.width = 1000
    board.layOut()
    board.layOut()
    #expect(box.frame.minX == 164 && box.frame.maxX == 836)
    #expect(view.readableContentGuide.layoutFrame.width == 672)
  }

  @Test func `Rooms are said in multiples of the system's`() {
    let (box, other) = (board.add(), board.add())
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(
        equalToSystemSpacingAfter: view.leadingAnchor, multiplier: 2),
      box.topAnchor.constraint(equalToSystemSpacingBelow: view.topAnchor, multiplier: 1),
      other.topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: box.bottomAnchor, multiplier: 3),
      other.leadingAnchor.constraint(
        lessThanOrEqualToSystemSpacingAfter: box.trailingAnchor, multiplier: 1),
      other.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: box.trailingAnchor, multiplier: 1),
      other.topAnchor.constraint(
        lessThanOrEqualToSystemSpacingBelow: box.bottomAnchor, multiplier: 3),
    ])
    for each in [box, other] {
      each.widthAnchor.constraint(equalToConstant: 10).isActive = true
      each.heightAnchor.constraint(equalToConstant: 10).isActive = true
    }
    board.layOut()
    #expect(box.frame.origin == CGPoint(x: 16, y: 8))
    #expect(other.frame.origin == CGPoint(x: 34, y: 42))
  }

  @Test func `What is related to the safe area and the margins gives way with them`() {
    let (box, other) = (board.add(), board.add())
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      box.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      box.heightAnchor.constraint(equalToConstant: 10),
      NSLayoutConstraint(
        item: other, attribute: .right, relatedBy: .equal, toItem: view, attribute: .rightMargin,
        multiplier: 1, constant: 0),
      other.topAnchor.constraint(equalTo: box.bottomAnchor),
      other.widthAnchor.constraint(equalToConstant: 10),
      other.heightAnchor.constraint(equalToConstant: 10),
    ])
    board.layOut()
    #expect(box.frame == CGRect(x: 8, y: 0, width: 304, height: 10))
    #expect(other.frame.maxX == 312)
    board.tester.window.setSafeAreaInsets(UIEdgeInsets(top: 44, left: 0, bottom: 20, right: 0))
    view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 40)
    board.layOut()
    #expect(box.frame == CGRect(x: 30, y: 44, width: 250, height: 10))
    #expect(other.frame.maxX == 280)
  }

  @Test func `Read from the right the leading edge is the right one`() {
    let box = board.add()
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      box.topAnchor.constraint(equalTo: view.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 50),
      box.heightAnchor.constraint(equalToConstant: 10),
    ])
    view.semanticContentAttribute = .forceRightToLeft
    board.layOut()
    #expect(box.frame.minX == 260, "a constant leads towards where one goes on reading")
  }

  @Test func `Edges are at whole pixels, and views that touch each other still do`() {
    var last = view.leadingAnchor
    var boxes: [UIView] = []
    for index in 0..<3 {
      let box = board.add()
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: last),
        box.topAnchor.constraint(equalTo: view.topAnchor),
        box.heightAnchor.constraint(equalToConstant: 1),
      ])
      if index > 0 { box.widthAnchor.constraint(equalTo: boxes[0].widthAnchor).isActive = true }
      boxes.append(box)
      last = box.trailingAnchor
    }
    last.constraint(equalTo: view.trailingAnchor).isActive = true
    board.layOut()
    #expect(boxes.map(\.frame.minX) == [0, 106.5, 213.5])
    #expect(boxes.map(\.frame.maxX) == [106.5, 213.5, 320])
  }
}
