import Testing
import TouchTesting
import UIKit

/// The examples of doc comments around constraints.
@Suite struct ConstraintExamples {
  private let tester = TouchTester()

  private var view: UIView {
    tester.view
  }

  @Test func `A badge in a corner`() {
    let badge = UIView()
    // EXAMPLE: NSLayoutConstraint.swift
    badge.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.trailingAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
      badge.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      badge.widthAnchor.constraint(equalToConstant: 44),
      badge.heightAnchor.constraint(equalTo: badge.widthAnchor),
    ])
    // EXAMPLE: end
    tester.advance(by: 0.1)
    #expect(badge.frame == CGRect(x: view.bounds.maxX - 60, y: 16, width: 44, height: 44))
  }

  @Test func `A column of views`() {
    let (title, subtitle, button) = (UIView(), UIView(), UIButton(type: .system))
    for part in [title, subtitle, button] {
      part.heightAnchor.constraint(equalToConstant: 30).isActive = true
      part.widthAnchor.constraint(equalToConstant: 90).isActive = true
    }
    // EXAMPLE: UIStackView.swift
    let stack = UIStackView(arrangedSubviews: [title, subtitle, button])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 8
    // EXAMPLE: end
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 90, height: 106))
  }
}
