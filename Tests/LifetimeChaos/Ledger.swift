import TouchKit
import Tsumami

/// Knows every object that a program has made: which of them must be alive, because somebody owns
/// it, and which must be gone.
final class Ledger {
  struct Entry {
    let name: String
    weak var object: AnyObject?
    /// The superview of a view, the view of a recognizer: while it lives, so does the object.
    weak var owner: AnyObject?
    var hasOwner = false
  }

  private(set) var entries: [Entry] = []
  /// What is wrong, in words.
  private(set) var faults: [String] = []
  /// Whether what outlives its owners is a fault, or only what is gone too early.
  let tellsOutliving: Bool

  init(tellsOutliving: Bool) {
    self.tellsOutliving = tellsOutliving
  }

  func add(_ object: AnyObject) {
    entries.append(Entry(name: "\(type(of: object))#\(entries.count)", object: object))
  }

  func note(_ fault: String) {
    faults.append(fault)
  }

  func name(of object: AnyObject?) -> String {
    guard let object else { return "nil" }
    return entries.first { $0.object === object }?.name ?? "\(type(of: object))"
  }

  /// Notes who owns each object now, as the objects say themselves.
  func noteOwners() {
    for index in entries.indices {
      let owner: AnyObject?
      switch entries[index].object {
      case let view as UIView: owner = view.superview
      case let recognizer as UIGestureRecognizer: owner = recognizer.view
      case let layer as CALayer: owner = layer.superlayer
      // Gone before, or nobody's.
      default: owner = nil
      }
      entries[index].owner = owner
      entries[index].hasOwner = owner != nil
    }
  }

  /// Whoever had an owner that is still there, and was not taken from it, is there.
  ///
  /// - Parameter change: what has been done since ``noteOwners()``; nothing that takes anything away.
  func checkOwned(after change: String) {
    for entry in entries where entry.hasOwner && entry.object == nil && entry.owner != nil {
      faults.append("\(entry.name) is gone after \(change), though its owner is there")
    }
  }

  /// Those that ``reach(from:)`` has not found are gone.
  func checkGone(except reached: Set<ObjectIdentifier>, after change: String) {
    guard tellsOutliving else { return }
    for entry in entries {
      guard let object = entry.object, !reached.contains(ObjectIdentifier(object)) else { continue }
      faults.append("\(entry.name) outlives its last owner, after \(change)")
    }
  }

  /// What the API says of who holds whom is the same from both sides.
  func checkLinks() {
    for entry in entries {
      switch entry.object {
      case let view as UIView: check(view, entry.name)
      case let recognizer as UIGestureRecognizer: check(recognizer, entry.name)
      default: break
      }
    }
  }

  private func check(_ view: UIView, _ name: String) {
    if let parent = view.superview, !parent.subviews.contains(where: { $0 === view }) {
      faults.append("\(name) has a superview that does not know it")
    }
    for child in view.subviews where child.superview !== view {
      faults.append("\(name) has a subview that has another superview")
    }
    for recognizer in view.gestureRecognizers ?? [] where recognizer.view !== view {
      faults.append("\(name) has a recognizer that has another view")
    }
    if view.window !== root(of: view) as? UIWindow {
      faults.append("\(name) is not in the window that its superviews are in")
    }
    if let view = view as? UIScrollView { checkNumbers(of: view, name) }
  }

  /// Numbers that are not finite never get in.
  private func checkNumbers(of view: UIScrollView, _ name: String) {
    let (offset, size) = (view.contentOffset, view.contentSize)
    let numbers = [offset.x, offset.y, size.width, size.height, view.zoomScale]
    if numbers.contains(where: { !$0.isFinite }) {
      faults.append("\(name) has a number that is not finite among \(numbers)")
    }
  }

  private func check(_ recognizer: UIGestureRecognizer, _ name: String) {
    guard let view = recognizer.view else { return }
    if view.gestureRecognizers?.contains(where: { $0 === recognizer }) != true {
      faults.append("\(name) has a view that does not know it")
    }
  }

  private func root(of view: UIView) -> UIView {
    var here = view
    while let parent = here.superview { here = parent }
    return here
  }

  // They are nobody's business but the scroll view's, and here the reader's.
  private func indicators(of view: UIView) -> [UIView] {
    var mirror: Mirror? = Mirror(reflecting: view)
    while let here = mirror, here.subjectType != UIScrollView.self {
      mirror = here.superclassMirror
    }
    return ["horizontal", "vertical"].compactMap {
      mirror?.descendant("indicators", $0) as? UIView
    }
  }

  // The same of the parts of a control.
  private func parts(of control: UIControl) -> [UIView] {
    Mirror(reflecting: control).children.flatMap {
      ($0.value as? [UIView]) ?? [$0.value as? UIView].compactMap { $0 }
    }
  }

  // What a list keeps to use it again; one that another list has taken meanwhile, from a call of the first one, is in neither of them.
  private func spares(of list: UICollectionView) -> [UIView] {
    var mirror: Mirror? = Mirror(reflecting: list)
    while let here = mirror, here.subjectType != UICollectionView.self {
      mirror = here.superclassMirror
    }
    guard let pools = mirror?.descendant("pools") else { return [] }
    return Mirror(reflecting: pools).children.flatMap {
      Mirror(reflecting: $0.value).descendant("spares") as? [UIView] ?? []
    }
  }

  private func layers(in layer: CALayer) -> [CALayer] {
    (layer.sublayers ?? []) + (layer.mask.map { [$0] } ?? [])
  }

  /// Everything that the roots own, over any number of owners.
  func reach(from roots: [AnyObject]) -> Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    var waiting = roots
    while let object = waiting.popLast() {
      guard found.insert(ObjectIdentifier(object)).inserted else { continue }
      switch object {
      case let view as UIView:
        waiting += view.subviews
        waiting += view.gestureRecognizers ?? []
        waiting += view.constraints
        waiting += layers(in: view.layer)
        if let window = view as? UIWindow {
          waiting.append(window.clock)
          if let root = window.rootViewController { waiting.append(root) }
        }
        // A scroll view keeps its indicators, also while they are elsewhere, and what the program has put into them.
        if let scroll = view as? UIScrollView {
          waiting += indicators(of: scroll)
          if let control = scroll.refreshControl { waiting.append(control) }
        }
        if let control = view as? UIControl { waiting += parts(of: control) }
        if let pager = view as? ImagePager { waiting.append(pager.scrollView) }
        if let page = view as? ZoomableImageView { waiting += [page.scrollView, page.imageView] }
        if let list = view as? UICollectionView {
          // One that another view has taken by now is still the cell of its item.
          waiting += list.visibleCells
          waiting += spares(of: list)
          for kind in [
            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
          ] {
            waiting += list.visibleSupplementaryViews(ofKind: kind)
          }
          if let background = list.backgroundView { waiting.append(background) }
          let layout = list.collectionViewLayout
          waiting.append(layout)
          if let between = layout as? UICollectionViewTransitionLayout {
            waiting += [between.currentLayout, between.nextLayout]
          }
        }
        waiting += (view as? Owner)?.owned ?? []
      case let controller as UIViewController:
        waiting += controller.children
        if let view = controller.viewIfLoaded { waiting.append(view) }
        if let presented = controller.presentedViewController { waiting.append(presented) }
        if let sheet = controller.presentationController { waiting.append(sheet) }
        // A transition under way keeps who carries it out: where its window went away, until it is dismissed.
        if controller.transitionCoordinator != nil, let zoom = controller.transitioningDelegate {
          waiting.append(zoom)
        }
        waiting += (controller as? Owner)?.owned ?? []
      case let layer as CALayer: waiting += layers(in: layer)
      case let animator as UIDynamicAnimator: waiting += animator.behaviors
      case let behavior as UIDynamicBehavior: waiting += kept(by: behavior)
      case let zoom as ZoomTransition:
        waiting += [zoom.panGestureRecognizer, zoom.pinchGestureRecognizer]
      default:
        waiting += (object as? Owner)?.owned ?? []
      }
    }
    // A transition mixes layouts, and more than its own two where it took over from another one; one that is let go has no view any more.
    for entry in entries {
      guard let layout = entry.object as? UICollectionViewLayout,
        let list = layout.collectionView, found.contains(ObjectIdentifier(list))
      else { continue }
      found.insert(ObjectIdentifier(layout))
    }
    return found
  }
}

/// A view, a delegate or another object of the program that owns others.
protocol Owner {
  var owned: [AnyObject] { get }
}
