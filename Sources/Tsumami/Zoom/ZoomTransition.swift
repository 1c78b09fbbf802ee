// On Apple's systems UIKit has a zoom transition of its own, which cannot be caught.
#if !APPLE_UIKIT
  import UIKit

  /// Has a view controller grow out of a view, a photo out of its cell, and go back into it.
  ///
  /// ```swift
  /// let zoom = ZoomTransition { [weak grid] _ in grid?.cell(of: photo) }
  /// viewer.preferredTransition = UIViewController.Transition(zoom)
  /// present(viewer, animated: true)
  /// ```
  ///
  /// While it moves the picture is cropped and rounded less and less, and its source is hidden. A finger that lands on it at
  /// any moment holds it where it is, without a jump and as often as it likes; pulled down, flung or pinched together it
  /// goes to its source, pulled up it opens. The source may have moved meanwhile, or be another view: it is asked for
  /// whenever a motion begins, and followed during it. Without a source, and where the person wants less motion
  /// (`UIWindow.isReduceMotionEnabled`), it fades instead.
  ///
  /// A controller that is `isModalInPresentation` is not dismissed by fingers: it gives way like rubber, and comes back. Natively the delegate of its
  /// `presentationController` may refuse a pull, too, and hears of those that dismiss.
  ///
  /// The transition counts as UIKit's do: it is completed or cancelled once, when everything is at rest, and the
  /// appearance calls match what is on the screen then.
  ///
  /// One transition serves one presented controller. Whoever presents decides who keeps it: a
  /// `UIViewController.Transition` does, a `transitioningDelegate` does not.
  public final class ZoomTransition: NSObject {
    /// What is asked for the view that the controller zooms out of, and back into; `nil` where there is none, or none
    /// that can be seen. The controller is the one that zooms.
    ///
    /// Called when a motion begins: scroll the view into sight here, lay it out, and to show the picture whole
    /// that a person has zoomed (what is seen of it stays where it is). Called again during the motion where the view has left its
    /// window, or was dequeued by a collection view for another item.
    public let source: (UIViewController) -> UIView?

    /// What part of the controller's view belongs to the source, in the view's points: the picture, without what is
    /// around it. The whole view by default, and for `nil`.
    public var alignmentRectProvider: ((UIViewController) -> CGRect?)?

    /// Whether fingers may begin to dismiss an open view. Called when they have moved far enough, with where they are, in
    /// the window's points, and their velocity, in points per second: a viewer says no while its photo is zoomed. True
    /// by default for one finger that goes down rather than aside, and for two that pinch together.
    public var shouldBegin: ((_ location: CGPoint, _ velocity: CGPoint) -> Bool)?

    /// What covers the controller behind, once it is open. Black by default.
    public var dimmingColor = UIColor.black {
      didSet { stage?.ground.backgroundColor = dimmingColor }
    }

    /// Follows one finger or two; catches what moves as soon as it lands.
    public let panGestureRecognizer: UIPanGestureRecognizer

    /// Follows two fingers; recognizes at the same time as the pan.
    public let pinchGestureRecognizer = UIPinchGestureRecognizer()

    /// Called at each step, with ``progress``, ``dimming`` and ``isOpening`` as they are then.
    public var onChange: ((ZoomTransition) -> Void)?

    /// Where it is.
    enum State {
      /// Not presented, or nothing of it is seen.
      case closed
      /// At rest before everything.
      case open
      /// Fingers have it.
      case held(ZoomGrip, wasOpening: Bool)
      /// In motion to one of its ends.
      case moving(ZoomMotion)
    }

    var state = State.closed
    var pose = ZoomPose.closed
    // Its superview owns it: what is shown goes with the window, also where somebody keeps the transition.
    @WeakReference var stage: ZoomStage?
    var context: (any UIViewControllerContextTransitioning)?
    @WeakReference var controller: UIViewController?
    @WeakReference var sourceView: UIView?
    // Where the source was seen last.
    var landing: Landing?
    // Where the picture was seen last, in the view that zooms.
    var framed: CGRect?
    // Brings what covers the controller behind into the state that its options want, before it is drawn.
    var prepareGround: ((ZoomStage) -> Void)?
    // True while it is this object that asks for the dismissal.
    var beginsByHand = false
    // True from then on until the dismissal is over, or another transition takes its place.
    var isByHand = false
    let pan: ZoomPanGestureRecognizer
    // What of the two recognizers' values has been followed.
    var followed = (translation: CGPoint.zero, scale: CGFloat(1))

    struct Landing: Equatable {
      /// On the stage.
      var frame: CGRect
      var corners: CGFloat
    }

    /// - Parameter source: see ``source``. It is kept: capture views and controllers weakly.
    public init(source: @escaping (UIViewController) -> UIView?) {
      self.source = source
      pan = ZoomPanGestureRecognizer()
      panGestureRecognizer = pan
      super.init()
      installGestures()
    }

    // Spelled out: see UIResponder.
    deinit {}

    /// How far it is: 0 at its source, 1 before everything; a little beyond where it swings over.
    public var progress: CGFloat {
      pose.progress
    }

    /// How much of what is behind is covered: 0 at the source, 1 before everything, and less the farther a hand pulls it
    /// down or pinches it together.
    public var dimming: CGFloat {
      ends.appearance(at: pose).dimming
    }

    /// What has almost arrived is left alone: the finger means what it sees.
    var isAlmostClosed: Bool {
      guard case .moving(let motion) = state else { return false }
      return !motion.goesToOpen && pose.progress < 0.1
    }

    /// True where a finger that lands catches it.
    package var canBeCaught: Bool {
      guard case .moving(let motion) = state else { return false }
      guard motion.goesToOpen else { return pose.progress >= 0.1 }
      return pose.progress < 0.98 || abs(pose.offset.x) > 4 || abs(pose.offset.y) > 4
    }

    /// True while fingers hold it.
    public var isHeld: Bool {
      if case .held = state { true } else { false }
    }

    /// True while it moves by itself.
    public var isMoving: Bool {
      if case .moving = state { true } else { false }
    }

    /// True while it moves by itself to be before everything.
    public var isOpening: Bool {
      if case .moving(let motion) = state { motion.goesToOpen } else { false }
    }
  }
#endif
