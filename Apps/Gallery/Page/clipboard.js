// What somebody copies. Over plain HTTP, as from a server at home, pages have no `navigator.clipboard`; the browser copies what is selected there too, and is
// given these words in its place.

// Rejects where the browser copies nothing.
export async function copy(words) {
  try {
    return await navigator.clipboard.writeText(words)
  } catch (error) {
    if (!copySelected(words)) throw error
  }
}

function copySelected(words) {
  let isCopied = false
  const give = event => {
    event.clipboardData.setData('text/plain', words)
    event.preventDefault()
    isCopied = true
  }
  addEventListener('copy', give, { capture: true })
  document.execCommand('copy')
  removeEventListener('copy', give, { capture: true })
  return isCopied
}
