import UIKit

/// Something that happens after a while, unless it is called off: by the clock of a view's window
/// here, by the main queue on Apple's systems.
final class DelayedCall: DelegateObject {
  #if APPLE_UIKIT
    private var item: DispatchWorkItem?
  #else
    private var timer: FrameTimer?
  #endif

  /// True while the call is still to come.
  private(set) var isPending = false

  #if !hasFeature(Embedded)
    init() {}
  #endif

  /// Calls `action` once, `delay` seconds from now, instead of what was scheduled before. A view in
  /// no window has no clock, and then nothing happens.
  func schedule(after delay: TimeInterval, in view: UIView?, _ action: @escaping () -> Void) {
    cancel()
    // Whoever waits owns this; what is scheduled keeps neither of them.
    let fire = { [here = WeakReference(self)] in
      guard let call = here.object else { return }
      call.forget()
      action()
    }
    #if APPLE_UIKIT
      let item = DispatchWorkItem(block: fire)
      self.item = item
      DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: item)
      isPending = true
    #else
      timer = view?.window?.clock.after(delay, fire)
      isPending = timer != nil
    #endif
  }

  /// Calls it off.
  func cancel() {
    #if APPLE_UIKIT
      item?.cancel()
    #else
      timer?.cancel()
    #endif
    forget()
  }

  private func forget() {
    isPending = false
    #if APPLE_UIKIT
      item = nil
    #else
      timer = nil
    #endif
  }
}
