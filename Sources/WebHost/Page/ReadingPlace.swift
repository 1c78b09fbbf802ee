import TouchKit

/// Where assistive technology goes on reading, once it is drawn, as the program has said with ``UIAccessibility/post(notification:argument:)``.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class ReadingPlace {
  @WeakReference private var view: UIView?
  // The page's element, for a window and for no view.
  private var isElement = false
  private var isAsked = false

  func hear(_ notification: UIAccessibility.Notification, _ words: String?, _ view: UIView?) {
    if let words {
      PageCalls.notify(layer: 0, words)
    } else if view != nil || notification == .screenChanged {
      isAsked = true
      isElement = view == nil || view is UIWindow
      self.view = view
    }
  }

  /// Says it to the page. Called after each frame, when what is shown has its layers; those of a view that has gone are not asked for.
  func goOn() {
    guard isAsked else { return }
    isAsked = false
    let layer = view?.layerNumber ?? 0
    if layer > 0 || isElement { PageCalls.notify(layer: layer, "") }
  }
}
