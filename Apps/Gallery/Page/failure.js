// What the page says when it cannot go on, whatever else of it has come.

// The gallery, and none of the samples, which are dark: before anything is drawn.
const isGallery = document.documentElement.classList.toggle('photos', /^(#gallery|#?$)/.test(location.hash))
// A link to a photo, or a page with one that is loaded again: all is black until the photo has come (chrome.js), and the grid is not seen before it.
const isArriving = document.documentElement.classList.toggle('arriving', /^#gallery\/./.test(location.hash) && !/[?&]slideshow/.test(location.search))
// What a phone has around the page has its colour from then on, too; page-color.js goes on.
if (isGallery && !isArriving && matchMedia('(prefers-color-scheme: light)').matches) document.querySelector('meta[name=theme-color]').content = '#ffffff'

// In the person's language once the table of words is there (gallery.js).
window.failureWords = { failed: 'Something went wrong, and the page cannot go on.', partMissing: 'A part of the page could not be loaded.', tryAgain: 'Try again' }

window.fail = (reason, heading = failureWords.failed) => {
  const failure = document.getElementById('failure'), again = document.createElement('button')
  Object.assign(again, { type: 'button', textContent: failureWords.tryAgain })
  again.addEventListener('click', () => location.reload())
  failure.replaceChildren([heading, reason].filter(Boolean).join('\n'), again)
  failure.hidden = false
  document.getElementById('stage').removeAttribute('aria-busy')
}

// A script that does not come, or one that it needs, is an error of its element.
addEventListener('error', event => {
  if (event.target instanceof HTMLScriptElement) {
    addEventListener('DOMContentLoaded', () => fail(failureWords.partMissing), { once: true })
    if (document.readyState !== 'loading') fail(failureWords.partMissing)
  }
}, { capture: true })
