// What programs are told at their start, in numbers: Sources/Pages/Elements has the tables. A program without JSON is 9 KB smaller.

// In the order of `RecognizerRequest.Kind`.
const types = ['tap', 'longPress', 'pan', 'pinch', 'rotation', 'swipe', 'oneFingerZoom', 'stroke']
export const directions = ['right', 'down', 'left', 'up']

/** @param {number} largest @param {string} [direction] */
export const zoomNumbers = (largest, direction) => new Float64Array([0, largest, direction === 'down' ? 1 : 0])

/** @param {ReturnType<typeof import('./recognize-requests.js').arranged>} requests */
export const recognizerNumbers = requests => new Float64Array([1, ...requests.flatMap(each => {
  const { type, direction = '', axis = '', strokes = [] } = each, given = [each.touches, each.taps, each.duration, each.threshold].map(number => number ?? -1)
  return [
    types.indexOf(type), ...given, directions.indexOf(direction), ['x', 'y'].indexOf(axis),
    each.waitsFor.length, ...each.waitsFor, each.with.length, ...each.with, strokes.length, ...strokes.map(stroke => directions.indexOf(stroke)),
  ]
})])
