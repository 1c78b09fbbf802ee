import Testing
import TouchTesting

@testable import TouchKit

/// Constraints whose views go, move, or contradict each other.
@Suite struct ConstraintLifeTests {
  private let board = Board()
  private var view: UIView { board.view }

  private func pin(_ box: UIView, _ left: CGFloat = 10) -> [NSLayoutConstraint] {
    [
      box.leftAnchor.constraint(equalTo: view.leftAnchor, constant: left),
      box.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      box.widthAnchor.constraint(equalToConstant: 30),
      box.heightAnchor.constraint(equalToConstant: 30),
    ]
  }

  @Test func `A view that leaves takes its relations to others with it, and keeps its own`() {
    let box = board.add()
    let constraints = pin(box)
    NSLayoutConstraint.activate(constraints)
    board.layOut()
    box.removeFromSuperview()
    #expect(constraints.map(\.isActive) == [false, false, true, true])
    #expect(view.constraints.isEmpty && box.constraints.count == 2)
    view.addSubview(box)
    board.layOut()
    #expect(box.frame == CGRect(x: 0, y: 0, width: 30, height: 30))
  }

  @Test func `So do the views in it`() {
    let card = board.add()
    let dot = board.add(to: card)
    dot.fill(card)
    let outside = dot.centerXAnchor.constraint(equalTo: view.centerXAnchor)
    outside.isActive = true
    card.removeFromSuperview()
    #expect(!outside.isActive && card.constraints.count == 4)
  }

  @Test func `A view that no constraint names is where its frame is`() {
    let box = board.add(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
    let other = board.add()
    NSLayoutConstraint.activate(pin(other))
    board.layOut()
    #expect(box.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    box.translatesAutoresizingMaskIntoConstraints = true
    #expect(box.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `A constraint retains no view, and is let go of with the one that holds it`() {
    weak var lostConstraint: NSLayoutConstraint?
    weak var lostView: UIView?
    do {
      let parent = UIView()
      let child = UIView()
      parent.addSubview(child)
      let constraint = child.leftAnchor.constraint(equalTo: parent.leftAnchor)
      constraint.isActive = true
      (lostConstraint, lostView) = (constraint, child)
      #expect(constraint.firstItem === child && constraint.secondItem === parent)
    }
    #expect(lostConstraint == nil && lostView == nil)
  }

  @Test func `A constraint whose holder has gone is not active, and can be made so elsewhere`() {
    let child = UIView()
    let constraint: NSLayoutConstraint
    do {
      let parent = UIView()
      parent.addSubview(child)
      constraint = child.leftAnchor.constraint(equalTo: parent.leftAnchor)
      constraint.isActive = true
    }
    #expect(!constraint.isActive && constraint.secondItem == nil)
    constraint.constant = 5
    let own = child.widthAnchor.constraint(equalToConstant: 5)
    own.isActive = true
    #expect(child.constraints == [own])
  }

  @Test func `A required constraint that contradicts others is left out, and told`() {
    let box = board.add()
    NSLayoutConstraint.activate(pin(box))
    let second = box.widthAnchor.constraint(equalToConstant: 99)
    second.identifier = "second"
    second.isActive = true
    board.layOut()
    #expect(
      view.conflictingConstraints == [second]
        && box.frame == CGRect(x: 10, y: 10, width: 30, height: 30))
    #expect(second.description == "UIView.width == 99.0 (second)")
    second.priority = .defaultHigh
    board.layOut()
    #expect(view.conflictingConstraints.isEmpty)
  }

  @Test func `No length is negative where edges cross`() {
    let box = board.add()
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 200),
      box.rightAnchor.constraint(lessThanOrEqualTo: view.rightAnchor, constant: -200),
      box.topAnchor.constraint(equalTo: view.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 10),
    ])
    board.layOut()
    #expect(box.frame.width == 0 && box.frame.minX == 200)
  }

  @Test func `Who is laid out may change constraints, and all is placed with the same frame`() {
    final class Changing: UIView {
      var width: NSLayoutConstraint?
      override func layoutSubviews() {
        super.layoutSubviews()
        width?.constant = bounds.width / 2
      }
    }
    let parent = Changing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(parent)
    let box = board.add(to: parent)
    let width = box.widthAnchor.constraint(equalToConstant: 1)
    parent.width = width
    NSLayoutConstraint.activate([
      width, box.leftAnchor.constraint(equalTo: parent.leftAnchor),
      box.topAnchor.constraint(equalTo: parent.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 1),
    ])
    board.layOut()
    #expect(box.frame.width == 50)
  }

  @Test func `Constraints are made in updateConstraints, once, and again when that is asked for`() {
    final class Updating: UIView {
      var calls = 0
      override func updateConstraints() {
        calls += 1
        super.updateConstraints()
      }
    }
    let box = board.add(Updating())
    NSLayoutConstraint.activate(pin(box))
    board.layOut()
    view.bounds.size.width = 300
    board.layOut()
    #expect(box.calls == 1 && !box.needsUpdateConstraints())
    box.setNeedsUpdateConstraints()
    #expect(box.needsUpdateConstraints())
    board.layOut()
    #expect(box.calls == 2)
  }

  @Test func `A size is asked for without anything being laid out`() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    let label = board.add(UILabel(), to: card)
    label.numberOfLines = 0
    label.fontSize = 20
    label.text = "two words and three more"
    label.fill(card, by: 10)
    view.addSubview(card)
    #expect(
      card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 260, height: 44))
    let high = card.systemLayoutSizeFitting(
      CGSize(width: 160, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(high == CGSize(width: 160, height: 68))
    #expect(card.bounds.size == CGSize(width: 1, height: 1))
    #expect(UIView().systemLayoutSizeFitting(CGSize(width: 5, height: 5)) == .zero)
  }
}
