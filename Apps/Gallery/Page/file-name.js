// The name of the file at an address, without what tells one version from another.
export function nameIn(url) {
  const name = url.split('?')[0].split('/').at(-1)
  try {
    return decodeURIComponent(name)
  } catch {
    // The bytes of the name are not UTF-8.
    return name
  }
}
