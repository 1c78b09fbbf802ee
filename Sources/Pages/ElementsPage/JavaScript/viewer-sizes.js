// The files of a picture that opens.

/**
 * Those of `data-srcset`, written as an image's `srcset` with widths, the smallest first; otherwise the one that the link leads to.
 * @param {HTMLAnchorElement} link
 */
export function sizes(link) {
  const found = [...(link.dataset.srcset ?? '').matchAll(/(\S*[^\s,])\s+(\d+)w\s*(?:,|$)/g)]
    .map(([, src, width]) => ({ src: new URL(src, link.baseURI).href, width: Number(width) }))
    .filter(size => size.width > 0)
    .sort((a, b) => a.width - b.width)
  return found.length > 0 ? found : [{ src: link.href, width: 0 }]
}
