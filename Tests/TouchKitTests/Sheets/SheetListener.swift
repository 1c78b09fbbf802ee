@testable import TouchKit

/// Writes down what it hears of fingers.
final class SheetListener: UISheetPresentationControllerDelegate {
  var lines: [String] = []
  var allows = true

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    lines.append("should?")
    return allows
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    lines.append("will dismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    lines.append("did dismiss")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    lines.append("attempt")
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    lines.append(
      sheetPresentationController.selectedDetentIdentifier == .large ? "large" : "medium")
  }
}
