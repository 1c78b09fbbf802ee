// Words as they are looked for.

const accents = /\p{M}/gu

export const plain = /^[\x20-\x7e]*$/

// Letters that have no accent of their own to take away.
const letters = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' }

// Without accents and capitals: "Zürich" is found by "zurich", "Größe" by "grosse".
export const fold = text => plain.test(text) ? text.toLowerCase()
  : text.normalize('NFKD').replace(accents, '').toLowerCase().replace(/[ßæœøłđı]/g, letter => letters[letter])
