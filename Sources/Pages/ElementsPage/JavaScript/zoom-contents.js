// How large the contents of a zoom are, and where they are while all of them is seen.

/**
 * @typedef {object} Room
 * @property {number} width of the frame
 * @property {number} height
 * @property {number} across the width of the contents at scale 1: the frame's, or more
 * @property {number} down their height
 * @property {number} left where their left edge is in their box: less than 0 where text runs from the right, as what is too wide goes on to the left there
 * @property {number} fit the scale at which all of them is seen: 1, or less
 * @property {number} x where their corner is then: in the middle on an axis that they do not fill
 * @property {number} y
 */

// Letters hang out of close lines: so much below its contents is no part of them.
const lineOverhang = 16

/**
 * Contents that are wider than their frame make it as high as they are when they are as wide as it, as images do, where the zoom has no height of its own.
 * @param {HTMLElement} frame @param {HTMLElement} content
 * @param {boolean} mayLayOut false: where the frame needs another shape nothing is done
 * @returns {Room | undefined}
 */
export function measured(frame, content, mayLayOut) {
  const across = content.scrollWidth, box = content.offsetHeight, down = content.scrollHeight > box + lineOverhang ? content.scrollHeight : box
  // Both numbers are rounded.
  const isWide = across > frame.clientWidth + 1, shape = isWide ? `${across} / ${down}` : ''
  if (frame.style.aspectRatio !== shape) {
    if (!mayLayOut) return undefined
    Object.assign(frame.style, { aspectRatio: shape, height: isWide ? '100%' : '' })
  }
  const { clientWidth: width, clientHeight: height } = frame
  if (!isWide && down <= height + 1) return { width, height, across: width, down: height, left: 0, fit: 1, x: 0, y: 0 }
  const fit = Math.min(1, width / across, height / down), isFromRight = getComputedStyle(content).direction === 'rtl'
  return {
    width, height, across, down, fit, left: isFromRight ? content.offsetWidth - across : 0,
    x: Math.max(0, (width - across * fit) / 2), y: Math.max(0, (height - down * fit) / 2),
  }
}

/**
 * Where the corner of zoomed contents may be: no edge is within the frame where they are larger than it, and they are in its middle where they are not.
 * @param {number} x @param {number} y @param {number} scale @param {Room} room
 * @returns {[number, number]}
 */
export function within(x, y, scale, { width, height, across, down }) {
  /** @param {number} place @param {number} free */
  const axis = (place, free) => free < 0 ? Math.min(Math.max(place, free), 0) : free / 2
  return [axis(x, width - across * scale), axis(y, height - down * scale)]
}

/**
 * Where the corner of zoomed contents is once they or their frame have another size: where only they or its height change, at the same place; where its width does, so
 * that the same part of them is in the middle.
 * @param {number} x @param {number} y @param {number} scale @param {Room} before @param {Room} now
 */
export function kept(x, y, scale, before, now) {
  if (now.width === before.width) return within(x, y, scale, now)
  return within(now.width / 2 - (before.width / 2 - x) * now.across / before.across, now.height / 2 - (before.height / 2 - y) * now.down / before.down, scale, now)
}
