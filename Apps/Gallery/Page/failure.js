// What the page says when it cannot go on, whatever else of it has come.

window.fail = reason => {
  const failure = document.getElementById('failure')
  failure.textContent = `Something went wrong, and the page cannot go on.\n${reason}`
  failure.hidden = false
  document.getElementById('stage').removeAttribute('aria-busy')
}

// A script that does not come, or one that it needs, is an error of its element.
addEventListener('error', event => {
  if (event.target instanceof HTMLScriptElement) {
    addEventListener('DOMContentLoaded', () => fail('A part of the page could not be loaded.'), { once: true })
    if (document.readyState !== 'loading') fail('A part of the page could not be loaded.')
  }
}, { capture: true })
