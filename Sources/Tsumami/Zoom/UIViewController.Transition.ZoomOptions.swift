#if !APPLE_UIKIT
  import UIKit

  extension UIViewController.Transition {
    /// How a zoom is to be, as in iOS 18.
    ///
    /// ```swift
    /// let options = UIViewController.Transition.ZoomOptions()
    /// options.alignmentRectProvider = { context in viewer.frame(ofPhotoIn: context.sourceView) }
    /// options.interactiveDismissShouldBegin = { [weak viewer] _ in viewer?.isZoomed != true }
    /// viewer.preferredTransition = .zoom(options: options) { _ in grid.cell(of: photo) }
    /// ```
    ///
    /// Whether UIKit copies the options is not documented. Here a transition keeps the object that it was given, and asks it
    /// each time: a closure that is set later is the one that is called next, and another ``dimmingColor`` is seen with the next step of a
    /// motion. Several transitions may have the same options.
    public final class ZoomOptions: NSObject {
      /// What is known when it is asked which part of the zoomed view belongs to the source.
      public final class AlignmentRectContext: NSObject {
        /// What the controller zooms out of, or back into.
        public let sourceView: UIView
        /// What zooms.
        public let zoomedViewController: UIViewController

        init(_ source: UIView, _ zoomed: UIViewController) {
          sourceView = source
          zoomedViewController = zoomed
          super.init()
        }

        // Spelled out: see UIResponder.
        deinit {}
      }

      /// What is known when it is asked whether fingers may dismiss the controller.
      public final class InteractionContext: NSObject {
        /// Where the fingers are, in points of the zoomed controller's view.
        public let location: CGPoint
        /// How fast they move, in points per second; zero for two that pinch.
        public let velocity: CGVector
        /// Whether it would begin where nobody is asked. Always true here: what does not look like a dismissal is not asked about.
        public let willBegin: Bool

        init(_ location: CGPoint, _ velocity: CGPoint, willBegin: Bool) {
          self.location = location
          self.velocity = CGVector(dx: velocity.x, dy: velocity.y)
          self.willBegin = willBegin
          super.init()
        }

        // Spelled out: see UIResponder.
        deinit {}
      }

      /// What part of the zoomed controller's view belongs to the source, in that view's points: a photo without what is around it. The whole
      /// view for `nil`, the default, and where the closure returns `nil` or the null rectangle.
      ///
      /// Called at each step of the motion, while there is a source: see ``ZoomTransition/alignmentRectProvider``.
      public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?

      /// Whether fingers may dismiss the open controller; `nil`, the default, says yes. Called once one finger has gone down rather than
      /// aside, or two have pinched together, far enough to mean it; the answer holds for this touch.
      public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

      /// What covers the controller behind, once it is open. `nil`, the default, for black, or for no color where there is a ``dimmingVisualEffect``.
      public var dimmingColor: UIColor?

      /// What becomes of the controller behind, below the ``dimmingColor``; `nil`, the default, for nothing. It is seen where the open view is clear, and while
      /// that is pulled down.
      public var dimmingVisualEffect: UIBlurEffect?

      /// The default options.
      public override init() {
        super.init()
      }

      // Spelled out: see UIResponder.
      deinit {}
    }
  }

  extension ZoomTransition {
    /// Asks the options from now on, whatever is in them by then.
    func follow(_ options: UIViewController.Transition.ZoomOptions) {
      typealias Options = UIViewController.Transition.ZoomOptions
      prepareGround = { [here = WeakReference(self)] stage in
        let effect = options.dimmingVisualEffect
        here.object?.dimmingColor = options.dimmingColor ?? (effect == nil ? .black : .clear)
        if let veil = stage.veil as? UIVisualEffectView {
          if veil.effect !== effect { veil.effect = effect }
        } else if let effect {
          stage.veil = UIVisualEffectView(effect: effect)
        }
        let shown = stage.veil as? UIVisualEffectView
        shown?.effectShare = here.object?.dimming ?? 0
      }
      alignmentRectProvider = { [here = WeakReference(self)] zoomed in
        guard let zoom = here.object, let provider = options.alignmentRectProvider else {
          return nil
        }
        // Where there is no source any more the picture is where it was.
        guard let source = zoom.sourceView else { return zoom.framed }
        let rect = provider(Options.AlignmentRectContext(source, zoomed))
        return rect?.isNull == true ? nil : rect
      }
      shouldBegin = { [here = WeakReference(self)] location, velocity in
        guard let asked = options.interactiveDismissShouldBegin else { return true }
        let view = here.object?.controller?.viewIfLoaded
        return asked(
          Options.InteractionContext(
            view?.convert(location, from: nil) ?? location, velocity, willBegin: true))
      }
    }
  }
#endif
