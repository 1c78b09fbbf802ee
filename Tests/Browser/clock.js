// A page whose time is turned by hand, so that a film of it does not depend on how quick the machine is, and hours pass in seconds:
// `turned.step(ms)` is one frame.
(() => {
  let now = 1000, last = 0
  const frames = new Map(), timers = new Map()
  performance.now = () => now
  Object.defineProperty(Event.prototype, 'timeStamp', { get: () => now })
  window.requestAnimationFrame = callback => (frames.set(++last, callback), last)
  window.cancelAnimationFrame = id => frames.delete(id)
  window.setTimeout = (callback, ms = 0, ...given) => (timers.set(++last, { at: now + Math.max(0, ms), callback, given }), last)
  window.clearTimeout = id => timers.delete(id)

  function step(ms) {
    now += ms
    for (const [id, timer] of [...timers].sort((a, b) => a[1].at - b[1].at)) {
      if (timer.at > now || !timers.delete(id)) continue
      timer.callback(...timer.given)
    }
    const due = [...frames.values()]
    frames.clear()
    for (const callback of due) callback(now)
    for (const animation of document.getAnimations()) {
      animation.pause()
      const end = animation.effect.getComputedTiming().endTime
      animation.currentTime = Math.min(end, (animation.currentTime ?? 0) + ms)
      if (animation.currentTime >= end && Number.isFinite(end)) animation.finish()
    }
  }

  // The fingers, drawn where they are.
  const marks = []
  function fingers(places) {
    while (marks.length < places.length) {
      const mark = document.createElement('div')
      mark.style.cssText = 'position:fixed; left:-22px; top:-22px; width:44px; height:44px; border-radius:50%; z-index:99999;'
        + 'pointer-events:none; background:rgba(255,255,255,.35); box-shadow:0 0 0 1.5px rgba(255,255,255,.8), 0 1px 8px rgba(0,0,0,.5)'
      document.body.append(mark)
      marks.push(mark)
    }
    marks.forEach((mark, index) => {
      mark.hidden = index >= places.length
      if (!mark.hidden) mark.style.transform = `translate(${places[index][0]}px, ${places[index][1]}px)`
    })
  }

  window.turned = { step, fingers, memory: undefined }

  // The program's memory, to look at.
  for (const name of ['instantiate', 'instantiateStreaming']) {
    const original = WebAssembly[name]
    WebAssembly[name] = async (...given) => {
      const result = await original.apply(WebAssembly, given)
      window.turned.memory = (result.instance ?? result).exports.memory
      return result
    }
  }
})()
