// Whether the connection is slow, or little is to be loaded.

// What browsers call 3G: less than 700 kbit/s, here in bytes a millisecond.
const bound = 87.5
// Fewer bytes say nothing: they come with the first packets.
const least = 50_000

// As the browser says it; Safari and Firefox say nothing, so there it is how the page's own files have come.
export function isSlow() {
  const { connection } = navigator
  if (connection) return connection.saveData === true || (connection.effectiveType ?? '4g') !== '4g'
  const files = performance.getEntriesByType('resource').filter(({ transferSize, responseStart }) => transferSize > 0 && responseStart > 0)
  const bytes = files.reduce((sum, { transferSize }) => sum + transferSize, 0)
  return bytes >= least && bytes / coming(files) < bound
}

// The milliseconds in which any of them came: not those in which the page was busy, or the server.
function coming(files) {
  let [end, sum] = [0, 0]
  for (const { responseStart, responseEnd } of [...files].sort((a, b) => a.responseStart - b.responseStart)) {
    sum += Math.max(0, responseEnd - Math.max(responseStart, end))
    end = Math.max(end, responseEnd)
  }
  return sum
}
