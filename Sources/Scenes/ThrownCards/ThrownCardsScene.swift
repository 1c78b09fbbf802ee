import TouchKit
import Tsumami

/// The sample ThrownCards: a ``CardsViewController``, and what is reported of it.
final class ThrownCardsScene: Scene {
  private let controller = ReportedCards()

  init(size: CGSize, pictures: [UIImage], clock: FrameClock) {
    super.init(name: SceneKind.thrownCards.name, size: size, clock: clock)
    controller.pictures = pictures
    controller.additionalSafeAreaInsets.bottom = Toolbar.height
    controller.report = { [here = WeakReference(self)] what, card in
      here.object?.note(.event(what)) { $0.append(.number("card", CGFloat(card.number))) }
    }
    show(controller)
    for card in controller.cards {
      for recognizer in card.gestureRecognizers ?? [] { recognizer.name = "card" }
    }
  }

  override var inspectorTop: CGFloat {
    CardsPanel.height
  }

  override var outcome: [SceneEntry.Field] {
    [.number("thrown", CGFloat(controller.thrownCount))]
  }

  override func keyPressed(_ key: SceneKey) -> Bool {
    switch key {
    case .left: controller.throwTop(CGPoint(x: -1500, y: -300))
    case .right: controller.throwTop(CGPoint(x: 1500, y: -300))
    default: return false
    }
    return true
  }
}

/// Says what happens to its cards.
private final class ReportedCards: CardsViewController {
  var report: ((Name, Card) -> Void)?

  override func happened(_ what: Happening, to card: Card) {
    super.happened(what, to: card)
    switch what {
    case .taken: report?("taken", card)
    case .caught: report?("caught", card)
    case .thrown: report?("thrown", card)
    case .returned: report?("returned", card)
    }
  }
}
