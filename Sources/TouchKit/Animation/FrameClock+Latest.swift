#if !hasFeature(Embedded)
  extension FrameClock {
    /// The clock that was made last, unless it is gone; see ``CADisplayLink/add(to:forMode:)``.
    static var latest: FrameClock? {
      lock.lock()
      defer { lock.unlock() }
      return madeLast.object
    }

    // Clocks of programs in Swift 5 may be made on any thread.
    private static let lock = NSLock()
    private static var madeLast = Backlink<FrameClock>()

    final func noteAsLatest() {
      let link = Backlink(to: self)
      FrameClock.lock.lock()
      FrameClock.madeLast = link
      FrameClock.lock.unlock()
    }
  }
#endif
