// A page whose time can go ahead while nobody looks at it: `skip(ms)`, in a frame, has its frames, events and clock go on that much later. What comes to rest
// by itself then takes fewer frames, and a test that waits for it less time. It does nothing while frames are written down: they are to be those that a person
// would see.
(() => {
  let ahead = 0
  const now = performance.now.bind(performance), frame = requestAnimationFrame.bind(window)
  const { get: stamp } = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp')
  performance.now = () => now() + ahead
  Object.defineProperty(Event.prototype, 'timeStamp', { get() { return stamp.call(this) + ahead } })
  window.requestAnimationFrame = callback => frame(time => callback(time + ahead))

  window.areFramesKept = false
  window.skip = ms => {
    if (window.areFramesKept) return
    ahead += ms
    for (const animation of document.getAnimations()) {
      const end = animation.effect.getComputedTiming().endTime
      if (Number.isFinite(end)) animation.currentTime = Math.min(end, (animation.currentTime ?? 0) + ms)
    }
  }
})()
