import UIKit

/// A call after a delay that can be cancelled: by the clock of a view's window here, by the main queue on Apple's
/// systems.
///
/// Its owner has to retain it: releasing it cancels the call.
public final class DelayedCall: DelegateObject {
  #if APPLE_UIKIT
    private var item: DispatchWorkItem?
  #else
    private var timer: FrameTimer?
  #endif

  /// True while the call is still to come.
  public private(set) var isPending = false

  #if !hasFeature(Embedded)
    /// One that is not scheduled.
    public init() {}
  #endif

  // Spelled out: see UIResponder.
  deinit {}

  /// Calls a method of an object once, instead of what was scheduled before. The object is not retained.
  ///
  /// - Parameters:
  ///   - delay: in seconds from now; at the next frame for 0 and less.
  ///   - view: whose window's clock is used. Without a window nothing is scheduled.
  public func schedule<Target: WeaklyReferable>(
    after delay: TimeInterval, in view: UIView?, target: Target,
    action: @escaping (Target) -> () -> Void
  ) {
    schedule(after: delay, in: view) { [there = WeakReference(target)] in
      if let target = there.object { action(target)() }
    }
  }

  /// Calls a closure once, instead of what was scheduled before. The closure is retained until then: capture the owner
  /// of this object weakly.
  ///
  /// - Parameters:
  ///   - delay: in seconds from now; at the next frame for 0 and less.
  ///   - view: whose window's clock is used. Without a window nothing is scheduled.
  public func schedule(after delay: TimeInterval, in view: UIView?, _ action: @escaping () -> Void)
  {
    cancel()
    // The scheduled closure retains neither this object nor its owner.
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

  /// Cancels the call. Does nothing where none is pending.
  public func cancel() {
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
