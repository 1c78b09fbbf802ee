import Foundation
import Testing
import TouchKit
import TouchTesting

@Suite struct ReferenceExamples {
  // EXAMPLE: NSObject.swift
  final class Coordinator: NSObject, UIScrollViewDelegate {}
  // EXAMPLE: end

  private final class Board: UIView {
    private(set) var taps = 0
    let tap = UITapGestureRecognizer()

    func watch() {
      // EXAMPLE: WeakReference.swift
      tap.addAction { [here = WeakReference(self)] _ in here.object?.tapped() }
      // EXAMPLE: end
      addGestureRecognizer(tap)
    }

    private func tapped() {
      taps += 1
    }
  }

  @Test func `A delegate is not kept`() {
    let scrollView = UIScrollView(frame: .zero)
    var coordinator: Coordinator? = Coordinator()
    scrollView.delegate = coordinator
    #expect(scrollView.delegate === coordinator)
    coordinator = nil
    #expect(scrollView.delegate == nil)
  }

  @Test func `A closure that refers back weakly does not keep the view`() {
    let tester = TouchTester(size: CGSize(width: 100, height: 100))
    var board: Board? = Board(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    board?.watch()
    if let board { tester.window.addSubview(board) }
    tester.tap(at: CGPoint(x: 50, y: 50))
    #expect(board?.taps == 1)
    weak let gone = board
    board?.removeFromSuperview()
    board = nil
    #expect(gone == nil)
  }
}
