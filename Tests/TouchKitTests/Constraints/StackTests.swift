import Testing
import TouchTesting

@testable import TouchKit

/// Views in a row or a column.
@Suite struct StackTests {
  private let board = Board()
  private let views = [SizedView(40, 10), SizedView(80, 30), SizedView(20, 20)]
  private let stack: UIStackView

  init() {
    stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 10
  }

  private func show(in frame: CGRect) -> [CGRect] {
    stack.frame = frame
    board.view.addSubview(stack)
    board.layOut()
    return views.map(\.frame)
  }

  private func showColumnInCorner() {
    stack.axis = .vertical
    _ = board.add(stack)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: board.view.leftAnchor),
      stack.topAnchor.constraint(equalTo: board.view.topAnchor),
    ])
    board.layOut()
  }

  private var spans: [[CGFloat]] {
    views.map { [$0.frame.minX, $0.frame.maxX] }
  }

  @Test func `A row fills the stack, and the one that holds on least is longer`() {
    views[1].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    #expect(
      show(in: CGRect(x: 5, y: 5, width: 300, height: 50)) == [
        CGRect(x: 0, y: 0, width: 40, height: 50), CGRect(x: 50, y: 0, width: 220, height: 50),
        CGRect(x: 280, y: 0, width: 20, height: 50),
      ])
  }

  @Test func `All as long as each other, or in proportion`() {
    stack.distribution = .fillEqually
    _ = show(in: CGRect(x: 0, y: 0, width: 320, height: 50))
    #expect(spans == [[0, 100], [110, 210], [220, 320]])
    stack.distribution = .fillProportionally
    board.layOut()
    #expect(spans.map { $0[1] - $0[0] } == [85.5, 171.5, 43] && spans[2][1] == 320)
  }

  @Test func `What is left lies between them, or between their middles`() {
    stack.distribution = .equalSpacing
    _ = show(in: CGRect(x: 0, y: 0, width: 300, height: 50))
    #expect(spans == [[0, 40], [120, 200], [280, 300]])
    stack.distribution = .equalCentering
    board.layOut()
    #expect(spans == [[0, 40], [115, 195], [280, 300]])
  }

  @Test func `Across they lie at an edge or in the middle, as high as they want to be`() {
    stack.distribution = .equalSpacing
    stack.alignment = .center
    #expect(show(in: CGRect(x: 0, y: 0, width: 300, height: 50)).map(\.minY) == [20, 10, 15])
    #expect(views.map(\.frame.height) == [10, 30, 20])
    stack.alignment = .bottom
    board.layOut()
    #expect(views.map(\.frame.maxY) == [50, 50, 50] && views[0].frame.height == 10)
    stack.alignment = .top
    board.layOut()
    #expect(views.map(\.frame.minY) == [0, 0, 0] && views[2].frame.height == 20)
  }

  @Test func `It is as large as its views where nothing else is said`() {
    _ = board.add(stack)
    stack.alignment = .center
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: board.view.centerXAnchor),
      stack.topAnchor.constraint(equalTo: board.view.topAnchor),
    ])
    board.layOut()
    #expect(stack.frame == CGRect(x: 80, y: 0, width: 160, height: 30))
    stack.axis = .vertical
    board.layOut()
    #expect(stack.frame == CGRect(x: 120, y: 0, width: 80, height: 80))
    #expect(views.map(\.frame.minY) == [0, 20, 60])
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 80, height: 80))
  }

  @Test func `A hidden view takes no room, and the others close up within an animation`() {
    showColumnInCorner()
    #expect(views[2].frame.minY == 60)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      views[1].isHidden = true
      board.view.layoutIfNeeded()
    }
    board.tester.advance(by: 0.5)
    #expect(abs(views[2].frame.minY - 40) < 2)
    board.tester.settle()
    #expect(views[2].frame.minY == 20 && stack.frame.height == 40)
    views[1].isHidden = false
    board.layOut()
    #expect(views[2].frame.minY == 60)
  }

  @Test func `A view hidden within an animation shrinks away, is caught, and opens again`() {
    showColumnInCorner()
    func hidden() -> [Bool] {
      var changes: [LayerChange] = []
      board.tester.window.collectChanges(into: &changes)
      return changes.compactMap {
        if case .hidden(views[1].layerNumber, let isHidden) = $0 { isHidden } else { nil }
      }
    }
    _ = hidden()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = true }
    #expect(views[1].isHidden && hidden() == [false], "it is still seen")
    board.tester.advance(by: 0.5)
    #expect(abs(views[1].frame.height - 15) < 1 && abs(views[1].frame.minY - 15) < 1)
    #expect(abs(views[2].frame.minY - 40) < 2)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = false }
    #expect(abs(views[1].frame.height - 15) < 1, "from where it is")
    board.tester.settle()
    #expect(views[1].frame.height == 30 && views[2].frame.minY == 60)
    UIView.animate(withDuration: 0.5) { views[1].isHidden = true }
    _ = hidden()
    board.tester.window.clock.advance(to: board.tester.now + 1)
    #expect(hidden() == [true], "and gone at the end")
    #expect(views[1].frame == CGRect(x: 0, y: 10, width: views[1].frame.width, height: 0))
    views[1].isHidden = false
    #expect(hidden() == [false])
    views[1].isHidden = true
    #expect(hidden() == [true], "at once, where nothing is animated")
  }

  @Test func `Rooms of one's own, margins, and the order from the right`() {
    stack.distribution = .equalSpacing
    stack.setCustomSpacing(30, after: views[0])
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.distribution = .fill
    _ = show(in: CGRect(x: 0, y: 0, width: 186, height: 50))
    #expect(spans == [[2, 42], [72, 152], [162, 182]])
    #expect(views[0].frame.minY == 1 && views[0].frame.maxY == 47)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    stack.semanticContentAttribute = .forceRightToLeft
    board.layOut()
    #expect(spans == [[142, 182], [32, 112], [2, 22]])
  }

  @Test func `Views are inserted, moved, left in it without a place, and removed`() {
    let new = SizedView(10, 10)
    stack.insertArrangedSubview(new, at: 1)
    #expect(stack.arrangedSubviews == [views[0], new, views[1], views[2]])
    stack.insertArrangedSubview(views[0], at: 4)
    #expect(stack.arrangedSubviews == [new, views[1], views[2], views[0]])
    stack.removeArrangedSubview(new)
    #expect(new.superview === stack && stack.arrangedSubviews.count == 3)
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[2], views[0]])
    _ = show(in: CGRect(x: 0, y: 0, width: 70, height: 50))
    #expect(spans[2] == [0, 20] && spans[0] == [30, 70])
  }

  @Test func `Stacks in stacks, with labels that wrap`() {
    let label = UILabel()
    label.fontSize = 20
    label.numberOfLines = 0
    label.text = "two words and three more"
    let column = UIStackView(arrangedSubviews: [label, stack])
    column.axis = .vertical
    column.alignment = .leading
    _ = board.add(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: board.view.leadingAnchor),
      column.topAnchor.constraint(equalTo: board.view.topAnchor),
      column.widthAnchor.constraint(equalToConstant: 160),
    ])
    board.layOut()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 130, height: 48))
    #expect(stack.frame == CGRect(x: 0, y: 48, width: 160, height: 30))
    #expect(column.frame.height == 78)
  }
}
