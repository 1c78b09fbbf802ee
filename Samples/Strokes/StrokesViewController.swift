import Tsumami
import UIKit

/// Letters drawn with one finger: I, L, U, O and C, each watched for by a recognizer of its own, all at once. While the
/// finger draws, the letter that lifting now would make is lit.
class StrokesViewController: UIViewController, UIGestureRecognizerDelegate {
  let board = StrokesBoard()

  override func loadView() {
    view = board
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    board.addPanel()
    for shape in StrokeShape.allCases { watch(for: shape) }
  }

  private func watch(for shape: StrokeShape) {
    let recognizer = StrokeGestureRecognizer()
    for direction in shape.directions { recognizer.addWantedStroke(direction) }
    recognizer.lowerLimitOfStrokeLength = 45
    recognizer.cancelsTouchesInView = false
    recognizer.delegate = self
    recognizer.addTarget(self, action: StrokesViewController.stroked)
    view.addGestureRecognizer(recognizer)
    board.panel.letters.add(ShapeCard(shape, recognizer: recognizer))
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    true
  }

  func stroked(_ recognizer: StrokeGestureRecognizer) {
    guard recognizer.state == .ended,
      let card = board.panel.letters.cards.first(where: { $0.recognizer === recognizer })
    else { return }
    board.recognize(card.shape)
  }
}
