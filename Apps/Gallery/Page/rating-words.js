// What a search says of stars: at least so many of them. "3 stars", "3 Sterne", "星3つ", "★★★", "rating:3", "rating>=3"; "rating:0" is what has
// none, and "rating=3" exactly three.

// As the search folds words: small letters, without accents.
const forms = [
  [/^(?:rating|stars?|bewertung)(?::|:?(>=|<=|=|>|<))([0-5])\+?$/, (sign, count) => [sign || '>=', count]],
  [/^([1-5])\+?(?:stars?|sterne?)$/, count => ['>=', count]],
  [/^星([1-5])つ?(?:以上)?$/, count => ['>=', count]],
  [/^(★{1,5})☆*$/, found => ['>=', found.length]],
]
const tests = {
  '>=': (rating, count) => rating >= count, '<=': (rating, count) => rating <= count, '=': (rating, count) => rating === count,
  '>': (rating, count) => rating > count, '<': (rating, count) => rating < count,
}

// Takes out of folded words what they say of stars. Answers the words that are left, and `test(rating)`, or null where nothing is said of them.
export function ratingIn(words) {
  const found = []
  // What belongs together is one word: "3 stars", "rating: 3", "rating >= 3".
  const joined = words.replace(/(^|\s)([1-5]\+?)\s+(stars?|sterne?)(?=\s|$)/g, '$1$2$3')
    .replace(/(^|\s)(rating|stars?|bewertung)\s*(:?)\s*(>=|<=|=|>|<)\s*([0-5]\+?)(?=\s|$)/g, '$1$2$3$4$5')
    .replace(/(^|\s)(rating|stars?|bewertung):\s+([0-5]\+?)(?=\s|$)/g, '$1$2:$3')
  const rest = joined.split(/\s+/).filter(word => {
    for (const [form, read] of forms) {
      const match = form.exec(word)
      if (!match) continue
      const [sign, count] = read(...match.slice(1)), number = Number(count)
      // At least none would be all.
      found.push(sign === '>=' && number === 0 ? rating => rating === 0 : rating => tests[sign](rating, number))
      return false
    }
    return true
  })
  return { words: rest.join(' '), test: found.length ? rating => found.every(test => test(rating)) : null }
}
