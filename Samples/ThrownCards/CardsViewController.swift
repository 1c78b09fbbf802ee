import Tsumami
import UIKit

/// A heap of cards. A finger takes the uppermost one where it touches it; let go slowly it comes back, thrown it flies away, and the next one straightens up. What
/// flies can be caught.
class CardsViewController: UIViewController {
  enum Happening {
    case taken, caught, thrown, returned
  }

  /// What is on the cards, one after the other; their numbers where there is none.
  var pictures: [UIImage] = []

  let panel = CardsPanel()
  // From the lowest one to the uppermost.
  private(set) var cards: [Card] = []
  var heap: [Card] = []
  private(set) lazy var animator = UIDynamicAnimator(referenceView: view)
  // Of all cards that are not in the heap.
  let paper = UIDynamicItemBehavior(items: [])
  var thrownCount = 0
  private var laidOut = CGSize.zero
  private var nextPicture = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.ground
    panel.addLabels()
    view.addSubview(panel)
    // A card that is held does not turn about the finger for ever.
    paper.angularResistance = 3
    animator.addBehavior(paper)
    for number in (0..<5).reversed() {
      let card = Card(number: number)
      let pan = TouchDownPan()
      pan.maximumNumberOfTouches = 1
      pan.addTarget(self, action: CardsViewController.panned)
      card.addGestureRecognizer(pan)
      cards.append(card)
      view.addSubview(card)
    }
  }

  // MARK: Fingers

  func panned(_ pan: TouchDownPan) {
    guard let card = pan.view as? Card else { return }
    switch pan.state {
    case .began: take(card, pan)
    case .changed:
      (card.behavior as? UIAttachmentBehavior)?.anchorPoint = pan.location(in: view)
    case .ended: letGo(card, pan.velocity(in: view))
    case .cancelled: letGo(card, .zero)
    default: break
    }
  }

  // Held where it is touched, it turns about the finger.
  private func take(_ card: Card, _ pan: TouchDownPan) {
    happened(card.behavior is UIPushBehavior ? .caught : .taken, to: card)
    view.bringSubviewToFront(card)
    let place = pan.location(in: card)
    let offset = UIOffset(
      horizontal: place.x - card.bounds.midX, vertical: place.y - card.bounds.midY)
    move(
      card,
      by: UIAttachmentBehavior(
        item: card, offsetFromCenter: offset, attachedToAnchor: pan.location(in: view)))
  }

  /// - Parameter velocity: of the finger that has lifted, in points per second.
  func letGo(_ card: Card, _ velocity: CGPoint) {
    let speed = (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
    if speed > 500 {
      throwAway(card, velocity, speed: speed)
    } else {
      happened(.returned, to: card)
      snap(card)
    }
  }

  /// What is heard of the cards, and told.
  func happened(_ what: Happening, to card: Card) {
    switch what {
    case .taken:
      panel.say("Throw it", Palette.ink, hint: "Or let it go slowly")
    case .caught:
      panel.say("Caught", Palette.cool, hint: "Throw it again, or let it go slowly")
    case .thrown:
      panel.say(
        thrownCount.description + " thrown", Palette.warm, hint: "A finger catches what still flies"
      )
    case .returned:
      panel.say("Back on the heap", Palette.ink, hint: "Faster, and it flies away")
    }
  }

  // MARK: Where they lie

  /// Where the middle of the uppermost card is.
  var home: CGPoint {
    let room = view.bounds.inset(by: view.safeAreaInsets)
    return CGPoint(x: room.midX, y: (room.minY + CardsPanel.height + room.maxY) / 2)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    panel.frame = CGRect(x: 0, y: room.minY, width: room.width, height: CardsPanel.height)
    guard view.bounds.size != laidOut else { return }
    if laidOut == .zero { deal() }
    laidOut = view.bounds.size
    let height = min(room.height - CardsPanel.height - 64, room.width * 0.64 / 0.75, 480)
    for card in cards {
      card.bounds.size = CGSize(width: max(60, height * 0.75), height: max(80, height))
      (card.behavior as? UISnapBehavior)?.snapPoint = home
      if heap.contains(where: { $0 === card }) {
        lay(card)
      } else {
        animator.updateItem(usingCurrentState: card)
      }
    }
  }

  // The uppermost one lies straight, as those that come after it will.
  private func deal() {
    for card in cards {
      card.center = home
      turn(card)
      heap.append(card)
    }
    let top = heap.removeLast()
    use(top)
  }

  /// Lays a card into the heap.
  func lay(_ card: Card) {
    card.isUserInteractionEnabled = false
    card.center = home
    card.transform = card.tilt
  }

  /// Lets a card show the next picture.
  func turn(_ card: Card) {
    guard !pictures.isEmpty else { return }
    card.show(pictures[nextPicture % pictures.count])
    nextPicture += 1
  }
}
