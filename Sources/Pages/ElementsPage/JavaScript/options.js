// What may be said last when something is asked for.

/**
 * Refuses what is no object and names that there are not, which would do nothing. One that is undefined is not said.
 * @param {string} of what takes them @param {any} options @param {string[]} names
 */
export function checkOptions(of, options, names) {
  if (options === undefined) return
  if (options === null || typeof options !== 'object') throw new TypeError(`The options of ${of} are an object, not ${options}: it has ${names.join(', ')}.`)
  const other = Object.keys(options).find(key => options[key] !== undefined && !names.includes(key))
  if (other) throw new TypeError(`${of} has no option “${other}”: it has ${names.join(', ')}.`)
}
