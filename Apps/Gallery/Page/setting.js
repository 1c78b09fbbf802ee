// One thing that a person has chosen, as the browser keeps it: what comes before the page's other modules reads it, too.

/** @param {string} name @returns {string | null} */
export function setting(name) {
  try {
    return localStorage.getItem(`tsumami.${name}`)
  } catch {
    return null
  }
}
