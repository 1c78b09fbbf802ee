#if !APPLE_UIKIT
  import UIKit

  extension UIViewController.Transition {
    /// What is known when a view is asked for that a controller zooms out of, or back into.
    public final class ZoomSourceViewProviderContext: NSObject {
      /// What presents.
      public let sourceViewController: UIViewController
      /// What zooms.
      public let zoomedViewController: UIViewController

      init(_ source: UIViewController, _ zoomed: UIViewController) {
        sourceViewController = source
        zoomedViewController = zoomed
        super.init()
      }

      // Spelled out: see UIResponder.
      deinit {}
    }

    /// The controller grows out of a view, and goes back into it: ``ZoomTransition``.
    ///
    /// ```swift
    /// viewer.preferredTransition = .zoom { context in
    ///   grid.cell(of: photo)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - options: how it is to be; `nil`, the default, as ``ZoomOptions`` are by themselves. The transition keeps this very object, so
    ///     what is changed in it later counts, too: see ``ZoomOptions``.
    ///   - sourceViewProvider: see ``ZoomTransition/source``; it is kept.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> UIViewController.Transition {
      let zoom = ZoomTransition { zoomed in
        guard let presenter = zoomed.presentingViewController else { return nil }
        return sourceViewProvider(ZoomSourceViewProviderContext(presenter, zoomed))
      }
      if let options { zoom.follow(options) }
      return UIViewController.Transition(zoom)
    }
  }
#endif
