#if !APPLE_UIKIT
  import UIKit

  /// What is known when a view is asked for that a controller zooms out of, or back into.
  public struct UIZoomTransitionSourceViewProviderContext {
    /// What presents.
    public let sourceViewController: UIViewController
    /// What zooms.
    public let zoomedViewController: UIViewController
  }

  extension UIViewController.Transition {
    /// How a zoom is to be, as in iOS 18.
    public struct ZoomOptions {
      /// What part of the zoomed view belongs to the source, in its points; the whole by default.
      public var alignmentRectProvider: ((UIViewController) -> CGRect?)?
      /// Whether fingers may dismiss it, by where they are, in the window's points, and their velocity.
      public var interactiveDismissShouldBegin:
        ((_ location: CGPoint, _ velocity: CGPoint) -> Bool)?
      /// What covers the controller behind; black by default.
      public var dimmingColor = UIColor.black

      /// The default options.
      public init() {}
    }

    /// The controller grows out of a view, and goes back into it: ``ZoomTransition``.
    ///
    /// ```swift
    /// viewer.preferredTransition = .zoom { context in
    ///   grid.cell(of: photo)
    /// }
    /// ```
    ///
    /// - Parameter sourceViewProvider: see ``ZoomTransition/source``; it is kept.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (UIZoomTransitionSourceViewProviderContext) -> UIView?
    ) -> UIViewController.Transition {
      let zoom = ZoomTransition { zoomed in
        guard let presenter = zoomed.presentingViewController else { return nil }
        return sourceViewProvider(
          UIZoomTransitionSourceViewProviderContext(
            sourceViewController: presenter, zoomedViewController: zoomed))
      }
      if let options {
        zoom.alignmentRectProvider = options.alignmentRectProvider
        zoom.shouldBegin = options.interactiveDismissShouldBegin
        zoom.dimmingColor = options.dimmingColor
      }
      return UIViewController.Transition(zoom)
    }
  }
#endif
